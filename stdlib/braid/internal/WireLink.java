package braid.internal;

import java.io.IOException;
import java.net.InetAddress;

/** One end of a connection inside the program. */
final class WireLink extends Link {
  private final Wire in;
  private final Wire out;

  WireLink(Wire in, Wire out, InetAddress address) {
    super(in.to, in.from, address);
    this.in = in;
    this.out = out;
  }

  @Override
  public int receive(byte[] b, int off, int len, int millis) throws IOException {
    return in.receive(b, off, len, millis);
  }

  @Override
  public void send(byte[] b, int off, int len) throws IOException {
    out.send(b, off, len);
  }

  @Override
  public int available() throws IOException {
    return in.available();
  }

  @Override
  public void shutdownInput() {
    in.stopReceiving(false);
  }

  @Override
  public void shutdownOutput() {
    out.end(false);
  }

  @Override
  public void close() {
    out.end(true);
    in.stopReceiving(true);
  }

  /** As close, of an end that nobody has taken. */
  void refuse() {
    out.reset();
    in.stopReceiving(true);
  }
}
