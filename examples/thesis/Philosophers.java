// Philosophers: Deadlock3 for any number of threads, and its cure.
//
// Each philosopher needs the plates left and right of him, one after the other. With "wrong" all
// take the left one first: if each holds his left plate, all wait for ever. With "right" the last
// philosopher takes the right one first, so that the plates are taken in one order by all.
//
// What to learn: decide on one order of all locks. And how the number of schedules grows: try
// vmrun --tester --search rwdd examples/thesis/Philosophers.java -- 5 wrong
//
// The pattern is that of Bruening 1999, figure 4.8 ("3 wrong" is Deadlock3).
//
// java: no (it can hang)
// args: 3 wrong
// finds: deadlock: a cycle of locks
//
// search dd 3 wrong: 2,562 explored, 69 failed attempts
// search dd 3 right: 2,585 explored, 59 failed attempts, 0 failing
// search rwdd 3 wrong: 52 explored, 16 failed attempts
// search rwdd 3 right: 41 explored, 14 failed attempts, 0 failing
// search rwdd 4 wrong: 321 explored, 99 failed attempts
// search rwdd 4 right: 233 explored, 83 failed attempts, 0 failing
// search rwdd 5 wrong: 1,881 explored, 574 failed attempts

public class Philosophers implements Runnable {
  static class Plate {}

  static Plate[] plates;

  public static void main(String[] args) {
    if (args.length != 2) {
      System.err.println("Arguments: <number of philosophers> wrong|right");
      return;
    }
    int n = Integer.parseInt(args[0]);
    boolean inOrder = args[1].equals("right");
    plates = new Plate[n];
    for (int i = 0; i < n; i++) {
      plates[i] = new Plate();
    }
    for (int i = 0; i < n; i++) {
      int next = (i + 1) % n;
      if (inOrder && next < i) {
        new Philosophers("Philosopher " + i, next, i);
      } else {
        new Philosophers("Philosopher " + i, i, next);
      }
    }
  }

  int first;
  int second;

  public Philosophers(String name, int first, int second) {
    this.first = first;
    this.second = second;
    new Thread(this, name).start();
  }

  public void run() {
    synchronized (plates[first]) {
      synchronized (plates[second]) {
      }
    }
  }
}

// As the thesis prints its algorithms:
//
// search rw-thesis 3 wrong: 21 explored, 1 failing
// search rw-thesis 4 wrong: 85 explored, 1 failing
// search rw-thesis 5 wrong: 341 explored, 1 failing
