// Final parameters, loop variables and exception parameters.
public class FinalLocals {
  static void m(final String p) {
    p = "x"; // expect error: final parameter p may not be assigned
  }

  public static void main(String[] args) {
    for (final int i : new int[] {1}) {
      i += 1; // expect error: i
    }
  }
}
