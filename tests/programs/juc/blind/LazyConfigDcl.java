// Singleton by double-checked locking with a non-volatile field; the unsynchronized read of
// instance (and of the non-final field version) races with the write; the thrown
// AssertionError/wrong values need a weak memory model, no sequentially consistent schedule
// prints anything else.
//
// finds: data race on LazyConfigDcl.instance

import java.util.HashMap;
import java.util.Map;

/** Lazily created singleton, "optimised" so that the lock is taken only once. */
public class LazyConfigDcl {

    private static LazyConfigDcl instance;

    private final Map<String, String> settings;
    private int version;

    private LazyConfigDcl() {
        settings = new HashMap<>();
        settings.put("host", "localhost");
        settings.put("port", "8080");
        version = 3;
    }

    public static LazyConfigDcl getInstance() {
        if (instance == null) {
            synchronized (LazyConfigDcl.class) {
                if (instance == null) {
                    instance = new LazyConfigDcl();
                }
            }
        }
        return instance;
    }

    String get(String key) {
        return settings.get(key);
    }

    public static void main(String[] args) throws InterruptedException {
        String[] out = new String[2];
        Runnable[] jobs = {
            () -> out[0] = LazyConfigDcl.getInstance().get("host"),
            () -> {
                LazyConfigDcl c = LazyConfigDcl.getInstance();
                if (c.version != 3) throw new AssertionError("half-built config, version " + c.version);
                out[1] = c.get("port");
            }
        };
        Thread[] ts = new Thread[jobs.length];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(jobs[i]);
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(out[0] + ":" + out[1]);
    }
}
