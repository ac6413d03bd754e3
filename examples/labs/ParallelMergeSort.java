// Lab: merge sort, where each half is sorted by a thread of its own down to two elements.
//
// Verdict: clean. Threads work on disjoint parts, and whoever merges has joined both.
//
// expect: [1, 2, 3, 5, 7, 8]
// tester: clean

import java.util.Arrays;

public class ParallelMergeSort {
  static class Sorter extends Thread {
    private final int[] data;
    private final int from;
    private final int to;

    Sorter(int[] data, int from, int to) {
      this.data = data;
      this.from = from;
      this.to = to;
    }

    @Override
    public void run() {
      if (to - from <= 2) {
        if (to - from == 2 && data[from] > data[from + 1]) {
          int swap = data[from];
          data[from] = data[from + 1];
          data[from + 1] = swap;
        }
        return;
      }
      int middle = (from + to) / 2;
      Sorter left = new Sorter(data, from, middle);
      Sorter right = new Sorter(data, middle, to);
      left.start();
      right.start();
      try {
        left.join();
        right.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      merge(middle);
    }

    private void merge(int middle) {
      int[] copy = Arrays.copyOfRange(data, from, to);
      int i = 0;
      int j = middle - from;
      for (int k = from; k < to; k++) {
        if (j >= copy.length || (i < middle - from && copy[i] <= copy[j])) {
          data[k] = copy[i++];
        } else {
          data[k] = copy[j++];
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int[] data = {5, 2, 8, 1, 7, 3};
    Sorter sorter = new Sorter(data, 0, data.length);
    sorter.start();
    sorter.join();
    System.out.println(Arrays.toString(data));
  }
}
