package java.util;

/**
 * Sorts objects and keeps equal ones in their order. Finds runs that are in order already (turning
 * descending ones round), makes short ones longer by binary insertion and merges them pairwise, so
 * that the sizes of those still to be merged grow at least like Fibonacci's numbers.
 */
final class StableSort {
  private static final int SMALL = 32;

  private final Object[] a;
  private final Comparator<Object> order;
  private Object[] spare;
  private final int[] runStart = new int[50];
  private final int[] runLength = new int[50];
  private int runs;

  private StableSort(Object[] a, Comparator<Object> order) {
    this.a = a;
    this.order = order;
  }

  static void sort(Object[] a, int from, int to, Comparator<Object> comparator) {
    int n = to - from;
    if (n < 2) {
      return;
    }
    Comparator<Object> order = comparator == null ? Orders.BY_FIRST : comparator;
    if (n < SMALL) {
      int sorted = from + runAt(a, from, to, order);
      insert(a, from, to, sorted, order);
      return;
    }
    StableSort s = new StableSort(a, order);
    int least = leastRun(n);
    int start = from;
    while (start < to) {
      int length = runAt(a, start, to, order);
      if (length < least) {
        int wanted = Math.min(least, to - start);
        insert(a, start, start + wanted, start + length, order);
        length = wanted;
      }
      s.runStart[s.runs] = start;
      s.runLength[s.runs] = length;
      s.runs++;
      s.mergeWhereNeeded();
      start += length;
    }
    s.mergeAll();
  }

  private static int leastRun(int n) {
    int rest = 0;
    while (n >= SMALL) {
      rest |= n & 1;
      n >>= 1;
    }
    return n + rest;
  }

  /** The length of the run at the start of a range; a strictly descending one is turned round. */
  private static int runAt(Object[] a, int from, int to, Comparator<Object> order) {
    int end = from + 1;
    if (end == to) {
      return 1;
    }
    if (order.compare(a[end++], a[from]) < 0) {
      while (end < to && order.compare(a[end], a[end - 1]) < 0) {
        end++;
      }
      for (int i = from, j = end - 1; i < j; i++, j--) {
        Object swapped = a[i];
        a[i] = a[j];
        a[j] = swapped;
      }
    } else {
      while (end < to && order.compare(a[end], a[end - 1]) >= 0) {
        end++;
      }
    }
    return end - from;
  }

  /** Inserts the elements from start on into the sorted ones before it. */
  private static void insert(Object[] a, int from, int to, int start, Comparator<Object> order) {
    if (start == from) {
      start++;
    }
    for (; start < to; start++) {
      Object x = a[start];
      int low = from;
      int high = start;
      while (low < high) {
        int mid = (low + high) >>> 1;
        if (order.compare(x, a[mid]) < 0) {
          high = mid;
        } else {
          low = mid + 1;
        }
      }
      System.arraycopy(a, low, a, low + 1, start - low);
      a[low] = x;
    }
  }

  private void mergeWhereNeeded() {
    while (runs > 1) {
      int i = runs - 2;
      boolean grows = !(i > 0 && runLength[i - 1] <= runLength[i] + runLength[i + 1])
          && !(i > 1 && runLength[i - 2] <= runLength[i - 1] + runLength[i]);
      if (!grows) {
        if (runLength[i - 1] < runLength[i + 1]) {
          i--;
        }
      } else if (runLength[i] > runLength[i + 1]) {
        return;
      }
      mergeAt(i);
    }
  }

  private void mergeAll() {
    while (runs > 1) {
      int i = runs - 2;
      if (i > 0 && runLength[i - 1] < runLength[i + 1]) {
        i--;
      }
      mergeAt(i);
    }
  }

  /** Merges run i with the one after it. */
  private void mergeAt(int i) {
    int start = runStart[i];
    int middle = runStart[i + 1];
    int end = middle + runLength[i + 1];
    runLength[i] = end - start;
    for (int j = i + 1; j < runs - 1; j++) {
      runStart[j] = runStart[j + 1];
      runLength[j] = runLength[j + 1];
    }
    runs--;
    int n = middle - start;
    if (spare == null || spare.length < n) {
      spare = new Object[n];
    }
    Object[] left = spare;
    System.arraycopy(a, start, left, 0, n);
    int l = 0;
    int r = middle;
    int out = start;
    while (l < n && r < end) {
      if (order.compare(a[r], left[l]) < 0) {
        a[out++] = a[r++];
      } else {
        a[out++] = left[l++];
      }
    }
    System.arraycopy(left, l, a, out, n - l);
  }
}
