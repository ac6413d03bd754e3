// Checked exceptions must be caught or declared.
public class UncheckedThrown {
  static void a() throws java.io.IOException {
    throw new java.io.IOException();
  }

  static void b() {
    a(); // expect error: unreported exception
  }

  static void c() {
    try {
      a(); // expect error: unreported exception
    } finally {
      b();
    }
  }

  public static void main(String[] args) {
    Thread.sleep(1); // expect error: unreported exception
    throw new Exception("x"); // expect error: unreported exception
  }
}
