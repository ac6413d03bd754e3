// Two threads that take turns, done right: one lock, one condition for each, and a field that says
// whose turn it is.
//
// tester: clean

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class PingPong {
  static final int STROKES = 2;

  static final ReentrantLock lock = new ReentrantLock();
  static final Condition[] turns = {lock.newCondition(), lock.newCondition()};
  static int turn; // Guarded by lock.
  static final StringBuilder rally = new StringBuilder(); // Guarded by lock.

  static void play(int me, String stroke) {
    for (int i = 0; i < STROKES; i++) {
      lock.lock();
      try {
        while (turn != me) {
          turns[me].awaitUninterruptibly();
        }
        rally.append(stroke);
        turn = 1 - me;
        turns[turn].signal();
      } finally {
        lock.unlock();
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> play(1, "pong "));
    other.start();
    play(0, "ping ");
    other.join();
    System.out.println(rally.toString().trim()); // expect: ping pong ping pong
  }
}
