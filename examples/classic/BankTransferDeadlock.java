// Transfers between two accounts, one in each direction.
//
// A transfer locks the account it takes from, then the one it gives to. That is careful: nobody
// ever sees money that has left one account and not arrived in the other. But a transfer from A to
// B and one from B to A, at the same time, each hold one account and want the other one.
//
// What to learn: "from, then to" depends on the caller. BankTransfer.java takes the two locks in an
// order that does not.
//
// java: no (it can hang)
// finds: deadlock

public class BankTransferDeadlock {
  static class Account {
    private int balance = 100;

    synchronized void deposit(int amount) {
      balance += amount;
    }

    synchronized void transferTo(Account other, int amount) {
      if (balance >= amount) {
        balance -= amount;
        other.deposit(amount); // Takes the second lock while it holds the first.
      }
    }
  }

  public static void main(String[] args) {
    Account a = new Account();
    Account b = new Account();
    new Thread(() -> a.transferTo(b, 10), "a to b").start();
    new Thread(() -> b.transferTo(a, 20), "b to a").start();
  }
}
