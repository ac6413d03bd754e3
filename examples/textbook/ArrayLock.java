// A queue lock in an array: each thread takes the next slot and spins on it; unlock opens the slot
// after.
//
// Verdict: clean with as many slots as threads. Slots are handed out in order, exactly one slot is
// open whenever nobody is inside.
//
// expect: 1 2 3 4
// tester: clean

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class ArrayLock {
  private final ThreadLocal<Integer> mySlot = new ThreadLocal<Integer>() {
    @Override
    protected Integer initialValue() {
      return 0;
    }
  };
  private final AtomicInteger tail = new AtomicInteger(0);
  private final AtomicBoolean[] open;
  private final int size;

  ArrayLock(int capacity) {
    size = capacity;
    open = new AtomicBoolean[capacity];
    for (int i = 0; i < capacity; i++) {
      open[i] = new AtomicBoolean(i == 0);
    }
  }

  void lock() {
    int slot = tail.getAndIncrement() % size;
    mySlot.set(slot);
    while (!open[slot].get()) {
      Thread.yield();
    }
  }

  void unlock() {
    int slot = mySlot.get();
    open[slot].set(false);
    open[(slot + 1) % size].set(true);
  }

  public static void main(String[] args) throws InterruptedException {
    ArrayLock lock = new ArrayLock(2);
    StringBuilder text = new StringBuilder();
    int[] counter = new int[1];
    Runnable work = () -> {
      for (int i = 0; i < 2; i++) {
        lock.lock();
        counter[0]++;
        text.append(text.length() == 0 ? "" : " ").append(counter[0]);
        lock.unlock();
      }
    };
    Thread a = new Thread(work);
    Thread b = new Thread(work);
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println(text);
  }
}
