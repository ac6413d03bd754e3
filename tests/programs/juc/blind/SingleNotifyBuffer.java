// One-slot monitor buffer with 1 producer (4 puts) and 2 consumers (2 gets each) on one wait set
// using notify; a consumer can wake the other consumer instead of the producer, then all wait
// for ever.
//
// finds: deadlock

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;

public class SingleNotifyBuffer {

    static class Buffer<T> {
        private final Deque<T> items = new ArrayDeque<>();
        private final int max;

        Buffer(int max) {
            this.max = max;
        }

        synchronized void put(T t) throws InterruptedException {
            while (items.size() == max) {
                wait();
            }
            items.addLast(t);
            notify();
        }

        synchronized T get() throws InterruptedException {
            while (items.isEmpty()) {
                wait();
            }
            T t = items.removeFirst();
            notify();
            return t;
        }
    }

    static abstract class Role implements Runnable {
        protected abstract void act() throws InterruptedException;

        @Override
        public final void run() {
            try {
                act();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        final Buffer<Integer> buffer = new Buffer<>(1);
        final AtomicInteger sum = new AtomicInteger();

        class Producer extends Role {
            protected void act() throws InterruptedException {
                for (int i = 1; i <= 4; i++) buffer.put(i);
            }
        }
        class Consumer extends Role {
            protected void act() throws InterruptedException {
                for (int i = 0; i < 2; i++) sum.addAndGet(buffer.get());
            }
        }

        Thread[] threads = {
            new Thread(new Producer()), new Thread(new Consumer()), new Thread(new Consumer())
        };
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        System.out.println("sum = " + sum);
    }
}
