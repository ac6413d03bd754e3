// Deadlock: two locks, taken in two different orders.
//
// The first thread takes a and then b, the second one b and then a. Nearly always one of them is
// done before the other begins, and all is well. But if each has taken its first lock, each waits
// for the lock that the other one holds, and neither will ever give up what it has.
//
// What to learn: decide on ONE order of all locks of a program, and take them in that order
// everywhere. Then there can be no such circle.
//
// The search over all orders of blocks (--search dd) runs 20 schedules here, and three attempts fail
// because a lock is taken; the one that leaves out equivalent schedules (--search rwdd) runs 7.
//
// After Bruening 1999, figure 4.6.
//
// java: no (it can hang)
// finds: deadlock: a cycle of locks
// search rwdd: 7 explored, 2 failed attempts
// search dd: 20 explored, 3 failed attempts

public class Deadlock implements Runnable {
  static class Lock {}

  static Lock a = new Lock();
  static Lock b = new Lock();

  public static void main(String[] args) {
    new Deadlock("First", true);
    new Deadlock("Second", false);
  }

  boolean ab; // Do we take them in the order a, b?

  public Deadlock(String name, boolean ab) {
    this.ab = ab;
    new Thread(this, name).start();
  }

  public void run() {
    if (ab) {
      synchronized (a) {
        synchronized (b) {
        }
      }
    } else {
      synchronized (b) {
        synchronized (a) {
        }
      }
    }
  }
}

// As the thesis prints its algorithms:
//
// search rw-thesis: 5 explored, 1 failing
// search dd-thesis: 20 explored, 3 failed attempts
