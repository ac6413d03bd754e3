// getMessage, toString, causes, suppressed exceptions, exceptions with overridden methods.
class Quiet extends RuntimeException {}

class Loud extends RuntimeException {
  Loud(String m) {
    super(m);
  }

  @Override
  public String getMessage() {
    return "LOUD " + super.getMessage();
  }
}

class Odd extends Exception {
  public String toString() {
    return "odd one";
  }
}

class Localized extends Exception {
  Localized() {
    super("plain");
  }

  public String getLocalizedMessage() {
    return "localized";
  }
}

public class ThrowableMethods {
  static void show(Throwable t) {
    System.out.println(t + " | " + t.getMessage() + " | " + t.getLocalizedMessage() + " | " + t.getCause());
  }

  public static void main(String[] args) {
    show(new Exception());
    show(new Exception("message"));
    show(new Exception("message", new RuntimeException("cause")));
    show(new Exception(new RuntimeException("cause")));
    show(new Exception((Throwable) null));
    show(new Exception((String) null));
    show(new Exception(""));
    show(new RuntimeException("m", null));
    show(new Error("e"));
    show(new Quiet());
    show(new Loud("x"));
    show(new Odd());
    show(new Localized());
    show(new IllegalStateException(new Odd()));
    show(new AssertionError("detail"));
    show(new AssertionError(5));
    show(new AssertionError());
    show(new IndexOutOfBoundsException(5));
    show(new ArrayIndexOutOfBoundsException(3));
    show(new StringIndexOutOfBoundsException("s"));
    show(new InterruptedException("i"));
    show(new UnsupportedOperationException());
    show(new CloneNotSupportedException("c"));
    Exception late = new Exception("late");
    late.initCause(new Quiet());
    show(late);
    try {
      late.initCause(new Quiet());
    } catch (IllegalStateException e) {
      System.out.println("cause was set");
    }
    try {
      Exception self = new Exception("self");
      self.initCause(self);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    Exception main = new Exception("main");
    main.addSuppressed(new Quiet());
    main.addSuppressed(new Loud("s"));
    System.out.println(main.getSuppressed().length + " " + main.getSuppressed()[1]);
    Throwable root = new Exception("a", new Exception("b", new Exception("c")));
    while (root.getCause() != null) root = root.getCause();
    System.out.println(root.getMessage());
    StackTraceElement[] st = new Exception().getStackTrace();
    System.out.println(st.length + " " + st[0].getMethodName() + " " + st[0].getClassName());
    System.out.println(new Quiet() instanceof RuntimeException);
  }
}

/* expect:
java.lang.Exception | null | null | null
java.lang.Exception: message | message | message | null
java.lang.Exception: message | message | message | java.lang.RuntimeException: cause
java.lang.Exception: java.lang.RuntimeException: cause | java.lang.RuntimeException: cause | java.lang.RuntimeException: cause | java.lang.RuntimeException: cause
java.lang.Exception | null | null | null
java.lang.Exception | null | null | null
java.lang.Exception:  |  |  | null
java.lang.RuntimeException: m | m | m | null
java.lang.Error: e | e | e | null
Quiet | null | null | null
Loud: LOUD x | LOUD x | LOUD x | null
odd one | null | null | null
Localized: localized | plain | localized | null
java.lang.IllegalStateException: odd one | odd one | odd one | odd one
java.lang.AssertionError: detail | detail | detail | null
java.lang.AssertionError: 5 | 5 | 5 | null
java.lang.AssertionError | null | null | null
java.lang.IndexOutOfBoundsException: Index out of range: 5 | Index out of range: 5 | Index out of range: 5 | null
java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 3 | Array index out of range: 3 | Array index out of range: 3 | null
java.lang.StringIndexOutOfBoundsException: s | s | s | null
java.lang.InterruptedException: i | i | i | null
java.lang.UnsupportedOperationException | null | null | null
java.lang.CloneNotSupportedException: c | c | c | null
java.lang.Exception: late | late | late | Quiet
cause was set
Self-causation not permitted
2 Loud: LOUD s
c
1 main ThrowableMethods
true
*/
