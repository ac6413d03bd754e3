// containsKey followed by put lets two logins create two sessions; main throws AssertionError
// when the two returned sessions differ.
//
// finds: uncaught exception

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Keeps one session object per user. "It is thread-safe, we use a ConcurrentHashMap." */
public class SessionRegistryRace {

    static class Session {
        final String user;
        final AtomicInteger hits = new AtomicInteger();

        Session(String user) {
            this.user = user;
        }
    }

    private final ConcurrentMap<String, Session> sessions = new ConcurrentHashMap<>();

    Session login(String user) {
        if (!sessions.containsKey(user)) {
            sessions.put(user, new Session(user));
        }
        Session s = sessions.get(user);
        s.hits.incrementAndGet();
        return s;
    }

    public static void main(String[] args) throws Exception {
        SessionRegistryRace registry = new SessionRegistryRace();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Callable<Session> job = () -> registry.login("ada");
        try {
            List<Future<Session>> fs = pool.invokeAll(List.of(job, job));
            Session a = fs.get(0).get(), b = fs.get(1).get();
            if (a != b) {
                throw new AssertionError("two sessions for " + a.user);
            }
            System.out.println(a.user + " has " + a.hits + " hits");
        } finally {
            pool.shutdown();
        }
    }
}
