// Ten thousand frames, with arguments of every kind, and back.
public class DeepRecursion {
  static int depth(int n) {
    return n == 0 ? 0 : depth(n - 1) + 1;
  }

  static double mixed(int n, long l, double d, String s, int[] a) {
    if (n == 0) return d + l + s.length() + a[0];
    a[0]++;
    return mixed(n - 1, l + n, d * 0.5 + 1, s, a) + n % 2;
  }

  static class Node {
    final Node next;
    final int v;

    Node(int v, Node next) {
      this.v = v;
      this.next = next;
    }

    long sum() {
      return next == null ? v : v + next.sum();
    }
  }

  static int guarded(int n) {
    try {
      if (n == 0) throw new IllegalStateException("bottom");
      return guarded(n - 1);
    } finally {
      count++;
    }
  }

  static int count;

  public static void main(String[] args) throws InterruptedException {
    System.out.println(depth(5000));
    Thread t = new Thread(null, () -> {
      System.out.println(depth(10000));
      System.out.println(mixed(5000, 1, 1, "abc", new int[1]));
      Node list = null;
      for (int i = 0; i < 5000; i++) list = new Node(i, list);
      System.out.println(list.sum());
      try {
        guarded(5000);
      } catch (IllegalStateException e) {
        System.out.println(e.getMessage() + " " + count);
      }
    }, "deep", 1 << 26);
    t.start();
    t.join();
  }
}

/* expect:
5000
10000
1.2510006E7
12497500
bottom 5001
*/
