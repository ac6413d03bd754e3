// Lab: a bank with one lock for each account. The auditor adds up all accounts, one after the other,
// while money is on its way.
//
// Verdict: the audit is wrong. Between looking at account 0 and account 1 a transfer may move 50
// from 1 to 0 (or it has been taken from one, and not been put to the other): the sum is not 200.
// No data race and no deadlock: each access is guarded, the sum is not.
//
// finds: the books do not balance

public class BankAudit {
  static class Account {
    private int balance = 100;

    synchronized int getBalance() {
      return balance;
    }

    synchronized void deposit(int amount) {
      balance += amount;
    }

    synchronized void withdraw(int amount) {
      balance -= amount;
    }
  }

  static final Account[] accounts = {new Account(), new Account()};

  static void transfer(int from, int to, int amount) {
    accounts[from].withdraw(amount);
    accounts[to].deposit(amount);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread teller = new Thread(() -> transfer(1, 0, 50), "teller");
    teller.start();
    int sum = 0;
    for (Account account : accounts) {
      sum += account.getBalance(); // Wrong: must hold all locks until the sum is made.
    }
    if (sum != 200) {
      throw new IllegalStateException("the books do not balance: " + sum);
    }
    teller.join();
  }
}
