// A server and a client that both wait for the other to speak first.
//
// engines: not plain, bc, quantum1, quantum13, stress, checkpoint, sanitized, java
// deadlock: server, main
// search rwdd: finds "threads wait for ever"
// search exhaustive: finds "threads wait for ever"

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.ServerSocket;
import java.net.Socket;

public class ClientServerDeadlock {
  static void talk(Socket socket, String name) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
    PrintWriter out = new PrintWriter(socket.getOutputStream(), true);
    String other = in.readLine();
    out.println(name);
    System.out.println(name + " has met " + other);
  }

  public static void main(String[] args) throws Exception {
    ServerSocket server = new ServerSocket(5000);
    Thread thread = new Thread(() -> {
      try (Socket socket = server.accept()) {
        talk(socket, "server");
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }, "server");
    thread.start();
    try (Socket socket = new Socket("localhost", 5000)) {
      talk(socket, "client");
    }
    thread.join();
    server.close();
  }
}
