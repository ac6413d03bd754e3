package braid.internal;

import java.io.IOException;
import java.net.BindException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.SocketTimeoutException;
import java.util.ArrayDeque;

/**
 * The ports of the connections inside the program. Each group of ports has a lock of its own, so
 * that what is done at one port mostly does not touch what is done at another.
 */
final class Ports {
  private static final int GROUPS = 64;
  private static final int FIRST_FREE = 32768;
  private static final int LAST_FREE = 60999;

  private static final Group[] groups = makeGroups();

  private Ports() {}

  private static final class Group {
    final Part lock = new Part(this, false);

    /** The ports at which somebody listens, linked. */
    Port first;

    Port find(int port) {
      Port p = first;
      while (p != null && p.port != port) {
        p = p.next;
      }
      return p;
    }
  }

  private static Group[] makeGroups() {
    Group[] made = new Group[GROUPS];
    for (int i = 0; i < GROUPS; i++) {
      made[i] = new Group();
    }
    return made;
  }

  private static Group groupOf(int port) {
    return groups[port % GROUPS];
  }

  /** A number for a port: the same whatever other threads do. */
  private static int freshNumber() {
    int span = LAST_FREE - FIRST_FREE + 1;
    return FIRST_FREE + (System.identityHashCode(new Object()) & Integer.MAX_VALUE) % span;
  }

  static Listener listen(int wanted) throws IOException {
    if (wanted != 0) {
      Port port = tryListen(wanted);
      if (port == null) {
        throw new BindException("Address already in use");
      }
      return port;
    }
    int number = freshNumber();
    while (true) {
      Port port = tryListen(number);
      if (port != null) {
        return port;
      }
      number = number == LAST_FREE ? FIRST_FREE : number + 1;
    }
  }

  /** Null: somebody listens there already. */
  private static Port tryListen(int number) {
    Group group = groupOf(number);
    Monitors.enter(group.lock);
    try {
      if (group.find(number) != null) {
        return null;
      }
      Port port = new Port(group, number);
      port.next = group.first;
      group.first = port;
      return port;
    } finally {
      Monitors.exit(group.lock);
    }
  }

  static Link connect(InetAddress address, int number) throws IOException {
    int own = freshNumber();
    Group group = groupOf(number);
    Monitors.enter(group.lock);
    try {
      Port port = group.find(number);
      if (port == null) {
        throw new ConnectException("Connection refused");
      }
      Wire there = new Wire(own, number);
      Wire back = new Wire(number, own);
      port.arrived.add(new WireLink(there, back, InetAddress.getByName("127.0.0.1")));
      Monitors.wakeOne(group.lock, port.arrival);
      return new WireLink(back, there, address);
    } finally {
      Monitors.exit(group.lock);
    }
  }

  /** A port at which somebody listens. */
  private static final class Port extends Listener {
    private final Group group;
    private final Part arrival = new Part(this, false);
    private final ArrayDeque<WireLink> arrived = new ArrayDeque<>();
    private Port next;
    private boolean closed;

    Port(Group group, int number) {
      super(number);
      this.group = group;
    }

    @Override
    public Link accept(int millis) throws IOException {
      long nanos = millis == 0 ? -1L : millis * 1_000_000L;
      Monitors.enter(group.lock);
      try {
        while (arrived.isEmpty() && !closed) {
          boolean woken = Monitors.await(group.lock, arrival, nanos, false);
          if (!woken && arrived.isEmpty() && !closed) {
            throw new SocketTimeoutException("Accept timed out");
          }
        }
        if (closed) {
          Monitors.wakeOne(group.lock, arrival);
          throw Link.closed();
        }
        Link link = arrived.removeFirst();
        if (!arrived.isEmpty()) {
          Monitors.wakeOne(group.lock, arrival);
        }
        return link;
      } catch (InterruptedException e) {
        throw new InternalError(e);
      } finally {
        Monitors.exit(group.lock);
      }
    }

    @Override
    public void close() {
      Monitors.enter(group.lock);
      closed = true;
      if (group.first == this) {
        group.first = next;
      } else {
        Port before = group.first;
        while (before != null && before.next != this) {
          before = before.next;
        }
        if (before != null) {
          before.next = next;
        }
      }
      Monitors.wakeOne(group.lock, arrival);
      Monitors.exit(group.lock);
      for (WireLink link : arrived) {
        link.refuse();
      }
    }
  }
}
