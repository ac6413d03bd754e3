// An object that is handed over by a plain static field.
//
// Verdict: a data race on the field, which another thread may see before what was written into the
// object.
//
// finds: data race on UnsafePublication.holder

public class UnsafePublication {
  static class Holder {
    private int n;

    Holder(int n) {
      this.n = n;
    }

    void assertSanity() {
      if (n != n) {
        throw new AssertionError("This statement is false.");
      }
    }
  }

  static Holder holder; // Wrong: should be volatile, or n final.

  public static void main(String[] args) {
    new Thread(() -> {
      Holder h = holder;
      if (h != null) {
        h.assertSanity();
      }
    }, "reader").start();
    holder = new Holder(42);
  }
}
