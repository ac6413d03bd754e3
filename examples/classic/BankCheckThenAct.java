// A bank account with careful methods and a careless customer.
//
// Every method of Account is synchronized, so there is no data race. But withdraw is used after
// looking at the balance, and between looking and taking, the other customer may have been there.
// Both see 100, both take 80, and the account is overdrawn.
//
// What to learn: two safe steps one after the other are not one safe step. What has to happen
// together must be one synchronized method (see BankTransfer.java).
//
// finds: the account is overdrawn

public class BankCheckThenAct {
  static class Account {
    private int balance;

    Account(int balance) {
      this.balance = balance;
    }

    synchronized int balance() {
      return balance;
    }

    synchronized void withdraw(int amount) {
      balance -= amount;
      assert balance >= 0 : "the account is overdrawn";
    }
  }

  static class Customer extends Thread {
    private final Account account;
    private final int wants;

    Customer(Account account, int wants) {
      this.account = account;
      this.wants = wants;
    }

    @Override
    public void run() {
      if (account.balance() >= wants) { // Wrong: this is old news...
        account.withdraw(wants); // ...when we come here.
      }
    }
  }

  public static void main(String[] args) {
    Account shared = new Account(100);
    new Customer(shared, 80).start();
    new Customer(shared, 80).start();
  }
}
