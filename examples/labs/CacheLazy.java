// Lab: a cache in front of a slow computation. Who comes first puts a promise into the map and
// computes outside the lock; who comes later waits for the promise.
//
// Verdict: clean. Finding or making the promise is one synchronized step; the value is read after
// the latch, which its maker opens.
//
// expect: 49 49 computed 1 times
// tester: clean

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class CacheLazy {
  private static class Promise {
    final CountDownLatch done = new CountDownLatch(1);
    long value;
  }

  private final Map<Integer, Promise> cache = new HashMap<>();
  private final AtomicInteger computed = new AtomicInteger();

  long square(int n) throws InterruptedException {
    Promise promise;
    boolean mine = false;
    synchronized (cache) {
      promise = cache.get(n);
      if (promise == null) {
        promise = new Promise();
        cache.put(n, promise);
        mine = true;
      }
    }
    if (mine) {
      computed.incrementAndGet();
      promise.value = (long) n * n;
      promise.done.countDown();
    } else {
      promise.done.await();
    }
    return promise.value;
  }

  public static void main(String[] args) throws InterruptedException {
    CacheLazy cache = new CacheLazy();
    long[] results = new long[2];
    Thread[] threads = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int me = i;
      threads[i] = new Thread(() -> {
        try {
          results[me] = cache.square(7);
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      });
      threads[i].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    System.out.println(results[0] + " " + results[1] + " computed " + cache.computed + " times");
  }
}
