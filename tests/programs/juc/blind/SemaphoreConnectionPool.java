// Connection pool of two guarded by a Semaphore, AutoCloseable connections, three clients
// (prints awaitTermination(5 s) = true: assumes it does not expire).
//
// tester: clean
// tester options: --clock ordered

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class SemaphoreConnectionPool {

    static class Connection implements AutoCloseable {
        final int id;
        final SemaphoreConnectionPool pool;

        Connection(int id, SemaphoreConnectionPool pool) {
            this.id = id;
            this.pool = pool;
        }

        int query(String sql) {
            return sql.length();
        }

        @Override
        public void close() {
            pool.giveBack(this);
        }
    }

    private final Semaphore available;
    private final Deque<Connection> idle = new ArrayDeque<>();

    public SemaphoreConnectionPool(int size) {
        available = new Semaphore(size, true);
        for (int i = 0; i < size; i++) {
            idle.push(new Connection(i, this));
        }
    }

    public Connection acquire() throws InterruptedException {
        available.acquire();
        synchronized (idle) {
            return idle.pop();
        }
    }

    private void giveBack(Connection c) {
        synchronized (idle) {
            idle.push(c);
        }
        available.release();
    }

    public static void main(String[] args) throws InterruptedException {
        SemaphoreConnectionPool pool = new SemaphoreConnectionPool(2);
        AtomicInteger inUse = new AtomicInteger();
        AtomicInteger answers = new AtomicInteger();
        AtomicInteger overbooked = new AtomicInteger();

        ExecutorService clients = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 3; i++) {
            clients.execute(() -> {
                for (int j = 0; j < 2; j++) {
                    try (Connection c = pool.acquire()) {
                        if (inUse.incrementAndGet() > 2) overbooked.incrementAndGet();
                        answers.addAndGet(c.query("SELECT 1"));
                        inUse.decrementAndGet();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                }
            });
        }
        clients.shutdown();
        System.out.println("all clients done: " + clients.awaitTermination(5, TimeUnit.SECONDS));
        System.out.println("answers: " + answers.get());
        System.out.println("overbooked: " + overbooked.get());
        System.out.println("permits: " + pool.available.availablePermits());
        System.out.println("drained: " + pool.available.drainPermits());
        System.out.println("tryAcquire: " + pool.available.tryAcquire(5, TimeUnit.MILLISECONDS));
    }
}

/* expect:
all clients done: true
answers: 48
overbooked: 0
permits: 2
drained: 2
tryAcquire: false
*/
