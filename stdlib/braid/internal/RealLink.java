package braid.internal;

import java.io.IOException;
import java.net.InetAddress;

/** A connection of the system. */
final class RealLink extends Link {
  private final long handle;
  private volatile boolean inputShut;

  RealLink(long handle, int localPort, int port, InetAddress address) {
    super(localPort, port, address);
    this.handle = handle;
  }

  static RealLink open(InetAddress address, int port, int millis) throws IOException {
    long[] numbers = new long[3];
    String host = address.isAnyLocalAddress() ? "127.0.0.1" : address.getHostAddress();
    long handle = check(Io.connect(port, 0, host, null, numbers, null), null);
    try {
      String late = millis > 0 ? "Connect timed out" : null;
      check(Io.connected(handle, millis, null, null, numbers, null), late);
    } catch (IOException e) {
      Io.hang_up(handle, 0, null, null, null, null);
      throw e;
    }
    return new RealLink(handle, (int) numbers[0], port, address);
  }

  @Override
  public int receive(byte[] b, int off, int len, int millis) throws IOException {
    if (inputShut) {
      return -1;
    }
    long got = check(Io.receive(handle, b, off, len, millis), "Read timed out");
    return got == 0 ? -1 : (int) got;
  }

  @Override
  public void send(byte[] b, int off, int len) throws IOException {
    int done = 0;
    while (done < len) {
      done += (int) check(Io.send(handle, b, off + done, len - done, 0), null);
    }
  }

  @Override
  public int available() throws IOException {
    return inputShut ? 0 : (int) check(Io.receivable(handle, 0, null, null, null, null), null);
  }

  @Override
  public void shutdownInput() throws IOException {
    inputShut = true;
    check(Io.shut(handle, 0, null, null, null, null), null);
  }

  @Override
  public void shutdownOutput() throws IOException {
    check(Io.shut(handle, 1, null, null, null, null), null);
  }

  @Override
  public void close() {
    Io.hang_up(handle, 0, null, null, null, null);
  }
}
