import java.io.*;
import java.net.*;
import java.util.Arrays;

// Addresses and what sockets say of themselves; every member.
public class SocketMembers {
  interface Action {
    Object run() throws Exception;
  }

  static int port;
  static int other;

  static void show(String what, Action action) {
    String result;
    try {
      result = String.valueOf(action.run());
    } catch (Exception thrown) {
      result = "! " + thrown;
    }
    if (port != 0) {
      result = result.replace(String.valueOf(port), "PORT");
    }
    if (other != 0) {
      result = result.replace(String.valueOf(other), "OTHER");
    }
    System.out.println(what + " = " + result);
  }

  static void addresses() throws Exception {
    InetAddress local = InetAddress.getByName("localhost");
    System.out.println(local + " " + local.getHostName() + " " + local.getHostAddress() + " " + Arrays.toString(local.getAddress())
        + " " + local.isLoopbackAddress() + " " + local.isAnyLocalAddress() + " " + local.hashCode());
    InetAddress literal = InetAddress.getByName("127.0.0.1");
    System.out.println(literal + " " + literal.equals(local) + " " + literal.equals(null) + " " + literal.getCanonicalHostName());
    System.out.println(InetAddress.getLoopbackAddress() + " " + InetAddress.getByName(null) + " " + InetAddress.getByName("10.1.2.3")
        + " " + InetAddress.getAllByName("1.2.3.4")[0] + " " + InetAddress.getByAddress(new byte[] {1, 2, 3, -4})
        + " " + InetAddress.getByAddress("name", new byte[] {1, 2, 3, 4}) + " " + (InetAddress.getLocalHost() != null));
    show("length", () -> InetAddress.getByAddress(new byte[3]));
    InetSocketAddress a = new InetSocketAddress("localhost", 80);
    System.out.println(a + " " + a.getPort() + " " + a.getAddress() + " " + a.getHostName() + " " + a.getHostString() + " " + a.isUnresolved()
        + " " + a.equals(new InetSocketAddress(literal, 80)) + " " + a.equals(new InetSocketAddress(81)) + " " + (a.hashCode() == literal.hashCode() + 80));
    InetSocketAddress u = InetSocketAddress.createUnresolved("nowhere", 80);
    System.out.println(u + " " + u.getAddress() + " " + u.getHostName() + " " + u.getHostString() + " " + u.isUnresolved()
        + " " + u.equals(InetSocketAddress.createUnresolved("NOWHERE", 80)) + " " + u.equals(a));
    System.out.println(new InetSocketAddress(literal, 1).getHostString() + " " + (a instanceof SocketAddress));
    SocketAddress unknown = new SocketAddress() {};
    show("unknown", () -> { new Socket().connect(unknown); return ""; });
    show("unknown", () -> { new ServerSocket().bind(unknown); return ""; });
    System.out.println(literal.toString() + a.toString() + new Socket().toString() + new ServerSocket().toString());
    show("range", () -> new InetSocketAddress("localhost", 70000));
    show("null", () -> InetSocketAddress.createUnresolved(null, 7));
  }

  static void exceptions() {
    System.out.println(new SocketException() + " " + new SocketException("m") + " " + new BindException() + " " + new BindException("m")
        + " " + new ConnectException() + " " + new ConnectException("m") + " " + new NoRouteToHostException() + " " + new NoRouteToHostException("m")
        + " " + new UnknownHostException() + " " + new UnknownHostException("m") + " " + new SocketTimeoutException() + " " + new SocketTimeoutException("m"));
    System.out.println((new BindException() instanceof SocketException) + " " + (new SocketTimeoutException() instanceof java.io.InterruptedIOException));
  }

