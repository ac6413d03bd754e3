// Two workers iterate with a CyclicBarrier; worker 0 sets converged after the barrier, so worker
// 1 may read the old value, do another round and wait at the barrier for ever alone (sleep 2 ms
// hides it).
//
// finds: deadlock

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Every worker halves its own value until the largest one is small enough.
 */
public class ConvergenceBarrier {

    static final int WORKERS = 2;
    static final int LIMIT = 3;

    private final int[] value = {8, 10};
    private volatile int largest;
    private volatile boolean converged;
    private final CyclicBarrier barrier = new CyclicBarrier(WORKERS, this::reduce);

    private void reduce() {
        int m = 0;
        for (int v : value) m = Math.max(m, v);
        largest = m;
    }

    private void work(int me) {
        int rounds = 0;
        try {
            while (!converged) {
                value[me] /= 2;
                rounds++;
                barrier.await();
                if (me == 0 && largest <= LIMIT) {
                    converged = true;
                }
                Thread.sleep(2);
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            System.out.println("worker " + me + " gave up: " + e);
        }
        System.out.println("worker " + me + " stopped after " + rounds + " rounds");
    }

    public static void main(String[] args) throws InterruptedException {
        ConvergenceBarrier task = new ConvergenceBarrier();
        Thread[] ts = new Thread[WORKERS];
        for (int i = 0; i < WORKERS; i++) {
            int me = i;
            ts[i] = new Thread(() -> task.work(me));
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println("largest value " + task.largest);
    }
}
