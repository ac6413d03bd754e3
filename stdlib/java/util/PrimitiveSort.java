package java.util;

/**
 * Sorts arrays of primitives: quicksort around the median of three for int and long, counting for
 * the short types; floating point numbers as integers of the same order (NaN last, -0.0 before
 * 0.0).
 */
final class PrimitiveSort {
  private static final int SHORT_RANGE = 24;

  private PrimitiveSort() {}

  static void sort(int[] a, int from, int to) {
    int depth = 0;
    for (int n = to - from; n > 0; n >>= 1) {
      depth += 2;
    }
    sort(a, from, to, depth);
  }

  private static void sort(int[] a, int from, int to, int depth) {
    while (to - from > SHORT_RANGE) {
      if (depth == 0) {
        heapSort(a, from, to);
        return;
      }
      depth--;
      int middle = partition(a, from, to);
      if (middle - from < to - middle) {
        sort(a, from, middle, depth);
        from = middle;
      } else {
        sort(a, middle, to, depth);
        to = middle;
      }
    }
    insertionSort(a, from, to);
  }

  private static void insertionSort(int[] a, int from, int to) {
    for (int i = from + 1; i < to; i++) {
      int x = a[i];
      int j = i - 1;
      while (j >= from && a[j] > x) {
        a[j + 1] = a[j];
        j--;
      }
      a[j + 1] = x;
    }
  }

  /** Splits a range into two that are not empty, the first without greater elements. */
  private static int partition(int[] a, int from, int to) {
    int x = a[from];
    int y = a[(from + to) >>> 1];
    int z = a[to - 1];
    int pivot = x < y ? (y < z ? y : (x < z ? z : x)) : (x < z ? x : (y < z ? z : y));
    int i = from - 1;
    int j = to;
    while (true) {
      do {
        i++;
      } while (a[i] < pivot);
      do {
        j--;
      } while (a[j] > pivot);
      if (i >= j) {
        return i == from ? from + 1 : i;
      }
      int swapped = a[i];
      a[i] = a[j];
      a[j] = swapped;
    }
  }

  private static void heapSort(int[] a, int from, int to) {
    int n = to - from;
    for (int i = n / 2 - 1; i >= 0; i--) {
      sift(a, from, i, n, a[from + i]);
    }
    for (int end = n - 1; end > 0; end--) {
      int x = a[from + end];
      a[from + end] = a[from];
      sift(a, from, 0, end, x);
    }
  }

  private static void sift(int[] a, int from, int hole, int n, int x) {
    int child = 2 * hole + 1;
    while (child < n) {
      if (child + 1 < n && a[from + child + 1] > a[from + child]) {
        child++;
      }
      if (a[from + child] <= x) {
        break;
      }
      a[from + hole] = a[from + child];
      hole = child;
      child = 2 * hole + 1;
    }
    a[from + hole] = x;
  }

  static void sort(long[] a, int from, int to) {
    int depth = 0;
    for (int n = to - from; n > 0; n >>= 1) {
      depth += 2;
    }
    sort(a, from, to, depth);
  }

  private static void sort(long[] a, int from, int to, int depth) {
    while (to - from > SHORT_RANGE) {
      if (depth == 0) {
        heapSort(a, from, to);
        return;
      }
      depth--;
      int middle = partition(a, from, to);
      if (middle - from < to - middle) {
        sort(a, from, middle, depth);
        from = middle;
      } else {
        sort(a, middle, to, depth);
        to = middle;
      }
    }
    insertionSort(a, from, to);
  }

  private static void insertionSort(long[] a, int from, int to) {
    for (int i = from + 1; i < to; i++) {
      long x = a[i];
      int j = i - 1;
      while (j >= from && a[j] > x) {
        a[j + 1] = a[j];
        j--;
      }
      a[j + 1] = x;
    }
  }

