package java.net;

/** An address, or the name of a host, and a port. */
public class InetSocketAddress extends SocketAddress {
  /** Null if no address is known for the name. */
  private final InetAddress address;

  private final String host;
  private final int port;

  /** Whether an address was looked for. */
  final boolean lookedUp;

  private InetSocketAddress(InetAddress address, String host, int port, boolean lookedUp) {
    if (port < 0 || port > 0xffff) {
      throw new IllegalArgumentException("port out of range:" + port);
    }
    this.address = address;
    this.host = host;
    this.port = port;
    this.lookedUp = lookedUp;
  }

  public InetSocketAddress(int port) {
    this(InetAddress.any(), null, port, true);
  }

  public InetSocketAddress(InetAddress addr, int port) {
    this(addr == null ? InetAddress.any() : addr, null, port, true);
  }

  public InetSocketAddress(String hostname, int port) {
    this(known(hostname), hostname, port, true);
  }

  private static InetAddress known(String hostname) {
    if (hostname == null) {
      throw new IllegalArgumentException("hostname can't be null");
    }
    try {
      return InetAddress.getByName(hostname);
    } catch (UnknownHostException e) {
      return null;
    }
  }

  public static InetSocketAddress createUnresolved(String host, int port) {
    if (host == null) {
      throw new IllegalArgumentException("hostname can't be null");
    }
    return new InetSocketAddress(null, host, port, false);
  }

  public final int getPort() {
    return port;
  }

  public final InetAddress getAddress() {
    return address;
  }

  public final String getHostName() {
    return address == null ? host : address.getHostName();
  }

  public final String getHostString() {
    return address == null ? host : address.knownName();
  }

  public final boolean isUnresolved() {
    return address == null;
  }

  @Override
  public final boolean equals(Object obj) {
    if (!(obj instanceof InetSocketAddress)) {
      return false;
    }
    InetSocketAddress that = (InetSocketAddress) obj;
    return port == that.port
        && (address == null
            ? that.address == null && host.equalsIgnoreCase(that.host)
            : address.equals(that.address));
  }

  @Override
  public final int hashCode() {
    return (address == null ? host.toLowerCase().hashCode() : address.hashCode()) + port;
  }

  @Override
  public String toString() {
    return (address == null ? host + "/<unresolved>" : address.toString()) + ":" + port;
  }
}
