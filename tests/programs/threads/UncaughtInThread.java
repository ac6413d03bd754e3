// An exception in one thread does not stop the others.
public class UncaughtInThread {
  static void fail() {
    Object o = "x";
    throw new UnsupportedOperationException("in " + Thread.currentThread().getName());
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> fail(), "worker");
    t.start();
    t.join();
    System.out.println("main goes on");
    Thread u = new Thread(() -> System.out.println("so does another"));
    u.start();
    u.join();
  }
}
// expect exception: UnsupportedOperationException: in worker
// expect stderr: Exception in thread "worker" java.lang.UnsupportedOperationException: in worker
// expect stderr: 	at UncaughtInThread.fail(UncaughtInThread.java:5)

/* expect:
main goes on
so does another
*/
