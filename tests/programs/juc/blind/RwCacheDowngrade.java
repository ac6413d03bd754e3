// Generic loading cache on ReentrantReadWriteLock with re-check and lock downgrading, 3 reader
// threads.
//
// tester: clean

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;

/** A cache guarded by a read-write lock, with lock downgrading after a miss. */
public class RwCacheDowngrade {

    static class Cache<K, V> {
        private final Map<K, V> map = new HashMap<>();
        private final ReadWriteLock rw = new ReentrantReadWriteLock();
        private final Function<? super K, ? extends V> loader;
        final AtomicInteger loads = new AtomicInteger();

        Cache(Function<? super K, ? extends V> loader) {
            this.loader = loader;
        }

        V get(K key) {
            rw.readLock().lock();
            try {
                V v = map.get(key);
                if (v != null) return v;
            } finally {
                rw.readLock().unlock();
            }
            rw.writeLock().lock();
            try {
                // somebody else may have been faster
                if (!map.containsKey(key)) {
                    map.put(key, loader.apply(key));
                    loads.incrementAndGet();
                }
                rw.readLock().lock();     // downgrade
            } finally {
                rw.writeLock().unlock();
            }
            try {
                return map.get(key);
            } finally {
                rw.readLock().unlock();
            }
        }

        int size() {
            rw.readLock().lock();
            try {
                return map.size();
            } finally {
                rw.readLock().unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Cache<Integer, String> cache = new Cache<>(n -> "square " + n * n);
        String[][] seen = new String[3][3];
        Thread[] ts = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int me = t;
            ts[t] = new Thread(() -> {
                for (int k = 0; k < 3; k++) {
                    seen[me][k] = cache.get((k + me) % 3);
                }
            }, "reader-" + t);
            ts[t].start();
        }
        for (Thread t : ts) t.join();
        for (int t = 0; t < 3; t++) {
            System.out.println(ts[t].getName() + " " + String.join(", ", seen[t]));
        }
        System.out.println("size " + cache.size() + ", loads " + cache.loads);
    }
}

/* expect:
reader-0 square 0, square 1, square 4
reader-1 square 1, square 4, square 0
reader-2 square 4, square 0, square 1
size 3, loads 3
*/
