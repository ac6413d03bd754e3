// Integer, Long, Short and Byte: text in other bases, comparison, limits, hashes.
public class IntegerMethods {
  public static void main(String[] args) {
    int[] xs = {0, 1, -1, 255, -256, 123456, Integer.MAX_VALUE, Integer.MIN_VALUE};
    for (int x : xs) {
      System.out.println(Integer.toString(x) + " " + Integer.toHexString(x) + " " + Integer.toOctalString(x) + " " + Integer.toBinaryString(x) + " "
          + Integer.toString(x, 36) + " " + Integer.toString(x, 2) + " " + Integer.hashCode(x) + " " + Integer.signum(x));
      long l = x * 4294967297L;
      System.out.println(Long.toString(l) + " " + Long.toHexString(l) + " " + Long.toOctalString(l) + " " + Long.toBinaryString(l) + " "
          + Long.toString(l, 36) + " " + Long.hashCode(l) + " " + Long.valueOf(l).hashCode() + " " + Long.signum(l));
    }
    System.out.println(Long.MIN_VALUE + " " + Long.MAX_VALUE + " " + Long.toString(Long.MIN_VALUE, 16) + " " + Long.toHexString(Long.MIN_VALUE));
    System.out.println(Integer.MIN_VALUE + " " + Integer.MAX_VALUE + " " + Integer.SIZE + " " + Integer.BYTES + " " + Long.SIZE + " " + Long.BYTES);
    System.out.println(Short.MIN_VALUE + " " + Short.MAX_VALUE + " " + Byte.MIN_VALUE + " " + Byte.MAX_VALUE + " " + Short.BYTES + Byte.SIZE);
    System.out.println(Integer.compare(3, 5) + " " + Integer.compare(5, 3) + " " + Integer.compare(4, 4) + " " + Integer.compare(Integer.MIN_VALUE, 1));
    System.out.println(Long.compare(3, 5) + " " + Byte.compare((byte) 1, (byte) 5) + " " + Short.compare((short) 9, (short) 5) + " " + Boolean.compare(true, false));
    System.out.println(Integer.valueOf(3).compareTo(5) + " " + Long.valueOf(3).compareTo(2L) + " " + Double.valueOf(1).compareTo(2.0));
    System.out.println(Integer.max(3, 5) + Integer.min(3, 5) + Integer.sum(3, 5) + " " + Long.max(3, 5) + Long.min(3, 5) + Long.sum(1, 2));
    Integer i = 77;
    System.out.println(i.intValue() + " " + i.longValue() + " " + i.doubleValue() + " " + i.floatValue() + " " + i.byteValue() + " " + i.shortValue() + " " + i.toString() + " " + i.hashCode());
    Number n = 300.75;
    System.out.println(n.intValue() + " " + n.longValue() + " " + n.doubleValue() + " " + n.floatValue() + " " + n.byteValue() + " " + n.shortValue());
    n = 4294967297L;
    System.out.println(n.intValue() + " " + n.longValue() + " " + n.byteValue());
    Long l = 5L;
    System.out.println(l.equals(5) + " " + l.equals(5L) + " " + i.equals(77) + " " + i.equals(77L) + " " + i.equals(null));
    System.out.println(Byte.valueOf((byte) 200) + " " + Byte.toUnsignedInt((byte) 200) + " " + Short.toString((short) -5) + " " + Byte.hashCode((byte) -1));
    System.out.println(Boolean.hashCode(true) + " " + Boolean.hashCode(false) + " " + Boolean.valueOf(true).hashCode() + " " + Boolean.toString(false) + " " + Boolean.logicalXor(true, false) + " " + Boolean.TRUE.equals(true) + Boolean.TRUE.booleanValue());
    System.out.println(Integer.toString(10, 99) + Integer.toString(255, 16));
  }
}

/* expect:
0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0
1 1 1 1 1 1 1 1
4294967297 100000001 40000000001 100000000000000000000000000000001 1z141z5 0 0 1
-1 ffffffff 37777777777 11111111111111111111111111111111 -1 -1 -1 -1
-4294967297 fffffffeffffffff 1777777777737777777777 1111111111111111111111111111111011111111111111111111111111111111 -1z141z5 1 1 -1
255 ff 377 11111111 73 11111111 255 1
1095216660735 ff000000ff 17740000000377 1111111100000000000000000000000011111111 dz4vpzwf 0 0 1
-256 ffffff00 37777777400 11111111111111111111111100000000 -74 -100000000 -256 -1
-1099511628032 fffffeffffffff00 1777777757777777777400 1111111111111111111111101111111111111111111111111111111100000000 -e13wu1vk 511 511 -1
123456 1e240 361100 11110001001000000 2n9c 11110001001000000 123456 1
530239482618432 1e2400001e240 17044000000361100 1111000100100000000000000000000011110001001000000 57ycnlkmyo 0 0 1
2147483647 7fffffff 17777777777 1111111111111111111111111111111 zik0zj 1111111111111111111111111111111 2147483647 1
9223372034707292159 7fffffff7fffffff 777777777757777777777 111111111111111111111111111111101111111111111111111111111111111 1y2p0ii3ju7en 0 0 1
-2147483648 80000000 20000000000 10000000000000000000000000000000 -zik0zk -10000000000000000000000000000000 -2147483648 -1
9223372034707292160 7fffffff80000000 777777777760000000000 111111111111111111111111111111110000000000000000000000000000000 1y2p0ii3ju7eo -1 -1 1
-9223372036854775808 9223372036854775807 -8000000000000000 8000000000000000
-2147483648 2147483647 32 4 64 8
-32768 32767 -128 127 28
-1 1 0 -1
-1 -4 4 1
-1 1 -1
16 533
77 77 77.0 77.0 77 77 77 77
300 300 300.75 300.75 44 300
1 4294967297 1
false true true false false
-56 200 -5 -1
1231 1237 1231 false true truetrue
10ff
*/
