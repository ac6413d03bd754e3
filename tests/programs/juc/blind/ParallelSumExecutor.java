// Splits a sum of squares over a fixed pool of 3 with invokeAll and adds the parts up in order.
//
// tester: clean

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Lecture 7, example 1: splitting a sum over a fixed pool of workers.
 */
public class ParallelSumExecutor {

    private static class SumTask implements Callable<Long> {
        private final int[] data;
        private final int from;
        private final int to;

        SumTask(int[] data, int from, int to) {
            this.data = data;
            this.from = from;
            this.to = to;
        }

        @Override
        public Long call() {
            long sum = 0;
            for (int i = from; i < to; i++) {
                sum += data[i];
            }
            return sum;
        }
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        final int n = 30;
        int[] data = new int[n];
        for (int i = 0; i < n; i++) {
            data[i] = i * i;
        }

        int workers = 3;
        ExecutorService pool = Executors.newFixedThreadPool(workers);
        List<SumTask> tasks = new ArrayList<>();
        int chunk = (n + workers - 1) / workers;
        for (int w = 0; w < workers; w++) {
            tasks.add(new SumTask(data, w * chunk, Math.min(n, (w + 1) * chunk)));
        }

        long total = 0;
        int index = 0;
        for (Future<Long> f : pool.invokeAll(tasks)) {
            long part = f.get();
            System.out.println("part " + index++ + " = " + part);
            total += part;
        }
        pool.shutdown();
        System.out.println("total = " + total);
        System.out.println("formula = " + (long) (n - 1) * n * (2 * n - 1) / 6);
    }
}

/* expect:
part 0 = 285
part 1 = 2185
part 2 = 6085
total = 8555
formula = 8555
*/
