// The phaser waits for three, and two come.
//
// deadlock: main, Thread-0
// finds: waits for others at phaser

import java.util.concurrent.Phaser;

public class PhaserOneTooMany {
  static final Phaser phaser = new Phaser(3);
  static final int[] moves = new int[2];

  static void play(int me) {
    for (int round = 1; round <= 2; round++) {
      moves[me]++;
      phaser.arriveAndAwaitAdvance();
      assert moves[1 - me] == round : "the other one is not in this round";
      phaser.arriveAndAwaitAdvance();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> play(1));
    t.start();
    play(0);
    t.join();
  }
}
