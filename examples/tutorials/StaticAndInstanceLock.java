// Tutorial: a static counter, guarded by a static synchronized method here and an instance method
// there: two different monitors.
//
// Verdict: a data race on the counter.
//
// finds: data race on Visits.count

class Visits {
  private static int count;

  static synchronized void fromStatic() {
    count++;
  }

  synchronized void fromInstance() { // Wrong: locks this, not the class.
    count++;
  }

  static synchronized int get() {
    return count;
  }
}

public class StaticAndInstanceLock {
  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> Visits.fromStatic());
    Thread b = new Thread(() -> new Visits().fromInstance());
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println(Visits.get());
  }
}
