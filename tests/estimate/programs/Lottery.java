// The order in which the threads draw decides how much each of them has to do: the first to draw
// has hardly any work, the last one much. So the parts of the tree are of very different sizes.
public class Lottery {
  static int drawn;
  static int sum;

  static synchronized int draw() {
    return drawn++;
  }

  static synchronized void work() {
    sum++;
  }

  public static void main(String[] args) {
    int threads = Integer.parseInt(args[0]);
    int more = Integer.parseInt(args[1]);
    for (int i = 0; i < threads; i++) {
      int number = i;
      new Thread(() -> {
        int n = draw();
        int times = n == number ? 1 : n < number ? 1 + more : 2 + more / 2;
        for (int k = 0; k < times; k++) work();
      }).start();
    }
  }
}
