// Lab: withdraw throws if there is not enough money, and leaves its lock behind.
//
// Verdict: a deadlock: the customer who wanted too much dies with the lock, or catches the exception
// and goes on with it; the other one waits for it for ever. It happens on every schedule in which
// the greedy one comes first, and in the others the main thread's last question waits for ever.
//
// java: no (it hangs)
// finds: deadlock

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class BankExceptionKeepsLock {
  static class Account {
    private final Lock lock = new ReentrantLock();
    private int balance = 50;

    void withdraw(int amount) {
      lock.lock();
      if (amount > balance) {
        throw new IllegalArgumentException("not enough money"); // Wrong: the lock is kept.
      }
      balance -= amount;
      lock.unlock();
    }

    int balance() {
      lock.lock();
      try {
        return balance;
      } finally {
        lock.unlock();
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Account account = new Account();
    Thread greedy = new Thread(() -> {
      try {
        account.withdraw(80);
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }, "greedy");
    Thread modest = new Thread(() -> account.withdraw(10), "modest");
    greedy.start();
    modest.start();
    greedy.join();
    modest.join();
    System.out.println(account.balance());
  }
}
