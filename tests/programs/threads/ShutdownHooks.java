// Shutdown hooks run when the last user thread has ended; some of their rules.
public class ShutdownHooks {
  static int state = 1;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> System.out.println("hook sees " + state));
    Runtime.getRuntime().addShutdownHook(first);
    try {
      Runtime.getRuntime().addShutdownHook(first);
    } catch (IllegalArgumentException e) {
      System.out.println("registered already");
    }
    Thread removed = new Thread(() -> System.out.println("never"));
    Runtime.getRuntime().addShutdownHook(removed);
    System.out.println(Runtime.getRuntime().removeShutdownHook(removed) + " " + Runtime.getRuntime().removeShutdownHook(removed));
    Thread t = new Thread(() -> {
      try {
        Thread.sleep(10);
      } catch (InterruptedException e) {
        return;
      }
      state = 2;
      System.out.println("last thread");
    });
    t.start();
    System.out.println("main ends");
  }
}

/* expect:
registered already
true false
main ends
last thread
hook sees 2
*/
