// Tutorial: two friends bow to each other; each bows back under his own monitor.
//
// Verdict: a deadlock (a cycle of locks): both bow at the same time, and each waits for the other's
// monitor to bow back.
//
// java: no (it can hang)
// finds: deadlock: a cycle of locks

public class DeadlockDemo {
  static class Friend {
    private final String name;

    Friend(String name) {
      this.name = name;
    }

    synchronized void bow(Friend to) {
      System.out.format("%s bows to %s%n", name, to.name);
      to.bowBack(this);
    }

    synchronized void bowBack(Friend to) {
      System.out.format("%s bows back to %s%n", name, to.name);
    }
  }

  public static void main(String[] args) {
    final Friend anna = new Friend("Anna");
    final Friend bert = new Friend("Bert");
    new Thread(new Runnable() {
      public void run() {
        anna.bow(bert);
      }
    }, "Anna").start();
    new Thread(new Runnable() {
      public void run() {
        bert.bow(anna);
      }
    }, "Bert").start();
  }
}
