// Recursive functions of several shapes.
public class Recursion {
  static int fib(int n) {
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
  }

  static long ackermann(long m, long n) {
    if (m == 0) return n + 1;
    if (n == 0) return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
  }

  static boolean even(int n) {
    return n == 0 || odd(n - 1);
  }

  static boolean odd(int n) {
    return n != 0 && even(n - 1);
  }

  static int moves = 0;

  static void hanoi(int n, char from, char to, char via) {
    if (n == 0) return;
    hanoi(n - 1, from, via, to);
    moves++;
    if (n == 4) System.out.print(from + ">" + to + " ");
    hanoi(n - 1, via, to, from);
  }

  static void permute(String prefix, String rest, StringBuilder out) {
    if (rest.isEmpty()) {
      out.append(prefix).append(' ');
      return;
    }
    for (int i = 0; i < rest.length(); i++) {
      permute(prefix + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1), out);
    }
  }

  static int queens(int n, int row, int cols, int d1, int d2) {
    if (row == n) return 1;
    int count = 0;
    for (int free = ~(cols | d1 | d2) & ((1 << n) - 1); free != 0; free &= free - 1) {
      int bit = free & -free;
      count += queens(n, row + 1, cols | bit, (d1 | bit) << 1, (d2 | bit) >>> 1);
    }
    return count;
  }

  static void quicksort(int[] a, int lo, int hi) {
    if (lo >= hi) return;
    int pivot = a[(lo + hi) >>> 1], i = lo, j = hi;
    while (i <= j) {
      while (a[i] < pivot) i++;
      while (a[j] > pivot) j--;
      if (i <= j) {
        int t = a[i];
        a[i++] = a[j];
        a[j--] = t;
      }
    }
    quicksort(a, lo, j);
    quicksort(a, i, hi);
  }

  static double sqrt(double x, double guess) {
    double next = (guess + x / guess) / 2;
    return next == guess ? guess : sqrt(x, next);
  }

  static long power(long b, int e, long m) {
    if (e == 0) return 1;
    long h = power(b, e / 2, m);
    h = h * h % m;
    return e % 2 == 0 ? h : h * b % m;
  }

  public static void main(String[] args) {
    System.out.println(fib(22));
    System.out.println(ackermann(2, 9));
    System.out.println(even(1000) + " " + odd(1000));
    hanoi(6, 'A', 'C', 'B');
    System.out.println(moves);
    StringBuilder out = new StringBuilder();
    permute("", "abcd", out);
    System.out.println(out.toString().trim());
    for (int n = 1; n <= 8; n++) System.out.print(queens(n, 0, 0, 0, 0) + ",");
    System.out.println();
    int[] a = new int[1000];
    int seed = 42;
    for (int i = 0; i < a.length; i++) a[i] = (seed = seed * 1103515245 + 12345) >> 8;
    quicksort(a, 0, a.length - 1);
    boolean sorted = true;
    for (int i = 1; i < a.length; i++) sorted &= a[i - 1] <= a[i];
    System.out.println(sorted + " " + a[0] + " " + a[500] + " " + a[999]);
    System.out.println(sqrt(2, 1));
    System.out.println(power(3, 200, 1000000007L));
  }
}

/* expect:
17711
21
true false
A>C C>B B>A A>C 63
abcd abdc acbd acdb adbc adcb bacd badc bcad bcda bdac bdca cabd cadb cbad cbda cdab cdba dabc dacb dbac dbca dcab dcba
1,0,0,2,10,4,40,92,
true -8372346 -294076 8382776
1.414213562373095
136318165
*/
