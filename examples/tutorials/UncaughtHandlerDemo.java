// Tutorial: what becomes of an exception that a thread does not catch.
//
// Verdict: clean: the program's own handler takes the exception, which is then no failure; join
// comes back as always.
//
// expect: worker failed: java.lang.IllegalStateException: out of paper
// expect: main goes on
// tester: clean

public class UncaughtHandlerDemo {
  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {
      throw new IllegalStateException("out of paper");
    }, "worker");
    worker.setUncaughtExceptionHandler(
        (thread, exception) -> System.out.println(thread.getName() + " failed: " + exception));
    worker.start();
    worker.join();
    System.out.println("main goes on");
  }
}
