// An exception that leaves main ends the program with exit code 1, after what was printed.
public class UncaughtMain {
  static void fail(int n) {
    try {
      if (n > 2) throw new IllegalStateException("too deep", new RuntimeException("the cause"));
      fail(n + 1);
    } finally {
      System.out.println("leaving " + n);
    }
  }

  public static void main(String[] args) {
    System.out.println("start");
    fail(0);
    System.out.println("never");
  }
}
// expect exception: IllegalStateException: too deep
// expect stderr: 	at UncaughtMain.fail(UncaughtMain.java:5)
// expect stderr: 	at UncaughtMain.main(UncaughtMain.java:14)
// expect stderr: Caused by: java.lang.RuntimeException: the cause

/* expect:
start
leaving 3
leaving 2
leaving 1
leaving 0
*/
