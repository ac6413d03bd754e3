// Token bucket rate limiter by CAS on an immutable record with a manual clock; prints how many
// requests of each burst are granted.
//
// tester: clean

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import java.util.ArrayList;
import java.util.List;

/**
 * Token bucket with an immutable state object and compare-and-set. The clock is
 * passed in, so that the test does not depend on real time.
 */
public class TokenBucketLimiter {

    private record State(long tokens, long lastRefill) { }

    private final long capacity;
    private final long refillEvery;
    private final LongSupplier clock;
    private final AtomicReference<State> state;

    TokenBucketLimiter(long capacity, long refillEvery, LongSupplier clock) {
        this.capacity = capacity;
        this.refillEvery = refillEvery;
        this.clock = clock;
        this.state = new AtomicReference<>(new State(capacity, clock.getAsLong()));
    }

    boolean tryAcquire() {
        for (;;) {
            State s = state.get();
            long earned = (clock.getAsLong() - s.lastRefill()) / refillEvery;
            long tokens = Math.min(capacity, s.tokens() + earned);
            if (tokens == 0) return false;
            State t = new State(tokens - 1, s.lastRefill() + earned * refillEvery);
            if (state.compareAndSet(s, t)) return true;
        }
    }

    static volatile long now = 0;

    static int burst(TokenBucketLimiter limiter, int clients, int tries) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(clients);
        try {
            List<Future<Integer>> parts = new ArrayList<>();
            for (int c = 0; c < clients; c++) {
                parts.add(pool.submit(() -> {
                    int ok = 0;
                    for (int i = 0; i < tries; i++) if (limiter.tryAcquire()) ok++;
                    return ok;
                }));
            }
            int sum = 0;
            for (Future<Integer> p : parts) sum += p.get();
            return sum;
        } finally {
            pool.shutdown();
        }
    }

    public static void main(String[] args) throws Exception {
        TokenBucketLimiter limiter = new TokenBucketLimiter(3, 100, () -> now);
        System.out.println("t=0    granted " + burst(limiter, 2, 3));
        now = 250;
        System.out.println("t=250  granted " + burst(limiter, 2, 2));
        now = 299;
        System.out.println("t=299  granted " + burst(limiter, 2, 2));
        now = 5000;
        System.out.println("t=5000 granted " + burst(limiter, 2, 3));
    }
}

/* expect:
t=0    granted 3
t=250  granted 2
t=299  granted 0
t=5000 granted 3
*/
