// Integer arithmetic wraps around and never traps, except for division by zero.
public class IntOverflow {
  static int twice(int x) {
    return x + x;
  }

  public static void main(String[] args) {
    int max = Integer.MAX_VALUE;
    int min = Integer.MIN_VALUE;
    System.out.println(max + 1);
    System.out.println(min - 1);
    System.out.println(-min);
    System.out.println(max * 2);
    System.out.println(max * max);
    System.out.println(min * min);
    System.out.println(min * -1);
    System.out.println(twice(max));
    System.out.println(twice(min));
    System.out.println(65536 * 65536);
    System.out.println(46341 * 46341);
    System.out.println(123456789 * 987654321);
    long lmax = Long.MAX_VALUE;
    long lmin = Long.MIN_VALUE;
    System.out.println(lmax + 1);
    System.out.println(lmin - 1);
    System.out.println(-lmin);
    System.out.println(lmax * lmax);
    System.out.println(lmin * -1L);
    System.out.println(3037000500L * 3037000500L);
    System.out.println(max + 1L);
    System.out.println((long) max + 1);
    System.out.println((long) (max + 1));
    int i = max;
    i++;
    System.out.println(i);
    i--;
    System.out.println(i);
    i += 1L;
    System.out.println(i);
    long l = lmax;
    System.out.println(l++);
    System.out.println(l);
    System.out.println(--l);
    int h = 0;
    for (int k = 0; k < 100; k++) {
      h = 31 * h + k;
    }
    System.out.println(h);
    long lh = 1125899906842597L;
    for (int k = 0; k < 100; k++) {
      lh = 31 * lh + k;
    }
    System.out.println(lh);
  }
}

/* expect:
-2147483648
2147483647
-2147483648
-2
1
0
-2147483648
-2
0
0
-2147479015
-67153019
-9223372036854775808
9223372036854775807
-9223372036854775808
1
-9223372036854775808
-9223372036709301616
2147483648
2147483648
-2147483648
-2147483648
2147483647
-2147483648
9223372036854775807
-9223372036854775808
9223372036854775807
58926130
4433046541574483351
*/