  static void unconnected() throws Exception {
    Socket s = new Socket();
    System.out.println(s + " " + s.getPort() + " " + s.getLocalPort() + " " + s.getInetAddress() + " " + s.getRemoteSocketAddress() + " "
        + s.getLocalSocketAddress() + " " + s.isConnected() + s.isBound() + s.isClosed() + s.isInputShutdown() + s.isOutputShutdown());
    show("in", () -> s.getInputStream());
    show("out", () -> s.getOutputStream());
    show("shut", () -> { s.shutdownInput(); return ""; });
    show("shut", () -> { s.shutdownOutput(); return ""; });
    show("null", () -> { s.connect(null); return ""; });
    show("negative", () -> { s.connect(new InetSocketAddress("localhost", 1), -1); return ""; });
    show("unresolved", () -> { s.connect(InetSocketAddress.createUnresolved("nowhere", 80)); return ""; });
    s.close();
    show("closed", () -> { s.connect(new InetSocketAddress("localhost", 1)); return ""; });
    show("closed", () -> s.getInputStream());
    show("closed", () -> s.getSoTimeout());
    System.out.println(s.isClosed());

    ServerSocket server = new ServerSocket();
    System.out.println(server + " " + server.getLocalPort() + " " + server.getInetAddress() + " " + server.getLocalSocketAddress() + " " + server.isBound() + server.isClosed());
    show("accept", () -> server.accept());
    show("negative", () -> { server.setSoTimeout(-1); return ""; });
    server.setReceiveBufferSize(4096);
    server.setReuseAddress(true);
    System.out.println(server.getReuseAddress() + " " + server.getSoTimeout() + " " + (server.getReceiveBufferSize() > 0));
    show("size", () -> { server.setReceiveBufferSize(0); return ""; });
    server.bind(new InetSocketAddress("localhost", 0));
    port = server.getLocalPort();
    show("bound", () -> server + " " + server.getInetAddress() + " " + server.getLocalSocketAddress() + " " + server.isBound());
    show("again", () -> { server.bind(new InetSocketAddress(0), 5); return ""; });
    show("used", () -> new ServerSocket(port, 5, InetAddress.getByName("localhost")));
    server.close();
    server.close();
    show("closed", () -> server.accept());
    show("closed", () -> { server.bind(null); return ""; });
    show("range", () -> new ServerSocket(70000));
    show("range", () -> new ServerSocket(-1, 5));
    show("refused", () -> new Socket("localhost", port));
    show("refused", () -> new Socket(InetAddress.getLoopbackAddress(), port));
    port = 0;
  }

  static void connected() throws Exception {
    ServerSocket server = new ServerSocket(0);
    port = server.getLocalPort();
    show("server", () -> server + " " + server.getInetAddress() + " " + server.getLocalSocketAddress());
    Socket client = new Socket("localhost", port);
    Socket accepted = server.accept();
    other = client.getLocalPort();
    show("client", () -> client + " " + client.getPort() + " " + client.getInetAddress() + " " + client.getRemoteSocketAddress() + " "
        + client.getLocalSocketAddress() + " " + client.getLocalAddress() + " " + client.isConnected() + client.isBound() + client.isClosed());
    show("accepted", () -> accepted + " " + (accepted.getPort() == client.getLocalPort()) + " " + accepted.getInetAddress() + " " + accepted.getRemoteSocketAddress() + " "
        + (accepted.getLocalPort() == port) + " " + accepted.isConnected() + accepted.isBound());
    show("connected", () -> { client.connect(new InetSocketAddress("localhost", port)); return ""; });
    show("bound", () -> { client.bind(null); return ""; });
    client.setSoTimeout(70);
    client.setTcpNoDelay(true);
    client.setReuseAddress(true);
    client.setKeepAlive(true);
    client.setSoLinger(true, 3);
    client.setSendBufferSize(30000);
    client.setReceiveBufferSize(30000);
    System.out.println(client.getSoTimeout() + " " + client.getTcpNoDelay() + client.getReuseAddress() + client.getKeepAlive() + client.getSoLinger()
        + (client.getSendBufferSize() > 0) + (client.getReceiveBufferSize() > 0));
    client.setSoLinger(false, 0);
    System.out.println(client.getSoLinger());
    show("negative", () -> { client.setSoTimeout(-1); return ""; });
    show("negative", () -> { client.setSoLinger(true, -1); return ""; });
    show("negative", () -> { client.setSendBufferSize(0); return ""; });
    show("negative", () -> { client.setReceiveBufferSize(-1); return ""; });
    show("time", () -> client.getInputStream().read());
    show("shut", () -> { client.shutdownOutput(); return client.isOutputShutdown(); });
    show("shut", () -> { client.shutdownOutput(); return ""; });
    show("shut", () -> client.getOutputStream());
    show("end", () -> accepted.getInputStream().read());
    show("shut", () -> { client.shutdownInput(); return client.isInputShutdown(); });
    show("shut", () -> { client.shutdownInput(); return ""; });
    show("shut", () -> client.getInputStream());
    accepted.close();
    client.close();
    client.close();
    show("closed", () -> client.isClosed() + " " + client.isConnected() + " " + client.getPort());
    show("closed", () -> { client.shutdownInput(); return ""; });
    server.setSoTimeout(30);
    show("accept", () -> server.accept());
    server.close();
    Socket bound = new Socket();
    bound.bind(null);
    show("bind", () -> bound.isBound());
    bound.close();
  }

