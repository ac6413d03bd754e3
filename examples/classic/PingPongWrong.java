// Two threads that take turns and wait for a signal without looking whose turn it is.
//
// If the first stroke is played before the other one has begun to wait, its signal is lost, and
// both wait for ever.
//
// What to learn: a condition remembers nothing. What must not be forgotten belongs into a field.
//
// java: no (it can hang)
// finds: deadlock: a lost wake-up

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class PingPongWrong {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition ping = lock.newCondition();
  static final Condition pong = lock.newCondition();

  public static void main(String[] args) {
    new Thread(() -> {
      lock.lock();
      ping.awaitUninterruptibly(); // Wrong: it may have been played already.
      pong.signal();
      lock.unlock();
    }, "pong").start();
    lock.lock();
    ping.signal();
    pong.awaitUninterruptibly();
    lock.unlock();
  }
}
