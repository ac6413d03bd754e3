// Treiber lock-free stack on AtomicReference with garbage-collected nodes (no ABA); two pushers,
// totals printed.
//
// tester: clean

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Nonblocking stack using Treiber's algorithm (after "Java Concurrency in Practice").
 */
public class TreiberStack<E> {

    private static class Node<E> {
        public final E item;
        public Node<E> next;

        public Node(E item) {
            this.item = item;
        }
    }

    AtomicReference<Node<E>> top = new AtomicReference<Node<E>>();
    AtomicInteger size = new AtomicInteger();

    public void push(E item) {
        Node<E> newHead = new Node<E>(item);
        Node<E> oldHead;
        do {
            oldHead = top.get();
            newHead.next = oldHead;
        } while (!top.compareAndSet(oldHead, newHead));
        size.updateAndGet(n -> n + 1);
    }

    public E pop() {
        Node<E> oldHead;
        Node<E> newHead;
        do {
            oldHead = top.get();
            if (oldHead == null)
                return null;
            newHead = oldHead.next;
        } while (!top.compareAndSet(oldHead, newHead));
        size.getAndAccumulate(1, (a, b) -> a - b);
        return oldHead.item;
    }

    public static void main(String[] args) throws InterruptedException {
        final TreiberStack<Integer> stack = new TreiberStack<>();
        for (int i = 1; i <= 3; i++) stack.push(i);
        System.out.println("LIFO: " + stack.pop() + " " + stack.pop() + " " + stack.pop() + " " + stack.pop());

        Thread[] pushers = new Thread[2];
        for (int t = 0; t < pushers.length; t++) {
            final int base = (t + 1) * 100;
            pushers[t] = new Thread() {
                @Override
                public void run() {
                    for (int i = 0; i < 2; i++) {
                        stack.push(base + i);
                    }
                    Integer mine = stack.pop();
                    if (mine == null) throw new AssertionError("stack cannot be empty here");
                    stack.push(mine);
                }
            };
            pushers[t].start();
        }
        for (Thread p : pushers) p.join();

        Set<Integer> seen = new HashSet<>();
        int count = 0, sum = 0;
        System.out.println("size: " + stack.size);
        for (Integer x = stack.pop(); x != null; x = stack.pop()) {
            count++;
            sum += x;
            seen.add(x);
        }
        System.out.println("popped " + count + " distinct " + seen.size() + " sum " + sum);
        System.out.println("size: " + stack.size);
    }
}

/* expect:
LIFO: 3 2 1 null
size: 4
popped 4 distinct 4 sum 602
size: 0
*/
