// Lab: merge sort, where main sorts the right half itself, and merges without waiting for the left.
//
// Verdict: a data race on the elements of the left half: the helper writes them while main reads.
//
// finds: data race

import java.util.Arrays;

public class ParallelMergeSortNoJoin {
  static void sort(int[] data, int from, int to) {
    for (int i = from + 1; i < to; i++) {
      int x = data[i];
      int k = i - 1;
      while (k >= from && data[k] > x) {
        data[k + 1] = data[k];
        k--;
      }
      data[k + 1] = x;
    }
  }

  static int[] merge(int[] data, int middle) {
    int[] result = new int[data.length];
    int i = 0;
    int j = middle;
    for (int k = 0; k < result.length; k++) {
      if (j == data.length || (i < middle && data[i] <= data[j])) {
        result[k] = data[i++];
      } else {
        result[k] = data[j++];
      }
    }
    return result;
  }

  public static void main(String[] args) throws InterruptedException {
    int[] data = {4, 3, 2, 1};
    int middle = data.length / 2;
    Thread helper = new Thread(() -> sort(data, 0, middle), "helper");
    helper.start();
    sort(data, middle, data.length);
    int[] result = merge(data, middle); // Wrong: helper.join() belongs before this line.
    helper.join();
    System.out.println(Arrays.toString(result));
  }
}
