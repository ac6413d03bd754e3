package java.net;

import braid.internal.Io;
import braid.internal.Link;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** One end of a connection. */
public class Socket implements Closeable {
  /** Null before it is connected. */
  private volatile Link link;

  private InetAddress address;
  private volatile boolean closed;
  private boolean bound;
  private volatile boolean inputShut;
  private volatile boolean outputShut;
  private volatile int timeout;
  private boolean reuseAddress;
  private boolean noDelay;
  private boolean keepAlive;
  private int linger = -1;
  private int sendBuffer = 65536;
  private int receiveBuffer = 65536;

  public Socket() {}

  public Socket(String host, int port) throws UnknownHostException, IOException {
    this(new InetSocketAddress(host == null ? "localhost" : host, port));
  }

  public Socket(InetAddress address, int port) throws IOException {
    this(new InetSocketAddress(address, port));
  }

  private Socket(InetSocketAddress to) throws IOException {
    connect(to);
  }

  /** What a server socket has accepted. */
  Socket(Link accepted) {
    link = accepted;
    address = accepted.address;
    bound = true;
  }

  private void ensureOpen() throws SocketException {
    if (closed) {
      throw new SocketException("Socket is closed");
    }
  }

  private Link connected() throws SocketException {
    ensureOpen();
    if (link == null) {
      throw new SocketException("Socket is not connected");
    }
    return link;
  }

  // ---- Connecting ------------------------------------------------------------------------------

  public void connect(SocketAddress endpoint) throws IOException {
    connect(endpoint, 0);
  }

  public void connect(SocketAddress endpoint, int timeout) throws IOException {
    if (endpoint == null) {
      throw new IllegalArgumentException("connect: The address can't be null");
    }
    if (timeout < 0) {
      throw new IllegalArgumentException("connect: timeout can't be negative");
    }
    ensureOpen();
    if (link != null) {
      throw new SocketException("already connected");
    }
    if (!(endpoint instanceof InetSocketAddress)) {
      throw new IllegalArgumentException("Unsupported address type");
    }
    InetSocketAddress to = (InetSocketAddress) endpoint;
    if (to.isUnresolved()) {
      boolean outside = to.lookedUp && Io.isVirtual();
      throw new UnknownHostException(to.getHostName() + (outside ? ": " + Link.OUTSIDE : ""));
    }
    link = Link.connect(to.getAddress(), to.getPort(), timeout);
    address = to.getAddress();
    bound = true;
  }

  /** The port that is asked for is not looked at: the system chooses one. */
  public void bind(SocketAddress bindpoint) throws IOException {
    ensureOpen();
    if (bound) {
      throw new SocketException("Already bound");
    }
    bound = true;
  }

  @Override
  public void close() throws IOException {
    synchronized (this) {
      if (closed) {
        return;
      }
      closed = true;
    }
    if (link != null) {
      link.close();
    }
  }

  // ---- Streams ---------------------------------------------------------------------------------

  public InputStream getInputStream() throws IOException {
    Link end = connected();
    if (inputShut) {
      throw new SocketException("Socket input is shutdown");
    }
    return new Input(this, end);
  }

  public OutputStream getOutputStream() throws IOException {
    Link end = connected();
    if (outputShut) {
      throw new SocketException("Socket output is shutdown");
    }
    return new Output(this, end);
  }

  private static final class Input extends InputStream {
    private final Socket socket;
    private final Link link;

    Input(Socket socket, Link link) {
      this.socket = socket;
      this.link = link;
    }

    private void ensureOpen() throws SocketException {
      if (socket.closed) {
        throw new SocketException("Socket closed");
      }
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
      java.util.Objects.checkFromIndexSize(off, len, b.length);
      if (len == 0) {
        return 0;
      }
      ensureOpen();
      return socket.inputShut ? -1 : link.receive(b, off, len, socket.timeout);
    }

    @Override
    public int available() throws IOException {
      ensureOpen();
      return socket.inputShut ? 0 : link.available();
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }

  private static final class Output extends OutputStream {
    private final Socket socket;
    private final Link link;

