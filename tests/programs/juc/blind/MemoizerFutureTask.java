// Memoizer with ConcurrentMap, putIfAbsent and FutureTask: 3 threads ask for 3 factorials, each
// computed once.
//
// tester: clean

import java.math.BigInteger;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.LongAdder;

/** Result cache which computes every value at most once (chapter on building blocks). */
public class MemoizerFutureTask {

    interface Computable<A, V> {
        V compute(A arg) throws InterruptedException;
    }

    static class Factorial implements Computable<Integer, BigInteger> {
        final LongAdder calls = new LongAdder();

        public BigInteger compute(Integer n) {
            calls.increment();
            BigInteger r = BigInteger.ONE;
            for (int i = 2; i <= n; i++) r = r.multiply(BigInteger.valueOf(i));
            return r;
        }
    }

    static class Memoizer<A, V> implements Computable<A, V> {
        private final ConcurrentMap<A, Future<V>> cache = new ConcurrentHashMap<>();
        private final Computable<A, V> c;

        Memoizer(Computable<A, V> c) {
            this.c = c;
        }

        public V compute(final A arg) throws InterruptedException {
            while (true) {
                Future<V> f = cache.get(arg);
                if (f == null) {
                    Callable<V> eval = () -> c.compute(arg);
                    FutureTask<V> ft = new FutureTask<>(eval);
                    f = cache.putIfAbsent(arg, ft);
                    if (f == null) {
                        f = ft;
                        ft.run();
                    }
                }
                try {
                    return f.get();
                } catch (CancellationException e) {
                    cache.remove(arg, f);
                } catch (ExecutionException e) {
                    throw new IllegalStateException(e.getCause());
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Factorial slow = new Factorial();
        Computable<Integer, BigInteger> fast = new Memoizer<>(slow);
        int[] wanted = {5, 20, 25};
        BigInteger[][] results = new BigInteger[3][wanted.length];
        Thread[] threads = new Thread[3];
        for (int t = 0; t < threads.length; t++) {
            final int id = t;
            threads[t] = new Thread(() -> {
                try {
                    for (int i = 0; i < wanted.length; i++) results[id][i] = fast.compute(wanted[i]);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            threads[t].start();
        }
        for (Thread t : threads) t.join();
        for (int i = 0; i < wanted.length; i++) {
            System.out.println(wanted[i] + "! = " + results[0][i]
                    + (results[0][i] == results[1][i] && results[1][i] == results[2][i] ? " (shared)" : " (copies)"));
        }
        System.out.println("computations: " + slow.calls.sum());
    }
}

/* expect:
5! = 120 (shared)
20! = 2432902008176640000 (shared)
25! = 15511210043330985984000000 (shared)
computations: 3
*/
