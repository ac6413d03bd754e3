import java.io.*;
import java.net.*;

// A server with a thread for each client; the clients talk by lines.
public class EchoServer {
  static class Handler extends Thread {
    private final Socket socket;

    Handler(Socket socket) {
      this.socket = socket;
    }

    @Override public void run() {
      try (BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
          PrintWriter out = new PrintWriter(socket.getOutputStream(), true)) {
        String line;
        while ((line = in.readLine()) != null) {
          out.println("echo " + line);
        }
      } catch (IOException e) {
        System.out.println("handler: " + e);
      }
    }
  }

  static class Client extends Thread {
    private final int port;
    private final int number;
    String heard = "";

    Client(int port, int number) {
      this.port = port;
      this.number = number;
    }

    @Override public void run() {
      try (Socket socket = new Socket("localhost", port)) {
        PrintWriter out = new PrintWriter(socket.getOutputStream(), true);
        BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
        for (int i = 0; i < 3; i++) {
          out.println(number + "." + i);
          heard += in.readLine() + ";";
        }
      } catch (IOException e) {
        heard += e;
      }
    }
  }

  public static void main(String[] args) throws Exception {
    ServerSocket server = new ServerSocket(0);
    Thread acceptor = new Thread(() -> {
      try {
        while (true) {
          new Handler(server.accept()).start();
        }
      } catch (SocketException e) {
        System.out.println("acceptor: " + e.getMessage());
      } catch (IOException e) {
        System.out.println("acceptor: " + e);
      }
    });
    acceptor.start();
    Client[] clients = new Client[4];
    for (int i = 0; i < clients.length; i++) {
      clients[i] = new Client(server.getLocalPort(), i);
      clients[i].start();
    }
    for (Client c : clients) {
      c.join();
      System.out.println(c.heard);
    }
    server.close();
    acceptor.join();
  }
}

/* expect:
echo 0.0;echo 0.1;echo 0.2;
echo 1.0;echo 1.1;echo 1.2;
echo 2.0;echo 2.1;echo 2.2;
echo 3.0;echo 3.1;echo 3.2;
acceptor: Socket closed
*/
