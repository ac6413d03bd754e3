// `a op= b` means `a = (T) (a op b)`, and `a` is evaluated once, before b.
public class CompoundAssignment {
  static int calls = 0;
  static int[] data = {1, 2, 3};

  static int[] array() {
    calls++;
    return data;
  }

  static int index() {
    return calls++ % 3;
  }

  public static void main(String[] args) {
    byte b = 100;
    b += 100;
    System.out.println(b);
    b -= 0.7;
    System.out.println(b);
    b *= 3.9;
    System.out.println(b);
    b /= -7;
    System.out.println(b);
    b = 127;
    b++;
    System.out.println(b);
    --b;
    System.out.println(b);
    b |= 0x180;
    System.out.println(b);
    b ^= -1;
    System.out.println(b);
    short s = 30000;
    s += 30000;
    System.out.println(s);
    s = (short) 40000;
    s %= 1000;
    System.out.println(s);
    char c = 'a';
    c += 1;
    System.out.println(c);
    c++;
    System.out.println(c);
    c *= 2;
    System.out.println((int) c);
    c -= 1000;
    System.out.println((int) c);
    int i = 10;
    i *= 1.5;
    System.out.println(i);
    i += 1e20;
    System.out.println(i);
    i = 5;
    i -= Double.NaN;
    System.out.println(i);
    i = 1;
    i += 3000000000L;
    System.out.println(i);
    i /= 0.5f;
    System.out.println(i);
    long l = 1;
    l += 0.99999;
    System.out.println(l);
    l += 1e19;
    System.out.println(l);
    l = 16777217;
    l += 0.0f;
    System.out.println(l);
    float f = 1;
    f += 1e-9;
    System.out.println(f);
    f += 16777216;
    System.out.println(f);
    double d = 1;
    d += 'a';
    System.out.println(d);
    boolean t = true;
    t &= false;
    System.out.println(t);
    t |= true;
    t ^= true;
    System.out.println(t);
    String str = null;
    str += "x";
    str += 1 + 2;
    str += 'c';
    str += 1.0f;
    str += null;
    System.out.println(str);
    Object o = "o";
    o += "p";
    System.out.println(o);
    array()[index()] += 10;
    System.out.println(data[0] + " " + data[1] + " " + data[2] + " " + calls);
    array()[index()]++;
    System.out.println(data[0] + " " + data[1] + " " + data[2] + " " + calls);
    int x = 3;
    x += x++ * 2 + x;
    System.out.println(x);
    x = 3;
    x = x++ + ++x;
    System.out.println(x);
    int[] a = {0, 0, 0};
    int k = 0;
    a[k++] = a[k] = k = 2;
    System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + k);
    Integer boxed = 5;
    boxed += 3;
    boxed++;
    System.out.println(boxed);
  }
}

/* expect:
-56
-56
38
-5
-128
127
-1
0
-5536
-536
b
c
198
64734
15
2147483647
0
-1294967295
-2147483648
1
9223372036854775807
16777216
1.0
1.6777216E7
98.0
false
false
nullx3c1.0null
op
1 12 3 2
2 12 3 4
13
8
2 2 0 2
9
*/
