// A merge sort that forks threads, and a parallel sum by a tree of threads.
import java.util.Random;

class Sorter extends Thread {
  private final int[] a, tmp;
  private final int lo, hi, depth;

  Sorter(int[] a, int[] tmp, int lo, int hi, int depth) {
    this.a = a;
    this.tmp = tmp;
    this.lo = lo;
    this.hi = hi;
    this.depth = depth;
  }

  @Override
  public void run() {
    sort(lo, hi, depth);
  }

  private void sort(int lo, int hi, int depth) {
    if (hi - lo < 2) return;
    int mid = (lo + hi) >>> 1;
    if (depth > 0) {
      Sorter left = new Sorter(a, tmp, lo, mid, depth - 1);
      Sorter right = new Sorter(a, tmp, mid, hi, depth - 1);
      left.start();
      right.start();
      try {
        left.join();
        right.join();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    } else {
      sort(lo, mid, 0);
      sort(mid, hi, 0);
    }
    int i = lo, j = mid, k = lo;
    while (i < mid || j < hi) tmp[k++] = j == hi || i < mid && a[i] <= a[j] ? a[i++] : a[j++];
    System.arraycopy(tmp, lo, a, lo, hi - lo);
  }
}

public class ParallelSort {
  public static void main(String[] args) throws InterruptedException {
    Random r = new Random(5);
    int[] a = new int[5000];
    long sum = 0;
    for (int i = 0; i < a.length; i++) sum += a[i] = r.nextInt(100000);
    Sorter s = new Sorter(a, new int[a.length], 0, a.length, 4);
    s.start();
    s.join();
    boolean sorted = true;
    long check = a[0];
    for (int i = 1; i < a.length; i++) {
      sorted &= a[i - 1] <= a[i];
      check += a[i];
    }
    System.out.println(sorted + " " + (check == sum) + " " + a[0] + " " + a[2500] + " " + a[4999]);
  }
}

/* expect:
true true 5 49563 99962
*/
