// Michael-Scott lock-free queue: 2 enqueuers with 2 items each, main dequeues after a latch and
// prints per-producer order.
//
// tester: clean

import java.util.TreeSet;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Non-blocking FIFO queue of Michael and Scott (1996).
 */
public class MichaelScottQueue<E> {

    private static class Node<E> {
        final E item;
        final AtomicReference<Node<E>> next;

        Node(E item, Node<E> next) {
            this.item = item;
            this.next = new AtomicReference<>(next);
        }
    }

    private final Node<E> dummy = new Node<>(null, null);
    private final AtomicReference<Node<E>> head = new AtomicReference<>(dummy);
    private final AtomicReference<Node<E>> tail = new AtomicReference<>(dummy);

    public void enqueue(E item) {
        Node<E> newNode = new Node<>(item, null);
        while (true) {
            Node<E> curTail = tail.get();
            Node<E> tailNext = curTail.next.get();
            if (curTail == tail.get()) {
                if (tailNext != null) {
                    // queue in intermediate state, advance tail
                    tail.compareAndSet(curTail, tailNext);
                } else if (curTail.next.compareAndSet(null, newNode)) {
                    tail.compareAndSet(curTail, newNode);
                    return;
                }
            }
        }
    }

    public E dequeue() {
        while (true) {
            Node<E> first = head.get();
            Node<E> last = tail.get();
            Node<E> next = first.next.get();
            if (first == head.get()) {
                if (first == last) {
                    if (next == null) return null;
                    tail.compareAndSet(last, next);
                } else {
                    E item = next.item;
                    if (head.compareAndSet(first, next)) return item;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        MichaelScottQueue<String> q = new MichaelScottQueue<>();
        String[] names = {"a", "b"};
        CountDownLatch done = new CountDownLatch(names.length);
        for (String name : names) {
            new Thread(() -> {
                q.enqueue(name + "1");
                q.enqueue(name + "2");
                done.countDown();
            }).start();
        }
        done.await();

        Set<String> all = new TreeSet<>();
        StringBuilder as = new StringBuilder(), bs = new StringBuilder();
        String s;
        while ((s = q.dequeue()) != null) {
            all.add(s);
            (s.startsWith("a") ? as : bs).append(s).append(' ');
        }
        System.out.println("elements: " + all);
        System.out.println("order of a: " + as.toString().trim());
        System.out.println("order of b: " + bs.toString().trim());
    }
}

/* expect:
elements: [a1, a2, b1, b2]
order of a: a1 a2
order of b: b1 b2
*/
