// Operator precedence and associativity.
public class Precedence {
  static boolean t(String s) {
    System.out.print(s);
    return true;
  }

  public static void main(String[] args) {
    int a = 5, b = 3, c = 2;
    System.out.println(a - b - c);
    System.out.println(a - (b - c));
    System.out.println(a + b * c - a / c % b);
    System.out.println(-a * -b + +c);
    System.out.println(a << 1 + 1);
    System.out.println(a | b & c ^ 1);
    System.out.println((a & b) == 1 ? "and" : "none");
    System.out.println(a > b == b > c);
    System.out.println(a > b != b < c && c == 2 || a == 0);
    System.out.println(false && t("x") || t("y") && true);
    System.out.println(t("p") || t("q") && t("r"));
    System.out.println(!(a > b) ^ true | false & t("&"));
    int x, y, z;
    x = y = z = 4;
    System.out.println(x + y + z);
    x += y -= z *= 2;
    System.out.println(x + " " + y + " " + z);
    System.out.println(a > b ? b > c ? 1 : 2 : 3);
    System.out.println(a < b ? 1 : b < c ? 2 : 3);
    x = a > b ? y = 9 : 0;
    System.out.println(x + y);
    System.out.println((byte) 200 + 100);
    System.out.println((byte) (200 + 100));
    System.out.println(-5 >> 1);
    System.out.println(-(5 >> 1));
    System.out.println(~a + 1 == -a);
    System.out.println(a+++b);
    System.out.println(a - --b);
    System.out.println(a-- - b--);
    System.out.println(1 + 2 + " " + 1 + 2);
    System.out.println("x" + a * b + -c);
    System.out.println("" + (a > b) + (char) ('a' + c) + 1 / 2.0);
    System.out.println("s" == "s" + "" ? "folded" : "new");
    Object o = "str";
    System.out.println(o instanceof String == true);
    System.out.println(!(o instanceof Integer));
    System.out.println(((String) o).length() + new int[] {1, 2}.length);
    System.out.println((int) 3.7 + 0.5);
    System.out.println((int) (3.7 + 0.5));
    System.out.println(- 7 / 2 * 2 + 7 % -4);
    System.out.println(10 - 2 + 3 * 4 / 2 % 5 << 2 >>> 1 & 0xff | 256 ^ 3);
    long l = 1 << 31 | 1L << 31;
    System.out.println(l);
    int[] arr = {0, 1, 2};
    int i = 0;
    arr[i] = i = 2;
    System.out.println(arr[0] + "" + arr[2] + i);
    System.out.println(arr[arr[arr[1]] + 1]);
    System.out.println((a) + (-b) - (c));
  }
}

/* expect:
0
4
9
17
20
7
and
true
true
ytrue
ptrue
&true
12
0 -4 8
1
3
18
44
44
-3
-2
true
8
4
4
3 12
x5-2
truec0.5
folded
true
true
5
3.5
4
-3
275
-2147483648
222
2
2
*/
