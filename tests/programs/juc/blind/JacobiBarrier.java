// Heat equation iterated by 3 workers with a CyclicBarrier whose action swaps the arrays and
// prints the step.
//
// tester: clean

import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * One-dimensional heat equation; each worker owns a slice of the rod and
 * all of them meet at a CyclicBarrier after every step. The barrier action swaps
 * the two arrays.
 */
public class JacobiBarrier {
    static final int WORKERS = 3;
    static final int CELLS = 6;
    static final int STEPS = 4;

    static double[] current = new double[CELLS + 2];
    static double[] next = new double[CELLS + 2];
    static int step = 0;

    static class Worker implements Runnable {
        private final int lo, hi;
        private final CyclicBarrier barrier;

        Worker(int lo, int hi, CyclicBarrier barrier) {
            this.lo = lo;
            this.hi = hi;
            this.barrier = barrier;
        }

        public void run() {
            try {
                for (int s = 0; s < STEPS; s++) {
                    for (int i = lo; i < hi; i++) {
                        next[i] = (current[i - 1] + current[i + 1]) / 2.0;
                    }
                    barrier.await();
                }
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static void swapAndPrint() {
        double[] t = current;
        current = next;
        next = t;
        step++;
        StringBuilder sb = new StringBuilder("step " + step + ":");
        for (double d : current) sb.append(String.format(Locale.ROOT, " %7.3f", d));
        System.out.println(sb);
    }

    public static void main(String[] args) throws InterruptedException {
        current[0] = next[0] = 100.0;
        current[CELLS + 1] = next[CELLS + 1] = 0.0;
        CyclicBarrier barrier = new CyclicBarrier(WORKERS, JacobiBarrier::swapAndPrint);
        Thread[] threads = new Thread[WORKERS];
        int per = CELLS / WORKERS;
        for (int w = 0; w < WORKERS; w++) {
            threads[w] = new Thread(new Worker(1 + w * per, 1 + (w + 1) * per, barrier));
            threads[w].start();
        }
        for (Thread t : threads) t.join();
        System.out.println("max interior = " + Arrays.stream(current, 1, CELLS + 1).max().getAsDouble());
    }
}

/* expect:
step 1: 100.000  50.000   0.000   0.000   0.000   0.000   0.000   0.000
step 2: 100.000  50.000  25.000   0.000   0.000   0.000   0.000   0.000
step 3: 100.000  62.500  25.000  12.500   0.000   0.000   0.000   0.000
step 4: 100.000  62.500  37.500  12.500   6.250   0.000   0.000   0.000
max interior = 62.5
*/
