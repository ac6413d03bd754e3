import java.io.IOException;
import java.net.*;

// A socket that is closed while or before another thread reads from it, and a server socket likewise: whatever comes
// first, the other thread is told, and nobody waits for ever.
//
// tester: clean
// search rwdd: misses "wait for ever", misses "not told"
// search exhaustive: misses "wait for ever", misses "not told"
public class ClosedMeanwhile {
  static String told(String what, IOException e) {
    boolean known = e instanceof SocketException && (e.getMessage().equals("Socket closed") || e.getMessage().equals("Socket is closed"));
    if (!known) {
      throw new IllegalStateException(what + " not told, but " + e);
    }
    return what;
  }

  public static void main(String[] args) throws Exception {
    ServerSocket server = new ServerSocket(0);
    Socket client = new Socket("localhost", server.getLocalPort());
    Socket accepted = server.accept();
    Thread reader = new Thread(() -> {
      try {
        client.getInputStream().read();
        throw new IllegalStateException("not told");
      } catch (IOException e) {
        told("reader", e);
      }
      try {
        server.accept();
        throw new IllegalStateException("not told");
      } catch (IOException e) {
        told("acceptor", e);
      }
    });
    reader.start();
    client.close();
    server.close();
    reader.join();
    assert accepted.getInputStream().read() == -1;
  }
}
