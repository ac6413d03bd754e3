package java.net;

import braid.internal.Link;
import braid.internal.Listener;
import java.io.Closeable;
import java.io.IOException;

/** Waits for connections at a port. */
public class ServerSocket implements Closeable {
  private static final int BACKLOG = 50;

  /** Null before it is bound. */
  private volatile Listener listener;

  private InetAddress address;
  private volatile boolean closed;
  private volatile int timeout;
  private boolean reuseAddress = true;
  private int receiveBuffer = 65536;

  public ServerSocket() throws IOException {}

  public ServerSocket(int port) throws IOException {
    this(port, BACKLOG, null);
  }

  public ServerSocket(int port, int backlog) throws IOException {
    this(port, backlog, null);
  }

  public ServerSocket(int port, int backlog, InetAddress bindAddr) throws IOException {
    if (port < 0 || port > 0xffff) {
      throw new IllegalArgumentException("Port value out of range: " + port);
    }
    bind(new InetSocketAddress(bindAddr, port), backlog);
  }

  private void ensureOpen() throws SocketException {
    if (closed) {
      throw new SocketException("Socket is closed");
    }
  }

  public void bind(SocketAddress endpoint) throws IOException {
    bind(endpoint, BACKLOG);
  }

  public void bind(SocketAddress endpoint, int backlog) throws IOException {
    ensureOpen();
    if (listener != null) {
      throw new SocketException("Already bound");
    }
    if (endpoint != null && !(endpoint instanceof InetSocketAddress)) {
      throw new IllegalArgumentException("Unsupported address type");
    }
    InetSocketAddress at = endpoint == null ? new InetSocketAddress(0) : (InetSocketAddress) endpoint;
    if (at.isUnresolved()) {
      throw new SocketException("Unresolved address");
    }
    listener = Listener.listen(at.getAddress(), at.getPort(), backlog < 1 ? BACKLOG : backlog);
    address = at.getAddress();
  }

  public Socket accept() throws IOException {
    ensureOpen();
    if (listener == null) {
      throw new SocketException("Socket is not bound yet");
    }
    return new Socket(listener.accept(timeout));
  }

  @Override
  public void close() throws IOException {
    synchronized (this) {
      if (closed) {
        return;
      }
      closed = true;
    }
    if (listener != null) {
      listener.close();
    }
  }

  public InetAddress getInetAddress() {
    return address;
  }

  public int getLocalPort() {
    return listener == null ? -1 : listener.port;
  }

  public SocketAddress getLocalSocketAddress() {
    return listener == null ? null : new InetSocketAddress(address, listener.port);
  }

  public boolean isBound() {
    return listener != null;
  }

  public boolean isClosed() {
    return closed;
  }

  public void setSoTimeout(int timeout) throws SocketException {
    ensureOpen();
    if (timeout < 0) {
      throw new IllegalArgumentException("timeout < 0");
    }
    this.timeout = timeout;
  }

  public int getSoTimeout() throws IOException {
    ensureOpen();
    return timeout;
  }

  public void setReuseAddress(boolean on) throws SocketException {
    ensureOpen();
    reuseAddress = on;
  }

  public boolean getReuseAddress() throws SocketException {
    ensureOpen();
    return reuseAddress;
  }

  public void setReceiveBufferSize(int size) throws SocketException {
    if (size <= 0) {
      throw new IllegalArgumentException("negative receive size");
    }
    ensureOpen();
    receiveBuffer = size;
  }

  public int getReceiveBufferSize() throws SocketException {
    ensureOpen();
    return receiveBuffer;
  }

  @Override
  public String toString() {
    return listener == null
        ? "ServerSocket[unbound]"
        : "ServerSocket[addr=" + address + ",localport=" + listener.port + "]";
  }
}
