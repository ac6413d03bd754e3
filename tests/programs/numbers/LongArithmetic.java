// 64-bit arithmetic in small number-theory programs.
public class LongArithmetic {
  static long gcd(long a, long b) {
    while (b != 0) {
      long t = a % b;
      a = b;
      b = t;
    }
    return a;
  }

  static long mulmod(long a, long b, long m) {
    long r = 0;
    a %= m;
    while (b > 0) {
      if ((b & 1) == 1) {
        r += a;
        if (r >= m || r < 0) r -= m;
      }
      a <<= 1;
      if (a >= m || a < 0) a -= m;
      b >>= 1;
    }
    return r;
  }

  static long pow(long b, long e, long m) {
    long r = 1;
    for (; e > 0; e >>= 1, b = mulmod(b, b, m)) {
      if ((e & 1) != 0) r = mulmod(r, b, m);
    }
    return r;
  }

  static boolean prime(long n) {
    if (n < 2) return false;
    for (long p : new long[] {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37}) {
      if (n % p == 0) return n == p;
    }
    long d = n - 1;
    int s = 0;
    while (d % 2 == 0) {
      d /= 2;
      s++;
    }
    witness:
    for (long a : new long[] {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37}) {
      long x = pow(a, d, n);
      if (x == 1 || x == n - 1) continue;
      for (int i = 1; i < s; i++) {
        x = mulmod(x, x, n);
        if (x == n - 1) continue witness;
      }
      return false;
    }
    return true;
  }

  static long highMultiply(long x, long y) {
    long x1 = x >> 32, x0 = x & 0xFFFFFFFFL, y1 = y >> 32, y0 = y & 0xFFFFFFFFL;
    long z = x0 * y0, t = x1 * y0 + (z >>> 32), w = (t & 0xFFFFFFFFL) + x0 * y1;
    return x1 * y1 + (t >> 32) + (w >> 32);
  }

  static long isqrt(long n) {
    long r = (long) Math.sqrt(n);
    while (r * r > n) r--;
    while ((r + 1) * (r + 1) <= n) r++;
    return r;
  }

  public static void main(String[] args) {
    System.out.println(gcd(1234567890123456789L, 987654321098765432L) + " " + gcd(0, 5) + " " + gcd(-12, 18));
    System.out.println(pow(3, 1000000006L, 1000000007L) + " " + pow(2, 62, Long.MAX_VALUE));
    long[] candidates = {1, 2, 91, 97, 561, 1000000007L, 1000000007L * 1000000009L, 999999999989L, 4611686018427387847L, 2305843009213693951L};
    for (long n : candidates) System.out.println(n + " " + prime(n));
    System.out.println(highMultiply(Long.MAX_VALUE, Long.MAX_VALUE) + " " + highMultiply(-1, 1) + " " + highMultiply(123456789012345678L, -987654321098765432L) + " " + Math.multiplyHigh(123456789012345678L, -987654321098765432L));
    System.out.println(isqrt(999999999999999999L) + " " + isqrt(0) + " " + isqrt(4611686014132420609L));
    long f = 1;
    for (int i = 1; i <= 25; i++) {
      f *= i;
      if (i >= 19) System.out.println(i + "! = " + f);
    }
    long a = 0, b = 1;
    for (int i = 0; i < 100; i++) {
      long t = a + b;
      a = b;
      b = t;
    }
    System.out.println(a);
    int[] digits = new int[10];
    for (long n = Long.MAX_VALUE; n > 0; n /= 10) digits[(int) (n % 10)]++;
    String s = "";
    for (int d : digits) s += d;
    System.out.println(s);
    long count = 0;
    for (int i = 2; i < 20000; i++) {
      boolean p = true;
      for (int j = 2; j * j <= i && p; j++) p = i % j != 0;
      if (p) count += i;
    }
    System.out.println(count);
    long days = 1000000000000L / (1000L * 60 * 60 * 24), rest = 1000000000000L % 86400000L;
    System.out.println(days + " " + rest);
    System.out.println(Long.MAX_VALUE / 1000 * 1000 + " " + Long.MIN_VALUE / 3 + " " + Long.MIN_VALUE % 1000 + " " + (Long.MIN_VALUE >> 3) + " " + (Long.MIN_VALUE >>> 3) + " " + Long.MAX_VALUE % -7);
  }
}

/* expect:
1 5 6
1 4611686018427387904
1 false
2 true
91 false
97 true
561 false
1000000007 true
1000000016000000063 false
999999999989 true
4611686018427387847 true
2305843009213693951 true
4611686018427387903 -1 -6609981178781635 -6609981178781635
999999999 0 2147483647
19! = 121645100408832000
20! = 2432902008176640000
21! = -4249290049419214848
22! = -1250660718674968576
23! = 8128291617894825984
24! = -7835185981329244160
25! = 7034535277573963776
3736710778780434371
2033121421
21171191
11574 6400000
9223372036854775000 -3074457345618258602 -808 -1152921504606846976 1152921504606846976 0
*/
