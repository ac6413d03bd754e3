// A barrier that can be used again and again.
//
// Whoever waits, waits for the end of its own round: the number of the round only grows, so it
// does not matter how late somebody wakes up. Two threads fill a table row by row; nobody starts
// with a row before both have finished the one before.
//
// tester: clean

public class Barrier {
  private final int parties;
  private int arrived;
  private int round;

  Barrier(int parties) {
    this.parties = parties;
  }

  synchronized void await() throws InterruptedException {
    int mine = round;
    arrived++;
    if (arrived == parties) {
      arrived = 0;
      round++;
      notifyAll();
    } else {
      while (round == mine) {
        wait();
      }
    }
  }

  static final int WIDTH = 2;
  static final int[][] table = new int[2][WIDTH];
  static final Object[] locks = {new Object(), new Object()};

  static void fill(Barrier barrier, int column) throws InterruptedException {
    synchronized (locks[0]) {
      table[0][column] = column + 1;
    }
    barrier.await();
    int sum = 0;
    synchronized (locks[0]) {
      for (int i = 0; i < WIDTH; i++) {
        assert table[0][i] != 0 : "the row before is not finished";
        sum += table[0][i];
      }
    }
    synchronized (locks[1]) {
      table[1][column] = sum * 10 + column;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Barrier barrier = new Barrier(WIDTH);
    Thread[] all = new Thread[WIDTH];
    for (int i = 0; i < WIDTH; i++) {
      int column = i;
      all[i] = new Thread(() -> {
        try {
          fill(barrier, column);
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      });
      all[i].start();
    }
    for (Thread t : all) {
      t.join();
    }
    for (int[] row : table) {
      System.out.println(row[0] + " " + row[1]);
    }
  }
}
// expect: 1 2
// expect: 30 31