  /** Splits a range into two that are not empty, the first without greater elements. */
  private static int partition(long[] a, int from, int to) {
    long x = a[from];
    long y = a[(from + to) >>> 1];
    long z = a[to - 1];
    long pivot = x < y ? (y < z ? y : (x < z ? z : x)) : (x < z ? x : (y < z ? z : y));
    int i = from - 1;
    int j = to;
    while (true) {
      do {
        i++;
      } while (a[i] < pivot);
      do {
        j--;
      } while (a[j] > pivot);
      if (i >= j) {
        return i == from ? from + 1 : i;
      }
      long swapped = a[i];
      a[i] = a[j];
      a[j] = swapped;
    }
  }

  private static void heapSort(long[] a, int from, int to) {
    int n = to - from;
    for (int i = n / 2 - 1; i >= 0; i--) {
      sift(a, from, i, n, a[from + i]);
    }
    for (int end = n - 1; end > 0; end--) {
      long x = a[from + end];
      a[from + end] = a[from];
      sift(a, from, 0, end, x);
    }
  }

  private static void sift(long[] a, int from, int hole, int n, long x) {
    int child = 2 * hole + 1;
    while (child < n) {
      if (child + 1 < n && a[from + child + 1] > a[from + child]) {
        child++;
      }
      if (a[from + child] <= x) {
        break;
      }
      a[from + hole] = a[from + child];
      hole = child;
      child = 2 * hole + 1;
    }
    a[from + hole] = x;
  }

  static void sort(byte[] a, int from, int to) {
    if (to - from < 32) {
      for (int i = from + 1; i < to; i++) {
        byte x = a[i];
        int j = i - 1;
        while (j >= from && a[j] > x) {
          a[j + 1] = a[j];
          j--;
        }
        a[j + 1] = x;
      }
      return;
    }
    int[] counts = new int[256];
    for (int i = from; i < to; i++) {
      counts[a[i] - (-128)]++;
    }
    int next = from;
    for (int v = 0; v < counts.length; v++) {
      for (int n = counts[v]; n > 0; n--) {
        a[next++] = (byte) (v + (-128));
      }
    }
  }

  static void sort(short[] a, int from, int to) {
    if (to - from < 300) {
      for (int i = from + 1; i < to; i++) {
        short x = a[i];
        int j = i - 1;
        while (j >= from && a[j] > x) {
          a[j + 1] = a[j];
          j--;
        }
        a[j + 1] = x;
      }
      return;
    }
    int[] counts = new int[65536];
    for (int i = from; i < to; i++) {
      counts[a[i] - (-32768)]++;
    }
    int next = from;
    for (int v = 0; v < counts.length; v++) {
      for (int n = counts[v]; n > 0; n--) {
        a[next++] = (short) (v + (-32768));
      }
    }
  }

  static void sort(char[] a, int from, int to) {
    if (to - from < 300) {
      for (int i = from + 1; i < to; i++) {
        char x = a[i];
        int j = i - 1;
        while (j >= from && a[j] > x) {
          a[j + 1] = a[j];
          j--;
        }
        a[j + 1] = x;
      }
      return;
    }
    int[] counts = new int[65536];
    for (int i = from; i < to; i++) {
      counts[a[i] - (0)]++;
    }
    int next = from;
    for (int v = 0; v < counts.length; v++) {
      for (int n = counts[v]; n > 0; n--) {
        a[next++] = (char) (v + (0));
      }
    }
  }

  static void sort(double[] a, int from, int to) {
    long[] keys = new long[to - from];
    for (int i = from; i < to; i++) {
      long bits = Double.doubleToLongBits(a[i]);
      keys[i - from] = bits ^ ((bits >> 63) & Long.MAX_VALUE);
    }
    sort(keys, 0, keys.length);
    for (int i = from; i < to; i++) {
      long key = keys[i - from];
      a[i] = Double.longBitsToDouble(key ^ ((key >> 63) & Long.MAX_VALUE));
    }
  }

  static void sort(float[] a, int from, int to) {
    int[] keys = new int[to - from];
    for (int i = from; i < to; i++) {
      int bits = Float.floatToIntBits(a[i]);
      keys[i - from] = bits ^ ((bits >> 31) & Integer.MAX_VALUE);
    }
    sort(keys, 0, keys.length);
    for (int i = from; i < to; i++) {
      int key = keys[i - from];
      a[i] = Float.intBitsToFloat(key ^ ((key >> 31) & Integer.MAX_VALUE));
    }
  }
}
