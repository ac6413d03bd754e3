package braid.internal;

import java.io.IOException;
import java.net.SocketException;
import java.net.SocketTimeoutException;

/**
 * One direction of a connection inside the program: bytes on their way. What waits for it waits at
 * its lock, so that the tester knows who waits for what. One that is woken wakes the next if that
 * one could go on too.
 */
final class Wire {
  private static final int MOST = 1 << 16;
  private static final int FIRST = 256;

  /** Between which ports, for reports. */
  final int from;

  final int to;

  private final Part lock = new Part(this, false);
  private final Part notEmpty = new Part(this, false);
  private final Part notFull = new Part(this, false);

  /** A ring, which grows up to MOST: the bytes are from head on. */
  private byte[] bytes = new byte[FIRST];

  private int head;
  private int count;

  /** Nothing more is sent: what is there can still be read. */
  private boolean ended;

  /** The sender has gone without having heard the receiver. */
  private boolean reset;

  /** Nobody receives any more; whether because that end was closed. */
  private boolean deaf;

  private boolean receiverClosed;
  private boolean senderClosed;

  Wire(int from, int to) {
    this.from = from;
    this.to = to;
  }

  private boolean hasNews() {
    return count > 0 || ended || deaf || reset;
  }

  int receive(byte[] b, int off, int len, int millis) throws IOException {
    long nanos = millis == 0 ? -1L : millis * 1_000_000L;
    Monitors.enter(lock);
    try {
      while (!hasNews()) {
        if (!Monitors.await(lock, notEmpty, nanos, false) && !hasNews()) {
          throw new SocketTimeoutException("Read timed out");
        }
      }
      if (receiverClosed || reset || deaf || count == 0) {
        Monitors.wakeOne(lock, notEmpty);
        return end();
      }
      int some = take(b, off, Math.min(len, count));
      if (hasNews()) {
        Monitors.wakeOne(lock, notEmpty);
      }
      Monitors.wakeOne(lock, notFull);
      return some;
    } catch (InterruptedException e) {
      throw new InternalError(e);
    } finally {
      Monitors.exit(lock);
    }
  }

  /** What a receiver gets who gets no bytes. */
  private int end() throws SocketException {
    if (receiverClosed) {
      throw Link.closed();
    }
    if (reset) {
      throw new SocketException("Connection reset");
    }
    return -1;
  }

  private int take(byte[] b, int off, int some) {
    int first = Math.min(some, bytes.length - head);
    System.arraycopy(bytes, head, b, off, first);
    System.arraycopy(bytes, 0, b, off + first, some - first);
    count -= some;
    head = count == 0 ? 0 : (head + some) % bytes.length;
    return some;
  }

  void send(byte[] b, int off, int len) throws IOException {
    Monitors.enter(lock);
    try {
      int done = 0;
      while (true) {
        if (senderClosed) {
          throw Link.closed();
        }
        if (deaf || ended) {
          Monitors.wakeOne(lock, notFull);
          throw Link.brokenPipe();
        }
        if (done == len) {
          return;
        }
        if (count < MOST) {
          done += put(b, off + done, len - done);
          Monitors.wakeOne(lock, notEmpty);
        }
        if (done < len) {
          Monitors.await(lock, notFull, -1L, false);
        }
      }
    } catch (InterruptedException e) {
      throw new InternalError(e);
    } finally {
      Monitors.exit(lock);
    }
  }

  private int put(byte[] b, int off, int len) {
    int some = Math.min(len, MOST - count);
    if (count + some > bytes.length) {
      int size = bytes.length;
      while (size < count + some) {
        size *= 2;
      }
      byte[] bigger = new byte[size];
      int have = count;
      take(bigger, 0, have);
      bytes = bigger;
      head = 0;
      count = have;
    }
    int tail = (head + count) % bytes.length;
    int first = Math.min(some, bytes.length - tail);
    System.arraycopy(b, off, bytes, tail, first);
    System.arraycopy(b, off + first, bytes, 0, some - first);
    count += some;
    return some;
  }

  int available() throws IOException {
    Monitors.enter(lock);
    try {
      if (receiverClosed) {
        throw Link.closed();
      }
      return deaf ? 0 : count;
    } finally {
      Monitors.exit(lock);
    }
  }

  /** The sender sends nothing more. */
  void end(boolean closes) {
    Monitors.enter(lock);
    ended = true;
    senderClosed |= closes;
    Monitors.wakeOne(lock, notEmpty);
    Monitors.wakeOne(lock, notFull);
    Monitors.exit(lock);
  }

  /** The receiver receives nothing more. */
  void stopReceiving(boolean closes) {
    Monitors.enter(lock);
    deaf = true;
    receiverClosed |= closes;
    Monitors.wakeOne(lock, notEmpty);
    Monitors.wakeOne(lock, notFull);
    Monitors.exit(lock);
  }

  /** The sender's end was never taken. */
  void reset() {
    Monitors.enter(lock);
    reset = true;
    Monitors.wakeOne(lock, notEmpty);
    Monitors.exit(lock);
  }
}
