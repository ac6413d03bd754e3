// System.exit in any thread ends the program, with the shutdown hooks run and no finally block.
public class ExitFromThread {
  public static void main(String[] args) throws InterruptedException {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
    Thread endless = new Thread(() -> {
      while (true) Thread.yield();
    });
    endless.start();
    Thread t = new Thread(() -> {
      try {
        System.out.println("exiting");
        System.exit(7);
      } finally {
        System.out.println("never");
      }
    });
    t.start();
    synchronized (t) {
      t.join();
    }
    System.out.println("never");
  }
}
// expect exit: 7

/* expect:
exiting
hook
*/
