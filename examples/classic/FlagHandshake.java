// Handing a value over with a volatile flag, done right: first the value, then the flag.
//
// Who sees the flag set sees everything that was written before it, also what is not volatile.
//
// tester: clean

public class FlagHandshake {
  static int value;
  static volatile boolean ready;

  public static void main(String[] args) throws InterruptedException {
    Thread sender = new Thread(() -> {
      value = 42;
      ready = true;
    });
    sender.start();
    while (!ready) {
      Thread.yield();
    }
    System.out.println(value); // expect: 42
    sender.join();
  }
}
