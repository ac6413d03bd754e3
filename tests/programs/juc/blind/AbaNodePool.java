// Lock-free free-list with recycled nodes: two threads each acquire two of 4 nodes and release
// them in the same order; the ABA problem in acquire can hand a node out twice (AssertionError
// in a worker) or damage the list (AssertionError in main, or a node missing).
//
// finds: uncaught exception

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Lock-free free-list. The nodes themselves are handed out and are
 * linked in again when they are given back, so nothing is ever allocated.
 */
public class AbaNodePool {

    static final class Node {
        final char name;
        volatile Node next;
        final AtomicBoolean inUse = new AtomicBoolean();

        Node(char name) {
            this.name = name;
        }
    }

    private final AtomicReference<Node> free = new AtomicReference<>();

    void release(Node n) {
        n.inUse.set(false);
        Node top;
        do {
            top = free.get();
            n.next = top;
        } while (!free.compareAndSet(top, n));
    }

    Node acquire() {
        Node top;
        do {
            top = free.get();
            if (top == null) throw new IllegalStateException("pool exhausted");
        } while (!free.compareAndSet(top, top.next));
        if (!top.inUse.compareAndSet(false, true)) {
            throw new AssertionError("node " + top.name + " handed out twice");
        }
        return top;
    }

    public static void main(String[] args) throws InterruptedException {
        AbaNodePool pool = new AbaNodePool();
        for (char c = 'D'; c >= 'A'; c--) pool.release(new Node(c));

        Runnable user = () -> {
            Node x = pool.acquire();
            Node y = pool.acquire();
            pool.release(x);
            pool.release(y);
        };
        Thread t1 = new Thread(user), t2 = new Thread(user);
        t1.start();
        t2.start();
        t1.join();
        t2.join();

        int count = 0;
        for (Node n = pool.free.get(); n != null && count <= 4; n = n.next) count++;
        if (count != 4) throw new AssertionError("free list is damaged: " + count);
        System.out.println("4 nodes free");
    }
}
