package braid.internal;

import java.io.IOException;
import java.net.InetAddress;

/** A listening socket of the system. */
final class RealListener extends Listener {
  private final long handle;

  private RealListener(long handle, int port) {
    super(port);
    this.handle = handle;
  }

  static RealListener open(InetAddress address, int port, int backlog) throws IOException {
    long[] numbers = new long[3];
    String host = address.isAnyLocalAddress() ? "" : address.getHostAddress();
    long handle = Link.check(Io.listen(port, backlog, host, null, numbers, null), null);
    return new RealListener(handle, (int) numbers[0]);
  }

  @Override
  public Link accept(int millis) throws IOException {
    long[] numbers = new long[3];
    String[] peer = new String[1];
    long made = Io.accept(handle, millis, null, null, numbers, peer);
    Link.check(made, "Accept timed out");
    InetAddress address = InetAddress.getByName(peer[0]);
    return new RealLink(made, (int) numbers[0], (int) numbers[1], address);
  }

  @Override
  public void close() {
    Io.hang_up(handle, 0, null, null, null, null);
  }
}
