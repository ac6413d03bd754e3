// An exception in a static initialiser: ExceptionInInitializerError first, NoClassDefFoundError after.
class Broken {
  static int value = compute();

  static int compute() {
    System.out.println("computing");
    throw new IllegalStateException("broken");
  }

  static void use() {}
}

class BrokenError {
  static {
    if (true) throw new StackOverflowError("as is");
  }

  static int x;
}

class SubOfBroken extends Broken {
  static {
    System.out.println("never");
  }

  static int y = 5;
  static final int CONSTANT = 6;
}

class DivZero {
  static final int Z = 0;
  static final int BAD = 1 / Integer.parseInt("0");
}

class Recovers {
  static int tries;
  static int ok;

  static {
    try {
      ok = Integer.parseInt("x");
    } catch (NumberFormatException e) {
      ok = -1;
    }
  }
}

public class StaticInitErrors {
  static void attempt(int n) {
    try {
      switch (n) {
        case 0:
        case 1: System.out.println(Broken.value); break;
        case 2: Broken.use(); break;
        case 3: new Broken(); break;
        case 4:
        case 5: System.out.println(BrokenError.x); break;
        case 6: System.out.println(SubOfBroken.CONSTANT); break;
        case 7: System.out.println(SubOfBroken.y); break;
        case 8: System.out.println(DivZero.Z); break;
        case 9: System.out.println(DivZero.BAD); break;
        case 10: System.out.println(Recovers.ok); break;
      }
      System.out.println(n + " fine");
    } catch (ExceptionInInitializerError e) {
      System.out.println(n + " " + e + " caused by " + e.getCause() + " " + e.getMessage());
    } catch (NoClassDefFoundError e) {
      System.out.println(n + " " + e);
    } catch (StackOverflowError e) {
      System.out.println(n + " " + e);
    }
  }

  public static void main(String[] args) {
    for (int i = 0; i <= 10; i++) attempt(i);
  }
}

/* expect:
computing
0 java.lang.ExceptionInInitializerError caused by java.lang.IllegalStateException: broken null
1 java.lang.NoClassDefFoundError: Could not initialize class Broken
2 java.lang.NoClassDefFoundError: Could not initialize class Broken
3 java.lang.NoClassDefFoundError: Could not initialize class Broken
4 java.lang.StackOverflowError: as is
5 java.lang.NoClassDefFoundError: Could not initialize class BrokenError
6
6 fine
7 java.lang.NoClassDefFoundError: Could not initialize class Broken
0
8 fine
9 java.lang.ExceptionInInitializerError caused by java.lang.ArithmeticException: / by zero null
-1
10 fine
*/
