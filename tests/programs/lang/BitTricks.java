// Small algorithms over bits, in int and long.
public class BitTricks {
  static int reverse(int x) {
    x = (x & 0x55555555) << 1 | (x >>> 1) & 0x55555555;
    x = (x & 0x33333333) << 2 | (x >>> 2) & 0x33333333;
    x = (x & 0x0f0f0f0f) << 4 | (x >>> 4) & 0x0f0f0f0f;
    return x << 24 | (x & 0xff00) << 8 | (x >>> 8) & 0xff00 | x >>> 24;
  }

  static int crc(byte[] data) {
    int crc = -1;
    for (byte b : data) {
      crc ^= b & 0xff;
      for (int k = 0; k < 8; k++) {
        crc = (crc & 1) != 0 ? crc >>> 1 ^ 0xEDB88320 : crc >>> 1;
      }
    }
    return ~crc;
  }

  static long fnv(String s) {
    long h = 0xcbf29ce484222325L;
    for (int i = 0; i < s.length(); i++) {
      h ^= s.charAt(i);
      h *= 0x100000001b3L;
    }
    return h;
  }

  static int adler(byte[] data) {
    int a = 1, b = 0;
    for (byte x : data) {
      a = (a + (x & 0xff)) % 65521;
      b = (b + a) % 65521;
    }
    return b << 16 | a;
  }

  public static void main(String[] args) {
    int[] xs = {0, 1, -1, 0x12345678, 0x80000000, 0x7fffffff, 1000};
    for (int x : xs) {
      System.out.println(
          Integer.toHexString(reverse(x)) + " " + (reverse(x) == Integer.reverse(x)) + " " + Integer.bitCount(x)
              + " " + Integer.numberOfLeadingZeros(x) + " " + Integer.numberOfTrailingZeros(x) + " "
              + Integer.highestOneBit(x) + " " + Integer.lowestOneBit(x) + " " + Integer.rotateLeft(x, 9)
              + " " + Integer.rotateRight(x, 9) + " " + Integer.reverseBytes(x) + " " + Integer.signum(x));
      long l = (long) x * 0x100000001L;
      System.out.println(
          Long.toHexString(l) + " " + Long.bitCount(l) + " " + Long.numberOfLeadingZeros(l) + " "
              + Long.numberOfTrailingZeros(l) + " " + Long.highestOneBit(l) + " " + Long.rotateLeft(l, 9)
              + " " + Long.reverse(l) + " " + Long.signum(l));
    }
    byte[] data = "The quick brown fox".getBytes();
    System.out.println(Integer.toHexString(crc(data)));
    System.out.println(fnv("hello"));
    System.out.println(adler(data));
    int swapA = 5, swapB = 9;
    swapA ^= swapB;
    swapB ^= swapA;
    swapA ^= swapB;
    System.out.println(swapA + " " + swapB);
    long x = 88172645463325252L;
    for (int i = 0; i < 5; i++) {
      x ^= x << 13;
      x ^= x >>> 7;
      x ^= x << 17;
      System.out.println(x);
    }
    boolean p = true, q = false;
    System.out.println((p & q) + " " + (p | q) + " " + (p ^ q) + " " + !p);
    short s = (short) 0xF0F0;
    System.out.println((s & 0xff) + " " + (s >> 4) + " " + (s >>> 4) + " " + (~s) + " " + (short) ~s);
  }
}

/* expect:
0 true 0 32 32 0 0 0 0 0 0
0 0 64 64 0 0 0 0
80000000 true 1 31 0 1 1 512 8388608 16777216 1
100000001 2 31 0 4294967296 2199023256064 -9223372034707292160 1
ffffffff true 32 0 0 -2147483648 1 -1 -1 -1 -1
fffffffeffffffff 63 0 0 -9223372036854775808 -2199023255553 -2147483649 -1
1e6a2c48 true 13 3 3 268435456 8 1756164132 1007229483 2018915346 1
1234567812345678 26 3 3 1152921504606846976 7542667515104391204 2191612856928709704 1
1 true 1 0 31 -2147483648 -2147483648 256 4194304 128 -1
7fffffff80000000 32 1 31 4611686018427387904 -1099511627521 8589934590 1
fffffffe true 31 1 0 1073741824 1 -257 -4194305 -129 1
7fffffff7fffffff 62 1 0 4611686018427387904 -1099511628033 -4294967298 1
17c00000 true 6 22 3 512 8 512000 -201326591 -402456576 1
3e8000003e8 12 22 3 2199023255552 2199023256064000 1711367858799247360 1
b74574de
-6615550055289275125
1160644372
9 5
8748534153485358512
3040900993826735515
3453997556048239312
-2015011221783540763
8204724074003728306
false true true false
240 -241 268435215 3855 3855
*/
