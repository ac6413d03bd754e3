// The dining philosophers, all of them left-handed.
//
// Three philosophers sit at a round table with a fork between each two of them. To eat, one needs
// both forks next to one's plate, and everybody here takes the left one first. Nearly always that
// works. But if all three take their left fork at the same time, everybody holds one fork, waits
// for the other, and nobody ever puts one down.
//
// What to learn: the rule "left, then right" is the same for all, and yet it is no ORDER of the
// forks: left of the third philosopher is fork 2, right is fork 0. The cycle is in the picture of
// who waits for whom. PhilosophersOrdered.java shows the usual way out.
//
// java: no (it can hang)
// finds: deadlock

public class PhilosophersDeadlock {
  static final int SEATS = 3;

  static class Fork {
    final int number;

    Fork(int number) {
      this.number = number;
    }
  }

  static class Philosopher extends Thread {
    private final Fork left;
    private final Fork right;
    private int meals;

    Philosopher(int seat, Fork left, Fork right) {
      super("Philosopher " + seat);
      this.left = left;
      this.right = right;
    }

    @Override
    public void run() {
      synchronized (left) {
        synchronized (right) {
          meals++;
        }
      }
    }
  }

  public static void main(String[] args) {
    Fork[] forks = new Fork[SEATS];
    for (int i = 0; i < SEATS; i++) {
      forks[i] = new Fork(i);
    }
    for (int i = 0; i < SEATS; i++) {
      new Philosopher(i, forks[i], forks[(i + 1) % SEATS]).start();
    }
  }
}
