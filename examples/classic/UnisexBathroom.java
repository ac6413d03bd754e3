// A bathroom for everybody, done right: any number of one sex at a time, never both.
//
// tester: clean

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class UnisexBathroom {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition empty = lock.newCondition();
  static final int[] inside = new int[2]; // By sex, guarded by lock.

  static void use(int sex) {
    lock.lock();
    while (inside[1 - sex] > 0) {
      empty.awaitUninterruptibly();
    }
    inside[sex]++;
    lock.unlock();

    lock.lock();
    assert inside[1 - sex] == 0 : "both are inside";
    inside[sex]--;
    if (inside[sex] == 0) {
      empty.signalAll();
    }
    lock.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread she = new Thread(() -> use(0), "she");
    Thread he = new Thread(() -> use(1), "he");
    she.start();
    he.start();
    use(0);
    she.join();
    he.join();
    System.out.println("done"); // expect: done
  }
}
