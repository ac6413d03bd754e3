// A server that is stopped too early: it counts a request as done before it has answered it, and whoever stops it
// when nothing is left to do closes the connection. The reply is lost.
//
// engines: not plain, bc, quantum1, quantum13, stress, checkpoint, sanitized, java
// finds: the reply is lost
// search rwdd: finds "the reply is lost"
// search exhaustive: finds "the reply is lost"

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.ServerSocket;
import java.net.Socket;

public class ClientServerLostReply {
  private Socket socket;
  private boolean done;

  private synchronized void setDone() {
    done = true;
    notifyAll();
  }

  synchronized void stopWhenDone() throws InterruptedException, IOException {
    while (!done) {
      wait();
    }
    socket.close();
  }

  private void serve(ServerSocket server) {
    try {
      Socket accepted = server.accept();
      synchronized (this) {
        socket = accepted;
      }
      BufferedReader in = new BufferedReader(new InputStreamReader(accepted.getInputStream()));
      PrintWriter out = new PrintWriter(accepted.getOutputStream(), true);
      String request = in.readLine();
      setDone();
      out.println("hello " + request);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static void ask(int port) {
    try (Socket socket = new Socket("localhost", port)) {
      PrintWriter out = new PrintWriter(socket.getOutputStream(), true);
      BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
      out.println("client");
      if (in.readLine() == null) {
        throw new IllegalStateException("the reply is lost");
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    ServerSocket server = new ServerSocket(0);
    ClientServerLostReply it = new ClientServerLostReply();
    new Thread(() -> it.serve(server), "server").start();
    Thread client = new Thread(() -> ask(server.getLocalPort()), "client");
    client.start();
    it.stopWhenDone();
    client.join();
    server.close();
  }
}
