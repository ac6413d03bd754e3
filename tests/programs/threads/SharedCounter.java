// Counting by several threads: with synchronized blocks, methods, and by parts of an array.
public class SharedCounter {
  private int count;
  private static int total;
  static final Object LOCK = new Object();

  synchronized void add(int n) {
    count += n;
  }

  synchronized int get() {
    return count;
  }

  static synchronized void addTotal(int n) {
    int t = total;
    Thread.yield();
    total = t + n;
  }

  public static void main(String[] args) throws InterruptedException {
    SharedCounter c = new SharedCounter();
    long[] sums = new long[4];
    int[] data = new int[4000];
    for (int i = 0; i < data.length; i++) data[i] = i * 7 % 1000;
    Thread[] ts = new Thread[4];
    int[] byBlock = {0};
    for (int t = 0; t < 4; t++) {
      final int id = t;
      ts[t] = new Thread(() -> {
        for (int i = 0; i < 1000; i++) {
          c.add(1);
          if (i % 10 == 0) addTotal(1);
          synchronized (LOCK) {
            byBlock[0]++;
          }
          sums[id] += data[id * 1000 + i];
        }
      });
    }
    for (Thread t : ts) t.start();
    for (Thread t : ts) t.join();
    long sum = 0;
    for (long s : sums) sum += s;
    System.out.println(c.get() + " " + total + " " + byBlock[0] + " " + sum);
  }
}

/* expect:
4000 400 4000 1998000
*/
