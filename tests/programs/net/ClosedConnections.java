import java.io.*;
import java.net.*;

// What those see who read, write and wait when an end is closed; much data; times that run out.
public class ClosedConnections {
  static ServerSocket server;

  static Socket[] pair() throws IOException {
    Socket a = new Socket("localhost", server.getLocalPort());
    return new Socket[] {a, server.accept()};
  }

  static void closeWhileReading() throws Exception {
    Socket[] s = pair();
    Thread reader = new Thread(() -> {
      try {
        System.out.println("read " + s[0].getInputStream().read());
      } catch (IOException e) {
        System.out.println("reader: " + e);
      }
    });
    reader.start();
    Thread.sleep(100);
    s[0].close();
    reader.join();
    System.out.println("other end " + s[1].getInputStream().read());
    s[1].close();
  }

  static void closeWhileAccepting() throws Exception {
    ServerSocket own = new ServerSocket(0);
    Thread acceptor = new Thread(() -> {
      try {
        own.accept();
      } catch (IOException e) {
        System.out.println("acceptor: " + e);
      }
    });
    acceptor.start();
    Thread.sleep(100);
    own.close();
    acceptor.join();
  }

  static void muchData() throws Exception {
    Socket[] s = pair();
    int size = 300_000;
    Thread writer = new Thread(() -> {
      try {
        byte[] all = new byte[size];
        for (int i = 0; i < size; i++) {
          all[i] = (byte) (i * 31);
        }
        OutputStream out = s[0].getOutputStream();
        out.write(all);
        out.close();
      } catch (IOException e) {
        System.out.println("writer: " + e);
      }
    });
    writer.start();
    InputStream in = s[1].getInputStream();
    byte[] piece = new byte[7777];
    int at = 0;
    int wrong = 0;
    int got;
    while ((got = in.read(piece)) >= 0) {
      for (int i = 0; i < got; i++) {
        if (piece[i] != (byte) (at++ * 31)) {
          wrong++;
        }
      }
    }
    writer.join();
    System.out.println(at + " " + wrong + " " + s[0].isClosed() + " " + in.read());
    s[1].close();
  }

  static void halves() throws Exception {
    Socket[] s = pair();
    DataOutputStream out = new DataOutputStream(s[0].getOutputStream());
    out.writeInt(42);
    out.writeUTF("half");
    s[0].shutdownOutput();
    DataInputStream in = new DataInputStream(s[1].getInputStream());
    System.out.println(in.readInt() + " " + in.readUTF() + " " + in.read() + " " + in.available());
    s[1].getOutputStream().write(7);
    System.out.println(s[0].getInputStream().read());
    try {
      out.write(1);
      out.write(1);
    } catch (SocketException e) {
      System.out.println("cannot write");
    }
    s[0].shutdownInput();
    s[0].close();
    s[1].close();
    try {
      s[0].getOutputStream();
    } catch (SocketException e) {
      System.out.println(e.getMessage());
    }
  }

  static void closedStreams() throws Exception {
    Socket[] s = pair();
    InputStream in = s[0].getInputStream();
    OutputStream out = s[0].getOutputStream();
    in.close();
    System.out.println(s[0].isClosed());
    try {
      in.read();
    } catch (SocketException e) {
      System.out.println("read: " + e.getMessage());
    }
    try {
      out.write(1);
    } catch (SocketException e) {
      System.out.println("write: " + e.getMessage());
    }
    try {
      in.available();
    } catch (SocketException e) {
      System.out.println("available: " + e.getMessage());
    }
    s[1].close();
  }

  static void times() throws Exception {
    Socket[] s = pair();
    s[0].setSoTimeout(50);
    try {
      s[0].getInputStream().read(new byte[5]);
    } catch (SocketTimeoutException e) {
      System.out.println(e.getMessage() + " " + e.bytesTransferred);
    }
    s[1].getOutputStream().write(new byte[] {1, 2, 3});
    System.out.println(s[0].getInputStream().read(new byte[5], 0, 2) + " " + s[0].getInputStream().available());
    s[0].close();
    s[1].close();
    server.setSoTimeout(50);
    try {
      server.accept();
    } catch (SocketTimeoutException e) {
      System.out.println(e.getMessage());
    }
    server.setSoTimeout(0);
    Socket late = new Socket();
    late.connect(new InetSocketAddress("localhost", server.getLocalPort()), 1000);
    System.out.println(late.isConnected());
    late.close();
  }

  public static void main(String[] args) throws Exception {
    server = new ServerSocket(0);
    closeWhileReading();
    closeWhileAccepting();
    muchData();
    halves();
    closedStreams();
    times();
    server.close();
  }
}

/* expect:
reader: java.net.SocketException: Socket closed
other end -1
acceptor: java.net.SocketException: Socket closed
300000 0 true -1
42 half -1 0
7
cannot write
Socket is closed
true
read: Socket closed
write: Socket closed
available: Socket closed
Read timed out 0
2 1
Accept timed out
true
*/
