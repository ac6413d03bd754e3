// Transfers with tryLock and back-off: no deadlock, no money lost.
// engines: not quantum1 (in lockstep, everybody backs off for ever)
import java.util.Random;
import java.util.concurrent.locks.ReentrantLock;

class LockedAccount {
  final ReentrantLock lock = new ReentrantLock();
  private long balance;

  LockedAccount(long b) {
    balance = b;
  }

  void add(long amount) {
    if (!lock.isHeldByCurrentThread()) throw new IllegalMonitorStateException();
    balance += amount;
  }

  long balance() {
    lock.lock();
    try {
      return balance;
    } finally {
      lock.unlock();
    }
  }
}

public class LockedAccounts {
  static boolean transfer(LockedAccount a, LockedAccount b, long amount) {
    while (true) {
      if (a.lock.tryLock()) {
        try {
          if (b.lock.tryLock()) {
            try {
              if (a.balance() < amount) return false;
              a.add(-amount);
              b.add(amount);
              return true;
            } finally {
              b.lock.unlock();
            }
          }
        } finally {
          a.lock.unlock();
        }
      }
      Thread.yield();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    LockedAccount[] all = new LockedAccount[5];
    for (int i = 0; i < all.length; i++) all[i] = new LockedAccount(100);
    Thread[] ts = new Thread[4];
    for (int t = 0; t < ts.length; t++) {
      Random r = new Random(t);
      ts[t] = new Thread(() -> {
        for (int i = 0; i < 200; i++) {
          int from = r.nextInt(5), to = r.nextInt(5);
          if (from != to) transfer(all[from], all[to], r.nextInt(40));
        }
      });
      ts[t].start();
    }
    for (Thread t : ts) t.join();
    long sum = 0;
    boolean negative = false;
    for (LockedAccount a : all) {
      sum += a.balance();
      negative |= a.balance() < 0;
    }
    System.out.println(sum + " " + negative);
    try {
      all[0].add(5);
    } catch (IllegalMonitorStateException e) {
      System.out.println("lock first");
    }
  }
}

/* expect:
500 false
lock first
*/
