// Deeply nested try/finally with every way to leave, in loops and with values under evaluation.
public class NestedFinally {
  static String log = "";

  static int step(int how) {
    int r = 0;
    loop:
    for (int i = 0; i < 3; i++) {
      try {
        r += 1;
        try {
          r += 10;
          switch (how) {
            case 1: return r;
            case 2: break loop;
            case 3: continue loop;
            case 4: throw new IllegalStateException("s" + i);
            case 5: if (i == 1) throw new Error("e");
          }
          r += 100;
        } catch (IllegalStateException e) {
          r += 1000;
          if (i == 1) return -r;
        } finally {
          log += "i" + i;
          if (how == 6 && i == 2) break loop;
        }
        r += 10000;
      } finally {
        log += "o" + i;
      }
    }
    return r;
  }

  static int expression(int x) {
    int[] a = {1, 2, 3};
    int i = 0;
    try {
      return a[i++] + a[i++] * value(x) + a[i++];
    } catch (RuntimeException e) {
      return i;
    } finally {
      log += "[" + i + "]";
    }
  }

  static int value(int x) {
    if (x == 0) throw new RuntimeException();
    return x;
  }

  static int triple(String s) {
    try {
      try {
        try {
          return Integer.parseInt(s);
        } finally {
          log += "1";
        }
      } finally {
        log += "2";
        if (s.equals("7")) throw new IllegalArgumentException("seven");
      }
    } catch (NumberFormatException e) {
      log += "n";
      return -1;
    } catch (IllegalArgumentException e) {
      log += "a";
      return -2;
    } finally {
      log += "3";
    }
  }

  static long wide(boolean fail) {
    long l = 1L << 40;
    double d = 2.5;
    String s = "s";
    try {
      if (fail) throw new Exception(s + d);
      l++;
      return l;
    } catch (Exception e) {
      s = e.getMessage();
      d++;
    } finally {
      l *= 2;
      s += l + d;
      log += s;
    }
    return -l;
  }

  static void flush(long v) {
    System.out.println(v + " " + log);
    log = "";
  }

  public static void main(String[] args) {
    for (int how = 0; how <= 6; how++) {
      try {
        flush(step(how));
      } catch (Error e) {
        flush(-99);
      }
    }
    flush(expression(5));
    flush(expression(0));
    flush(triple("5"));
    flush(triple("x"));
    flush(triple("7"));
    flush(wide(false));
    flush(wide(true));
  }
}

/* expect:
30333 i0o0i1o1i2o2
11 i0o0
11 i0o0
33 i0o0i1o1i2o2
-12022 i0o0i1o1
-99 i0o0i1o1
20333 i0o0i1o1i2o2
14 [3]
2 [2]
5 123
-1 12n3
-2 12a3
1099511627777 s2.1990232555565E12
-2199023255552 s2.52.1990232555555E12
*/
