// finally with return, break, continue and throw overrides whatever was going on.
public class FinallyControl {
  static StringBuilder log = new StringBuilder();

  static int plain() {
    try {
      return 1;
    } finally {
      log.append("f1 ");
    }
  }

  @SuppressWarnings("finally")
  static int override() {
    try {
      return 1;
    } finally {
      return 2;
    }
  }

  @SuppressWarnings("finally")
  static int swallow() {
    try {
      throw new RuntimeException("lost");
    } finally {
      return 3;
    }
  }

  static int saved() {
    int x = 1;
    try {
      return x;
    } finally {
      x = 100;
    }
  }

  static int[] savedArray() {
    int[] x = {1};
    try {
      return x;
    } finally {
      x[0] = 100;
    }
  }

  @SuppressWarnings("finally")
  static String loops() {
    String s = "";
    for (int i = 0; i < 5; i++) {
      try {
        if (i == 1) continue;
        if (i == 3) break;
        s += "t" + i;
      } finally {
        s += "f" + i;
      }
    }
    int n = 0;
    while (true) {
      try {
        n++;
        if (n == 2) throw new IllegalStateException();
      } finally {
        if (n < 4) continue;
        break;
      }
    }
    return s + n;
  }

  @SuppressWarnings("finally")
  static int nested() {
    outer:
    while (true) {
      try {
        try {
          log.append("a ");
          return 5;
        } finally {
          log.append("b ");
          break outer;
        }
      } finally {
        log.append("c ");
      }
    }
    return 6;
  }

  static int catchReturn() {
    try {
      throw new RuntimeException("x");
    } catch (RuntimeException e) {
      log.append(e.getMessage()).append(' ');
      return 7;
    } finally {
      log.append("fin ");
    }
  }

  @SuppressWarnings("finally")
  static int throwInFinally() {
    try {
      try {
        throw new RuntimeException("first");
      } finally {
        throw new RuntimeException("second");
      }
    } catch (RuntimeException e) {
      log.append(e.getMessage()).append(' ');
      return 8;
    }
  }

  static int throwInCatch() {
    try {
      try {
        throw new RuntimeException("inner");
      } catch (RuntimeException e) {
        throw new IllegalStateException("from " + e.getMessage());
      } finally {
        log.append("between ");
      }
    } catch (IllegalStateException e) {
      log.append(e.getMessage()).append(' ');
    }
    return 9;
  }

  static int deep(int n) {
    try {
      return n == 0 ? 0 : deep(n - 1) + 1;
    } finally {
      log.append(n);
    }
  }

  static void voidReturn(boolean b) {
    try {
      if (b) return;
      log.append("no return ");
    } finally {
      log.append("void ");
    }
    log.append("end ");
  }

  static int finallyWithLoop() {
    int r = 0;
    try {
      r = 1;
    } finally {
      for (int i = 0; i < 5; i++) {
        if (i == 2) continue;
        if (i == 4) break;
        r = r * 10 + i;
      }
      try {
        throw new RuntimeException();
      } catch (RuntimeException e) {
        r++;
      } finally {
        r = -r;
      }
    }
    return r;
  }

  static void show(int result) {
    System.out.println(result + " [" + log + "]");
    log.setLength(0);
  }

  public static void main(String[] args) {
    show(plain());
    show(override());
    show(swallow());
    show(saved());
    show(savedArray()[0]);
    System.out.println(loops());
    show(nested());
    show(catchReturn());
    show(throwInFinally());
    show(throwInCatch());
    show(deep(5));
    voidReturn(true);
    show(0);
    voidReturn(false);
    show(0);
    show(finallyWithLoop());
  }
}

/* expect:
1 [f1 ]
2 []
3 []
1 []
100 []
t0f0f1t2f2f34
6 [a b c ]
7 [x fin ]
8 [second ]
9 [between from inner ]
5 [012345]
0 [void ]
0 [no return void end ]
-1014 []
*/
