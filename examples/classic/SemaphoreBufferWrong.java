// A bounded buffer with semaphores, taken in the wrong order.
//
// The consumer takes the guard of the buffer first and then waits for an item, with the guard in
// its hand. No producer gets at the buffer any more.
//
// What to learn: never wait for something that others must do while you hold what they need for it.
//
// java: no (it can hang)
// finds: deadlock

import java.util.concurrent.Semaphore;

public class SemaphoreBufferWrong {
  static final int CAPACITY = 1;

  static final Semaphore places = new Semaphore(CAPACITY);
  static final Semaphore items = new Semaphore(0);
  static final Semaphore guard = new Semaphore(1);
  static final int[] buffer = new int[CAPACITY];
  static int count;

  static void put(int item) {
    places.acquireUninterruptibly();
    guard.acquireUninterruptibly();
    buffer[count++] = item;
    guard.release();
    items.release();
  }

  static int take() {
    guard.acquireUninterruptibly(); // Wrong: these two belong the other way round.
    items.acquireUninterruptibly();
    int item = buffer[--count];
    guard.release();
    places.release();
    return item;
  }

  public static void main(String[] args) {
    new Thread(() -> put(1), "producer").start();
    take();
  }
}
