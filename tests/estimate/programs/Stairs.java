// Threads that add to one counter, by a read and a write that are not one step: the first thread
// once, the second twice, and so on.
public class Stairs {
  static int n;

  static synchronized int get() {
    return n;
  }

  static synchronized void set(int value) {
    n = value;
  }

  public static void main(String[] args) {
    int threads = Integer.parseInt(args[0]);
    boolean down = args.length > 1;
    for (int i = 0; i < threads; i++) {
      int times = down ? threads - i : i + 1;
      new Thread(() -> {
        for (int k = 0; k < times; k++) set(get() + 1);
      }).start();
    }
  }
}
