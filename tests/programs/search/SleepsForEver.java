// A thread that sleeps again and again, and does nothing else: the program never ends.
//
// engines: only tester
// finds: polls for ever

public class SleepsForEver {
  public static void main(String[] args) {
    new Thread(() -> {
      while (true) {
        try {
          Thread.sleep(60_000);
        } catch (InterruptedException e) {
          return;
        }
      }
    }).start();
  }
}
