// Parallel merge sort of 15 ints as RecursiveAction with invokeAll in a ForkJoinPool(2).
//
// tester: clean

import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/**
 * Exercise 4.2 (solution). Parallel merge sort with a sequential cut-off.
 */
public class MergeSortForkJoin {

    static class SortTask extends RecursiveAction {
        private static final int THRESHOLD = 4;
        private final int[] array;
        private final int lo;   // inclusive
        private final int hi;   // exclusive

        SortTask(int[] array, int lo, int hi) {
            this.array = array;
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected void compute() {
            if (hi - lo <= THRESHOLD) {
                insertionSort();
                return;
            }
            int mid = (lo + hi) >>> 1;
            invokeAll(new SortTask(array, lo, mid), new SortTask(array, mid, hi));
            merge(mid);
        }

        private void insertionSort() {
            for (int i = lo + 1; i < hi; i++) {
                int v = array[i];
                int j = i - 1;
                while (j >= lo && array[j] > v) {
                    array[j + 1] = array[j];
                    j--;
                }
                array[j + 1] = v;
            }
        }

        private void merge(int mid) {
            int[] left = Arrays.copyOfRange(array, lo, mid);
            int i = 0, j = mid, k = lo;
            while (i < left.length) {
                if (j < hi && array[j] < left[i]) {
                    array[k++] = array[j++];
                } else {
                    array[k++] = left[i++];
                }
            }
        }
    }

    public static void main(String[] args) {
        Random rnd = new Random(42);
        int[] a = rnd.ints(15, 0, 100).toArray();
        int[] expected = a.clone();
        Arrays.sort(expected);
        System.out.println("before: " + Arrays.toString(a));

        ForkJoinPool pool = new ForkJoinPool(2);
        try {
            pool.submit(new SortTask(a, 0, a.length)).join();
        } finally {
            pool.shutdown();
        }
        System.out.println("after:  " + Arrays.toString(a));
        System.out.println("sorted: " + Arrays.equals(a, expected));
    }
}

/* expect:
before: [30, 63, 48, 84, 70, 25, 5, 18, 19, 93, 82, 2, 76, 92, 76]
after:  [2, 5, 18, 19, 25, 30, 48, 63, 70, 76, 76, 82, 84, 92, 93]
sorted: true
*/
