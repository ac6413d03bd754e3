// Lock-free Treiber stack: two pushers, then two poppers; the popped elements are sorted before
// printing.
//
// tester: clean

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/* Treiber's lock-free stack, pushed by two threads and then popped by two threads. */
public class TreiberStackDemo {

    static class ConcurrentStack<E> {
        private final AtomicReference<Node<E>> top = new AtomicReference<>();

        private static class Node<E> {
            final E item;
            Node<E> next;
            Node(E item) { this.item = item; }
        }

        void push(E item) {
            Node<E> newHead = new Node<>(item);
            Node<E> oldHead;
            do {
                oldHead = top.get();
                newHead.next = oldHead;
            } while (!top.compareAndSet(oldHead, newHead));
        }

        Optional<E> pop() {
            Node<E> oldHead;
            Node<E> newHead;
            do {
                oldHead = top.get();
                if (oldHead == null) return Optional.empty();
                newHead = oldHead.next;
            } while (!top.compareAndSet(oldHead, newHead));
            return Optional.of(oldHead.item);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        final ConcurrentStack<Integer> stack = new ConcurrentStack<>();
        Thread[] pushers = new Thread[2];
        for (int t = 0; t < pushers.length; t++) {
            final int base = t * 100;
            pushers[t] = new Thread(() -> {
                for (int i = 0; i < 3; i++) stack.push(base + i);
            });
        }
        for (Thread t : pushers) t.start();
        for (Thread t : pushers) t.join();

        List<Integer> popped = Collections.synchronizedList(new ArrayList<>());
        AtomicInteger misses = new AtomicInteger();
        Thread[] poppers = new Thread[2];
        for (int t = 0; t < poppers.length; t++) {
            poppers[t] = new Thread(() -> {
                Optional<Integer> x;
                while ((x = stack.pop()).isPresent()) {
                    popped.add(x.get());
                }
                misses.incrementAndGet();
            });
            poppers[t].start();
        }
        for (Thread t : poppers) t.join();

        Collections.sort(popped);
        System.out.println("popped: " + popped);
        System.out.println("empty answers: " + misses.get());
        System.out.println("stack empty: " + stack.pop().isEmpty());
    }
}

/* expect:
popped: [0, 1, 2, 100, 101, 102]
empty answers: 2
stack empty: true
*/
