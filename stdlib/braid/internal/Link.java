package braid.internal;

import java.io.IOException;
import java.net.BindException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.NoRouteToHostException;
import java.net.SocketException;
import java.net.SocketTimeoutException;

/** One end of a connection, which a socket uses. */
public abstract class Link {
  /** What the tester says of an address outside of the program. */
  public static final String OUTSIDE = "Braid's tester connects threads of the program only";

  private static final int BROKEN_PIPE = 32;
  private static final int ADDRESS_NOT_AVAILABLE = 99;
  private static final int RESET = 104;
  private static final int NO_ROUTE = 113;

  public final int localPort;
  public final int port;

  /** Of the other end. */
  public final InetAddress address;

  Link(int localPort, int port, InetAddress address) {
    this.localPort = localPort;
    this.port = port;
    this.address = address;
  }

  /** Connects to a port; millis: how long to wait at most, 0: for ever. */
  public static Link connect(InetAddress address, int port, int millis) throws IOException {
    if (!Io.isVirtual()) {
      return RealLink.open(address, port, millis);
    }
    if (!address.isLoopbackAddress() && !address.isAnyLocalAddress()) {
      throw new ConnectException(OUTSIDE);
    }
    return Ports.connect(address, port);
  }

  /** Waits for data, at most so many milliseconds (0: for ever). -1: the end. */
  public abstract int receive(byte[] b, int off, int len, int millis) throws IOException;

  /** Waits until all is on its way. */
  public abstract void send(byte[] b, int off, int len) throws IOException;

  public abstract int available() throws IOException;

  public abstract void shutdownInput() throws IOException;

  public abstract void shutdownOutput() throws IOException;

  public abstract void close();

  static SocketException closed() {
    return new SocketException("Socket closed");
  }

  static SocketException brokenPipe() {
    return new SocketException(Io.message(BROKEN_PIPE));
  }

  /** The value, or an exception; what: the words of one that says that the time is over. */
  static long check(long value, String what) throws IOException {
    if (value >= 0) {
      return value;
    }
    int error = (int) -value;
    String words = Io.message(error);
    switch (error) {
      case Io.BAD_HANDLE:
        throw closed();
      case Io.TIMED_OUT:
        if (what != null) {
          throw new SocketTimeoutException(what);
        }
        throw new ConnectException(words);
      case Io.REFUSED:
        throw new ConnectException(words);
      case NO_ROUTE:
        throw new NoRouteToHostException(words);
      case Io.IN_USE:
      case Io.DENIED:
      case ADDRESS_NOT_AVAILABLE:
        throw new BindException(words);
      default:
        throw new SocketException(error == RESET ? "Connection reset" : words);
    }
  }
}
