// LRU cache (access-ordered LinkedHashMap under an exclusive ReentrantLock) with eviction demo
// and three concurrent readers.
//
// tester: clean

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

public class ThreadSafeLruCache<K, V> {

    private final ReentrantLock lock = new ReentrantLock();
    private final Map<K, V> store;
    private int hits, misses;

    public ThreadSafeLruCache(final int capacity) {
        // accessOrder=true: even get() is a structural modification, so an exclusive lock is needed
        this.store = new LinkedHashMap<K, V>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > capacity;
            }
        };
    }

    public V get(K key, Function<? super K, ? extends V> loader) {
        lock.lock();
        try {
            V v = store.get(key);
            if (v != null) {
                hits++;
                return v;
            }
            misses++;
            v = loader.apply(key);
            store.put(key, v);
            return v;
        } finally {
            lock.unlock();
        }
    }

    public Optional<V> peek(K key) {
        lock.lock();
        try {
            return Optional.ofNullable(store.get(key));
        } finally {
            lock.unlock();
        }
    }

    @Override
    public String toString() {
        lock.lock();
        try {
            return store + " hits=" + hits + " misses=" + misses;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ThreadSafeLruCache<String, Integer> cache = new ThreadSafeLruCache<>(2);

        // single threaded: eviction order
        cache.get("one", String::length);
        cache.get("three", String::length);
        cache.get("one", String::length);
        cache.get("seventeen", String::length);
        System.out.println(cache);
        System.out.println("three -> " + cache.peek("three").map(Object::toString).orElse("evicted"));

        // several threads ask for the same key: it must be loaded once
        ThreadSafeLruCache<Integer, String> hex = new ThreadSafeLruCache<>(4);
        int readers = 3;
        CountDownLatch done = new CountDownLatch(readers);
        for (int i = 0; i < readers; i++) {
            new Thread(() -> {
                try {
                    for (int k = 0; k < 2; k++) hex.get(255, Integer::toHexString);
                } finally {
                    done.countDown();
                }
            }).start();
        }
        done.await();
        System.out.println(hex);
    }
}

/* expect:
{one=3, seventeen=9} hits=1 misses=3
three -> evicted
{255=ff} hits=5 misses=1
*/
