// Generic bounded blocking queue on ReentrantLock and two Conditions; two producers, one
// consumer, results sorted before printing.
//
// tester: clean

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

// "Implement a blocking queue using Lock and Condition"
public class HandmadeBlockingQueue<E>
{
    private final Queue<E> queue = new LinkedList<>();
    private final int max;
    private final Lock lock = new ReentrantLock(true);
    private final Condition notEmpty = lock.newCondition();
    private final Condition notFull = lock.newCondition();

    public HandmadeBlockingQueue(int size)
    {
        if (size <= 0) throw new IllegalArgumentException("size must be positive: " + size);
        this.max = size;
    }

    public void put(E e) throws InterruptedException
    {
        lock.lock();
        try
        {
            while (queue.size() == max)
                notFull.await();
            queue.add(e);
            notEmpty.signalAll();
        }
        finally
        {
            lock.unlock();
        }
    }

    public E take() throws InterruptedException
    {
        lock.lock();
        try
        {
            while (queue.isEmpty())
                notEmpty.await();
            E item = queue.remove();
            notFull.signalAll();
            return item;
        }
        finally
        {
            lock.unlock();
        }
    }

    public int size()
    {
        lock.lock();
        try { return queue.size(); } finally { lock.unlock(); }
    }

    public static void main(String[] args) throws Exception
    {
        final HandmadeBlockingQueue<Integer> q = new HandmadeBlockingQueue<Integer>(1);
        final List<Integer> received = Collections.synchronizedList(new ArrayList<Integer>());

        Runnable producer = () -> {
            try {
                for (int i = 1; i <= 2; i++) q.put(i * 10);
            } catch (InterruptedException ex) {
                throw new RuntimeException(ex);
            }
        };
        Runnable consumer = new Runnable() {
            @Override public void run() {
                try {
                    for (int i = 0; i < 4; i++) received.add(q.take());
                } catch (InterruptedException ex) {
                    throw new RuntimeException(ex);
                }
            }
        };

        Thread p1 = new Thread(producer), p2 = new Thread(producer), c = new Thread(consumer);
        p1.start(); p2.start(); c.start();
        p1.join(); p2.join(); c.join();

        Collections.sort(received);
        System.out.println("received (sorted) = " + received);
        System.out.println("left in queue     = " + q.size());
        try {
            new HandmadeBlockingQueue<String>(0);
        } catch (IllegalArgumentException expected) {
            System.out.println("rejected: " + expected.getMessage());
        }
    }
}

/* expect:
received (sorted) = [10, 10, 20, 20]
left in queue     = 0
rejected: size must be positive: 0
*/
