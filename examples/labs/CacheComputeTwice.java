// Lab: a cache in front of a slow computation, as a synchronized map with "get, then put if it was
// not there".
//
// Verdict: both threads find nothing and both compute: the assertion that each key is computed once
// fails. No data race: each call of the map is synchronized.
//
// finds: computed 2 times

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

public class CacheComputeTwice {
  private final Map<Integer, Long> cache = Collections.synchronizedMap(new HashMap<Integer, Long>());
  private final AtomicInteger computed = new AtomicInteger();

  private long slowSquare(int n) {
    computed.incrementAndGet();
    return (long) n * n;
  }

  long square(int n) {
    Long known = cache.get(n); // Wrong: looking and putting are two steps.
    if (known == null) {
      known = slowSquare(n);
      cache.put(n, known);
    }
    return known;
  }

  public static void main(String[] args) throws InterruptedException {
    CacheComputeTwice cache = new CacheComputeTwice();
    Thread a = new Thread(() -> cache.square(7), "a");
    Thread b = new Thread(() -> cache.square(7), "b");
    a.start();
    b.start();
    a.join();
    b.join();
    int times = cache.computed.get();
    assert times == 1 : "computed " + times + " times";
  }
}
