// Capacity-1 buffer, one Condition for full and empty, two producers and two consumers of two
// items each; the signal may wake the wrong kind of waiter.
//
// finds: deadlock

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class OneConditionBuffer<T> {

    private final Deque<T> items = new ArrayDeque<>();
    private final int capacity;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();

    public OneConditionBuffer(int capacity) { this.capacity = capacity; }

    public void put(T t) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (items.size() >= capacity) {
                changed.await();
            }
            items.addLast(t);
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    public T get() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (items.isEmpty()) {
                changed.await();
            }
            T t = items.removeFirst();
            changed.signal();
            return t;
        } finally {
            lock.unlock();
        }
    }

    private static abstract class Role extends Thread {
        abstract void step(int i) throws InterruptedException;

        @Override
        public void run() {
            try {
                for (int i = 0; i < 2; i++) step(i);
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        OneConditionBuffer<String> buffer = new OneConditionBuffer<>(1);
        Role[] roles = new Role[4];
        for (int k = 0; k < 2; k++) {
            final char tag = (char) ('p' + k);
            roles[k] = new Role() {
                @Override void step(int i) throws InterruptedException { buffer.put(tag + "" + i); }
            };
            roles[k + 2] = new Role() {
                @Override void step(int i) throws InterruptedException { buffer.get(); }
            };
        }
        for (Role r : roles) r.start();
        for (Role r : roles) r.join();
        System.out.println("all produced, all consumed: " + buffer.items.isEmpty());
    }
}
