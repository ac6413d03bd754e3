// The same, but somebody asks each task how it ended.
//
// tester: clean

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class LostExceptionRead {
  private int balance = 10;

  synchronized void withdraw(int amount) {
    if (balance < amount) throw new IllegalStateException("the account has only " + balance);
    balance -= amount;
  }

  static boolean worked(Future<?> task) throws InterruptedException {
    try {
      task.get();
      return true;
    } catch (ExecutionException e) {
      return false;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    LostExceptionRead account = new LostExceptionRead();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> a = pool.submit(() -> account.withdraw(7));
    Future<?> b = pool.submit(() -> account.withdraw(5));
    pool.shutdown();
    assert worked(a) != worked(b) : "one of them must fail";
  }
}
