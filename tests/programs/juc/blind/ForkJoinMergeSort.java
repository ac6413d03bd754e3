// ForkJoinPool with RecursiveAction merge sort, RecursiveTask maximum and Fibonacci, and an
// exception through invoke.
//
// tester: clean

import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;

public class ForkJoinMergeSort {

    static class MergeSort extends RecursiveAction {
        private static final int THRESHOLD = 2;
        private final int[] a;
        private final int lo, hi;

        MergeSort(int[] a, int lo, int hi) {
            this.a = a;
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected void compute() {
            if (hi - lo <= THRESHOLD) {
                Arrays.sort(a, lo, hi);
                return;
            }
            int mid = (lo + hi) >>> 1;
            invokeAll(new MergeSort(a, lo, mid), new MergeSort(a, mid, hi));
            merge(mid);
        }

        private void merge(int mid) {
            int[] left = Arrays.copyOfRange(a, lo, mid);
            for (int i = 0, j = mid, k = lo; i < left.length; k++) {
                a[k] = (j == hi || left[i] <= a[j]) ? left[i++] : a[j++];
            }
        }
    }

    static class Fibonacci extends RecursiveTask<Integer> {
        final int n;

        Fibonacci(int n) { this.n = n; }

        @Override
        protected Integer compute() {
            if (n <= 1) return n;
            Fibonacci f1 = new Fibonacci(n - 1);
            f1.fork();
            Fibonacci f2 = new Fibonacci(n - 2);
            return f2.compute() + f1.join();
        }
    }

    static class MaxTask extends RecursiveTask<Integer> {
        final int[] data;
        final int from, to;

        MaxTask(int[] data, int from, int to) { this.data = data; this.from = from; this.to = to; }

        @Override
        protected Integer compute() {
            if (to - from == 0) throw new IllegalArgumentException("empty range");
            if (to - from == 1) return data[from];
            int mid = from + (to - from) / 2;
            MaxTask left = new MaxTask(data, from, mid);
            MaxTask right = new MaxTask(data, mid, to);
            left.fork();
            return Math.max(right.compute(), left.join());
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        int[] numbers = { 9, -3, 7, 7, 0, 42 };
        System.out.println("max    " + pool.invoke(new MaxTask(numbers, 0, numbers.length)));
        pool.invoke(new MergeSort(numbers, 0, numbers.length));
        System.out.println("sorted " + Arrays.toString(numbers));
        System.out.println("fib(6) " + pool.invoke(new Fibonacci(6)));
        try {
            pool.invoke(new MaxTask(new int[0], 0, 0));
        } catch (IllegalArgumentException e) {
            System.out.println("error  " + e.getClass().getSimpleName());
        }
        pool.shutdown();
    }
}

/* expect:
max    42
sorted [-3, 0, 7, 7, 9, 42]
fib(6) 8
error  IllegalArgumentException
*/
