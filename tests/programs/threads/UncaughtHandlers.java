// Handlers of uncaught exceptions: of the thread, the default one, and one that throws itself.
public class UncaughtHandlers {
  static void run(Thread t) throws InterruptedException {
    t.start();
    t.join();
    System.out.println("alive " + t.isAlive());
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> {
      throw new IllegalStateException("a");
    }, "a");
    a.setUncaughtExceptionHandler((t, e) -> System.out.println("own " + t.getName() + " " + e + " " + (Thread.currentThread() == t)));
    run(a);
    Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("default " + t.getName() + " " + e.getMessage()));
    Thread b = new Thread(() -> {
      int[] x = new int[0];
      x[5]++;
    }, "b");
    run(b);
    Thread c = new Thread(() -> {
      throw new Error("c");
    }, "c");
    c.setUncaughtExceptionHandler(new Thread.UncaughtExceptionHandler() {
      @Override
      public void uncaughtException(Thread t, Throwable e) {
        System.out.println("class " + t.getName() + " " + e.getClass().getName());
        throw new RuntimeException("ignored");
      }
    });
    run(c);
    Object lock = new Object();
    Thread d = new Thread(() -> {
      synchronized (lock) {
        throw new RuntimeException("d");
      }
    }, "d");
    run(d);
    synchronized (lock) {
      System.out.println("the lock is free");
    }
    System.out.println(Thread.getDefaultUncaughtExceptionHandler() != null);
    // A null handler of the thread's own means: the default one.
    Thread e = new Thread(() -> {
      throw new RuntimeException("e");
    }, "e");
    e.setUncaughtExceptionHandler(null);
    run(e);
    Thread f = new Thread(() -> System.out.println("no exception"), "f");
    run(f);
    throw new IllegalArgumentException("main goes to the default handler too");
  }
}
// expect stderr: Exception: java.lang.RuntimeException thrown from the UncaughtExceptionHandler in thread "c"
// expect exit: 1

/* expect:
own a java.lang.IllegalStateException: a true
alive false
default b Index 5 out of bounds for length 0
alive false
class c java.lang.Error
alive false
default d d
alive false
the lock is free
true
default e e
alive false
no exception
alive false
default main main goes to the default handler too
*/
