// Token-bucket rate limiter with an injected fake clock, shared by two pool clients over three
// rounds.
//
// tester: clean

import java.util.List;
import java.util.ArrayList;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.LongSupplier;

/**
 * A small token-bucket rate limiter. The clock is injected so that it can be tested
 * without sleeping.
 */
public class MonitorTokenBucketLimiter {

  interface RateLimiter {
    boolean tryAcquire();

    default boolean tryAcquire(int permits) {
      for (int i = 0; i < permits; i++)
        if (!tryAcquire()) return false;
      return true;
    }
  }

  static final class TokenBucket implements RateLimiter {
    private final long capacity;
    private final long nanosPerToken;
    private final LongSupplier clock;
    private long tokens;
    private long lastRefill;

    TokenBucket(long capacity, long nanosPerToken, LongSupplier clock) {
      this.capacity = capacity;
      this.nanosPerToken = nanosPerToken;
      this.clock = clock;
      this.tokens = capacity;
      this.lastRefill = clock.getAsLong();
    }

    private void refill() {
      long now = clock.getAsLong();
      long fresh = (now - lastRefill) / nanosPerToken;
      if (fresh > 0) {
        tokens = Math.min(capacity, tokens + fresh);
        lastRefill += fresh * nanosPerToken;
      }
    }

    @Override
    public synchronized boolean tryAcquire() {
      refill();
      if (tokens == 0) return false;
      tokens--;
      return true;
    }
  }

  public static void main(String[] args) throws Exception {
    AtomicLong fakeTime = new AtomicLong();
    RateLimiter limiter = new TokenBucket(3, 1_000, fakeTime::get);
    ExecutorService clients = Executors.newFixedThreadPool(2);
    try {
      for (int round = 0; round < 3; round++) {
        List<Future<Integer>> answers = new ArrayList<>();
        for (int c = 0; c < 2; c++) {
          answers.add(clients.submit(() -> {
            int granted = 0;
            for (int i = 0; i < 3; i++) {
              if (limiter.tryAcquire()) granted++;
            }
            return granted;
          }));
        }
        int total = 0;
        for (Future<Integer> f : answers) total += f.get();
        System.out.println("t=" + fakeTime.get() + "ns granted " + total + " of 6");
        fakeTime.addAndGet(round == 0 ? 2_500 : 10_000);
      }
    } finally {
      clients.shutdown();
    }
    System.out.println("burst of 2: " + limiter.tryAcquire(2));
    System.out.println("burst of 2: " + limiter.tryAcquire(2));
  }
}

/* expect:
t=0ns granted 3 of 6
t=2500ns granted 2 of 6
t=12500ns granted 3 of 6
burst of 2: true
burst of 2: false
*/
