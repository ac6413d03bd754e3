// Lock-free free-list that reuses its nodes; by ABA on head a buffer in use is handed out again
// (needs one thread stalled between reading next and its CAS).
//
// finds: uncaught exception

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A lock-free free-list of buffers. Buffers double as list nodes so that no garbage is produced.
 */
public class LockFreeBufferPool {

    static final class Buffer {
        final char name;
        final AtomicBoolean inUse = new AtomicBoolean(false);
        volatile Buffer next;

        Buffer(char name) {
            this.name = name;
        }
    }

    private final AtomicReference<Buffer> head = new AtomicReference<>();

    LockFreeBufferPool(int n) {
        for (int i = n - 1; i >= 0; i--) {
            push(new Buffer((char) ('A' + i)));
        }
    }

    private void push(Buffer b) {
        while (true) {
            Buffer h = head.get();
            b.next = h;
            if (head.compareAndSet(h, b)) return;
        }
    }

    Buffer take() {
        while (true) {
            Buffer h = head.get();
            if (h == null) return null;
            Buffer n = h.next;
            if (head.compareAndSet(h, n)) {
                if (!h.inUse.compareAndSet(false, true)) {
                    throw new IllegalStateException("buffer " + h.name + " handed out twice");
                }
                return h;
            }
        }
    }

    void give(Buffer b) {
        b.inUse.set(false);
        push(b);
    }

    static void copy(LockFreeBufferPool pool) {
        Buffer in = pool.take();
        if (in == null) return;
        Buffer out = pool.take();
        pool.give(in);
        if (out != null) {
            pool.give(out);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LockFreeBufferPool pool = new LockFreeBufferPool(3);
        Thread t1 = new Thread(() -> copy(pool), "copier-1");
        Thread t2 = new Thread(() -> copy(pool), "copier-2");
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        int n = 0;
        while (n < 4 && pool.take() != null) n++;
        System.out.println(n + " buffers back in the pool");
    }
}
