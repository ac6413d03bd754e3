// Bounded buffer (ReentrantLock, two Conditions) with one producer and one consumer that prints
// items in FIFO order.
//
// tester: clean

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

// The classic bounded buffer with one lock and two conditions.
public class BoundedBufferConditions {

    static class BoundedBuffer<T> {
        private final Lock lock = new ReentrantLock();
        private final Condition notFull = lock.newCondition();
        private final Condition notEmpty = lock.newCondition();
        private final Object[] items;
        private int putptr, takeptr, count;

        BoundedBuffer(int capacity) {
            items = new Object[capacity];
        }

        public void put(T x) throws InterruptedException {
            lock.lock();
            try {
                while (count == items.length)
                    notFull.await();
                items[putptr] = x;
                if (++putptr == items.length) putptr = 0;
                ++count;
                notEmpty.signal();
            } finally {
                lock.unlock();
            }
        }

        @SuppressWarnings("unchecked")
        public T take() throws InterruptedException {
            lock.lock();
            try {
                while (count == 0)
                    notEmpty.await();
                T x = (T) items[takeptr];
                items[takeptr] = null;
                if (++takeptr == items.length) takeptr = 0;
                --count;
                notFull.signal();
                return x;
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BoundedBuffer<String> buffer = new BoundedBuffer<>(2);

        Thread producer = new Thread(() -> {
            try {
                for (int i = 1; i <= 5; i++) {
                    buffer.put("item-" + i);
                }
                buffer.put("END");
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "producer");

        Thread consumer = new Thread(() -> {
            try {
                String s;
                while (!(s = buffer.take()).equals("END")) {
                    System.out.println("consumed " + s);
                }
                System.out.println("consumer finished");
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "consumer");

        producer.start();
        consumer.start();
        producer.join();
        consumer.join();
        System.out.println("buffer count = " + buffer.count);
    }
}

/* expect:
consumed item-1
consumed item-2
consumed item-3
consumed item-4
consumed item-5
consumer finished
buffer count = 0
*/
