// Thread pool from scratch on a LinkedBlockingQueue, stopped with a STOP task per worker; one
// task throws and is survived.
//
// tester: clean

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Thread pool from scratch, for people who wonder what Executors really does. */
public class MiniThreadPool {

    private static final Runnable STOP = () -> { };

    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private final List<Worker> workers = new ArrayList<>();
    private boolean stopped = false;

    public MiniThreadPool(int nThreads) {
        for (int i = 0; i < nThreads; i++) {
            workers.add(new Worker("pool-worker-" + i));
        }
        for (Worker w : workers) {
            w.start();
        }
    }

    public synchronized void execute(Runnable task) {
        if (this.stopped) {
            throw new IllegalStateException("ThreadPool is stopped");
        }
        this.tasks.add(task);
    }

    public void shutdownAndWait() throws InterruptedException {
        synchronized (this) {
            stopped = true;
            workers.forEach(w -> tasks.add(STOP));
        }
        for (Worker w : workers) {
            w.join();
        }
    }

    private class Worker extends Thread {
        int executed = 0;
        int failed = 0;

        Worker(String name) {
            super(name);
        }

        @Override
        public void run() {
            while (true) {
                Runnable next;
                try {
                    next = tasks.take();
                } catch (InterruptedException e) {
                    return;
                }
                if (next == STOP) {
                    return;
                }
                try {
                    next.run();
                    executed++;
                } catch (RuntimeException e) {
                    failed++;    // a bad task must not kill its worker
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        MiniThreadPool pool = new MiniThreadPool(2);
        AtomicInteger sum = new AtomicInteger();
        int[] squares = new int[5];
        for (int i = 0; i < squares.length; i++) {
            final int n = i;
            pool.execute(() -> {
                if (n == 3) {
                    throw new UnsupportedOperationException("I don't like " + n);
                }
                squares[n] = n * n;
                sum.addAndGet(n);
            });
        }
        pool.shutdownAndWait();

        int ok = 0, bad = 0;
        for (Worker w : pool.workers) {
            ok += w.executed;
            bad += w.failed;
        }
        for (int i = 0; i < squares.length; i++) {
            System.out.printf("%d^2 = %d%n", i, squares[i]);
        }
        System.out.println("sum=" + sum + " ok=" + ok + " failed=" + bad);
        try {
            pool.execute(() -> System.out.println("never printed"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}

/* expect:
0^2 = 0
1^2 = 1
2^2 = 4
3^2 = 0
4^2 = 16
sum=7 ok=4 failed=1
ThreadPool is stopped
*/
