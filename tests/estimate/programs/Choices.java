// Threads that each add one of several amounts, by braid.Choose, to a shared sum, some times.
public class Choices {
  static int sum;

  static synchronized void add(int amount) {
    sum += amount;
  }

  public static void main(String[] args) {
    int threads = Integer.parseInt(args[0]);
    int times = Integer.parseInt(args[1]);
    int amounts = Integer.parseInt(args[2]);
    for (int i = 0; i < threads; i++) {
      new Thread(() -> {
        for (int k = 0; k < times; k++) add(braid.Choose.upTo(amounts));
      }).start();
    }
  }
}
