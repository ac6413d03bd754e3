// Thread pool built on synchronized/wait/notify with graceful shutdown; 5 jobs, one of which
// throws and is recorded.
//
// tester: clean

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Queue;

/* A thread pool from scratch: one work queue, intrinsic locking, graceful shutdown. */
public class HandmadeThreadPool {

    private final Queue<Runnable> queue = new LinkedList<>();
    private final List<Worker> workers = new ArrayList<>();
    private boolean shutdown = false;

    public HandmadeThreadPool(int size) {
        for (int i = 0; i < size; i++) {
            Worker w = new Worker();
            workers.add(w);
            w.start();
        }
    }

    public void submit(Runnable job) {
        synchronized (queue) {
            if (shutdown) throw new IllegalStateException("pool is closed");
            queue.add(job);
            queue.notify();
        }
    }

    public void shutdownAndWait() throws InterruptedException {
        synchronized (queue) {
            shutdown = true;
            queue.notifyAll();
        }
        for (Worker w : workers) w.join();
    }

    private class Worker extends Thread {
        @Override
        public void run() {
            while (true) {
                Runnable job;
                synchronized (queue) {
                    while (queue.isEmpty() && !shutdown) {
                        try {
                            queue.wait();
                        } catch (InterruptedException e) {
                            return;
                        }
                    }
                    if (queue.isEmpty()) return;   // shut down and drained
                    job = queue.remove();
                }
                try {
                    job.run();
                } catch (RuntimeException e) {
                    synchronized (failures) {
                        failures.add(e.getMessage());
                    }
                }
            }
        }
    }

    private final List<String> failures = new ArrayList<>();

    public static void main(String[] args) throws InterruptedException {
        HandmadeThreadPool pool = new HandmadeThreadPool(2);
        int[] squares = new int[5];
        for (int i = 0; i < squares.length; i++) {
            final int n = i;
            pool.submit(() -> {
                if (n == 3) throw new RuntimeException("job 3 failed");
                squares[n] = n * n;
            });
        }
        pool.shutdownAndWait();
        for (int i = 0; i < squares.length; i++) System.out.println(i + " -> " + squares[i]);
        System.out.println("failures: " + pool.failures);
        try {
            pool.submit(() -> { });
        } catch (IllegalStateException e) {
            System.out.println("rejected: " + e.getMessage());
        }
    }
}

/* expect:
0 -> 0
1 -> 1
2 -> 4
3 -> 0
4 -> 16
failures: [job 3 failed]
rejected: pool is closed
*/
