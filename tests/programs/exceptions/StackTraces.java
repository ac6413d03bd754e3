// printStackTrace: frames, line numbers, causes with frames in common, suppressed ones.
public class StackTraces {
  static class Thrower {
    final int n;

    Thrower(int n) {
      this.n = n;
      if (n < 0) throw new IllegalArgumentException("negative: " + n);
    }

    void fail() {
      throw new UnsupportedOperationException("fail " + n);
    }
  }

  static void outer(int k) throws Exception {
    try {
      middle(k);
    } catch (RuntimeException e) {
      throw new Exception("outer failed", e);
    }
  }

  static void middle(int k) {
    if (k > 0) {
      middle(k - 1);
    } else {
      new Thrower(7)
          .fail();
    }
  }

  public static void main(String[] args) {
    try {
      outer(2);
    } catch (Exception e) {
      print(e);
    }
    try {
      new Thrower(-5);
    } catch (IllegalArgumentException e) {
      print(e);
    }
    Exception made = new Exception("made here,");
    made.addSuppressed(new RuntimeException("suppressed"));
    print(made);
    try {
      Object o = null;
      o.hashCode();
    } catch (NullPointerException e) {
      System.out.println(e.getStackTrace()[0]);
    }
    try {
      int zero = args.length;
      System.out.println(1
          + 2
          / zero);
    } catch (ArithmeticException e) {
      System.out.println(e.getStackTrace()[0].getLineNumber());
    }
    try {
      int[] a = new int[2];
      a[2] = 1;
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(e.getStackTrace()[0] + " " + e.getStackTrace().length);
    }
  }

  static void print(Throwable t) {
    t.printStackTrace(System.out);
  }
}

/* expect:
java.lang.Exception: outer failed
	at StackTraces.outer(StackTraces.java:20)
	at StackTraces.main(StackTraces.java:35)
Caused by: java.lang.UnsupportedOperationException: fail 7
	at StackTraces$Thrower.fail(StackTraces.java:12)
	at StackTraces.middle(StackTraces.java:29)
	at StackTraces.middle(StackTraces.java:26)
	at StackTraces.middle(StackTraces.java:26)
	at StackTraces.outer(StackTraces.java:18)
	... 1 more
java.lang.IllegalArgumentException: negative: -5
	at StackTraces$Thrower.<init>(StackTraces.java:8)
	at StackTraces.main(StackTraces.java:40)
java.lang.Exception: made here,
	at StackTraces.main(StackTraces.java:44)
	Suppressed: java.lang.RuntimeException: suppressed
		at StackTraces.main(StackTraces.java:45)
StackTraces.main(StackTraces.java:49)
55
StackTraces.main(StackTraces.java:63) 1
*/
