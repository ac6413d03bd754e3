// Resource pool (fair Semaphore and ConcurrentLinkedQueue, AutoCloseable connections) used by 4
// cached-pool clients.
//
// tester: clean
// tester options: --clock ordered

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

public class ConnectionPoolSemaphore {

    static class ConnectionPool {
        private final Semaphore permits;
        private final ConcurrentLinkedQueue<Connection> idle = new ConcurrentLinkedQueue<>();

        ConnectionPool(int size) {
            permits = new Semaphore(size, true);
            IntStream.range(0, size).mapToObj(i -> new Connection(i)).forEach(idle::add);
        }

        Connection borrow() throws InterruptedException {
            permits.acquire();
            Connection c = idle.poll();
            if (c == null) throw new AssertionError("permit without connection");
            return c;
        }

        private void giveBack(Connection c) {
            idle.add(c);
            permits.release();
        }

        class Connection implements AutoCloseable {
            final int id;
            private int queries;

            Connection(int id) {
                this.id = id;
            }

            int query(int x) {
                queries++;
                return x * 2 + 1;
            }

            @Override
            public void close() {
                giveBack(this);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        final ConnectionPool pool = new ConnectionPool(2);
        final AtomicInteger inUse = new AtomicInteger();
        final AtomicInteger answer = new AtomicInteger();
        final ExecutorService clients = Executors.newCachedThreadPool();

        for (int i = 0; i < 4; i++) {
            final int request = i;
            clients.submit(() -> {
                try (ConnectionPool.Connection c = pool.borrow()) {
                    int now = inUse.incrementAndGet();
                    if (now > 2) System.out.println("too many connections in use!");
                    answer.addAndGet(c.query(request));
                    inUse.decrementAndGet();
                }
                return null;
            });
        }
        clients.shutdown();
        clients.awaitTermination(1, TimeUnit.MINUTES);

        System.out.println("sum of answers: " + answer.get());
        int queries = pool.idle.stream().mapToInt(c -> c.queries).sum();
        System.out.println("queries made: " + queries);
        System.out.println("idle connections: " + pool.idle.size() + ", permits: " + pool.permits.availablePermits());
    }
}

/* expect:
sum of answers: 16
queries made: 4
idle connections: 2, permits: 2
*/
