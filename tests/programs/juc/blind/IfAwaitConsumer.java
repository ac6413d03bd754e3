// Two receivers await with 'if' and the sender uses signalAll; a receiver woken (or overtaken)
// with no message left gets NoSuchElementException from removeFirst in its thread, main then
// prints a wrong sum.
//
// finds: uncaught exception

import java.util.LinkedList;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Unbounded channel for messages. */
public class IfAwaitConsumer {

    static class Channel<M> {
        private final LinkedList<M> messages = new LinkedList<>();
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition arrived = lock.newCondition();

        void send(M m) {
            lock.lock();
            try {
                messages.addLast(m);
                arrived.signalAll();
            } finally {
                lock.unlock();
            }
        }

        M receive() throws InterruptedException {
            lock.lock();
            try {
                if (messages.isEmpty()) {
                    arrived.await();
                }
                return messages.removeFirst();
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        var channel = new Channel<Integer>();
        var received = new int[2];
        var receivers = new Thread[2];
        for (int i = 0; i < receivers.length; i++) {
            final int id = i;
            receivers[i] = new Thread(() -> {
                try {
                    received[id] = channel.receive();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }, "receiver " + i);
            receivers[i].start();
        }
        channel.send(7);
        channel.send(5);
        for (Thread t : receivers) t.join();
        System.out.println("sum of messages: " + (received[0] + received[1]));
    }
}
