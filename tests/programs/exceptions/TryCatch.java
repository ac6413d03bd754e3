// Which handler catches: order, subclasses, multi-catch, rethrow, nested handlers, stack unwinding.
import java.util.NoSuchElementException;

class AppException extends Exception {
  final int code;

  AppException(String message, int code) {
    super(message);
    this.code = code;
  }
}

class SubException extends AppException {
  SubException() {
    super("sub", 2);
  }
}

public class TryCatch {
  static void raise(int n) throws AppException {
    switch (n) {
      case 0: throw new AppException("app", 1);
      case 1: throw new SubException();
      case 2: throw new IllegalArgumentException("argument");
      case 3: throw new NumberFormatException("format");
      case 4: throw new ArithmeticException("arithmetic");
      case 5: throw new Error("error");
      case 6: throw new NoSuchElementException("element");
      case 7: throw null;
      case 8: Object o = "s"; Integer i = (Integer) o; break;
      default:
    }
  }

  static String one(int n) {
    try {
      raise(n);
      return "none";
    } catch (SubException e) {
      return "sub " + e.code;
    } catch (AppException e) {
      return "app " + e.code;
    } catch (NumberFormatException | ArithmeticException e) {
      RuntimeException r = e;
      return "multi " + r.getMessage();
    } catch (IllegalArgumentException e) {
      return "illegal " + e.getMessage();
    } catch (NullPointerException e) {
      return "null";
    } catch (RuntimeException e) {
      return "runtime " + e.getClass().getName();
    } catch (Throwable t) {
      return "throwable " + t;
    }
  }

  static int depth(int n) {
    try {
      if (n == 0) throw new IllegalStateException("bottom");
      return depth(n - 1) + 1;
    } catch (IllegalStateException e) {
      if (n < 3) throw e;
      throw new RuntimeException("wrapped at " + n, e);
    } finally {
      System.out.print(n + " ");
    }
  }

  static void rethrow(boolean checked) throws AppException {
    try {
      if (checked) raise(1);
      else raise(4);
    } catch (Exception e) {
      System.out.print("passing on; ");
      throw e;
    }
  }

  static String inCatch() {
    String s = "";
    try {
      try {
        s += "a";
        Integer.parseInt("q");
        s += "never";
      } catch (NumberFormatException e) {
        s += "b";
        int[] none = new int[0];
        none[1] = 2;
        s += "never";
      } finally {
        s += "c";
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      s += "d" + e.getMessage();
    } finally {
      s += "e";
    }
    return s;
  }

  public static void main(String[] args) {
    for (int i = 0; i < 10; i++) System.out.println(i + " " + one(i));
    try {
      depth(5);
    } catch (RuntimeException e) {
      Throwable t = e;
      String chain = "";
      while (t != null) {
        chain += t.getMessage() + " <- ";
        t = t.getCause();
      }
      System.out.println(chain + "end");
    }
    for (int i = 0; i < 2; i++) {
      try {
        rethrow(i == 0);
      } catch (SubException e) {
        System.out.println("sub");
      } catch (AppException | ArithmeticException e) {
        System.out.println(e.getClass().getName());
      }
    }
    System.out.println(inCatch());
    int i = 0;
    while (true) {
      try {
        try {
          i++;
          if (i < 3) throw new RuntimeException();
          break;
        } finally {
          System.out.print("f" + i);
        }
      } catch (RuntimeException e) {
        System.out.print("c" + i);
        continue;
      }
    }
    System.out.println();
  }
}

/* expect:
0 app 1
1 sub 2
2 illegal argument
3 multi format
4 multi arithmetic
5 throwable java.lang.Error: error
6 runtime java.util.NoSuchElementException
7 null
8 runtime java.lang.ClassCastException
9 none
0 1 2 3 4 5 wrapped at 3 <- bottom <- end
passing on; sub
passing on; java.lang.ArithmeticException
abcdIndex 1 out of bounds for length 0e
f1c1f2c2f3
*/
