// The main class' own initialiser fails.
public class UncaughtInit {
  static int x = Integer.parseInt("12x");

  public static void main(String[] args) {
    System.out.println("never");
  }
}
// expect stderr: java.lang.ExceptionInInitializerError
// expect stderr: Caused by: java.lang.NumberFormatException: For input string: "12x"
// expect exit: 1
