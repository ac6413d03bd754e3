import java.io.IOException;
import java.net.*;

// A read with a limit: the tester lets the time be over, or the data come first.
//
// search rwdd: finds "time is over", finds "data came"
// search exhaustive: finds "time is over", finds "data came"
public class TimeIsOver {
  public static void main(String[] args) throws Exception {
    ServerSocket server = new ServerSocket(0);
    Socket client = new Socket("localhost", server.getLocalPort());
    Socket accepted = server.accept();
    Thread sender = new Thread(() -> {
      try {
        accepted.getOutputStream().write(7);
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    });
    client.setSoTimeout(100);
    sender.start();
    try {
      int got = client.getInputStream().read();
      if (got == 7) {
        throw new IllegalStateException("data came");
      }
    } catch (SocketTimeoutException e) {
      throw new IllegalStateException("time is over");
    }
  }
}
