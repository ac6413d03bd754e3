// Virtual calls, super calls, abstract methods, overriding with other return types.
abstract class Account {
  private static int next = 100;
  protected final int id;
  protected long balance;

  Account(long balance) {
    this.id = next++;
    this.balance = balance;
  }

  abstract double rate();

  Account self() {
    return this;
  }

  void deposit(long amount) {
    balance += amount;
  }

  boolean withdraw(long amount) {
    if (amount > limit()) return false;
    balance -= amount;
    return true;
  }

  long limit() {
    return balance;
  }

  void month() {
    balance += (long) (balance * rate());
  }

  public String toString() {
    return getClass().getName() + "#" + id + "=" + balance;
  }
}

class Savings extends Account {
  Savings(long b) {
    super(b);
  }

  double rate() {
    return 0.05;
  }

  @Override
  Savings self() {
    return this;
  }

  void month() {
    super.month();
    deposit(1);
  }
}

class Checking extends Account {
  private final long overdraft;

  Checking(long b, long overdraft) {
    super(b);
    this.overdraft = overdraft;
  }

  double rate() {
    return balance < 0 ? 0.1 : 0;
  }

  long limit() {
    return super.limit() + overdraft;
  }
}

class Premium extends Checking {
  Premium() {
    this(1000);
  }

  Premium(long b) {
    super(b, 500);
  }

  long limit() {
    return super.limit() * 2;
  }

  public String toString() {
    return "Premium:" + super.toString();
  }
}

public class Inheritance {
  public static void main(String[] args) {
    Account[] all = {new Savings(1000), new Checking(200, 300), new Premium(), new Savings(0)};
    for (int m = 0; m < 3; m++) {
      for (Account a : all) {
        boolean ok = a.withdraw(450);
        a.month();
        a.deposit(10);
        System.out.println(a + " " + ok + " " + a.limit());
      }
    }
    System.out.println(new Savings(1).self().rate());
    Account viaBase = new Savings(7);
    System.out.println(viaBase.self() == viaBase);
    Object o = viaBase;
    System.out.println(o.toString().substring(0, 7) + o.equals(viaBase) + o.equals(null) + (o.hashCode() == viaBase.hashCode()));
  }
}

/* expect:
Savings#100=588 true 588
Checking#101=-265 true 35
Premium:Premium#102=560 true 2120
Savings#103=11 false 11
Savings#100=155 true 155
Checking#101=-281 false 19
Premium:Premium#102=120 true 1240
Savings#103=22 false 22
Savings#100=173 false 173
Checking#101=-299 false 1
Premium:Premium#102=-353 true 294
Savings#103=34 false 34
0.05
true
Savingstruefalsetrue
*/
