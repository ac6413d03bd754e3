package braid.internal;

import java.io.IOException;
import java.net.InetAddress;

/** A port at which connections arrive, which a server socket uses. */
public abstract class Listener {
  public final int port;

  Listener(int port) {
    this.port = port;
  }

  /** Listens at a port; 0: at any that is free. */
  public static Listener listen(InetAddress address, int port, int backlog) throws IOException {
    return Io.isVirtual()
        ? Ports.listen(port)
        : RealListener.open(address, port, backlog);
  }

  /** Waits for a connection, at most so many milliseconds (0: for ever). */
  public abstract Link accept(int millis) throws IOException;

  public abstract void close();
}
