// Tutorial: each thread has its own copy of a ThreadLocal; the shared field beside it is guarded.
//
// Verdict: clean.
//
// expect: total 30, main's own 0
// tester: clean

public class ThreadLocalDemo {
  private static final ThreadLocal<Integer> own = ThreadLocal.withInitial(() -> 0);
  private static int total;

  static void work(int rounds) {
    for (int i = 0; i < rounds; i++) {
      own.set(own.get() + 1);
    }
    synchronized (ThreadLocalDemo.class) {
      total += own.get();
    }
    own.remove();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> work(10));
    Thread b = new Thread(() -> work(20));
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println("total " + total + ", main's own " + own.get());
  }
}
