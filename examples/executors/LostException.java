// The second withdrawal fails, but its exception stays in a Future that nobody looks at: the program seems to be right.
//
// finds: lost exception: nobody asked for the result of a task that failed
// finds: java.lang.IllegalStateException: the account has only

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class LostException {
  private int balance = 10;

  synchronized void withdraw(int amount) {
    if (balance < amount) throw new IllegalStateException("the account has only " + balance);
    balance -= amount;
  }

  public static void main(String[] args) {
    LostException account = new LostException();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.submit(() -> account.withdraw(7));
    pool.submit(() -> account.withdraw(5));
    pool.shutdown();
  }
}
