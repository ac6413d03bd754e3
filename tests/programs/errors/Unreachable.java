// Statements that can never be reached.
public class Unreachable {
  static int a() {
    return 1;
    int y = 2; // expect error: unreachable statement
  }

  static void b() {
    for (; ; ) {
      break;
      b(); // expect error: unreachable statement
    }
  }

  static void c() {
    throw new RuntimeException();
    c(); // expect error: unreachable statement
  }

  static void d() {
    while (false) { // expect error: unreachable statement
      d();
    }
  }

  static void e() {
    for (int i = 0; i < 3; i++) {
      continue;
      i++; // expect error: unreachable statement
    }
  }

  static void f() {
    do {
      return;
    } while (true);
  }

  public static void main(String[] args) {
    int x = 0;
    while (true) {
      x++;
    }
    x = 5; // expect error: unreachable statement
  }
}
