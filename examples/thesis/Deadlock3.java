// Deadlock3: a circle of three.
//
// First takes a then b, Second takes b then c, Third takes c then a. Any two of them get along
// (for each pair there is only one lock in common), so no amount of testing with two threads shows
// anything. With all three, First may hold a, Second b and Third c, and each wants the next one's.
// It is the dining philosophers with three plates.
//
// What to learn: a cycle of locks may run through any number of threads, and no two of them
// need to look suspicious. One order for all locks (a before b before c) forbids all the circles.
//
// The search over all orders of blocks (--search dd) needs 2,562 schedules, the one that leaves out
// equivalent schedules (--search rwdd) 52.
//
// After Bruening 1999, figure 4.8.
//
// java: no (it can hang)
// finds: deadlock: a cycle of locks
// search rwdd: 52 explored, 16 failed attempts
// search dd: 2,562 explored, 69 failed attempts

public class Deadlock3 implements Runnable {
  static class Lock {}

  static Lock a = new Lock();
  static Lock b = new Lock();
  static Lock c = new Lock();

  public static void main(String[] args) {
    new Deadlock3("First", 0);
    new Deadlock3("Second", 1);
    new Deadlock3("Third", 2);
  }

  int order; // Which two locks we take, and in which order.

  public Deadlock3(String name, int order) {
    this.order = order;
    new Thread(this, name).start();
  }

  public void run() {
    if (order == 0) {
      synchronized (a) {
        synchronized (b) {
        }
      }
    } else if (order == 1) {
      synchronized (b) {
        synchronized (c) {
        }
      }
    } else {
      synchronized (c) {
        synchronized (a) {
        }
      }
    }
  }
}

// As the thesis prints its algorithms:
//
// search rw-thesis: 21 explored, 1 failing
// search dd-thesis: 2,562 explored, 69 failed attempts
// search dd --javasafe: 2,562 explored
