// The dining philosophers, with the forks in order.
//
// The forks have numbers, and everybody takes the one with the lower number first. For all but the
// last philosopher that is the left one; the last one is right-handed. Now no circle of waiting is
// possible: whoever holds the highest fork that anybody holds can always get on.
//
// What to learn: give every lock a place in one order, and take locks upwards only. Compare with
// PhilosophersDeadlock.java: the difference is two lines.
//
// tester: clean

public class PhilosophersOrdered {
  static final int SEATS = 3;

  static class Fork {
    final int number;
    boolean inUse; // Guarded by the fork itself.

    Fork(int number) {
      this.number = number;
    }
  }

  static class Philosopher extends Thread {
    private final Fork first;
    private final Fork second;
    int meals; // Read by main after join.

    Philosopher(int seat, Fork left, Fork right) {
      super("Philosopher " + seat);
      boolean leftFirst = left.number < right.number;
      first = leftFirst ? left : right;
      second = leftFirst ? right : left;
    }

    @Override
    public void run() {
      synchronized (first) {
        synchronized (second) {
          assert !first.inUse && !second.inUse : "somebody else eats with these forks";
          first.inUse = true;
          second.inUse = true;
          meals++;
          first.inUse = false;
          second.inUse = false;
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Fork[] forks = new Fork[SEATS];
    for (int i = 0; i < SEATS; i++) {
      forks[i] = new Fork(i);
    }
    Philosopher[] philosophers = new Philosopher[SEATS];
    for (int i = 0; i < SEATS; i++) {
      philosophers[i] = new Philosopher(i, forks[i], forks[(i + 1) % SEATS]);
      philosophers[i].start();
    }
    int meals = 0;
    for (Philosopher p : philosophers) {
      p.join();
      meals += p.meals;
    }
    System.out.println(meals + " meals"); // expect: 3 meals
  }
}
