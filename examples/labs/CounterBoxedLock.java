// Lab: a counter that is its own lock: synchronized on an Integer that changes with each step.
//
// Verdict: a data race on the counter, and lost updates: after count++ the field refers to another
// object, so the next thread locks another monitor than the one that is inside.
//
// finds: data race on CounterBoxedLock.count

public class CounterBoxedLock {
  private static Integer count = 0;

  static void increment() {
    synchronized (count) { // Wrong: the lock must be a final object.
      count++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[2];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(() -> {
        increment();
        increment();
      });
      threads[i].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    System.out.println(count);
  }
}
