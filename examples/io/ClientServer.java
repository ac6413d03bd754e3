// A server and a client with a right protocol: the client asks, then reads; the server reads, then answers.
//
// Under the tester a connection is one between threads of the program, in memory.
//
// tester: clean
// search exhaustive: misses "assertion failed", misses "wait for ever"

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.ServerSocket;
import java.net.Socket;

public class ClientServer {
  static void serve(ServerSocket server) {
    try (Socket socket = server.accept()) {
      BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
      PrintWriter out = new PrintWriter(socket.getOutputStream(), true);
      out.println("hello " + in.readLine());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    ServerSocket server = new ServerSocket(0);
    Thread thread = new Thread(() -> serve(server), "server");
    thread.start();
    Socket socket = new Socket("localhost", server.getLocalPort());
    PrintWriter out = new PrintWriter(socket.getOutputStream(), true);
    BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
    out.println("client");
    String reply = in.readLine();
    socket.close();
    thread.join();
    server.close();
    System.out.println(reply); // expect: hello client
    assert reply.equals("hello client");
  }
}
