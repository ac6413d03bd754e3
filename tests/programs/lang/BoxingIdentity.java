// == on boxes compares references: equal only inside the small-value caches.
public class BoxingIdentity {
  public static void main(String[] args) {
    Integer a = 127, b = 127, c = 128, d = 128;
    System.out.println((a == b) + " " + (c == d) + " " + c.equals(d));
    Integer m = -128, n = -128, o = -129, p = -129;
    System.out.println((m == n) + " " + (o == p));
    Long l1 = 127L, l2 = 127L, l3 = 128L, l4 = 128L;
    System.out.println((l1 == l2) + " " + (l3 == l4));
    Character x = 'a', y = 'a', z = '\u0080', w = '\u0080';
    System.out.println((x == y) + " " + (z == w));
    Byte b1 = -128, b2 = -128;
    Short s1 = 100, s2 = 100, s3 = 1000, s4 = 1000;
    System.out.println((b1 == b2) + " " + (s1 == s2) + " " + (s3 == s4));
    Boolean t = true, u = Boolean.valueOf("TRUE");
    System.out.println(t == u);
    Double d1 = 1.0, d2 = 1.0;
    System.out.println((d1 == d2) + " " + d1.equals(d2));
    Object io = 5, jo = 5;
    System.out.println(io == jo);
    System.out.println(c == 128);
    System.out.println(128 == d);
    System.out.println(c <= d && c >= d && c != d);
    System.out.println(l1.equals(127) + " " + l1.equals(127L) + " " + (l1 == 127));
    System.out.println(new Object[] {1}[0].equals(1));
    System.out.println(Integer.valueOf(5) == Integer.valueOf(5));
    System.out.println(Integer.valueOf(500) == Integer.valueOf(500));
    int prim = c;
    System.out.println(prim == c);
    long widened = c;
    double wd = c;
    System.out.println(widened + wd);
    Integer inc = 127;
    Integer before = inc;
    inc++;
    System.out.println(inc + " " + before);
    inc += 1;
    inc = inc * 2;
    System.out.println(inc);
    Character ch = 'a';
    ch++;
    int sum = ch + 1;
    System.out.println(ch + " " + sum + " " + (char) sum);
    Byte small = 1;
    small++;
    System.out.println(small);
    Integer[] boxes = {1, 2, 3};
    int total = 0;
    for (int v : boxes) {
      total += v;
    }
    boxes[0]++;
    boxes[1] += 10;
    System.out.println(total + " " + boxes[0] + " " + boxes[1]);
    Object obj = 3;
    int back = (Integer) obj;
    int back2 = (int) obj;
    System.out.println(back + back2);
    Integer nul = null;
    try {
      int bad = nul;
      System.out.println(bad);
    } catch (NullPointerException e) {
      System.out.println("null unboxed");
    }
    try {
      Object lng = 5L;
      int bad = (Integer) lng;
      System.out.println(bad);
    } catch (ClassCastException e) {
      System.out.println("a Long is no Integer");
    }
    Boolean flag = Boolean.FALSE;
    if (!flag) System.out.println(flag ? "yes" : "no");
    while (flag) {
    }
    System.out.println(Double.valueOf(Double.NaN).equals(Double.NaN));
    System.out.println(Double.valueOf(0.0).equals(-0.0));
    System.out.println(0.0 == -0.0);
  }
}

/* expect:
true false true
true false
true false
true false
true true false
true
false true
true
true
true
true
false true true
true
true
false
true
256.0
128 127
258
b 99 c
2
6 2 12
6
null unboxed
a Long is no Integer
no
true
false
true
*/
