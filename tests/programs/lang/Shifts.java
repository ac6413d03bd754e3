// Only the low five (six for long) bits of a shift count matter; >> keeps the sign, >>> does not.
public class Shifts {
  public static void main(String[] args) {
    int[] counts = {0, 1, 5, 31, 32, 33, 63, 64, -1, -31, 100};
    for (int c : counts) {
      System.out.println(
          c + ": " + (1 << c) + " " + (-17 >> c) + " " + (-17 >>> c) + " "
              + (1L << c) + " " + (-17L >> c) + " " + (-17L >>> c));
    }
    // The type of a shift is that of its left operand alone.
    long big = 33;
    System.out.println(1 << big);
    System.out.println(1L << 33);
    System.out.println(8 >> 65L);
    byte b = -128;
    System.out.println(b >> 1);
    System.out.println(b >>> 1);
    System.out.println((byte) (b >>> 1));
    System.out.println((b & 0xff) >>> 1);
    b >>>= 1;
    System.out.println(b);
    short s = -2;
    s >>>= 10;
    System.out.println(s);
    s <<= 15;
    System.out.println(s);
    char c = 0xffff;
    c >>= 4;
    System.out.println((int) c);
    c <<= 12;
    System.out.println((int) c);
    int i = 0x80000000;
    i >>= 31;
    System.out.println(i);
    i >>>= 28;
    System.out.println(i);
    i <<= 33L;
    System.out.println(i);
    long l = Long.MIN_VALUE;
    l >>>= 63;
    System.out.println(l);
    l <<= 62;
    l >>= 61;
    System.out.println(l);
    System.out.println('a' << 1);
    System.out.println((char) ('a' << 0));
    System.out.println(1 << 31 >> 31 >>> 1);
    System.out.println(-1 >>> 28 << 2 + 1);
    int hash = 0x12345678;
    System.out.println(hash << 7 | hash >>> 25);
    System.out.println(hash ^ hash >>> 16);
  }
}

/* expect:
0: 1 -17 -17 1 -17 -17
1: 2 -9 2147483639 2 -9 9223372036854775799
5: 32 -1 134217727 32 -1 576460752303423487
31: -2147483648 -1 1 2147483648 -1 8589934591
32: 1 -17 -17 4294967296 -1 4294967295
33: 2 -9 2147483639 8589934592 -1 2147483647
63: -2147483648 -1 1 -9223372036854775808 -1 1
64: 1 -17 -17 1 -17 -17
-1: -2147483648 -1 1 -9223372036854775808 -1 1
-31: 2 -9 2147483639 8589934592 -1 2147483647
100: 16 -2 268435454 68719476736 -1 268435455
2
8589934592
4
-64
2147483584
-64
64
-64
-1
-32768
4095
61440
-1
15
30
1
2
194
a
2147483647
120
439041033
305415244
*/
