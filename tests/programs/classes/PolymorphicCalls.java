// Calls at one place with many receiver classes; calls through interfaces of deep hierarchies.
interface I0 {
  int f(int x);
}

interface I1 extends I0 {
  int g(int x);
}

interface I2 {
  int h(int x);
}

class C0 implements I0 {
  public int f(int x) {
    return x + 1;
  }
}

class C1 extends C0 implements I1 {
  public int g(int x) {
    return f(x) * 2;
  }
}

class C2 extends C1 implements I2 {
  public int f(int x) {
    return super.f(x) + 10;
  }

  public int h(int x) {
    return g(x) - f(x);
  }
}

class C3 extends C2 {
  public int g(int x) {
    return super.g(x) + 100;
  }
}

class C4 extends C3 {
  public final int f(int x) {
    return x;
  }

  public int h(int x) {
    return -super.h(x);
  }
}

class C5 implements I0, I1, I2 {
  private int n;

  public int f(int x) {
    return n++ + x;
  }

  public int g(int x) {
    return n++ * x;
  }

  public int h(int x) {
    return n;
  }
}

class Wide {
  long mix(int a, long b, float c, double d, byte e, short f, char g, boolean h, String i, Object j, int[] k, long l) {
    return a + b + (long) c + (long) d + e + f + g + (h ? 1 : 0) + i.length() + (j == null ? 5 : 7) + k.length + l;
  }
}

class Wider extends Wide {
  long mix(int a, long b, float c, double d, byte e, short f, char g, boolean h, String i, Object j, int[] k, long l) {
    return super.mix(a * 2, b * 2, c, d, e, f, g, !h, i + i, k, k, l) * 10;
  }
}

public class PolymorphicCalls {
  public static void main(String[] args) {
    I0[] all = {new C0(), new C1(), new C2(), new C3(), new C4(), new C5(), x -> x * x};
    long sum = 0;
    for (int round = 0; round < 50; round++) {
      for (int i = 0; i < all.length; i++) {
        I0 o = all[(i * 3 + round) % all.length];
        sum = sum * 3 + o.f(round);
        if (o instanceof I1) sum += ((I1) o).g(i);
        if (o instanceof I2) sum ^= ((I2) o).h(round);
      }
    }
    System.out.println(sum);
    C0 c = new C4();
    System.out.println(c.f(5) + " " + ((C1) c).g(5) + " " + ((I2) c).h(5));
    Wide[] ws = {new Wide(), new Wider()};
    for (Wide w : ws) System.out.println(w.mix(1, 2L, 3.9f, 4.9, (byte) 5, (short) 6, '\7', true, "ab", null, new int[3], 1L << 40));
    Object[] os = {1, 2L, "3", 'c', 5.5, 6f, true, new int[0], new C5()};
    int h = 0;
    for (int r = 0; r < 3; r++) {
      for (int i = 0; i < 7; i++) {
        h = h * 31 + os[i].hashCode();
        h += os[i].equals(os[(i + r) % 7]) ? 1 : 0;
        h += os[i].toString().length();
      }
    }
    System.out.println(h);
  }
}

/* expect:
9208153138026991249
5 110 -105
1099511627815
10995116278210
-593292221
*/
