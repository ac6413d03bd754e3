// A method with a result must not end without one.
public class MissingReturn {
  static int a(boolean b) {
    if (b) return 1;
  } // expect error: missing return statement

  static int b(int x) {
    while (x > 0) {
      return x;
    }
  } // expect error: missing return statement

  static int c(int x) {
    switch (x) {
      case 1:
        return 1;
      default:
    }
  } // expect error: missing return statement

  static int d(int x) {
    while (true) {
      if (x > 3) break;
    }
  } // expect error: missing return statement

  static int e(int x) {
    try {
      return x / 0;
    } catch (ArithmeticException ex) {
      x++;
    }
  } // expect error: missing return statement

  static int fine(int x) {
    for (; ; ) {
      if (x > 3) return x;
    }
  }

  public static void main(String[] args) {}
}
