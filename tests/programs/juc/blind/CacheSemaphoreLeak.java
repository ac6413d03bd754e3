// Cache re-checks after acquiring the only permit and returns without releasing it if another
// thread was faster; after such a leak the next miss of either client blocks for ever (needs
// both to miss 'red' and somebody to still need 'green'; a leak on 'green' alone is harmless).
//
// finds: deadlock

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.function.UnaryOperator;

/** A cache in front of a slow service that tolerates only one request at a time. */
public class CacheSemaphoreLeak {

    private final Map<String, String> cache = new ConcurrentHashMap<>();
    private final Semaphore permits = new Semaphore(1);
    private final UnaryOperator<String> service;

    CacheSemaphoreLeak(UnaryOperator<String> service) {
        this.service = service;
    }

    String get(String key) throws InterruptedException {
        String v = cache.get(key);
        if (v != null) return v;

        permits.acquire();
        // perhaps another thread has fetched it while we were waiting
        v = cache.get(key);
        if (v != null) return v;
        try {
            v = service.apply(key);
            cache.put(key, v);
            return v;
        } finally {
            permits.release();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CacheSemaphoreLeak names = new CacheSemaphoreLeak(String::toUpperCase);
        String[] keys = {"red", "green"};
        Runnable client = () -> {
            try {
                StringBuilder sb = new StringBuilder();
                for (String k : keys) sb.append(names.get(k)).append(' ');
                System.out.println(sb.toString().trim());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        };
        Thread a = new Thread(client, "client-a");
        Thread b = new Thread(client, "client-b");
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println("cached: " + names.cache.size());
    }
}
