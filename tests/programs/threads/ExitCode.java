// System.exit: the code, and nothing after it.
public class ExitCode {
  static int depth(int n) {
    try {
      if (n == 0) System.exit(42);
      return depth(n - 1);
    } catch (Throwable t) {
      System.out.println("never");
      return 0;
    } finally {
      System.out.println("never");
    }
  }

  public static void main(String[] args) {
    System.out.println("before");
    depth(3);
  }
}
// expect exit: 42

/* expect:
before
*/
