// Arrays.sort of all types: runs, few and many values, ranges, NaN and zeros; that sorting objects is
// stable, and for short arrays in which order it compares. Only digests are shown.
// engines: not stress, quantum1 (long)
import java.util.Arrays;
import java.util.Comparator;

public class Sorting {
  static long s = 1;
  static int digest;
  static int rnd(int n) {
    s = s * 6364136223846793005L + 1442695040888963407L;
    return (int) ((s >>> 33) % n);
  }
  static class Pair implements Comparable<Pair> {
    int a, b;
    Pair(int a, int b) {
      this.a = a;
      this.b = b;
    }
    public int compareTo(Pair o) {
      return Integer.compare(a, o.a);
    }
    public String toString() {
      return a + ":" + b;
    }
  }
  static void sorting() {
    for (int t = 0; t < 120; t++) {
      int n = rnd(t < 80 ? 40 : 700);
      int range = 1 + rnd(t % 3 == 0 ? 5 : 100000);
      int shape = rnd(4);
      int[] a = new int[n];
      long[] l = new long[n];
      double[] d = new double[n];
      float[] f = new float[n];
      short[] sh = new short[n];
      byte[] by = new byte[n];
      char[] ch = new char[n];
      Pair[] p = new Pair[n];
      Integer[] boxed = new Integer[n];
      for (int i = 0; i < n; i++) {
        int x = shape == 0 ? i : shape == 1 ? n - i : rnd(range) - range / 2;
        if (shape == 3 && i > n / 2) x = i;
        a[i] = x;
        l[i] = (long) x * 1234567891L;
        d[i] = rnd(20) == 0 ? (rnd(2) == 0 ? Double.NaN : -0.0) : x / 7.0;
        f[i] = rnd(20) == 0 ? (rnd(2) == 0 ? Float.NaN : -0.0f) : x / 7.0f;
        if (rnd(30) == 0) {
          d[i] = 0.0;
          f[i] = 0f;
        }
        sh[i] = (short) x;
        by[i] = (byte) x;
        ch[i] = (char) x;
        p[i] = new Pair(x, i);
        boxed[i] = x;
      }
      int[] part = a.clone();
      if (n > 3) Arrays.sort(part, 1, n - 1);
      int[] cmps = new int[1];
      StringBuilder log = new StringBuilder();
      Pair[] q = p.clone();
      Arrays.sort(q, (x, y) -> {
        cmps[0]++;
        if (n < 32) log.append(x).append(y);
        return Integer.compare(y.a, x.a);
      });
      Arrays.sort(a);
      Arrays.sort(l);
      Arrays.sort(d);
      Arrays.sort(f);
      Arrays.sort(sh);
      Arrays.sort(by);
      Arrays.sort(ch);
      Arrays.sort(p);
      Arrays.sort(boxed, Comparator.comparing((Integer x) -> x % 10).thenComparing(Comparator.reverseOrder()));
      digest = 31 * digest
          + (Arrays.toString(a).hashCode() + " " + Arrays.toString(part).hashCode() + " " + Arrays.hashCode(l) + " "
              + Arrays.hashCode(d) + " " + Arrays.hashCode(f) + " " + Arrays.hashCode(sh) + " " + Arrays.hashCode(by)
              + " " + Arrays.hashCode(ch) + Arrays.toString(p) + Arrays.toString(q) + Arrays.hashCode(boxed) + " "
              + Arrays.binarySearch(a, 7) * 0 + (n < 32 ? cmps[0] + log.toString() : ""))
                .hashCode();
      if (t % 10 == 9) System.out.println(t + " " + Integer.toHexString(digest));
    }
  }

  public static void main(String[] args) {
    sorting();
  }
}

/* expect:
9 85fcd1f0
19 358f40e4
29 823b0332
39 3864b1e6
49 c8b1efcb
59 64e921ab
69 77bd7a81
79 61b86b0c
89 5d41e992
99 6e201149
109 33d2a7c2
119 3921d19b
*/
