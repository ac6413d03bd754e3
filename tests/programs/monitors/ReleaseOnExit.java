// A monitor is given back on every way out: return, exception, break, continue, nested.
public class ReleaseOnExit {
  static final Object A = new Object(), B = new Object();

  static int byReturn() {
    synchronized (A) {
      synchronized (B) {
        return 1;
      }
    }
  }

  static void byException() {
    synchronized (A) {
      synchronized (B) {
        throw new IllegalStateException("x");
      }
    }
  }

  static void byBreak() {
    for (int i = 0; i < 3; i++) {
      synchronized (A) {
        if (i == 0) continue;
        synchronized (B) {
          if (i == 1) break;
        }
      }
    }
  }

  static int byDivision(int zero) {
    synchronized (A) {
      return 1 / zero;
    }
  }

  synchronized void method() {
    throw new RuntimeException("method");
  }

  static synchronized void staticMethod(int n) {
    if (n == 0) throw new RuntimeException("static");
    staticMethod(n - 1);
  }

  synchronized int value() {
    return 5;
  }

  static int withFinally() {
    synchronized (A) {
      try {
        throw new RuntimeException();
      } catch (RuntimeException e) {
        return Thread.holdsLock(A) ? 1 : 2;
      } finally {
        System.out.println("finally holds " + Thread.holdsLock(A));
      }
    }
  }

  static void overflow() {
    synchronized (A) {
      overflow();
    }
  }

  static void free(String what) throws InterruptedException {
    boolean[] got = new boolean[1];
    Thread t = new Thread(() -> {
      synchronized (A) {
        synchronized (B) {
          got[0] = true;
        }
      }
    });
    t.start();
    t.join(10000);
    System.out.println(what + ": free " + got[0] + " held " + Thread.holdsLock(A) + Thread.holdsLock(B));
  }

  public static void main(String[] args) throws InterruptedException {
    byReturn();
    free("return");
    try {
      byException();
    } catch (IllegalStateException e) {
      free("exception");
    }
    byBreak();
    free("break");
    try {
      byDivision(args.length);
    } catch (ArithmeticException e) {
      free("division");
    }
    ReleaseOnExit o = new ReleaseOnExit();
    try {
      o.method();
    } catch (RuntimeException e) {
      System.out.println(e.getMessage() + " " + Thread.holdsLock(o) + " " + o.value());
    }
    try {
      staticMethod(5);
    } catch (RuntimeException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(withFinally());
    free("finally");
    try {
      overflow();
    } catch (StackOverflowError e) {
      free("overflow");
    }
    Object changing = A;
    synchronized (changing) {
      changing = B;
      System.out.println(Thread.holdsLock(A) + " " + Thread.holdsLock(changing));
    }
    free("variable changed inside");
    synchronized (new Object()) {
      System.out.println("nobody else's");
    }
  }
}

/* expect:
return: free true held falsefalse
exception: free true held falsefalse
break: free true held falsefalse
division: free true held falsefalse
method false 5
static
finally holds true
1
finally: free true held falsefalse
overflow: free true held falsefalse
true false
variable changed inside: free true held falsefalse
nobody else's
*/
