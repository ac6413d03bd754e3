// The handler of the initial thread's exception runs in that thread, before it ends: others see
// what it does, or do not.
//
// finds: the handler has run
// finds: the handler has not run
// search rwdd: finds "the handler has run", finds "the handler has not run"
// search dd: finds "the handler has run", finds "the handler has not run"
// search exhaustive: finds "the handler has run", finds "the handler has not run"
// tester options: --search rwdd

public class HandlerOfTheInitialThread {
  static volatile Thread handled;

  public static void main(String[] args) {
    Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
      handled = Thread.currentThread();
      assert t == handled : "in another thread";
    });
    Thread t1 = new Thread(() -> {
      Thread by = handled;
      assert by != null : "the handler has not run";
      assert !by.getName().equals("main") : "the handler has run";
    });
    t1.start();
    throw new IllegalStateException("on purpose");
  }
}
