import java.io.IOException;
import java.net.*;

// Under the tester: what is outside of the program is not reached, and says so; ports are the program's own.
//
// tester: clean
public class InsideOnly {
  interface Action {
    void run() throws IOException;
  }

  static void expect(String what, Action action) {
    try {
      action.run();
    } catch (IOException e) {
      String got = e.getClass().getSimpleName() + ": " + e.getMessage();
      if (!got.equals(what)) {
        throw new IllegalStateException("got " + got + " instead of " + what);
      }
      return;
    }
    throw new IllegalStateException("no " + what);
  }

  static ServerSocket other;

  public static void main(String[] args) throws Exception {
    String outside = "Braid's tester connects threads of the program only";
    expect("ConnectException: " + outside, () -> new Socket("10.1.2.3", 80));
    expect("UnknownHostException: example.org: " + outside, () -> new Socket("example.org", 80));
    expect("UnknownHostException: example.org: " + outside, () -> InetAddress.getByName("example.org"));
    expect("ConnectException: Connection refused", () -> new Socket("localhost", 80));
    ServerSocket web = new ServerSocket(80);
    expect("BindException: Address already in use", () -> new ServerSocket(80));
    Socket client = new Socket(InetAddress.getLocalHost(), 80);
    web.close();
    expect("SocketException: Connection reset", () -> client.getInputStream().read());
    expect("SocketException: Broken pipe", () -> client.getOutputStream().write(1));
    expect("ConnectException: Connection refused", () -> new Socket("localhost", 80));
    new ServerSocket(80).close();

    Thread thread = new Thread(() -> {
      try {
        other = new ServerSocket(0);
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    });
    thread.start();
    ServerSocket own = new ServerSocket(0);
    int port = own.getLocalPort();
    thread.join();
    assert port != other.getLocalPort();
    own.close();
    new ServerSocket(port).close();
    assert InetAddress.getLocalHost().isLoopbackAddress();
  }
}
