import java.util.concurrent.atomic.AtomicInteger;

// A ticket lock: each thread takes a number and goes round until it is called.
public class SpinTickets {
  static final AtomicInteger next = new AtomicInteger();
  static volatile int serving;
  static int count;

  public static void main(String[] args) {
    int threads = Integer.parseInt(args[0]);
    int rounds = Integer.parseInt(args[1]);
    for (int i = 0; i < threads; i++) {
      new Thread(() -> {
        for (int r = 0; r < rounds; r++) {
          int mine = next.getAndIncrement();
          while (serving != mine) {
          }
          count++;
          serving = mine + 1;
        }
      }).start();
    }
  }
}
