// Lab: a bank with one lock for each account; transfers and the audit take all locks that they need
// in ascending order.
//
// Verdict: clean. No cycle of locks, for everybody goes upwards; the auditor holds all of them
// while he adds up.
//
// expect: 300
// tester: clean

import java.util.concurrent.locks.ReentrantLock;

public class BankAuditOrdered {
  static final int N = 3;
  static final int[] balance = {100, 100, 100};
  static final ReentrantLock[] locks = new ReentrantLock[N];

  static {
    for (int i = 0; i < N; i++) {
      locks[i] = new ReentrantLock();
    }
  }

  static void transfer(int from, int to, int amount) {
    int first = Math.min(from, to);
    int second = Math.max(from, to);
    locks[first].lock();
    try {
      locks[second].lock();
      try {
        if (balance[from] >= amount) {
          balance[from] -= amount;
          balance[to] += amount;
        }
      } finally {
        locks[second].unlock();
      }
    } finally {
      locks[first].unlock();
    }
  }

  static int audit() {
    int held = 0;
    try {
      for (; held < N; held++) {
        locks[held].lock();
      }
      int sum = 0;
      for (int b : balance) {
        sum += b;
      }
      return sum;
    } finally {
      while (held > 0) {
        locks[--held].unlock();
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread up = new Thread(() -> transfer(0, 2, 30));
    Thread down = new Thread(() -> transfer(2, 1, 70));
    up.start();
    down.start();
    int sum = audit();
    assert sum == 300 : "the books do not balance: " + sum;
    up.join();
    down.join();
    System.out.println(audit());
  }
}
