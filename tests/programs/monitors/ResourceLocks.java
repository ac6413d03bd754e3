// Locks held as resources: two threads take two of them in opposite orders.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class ResourceLocks {
    static class Held implements AutoCloseable {
        private final Lock lock;

        Held(Lock lock) {
            this.lock = lock;
            lock.lock();
        }

        @Override
        public void close() {
            lock.unlock();
        }
    }

    static final Lock left = new ReentrantLock();
    static final Lock right = new ReentrantLock();
    static int count = 0;

    static void both(Lock first, Lock second) {
        try (Held a = new Held(first);
             Held b = new Held(second)) {
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> both(left, right), "t");
        t.start();
        both(right, left);
        t.join();
        System.out.println(count);
    }
}
// output: any
// deadlock: main, t
