// A failed compareAndSet throws without releasing the session permit (the retry hides the
// exception); close() then waits for ever for both permits.
//
// finds: deadlock

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/** Database sessions are limited by a semaphore; rows are guarded by an optimistic version number. */
public class SessionPoolOptimistic {

    static class OptimisticLockException extends RuntimeException {
        OptimisticLockException(int version) {
            super("row was changed by someone else since version " + version);
        }
    }

    static class Row {
        final AtomicInteger version = new AtomicInteger(1);
    }

    static final int MAX_SESSIONS = 2;
    final Semaphore sessions = new Semaphore(MAX_SESSIONS);
    final Row row = new Row();

    int update() throws InterruptedException {
        sessions.acquire();
        int seen = row.version.get();
        int updated = seen + 1;
        if (!row.version.compareAndSet(seen, updated)) {
            throw new OptimisticLockException(seen);
        }
        sessions.release();
        return updated;
    }

    void updateWithRetry() {
        for (int attempt = 1; attempt <= 2; attempt++) {
            try {
                update();
                return;
            } catch (OptimisticLockException e) {
                // try again
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    /** Waits until nobody uses a session any more. */
    void close() throws InterruptedException {
        sessions.acquire(MAX_SESSIONS);
    }

    public static void main(String[] args) throws InterruptedException {
        SessionPoolOptimistic db = new SessionPoolOptimistic();
        Thread t1 = new Thread(db::updateWithRetry);
        Thread t2 = new Thread(db::updateWithRetry);
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        db.close();
        System.out.println("closed at version " + db.row.version);
    }
}