    Output(Socket socket, Link link) {
      this.socket = socket;
      this.link = link;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
      java.util.Objects.checkFromIndexSize(off, len, b.length);
      if (len == 0) {
        return;
      }
      if (socket.closed) {
        throw new SocketException("Socket closed");
      }
      link.send(b, off, len);
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }

  public void shutdownInput() throws IOException {
    Link end = connected();
    if (inputShut) {
      throw new SocketException("Socket input is already shutdown");
    }
    inputShut = true;
    end.shutdownInput();
  }

  public void shutdownOutput() throws IOException {
    Link end = connected();
    if (outputShut) {
      throw new SocketException("Socket output is already shutdown");
    }
    outputShut = true;
    end.shutdownOutput();
  }

  // ---- What it is ------------------------------------------------------------------------------

  public InetAddress getInetAddress() {
    return address;
  }

  public InetAddress getLocalAddress() {
    if (link == null || closed) {
      return InetAddress.any();
    }
    try {
      return address.isLoopbackAddress() || address.isAnyLocalAddress()
          ? InetAddress.getByName("127.0.0.1")
          : InetAddress.getLocalHost();
    } catch (UnknownHostException e) {
      return InetAddress.any();
    }
  }

  public int getPort() {
    return link == null ? 0 : link.port;
  }

  public int getLocalPort() {
    return link == null ? -1 : link.localPort;
  }

  public SocketAddress getRemoteSocketAddress() {
    return link == null ? null : new InetSocketAddress(address, link.port);
  }

  public SocketAddress getLocalSocketAddress() {
    return link == null ? null : new InetSocketAddress(getLocalAddress(), link.localPort);
  }

  public boolean isConnected() {
    return link != null;
  }

  public boolean isBound() {
    return bound;
  }

  public boolean isClosed() {
    return closed;
  }

  public boolean isInputShutdown() {
    return inputShut;
  }

  public boolean isOutputShutdown() {
    return outputShut;
  }

  @Override
  public String toString() {
    return link == null
        ? "Socket[unconnected]"
        : "Socket[addr=" + address + ",port=" + link.port + ",localport=" + link.localPort + "]";
  }

  // ---- Options ---------------------------------------------------------------------------------

  public void setSoTimeout(int timeout) throws SocketException {
    ensureOpen();
    if (timeout < 0) {
      throw new IllegalArgumentException("timeout can't be negative");
    }
    this.timeout = timeout;
  }

  public int getSoTimeout() throws SocketException {
    ensureOpen();
    return timeout;
  }

  // The others change how fast bytes travel, not what a program sees of them.

  public void setTcpNoDelay(boolean on) throws SocketException {
    ensureOpen();
    noDelay = on;
  }

  public boolean getTcpNoDelay() throws SocketException {
    ensureOpen();
    return noDelay;
  }

  public void setReuseAddress(boolean on) throws SocketException {
    ensureOpen();
    reuseAddress = on;
  }

  public boolean getReuseAddress() throws SocketException {
    ensureOpen();
    return reuseAddress;
  }

  public void setKeepAlive(boolean on) throws SocketException {
    ensureOpen();
    keepAlive = on;
  }

  public boolean getKeepAlive() throws SocketException {
    ensureOpen();
    return keepAlive;
  }

  public void setSoLinger(boolean on, int linger) throws SocketException {
    ensureOpen();
    if (on && linger < 0) {
      throw new IllegalArgumentException("invalid value for SO_LINGER");
    }
    this.linger = on ? Math.min(linger, 65535) : -1;
  }

  public int getSoLinger() throws SocketException {
    ensureOpen();
    return linger;
  }

  public void setSendBufferSize(int size) throws SocketException {
    if (size <= 0) {
      throw new IllegalArgumentException("negative send size");
    }
    ensureOpen();
    sendBuffer = size;
  }

  public int getSendBufferSize() throws SocketException {
    ensureOpen();
    return sendBuffer;
  }

  public void setReceiveBufferSize(int size) throws SocketException {
    if (size <= 0) {
      throw new IllegalArgumentException("invalid receive size");
    }
    ensureOpen();
    receiveBuffer = size;
  }

  public int getReceiveBufferSize() throws SocketException {
    ensureOpen();
    return receiveBuffer;
  }
}