  public static void main(String[] args) throws Exception {
    addresses();
    exceptions();
    unconnected();
    connected();
  }
}

/* expect:
localhost/127.0.0.1 localhost 127.0.0.1 [127, 0, 0, 1] true false 2130706433
/127.0.0.1 true false localhost
localhost/127.0.0.1 localhost/127.0.0.1 /10.1.2.3 /1.2.3.4 /1.2.3.252 name/1.2.3.4 true
length = ! java.net.UnknownHostException: addr is of illegal length
localhost/127.0.0.1:80 80 localhost/127.0.0.1 localhost localhost false true false true
nowhere/<unresolved>:80 null nowhere nowhere true true false
127.0.0.1 true
unknown = ! java.lang.IllegalArgumentException: Unsupported address type
unknown = ! java.lang.IllegalArgumentException: Unsupported address type
/127.0.0.1localhost/127.0.0.1:80Socket[unconnected]ServerSocket[unbound]
range = ! java.lang.IllegalArgumentException: port out of range:70000
null = ! java.lang.IllegalArgumentException: hostname can't be null
java.net.SocketException java.net.SocketException: m java.net.BindException java.net.BindException: m java.net.ConnectException java.net.ConnectException: m java.net.NoRouteToHostException java.net.NoRouteToHostException: m java.net.UnknownHostException java.net.UnknownHostException: m java.net.SocketTimeoutException java.net.SocketTimeoutException: m
true true
Socket[unconnected] 0 -1 null null null falsefalsefalsefalsefalse
in = ! java.net.SocketException: Socket is not connected
out = ! java.net.SocketException: Socket is not connected
shut = ! java.net.SocketException: Socket is not connected
shut = ! java.net.SocketException: Socket is not connected
null = ! java.lang.IllegalArgumentException: connect: The address can't be null
negative = ! java.lang.IllegalArgumentException: connect: timeout can't be negative
unresolved = ! java.net.UnknownHostException: nowhere
closed = ! java.net.SocketException: Socket is closed
closed = ! java.net.SocketException: Socket is closed
closed = ! java.net.SocketException: Socket is closed
true
ServerSocket[unbound] -1 null null falsefalse
accept = ! java.net.SocketException: Socket is not bound yet
negative = ! java.lang.IllegalArgumentException: timeout < 0
true 0 true
size = ! java.lang.IllegalArgumentException: negative receive size
bound = ServerSocket[addr=localhost/127.0.0.1,localport=PORT] localhost/127.0.0.1 localhost/127.0.0.1:PORT true
again = ! java.net.SocketException: Already bound
used = ! java.net.BindException: Address already in use
closed = ! java.net.SocketException: Socket is closed
closed = ! java.net.SocketException: Socket is closed
range = ! java.lang.IllegalArgumentException: Port value out of range: 70000
range = ! java.lang.IllegalArgumentException: Port value out of range: -1
refused = ! java.net.ConnectException: Connection refused
refused = ! java.net.ConnectException: Connection refused
server = ServerSocket[addr=0.0.0.0/0.0.0.0,localport=PORT] 0.0.0.0/0.0.0.0 0.0.0.0/0.0.0.0:PORT
client = Socket[addr=localhost/127.0.0.1,port=PORT,localport=OTHER] PORT localhost/127.0.0.1 localhost/127.0.0.1:PORT /127.0.0.1:OTHER /127.0.0.1 truetruefalse
accepted = Socket[addr=/127.0.0.1,port=OTHER,localport=PORT] true /127.0.0.1 /127.0.0.1:OTHER true truetrue
connected = ! java.net.SocketException: already connected
bound = ! java.net.SocketException: Already bound
70 truetruetrue3truetrue
-1
negative = ! java.lang.IllegalArgumentException: timeout can't be negative
negative = ! java.lang.IllegalArgumentException: invalid value for SO_LINGER
negative = ! java.lang.IllegalArgumentException: negative send size
negative = ! java.lang.IllegalArgumentException: invalid receive size
time = ! java.net.SocketTimeoutException: Read timed out
shut = true
shut = ! java.net.SocketException: Socket output is already shutdown
shut = ! java.net.SocketException: Socket output is shutdown
end = -1
shut = true
shut = ! java.net.SocketException: Socket input is already shutdown
shut = ! java.net.SocketException: Socket input is shutdown
closed = true true PORT
closed = ! java.net.SocketException: Socket is closed
accept = ! java.net.SocketTimeoutException: Accept timed out
bind = true
*/
