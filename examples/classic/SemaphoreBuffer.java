// A bounded buffer with semaphores, done right.
//
// One semaphore counts free places, one counts items, and a third one with a single permit guards
// the buffer itself. Who has to wait for a place or an item does so before taking the guard.
//
// tester: clean

import java.util.concurrent.Semaphore;

public class SemaphoreBuffer {
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
    items.acquireUninterruptibly();
    guard.acquireUninterruptibly();
    int item = buffer[--count];
    guard.release();
    places.release();
    return item;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread producer = new Thread(() -> {
      put(1);
      put(2);
    });
    producer.start();
    System.out.println(take() + take()); // expect: 3
    producer.join();
  }
}
