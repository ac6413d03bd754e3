package java.net;

/** Where a socket is bound or connected to. */
public abstract class SocketAddress implements java.io.Serializable {
  public SocketAddress() {}
}
