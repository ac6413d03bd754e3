// Double-checked locking on a non-volatile field that is moreover published before load(); the
// second thread can find values == null.
//
// finds: data race on Config.instance

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class LazyConfigSingleton {

    static final class Config {
        private static Config instance;

        private Map<String, String> values;

        private Config() { }

        private void load() {
            Map<String, String> m = new HashMap<>();
            m.put("host", "localhost");
            m.put("port", "8080");
            values = m;
        }

        // double-checked locking, so that we lock only the first time
        static Config getInstance() {
            if (instance == null) {
                synchronized (Config.class) {
                    if (instance == null) {
                        instance = new Config();
                        instance.load();
                    }
                }
            }
            return instance;
        }

        String get(String key) {
            return values.get(key);
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        try {
            Future<String> host = pool.submit(() -> Config.getInstance().get("host"));
            Future<String> port = pool.submit(() -> Config.getInstance().get("port"));
            System.out.println(host.get() + ":" + port.get());
        } finally {
            pool.shutdown();
        }
    }
}
