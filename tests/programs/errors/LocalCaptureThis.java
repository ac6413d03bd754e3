// this and super have no meaning in a static nested class towards the outer object.
public class LocalCaptureThis {
  int outer = 1;

  static class Nested {
    int m() {
      return outer; // expect error: non-static variable outer cannot be referenced from a static context
    }

    int n() {
      return LocalCaptureThis.this.outer; // expect error: cannot be referenced from a static context
    }
  }

  public static void main(String[] args) {
    new Nested().m();
  }
}
