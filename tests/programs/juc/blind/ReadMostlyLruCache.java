// Access-ordered LinkedHashMap.get and hits++ under a shared read lock; a lost hit makes the
// final assert fail (the linked list may be corrupted too).
//
// finds: data race on LinkedHashMap.youngest

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * A "fast" LRU cache: lookups share the read lock, only insertions need the write lock.
 */
public class ReadMostlyLruCache<K, V> {

    private static class LruMap<A, B> extends LinkedHashMap<A, B> {
        private final int max;

        LruMap(int max) {
            super(max * 2, 0.75f, true);
            this.max = max;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<A, B> eldest) {
            return size() > max;
        }
    }

    private final LruMap<K, V> map;
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private int hits = 0;
    private int misses = 0;

    public ReadMostlyLruCache(int max) {
        map = new LruMap<>(max);
    }

    public V get(K key) {
        rw.readLock().lock();
        try {
            V v = map.get(key);
            if (v != null) hits++; else misses++;
            return v;
        } finally {
            rw.readLock().unlock();
        }
    }

    public void put(K key, V value) {
        rw.writeLock().lock();
        try {
            map.put(key, value);
        } finally {
            rw.writeLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReadMostlyLruCache<String, Integer> cache = new ReadMostlyLruCache<>(3);
        cache.put("a", 1);
        cache.put("b", 2);
        cache.put("c", 3);

        Thread r1 = new Thread(() -> { cache.get("a"); cache.get("b"); });
        Thread r2 = new Thread(() -> { cache.get("b"); cache.get("x"); });
        r1.start();
        r2.start();
        r1.join();
        r2.join();

        int lookups = cache.hits + cache.misses;
        System.out.println("lookups: " + lookups);
        assert lookups == 4 : "lost a lookup: " + lookups;
    }
}
