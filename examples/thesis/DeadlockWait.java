// DeadlockWait: waiting on one lock while holding another.
//
// The first thread takes a and b and waits on b. A wait gives back the lock that it waits on, b,
// but only that one: a stays taken. The second thread wants to wake it up, but on its way there it
// needs a for a moment, and so it is blocked on a for ever, and the first one waits for ever.
// There is a second fault: if the second thread comes first, its notify finds nobody waiting and
// is lost; the first thread then waits for something that has already happened.
//
// What to learn: do not wait while you hold any other lock. And wait for a condition ("while (not
// yet) wait"), never for the bare notification, which may have come before you.
//
// It ends well only if the second thread is past a before the first one begins, and comes to b
// after it. The search over all orders of blocks (--search dd) runs 8 schedules, the one that
// leaves out equivalent schedules (--search rwdd) 6; the very first one ends stuck.
//
// After Bruening 1999, figure 4.10.
//
// java: no (it hangs)
// finds: deadlock: threads wait for ever at DeadlockWait.java:49, DeadlockWait.java:56
// finds: deadlock: a lost wake-up, threads wait for ever at DeadlockWait.java:49
// search rwdd: 6 explored, 1 failed attempts
// search dd: 8 explored, 2 failed attempts

public class DeadlockWait implements Runnable {
  static class Lock {}

  static Lock a = new Lock();
  static Lock b = new Lock();

  public static void main(String[] args) {
    new DeadlockWait("First", true);
    new DeadlockWait("Second", false);
  }

  String name;
  boolean ab; // Are we the one that waits?

  public DeadlockWait(String name, boolean ab) {
    this.name = name;
    this.ab = ab;
    new Thread(this, name).start();
  }

  public void run() {
    if (ab) {
      synchronized (a) {
        synchronized (b) {
          try {
            b.wait();
          } catch (InterruptedException i) {
            System.out.println(name + " was interrupted!");
          }
        }
      }
    } else {
      synchronized (a) {
      }
      synchronized (b) {
        b.notify();
      }
    }
  }
}

// As the thesis prints its algorithms:
//
// search rw-thesis: 3 explored, 1 failing
// search dd-thesis: 8 explored, 2 failed attempts
