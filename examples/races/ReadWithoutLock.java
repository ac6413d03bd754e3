// The writers take the lock; the reader thinks that it need not, as it only looks.
//
// race: ReadWithoutLock.balance
// --race: ReadWithoutLock.balance
// --eraser: nothing
// --tester --search rwdd --eraser: ReadWithoutLock.balance

public class ReadWithoutLock {
  private int balance = 100;

  synchronized void deposit(int amount) {
    balance += amount;
  }

  int balance() { // Wrong: synchronized is missing.
    return balance;
  }

  public static void main(String[] args) throws InterruptedException {
    ReadWithoutLock account = new ReadWithoutLock();
    Thread payer = new Thread(() -> account.deposit(50));
    payer.start();
    System.out.println(account.balance());
    payer.join();
  }
}
// output: any
// expect exit: 0
