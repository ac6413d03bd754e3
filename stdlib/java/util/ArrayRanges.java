package java.util;

/**
 * Where two ranges of arrays differ first, counted from their starts: -1 if they are equal, the
 * shorter length if one continues the other. REQUIRES: the ranges are inside the arrays.
 */
final class ArrayRanges {
  private ArrayRanges() {}

  static int mismatch(long[] a, int i, int aEnd, long[] b, int j, int bEnd) {
    int n = Math.min(aEnd - i, bEnd - j);
    for (int k = 0; k < n; k++) {
      if (a[i + k] != b[j + k]) {
        return k;
      }
    }
    return aEnd - i == bEnd - j ? -1 : n;
  }

  static int mismatch(int[] a, int i, int aEnd, int[] b, int j, int bEnd) {
    int n = Math.min(aEnd - i, bEnd - j);
    for (int k = 0; k < n; k++) {
      if (a[i + k] != b[j + k]) {
        return k;
      }
    }
    return aEnd - i == bEnd - j ? -1 : n;
  }

  static int mismatch(short[] a, int i, int aEnd, short[] b, int j, int bEnd) {
    int n = Math.min(aEnd - i, bEnd - j);
    for (int k = 0; k < n; k++) {
      if (a[i + k] != b[j + k]) {
        return k;
      }
    }
    return aEnd - i == bEnd - j ? -1 : n;
  }

  static int mismatch(char[] a, int i, int aEnd, char[] b, int j, int bEnd) {
    int n = Math.min(aEnd - i, bEnd - j);
    for (int k = 0; k < n; k++) {
      if (a[i + k] != b[j + k]) {
        return k;
      }
    }
    return aEnd - i == bEnd - j ? -1 : n;
  }

  static int mismatch(byte[] a, int i, int aEnd, byte[] b, int j, int bEnd) {
    int n = Math.min(aEnd - i, bEnd - j);
    for (int k = 0; k < n; k++) {
      if (a[i + k] != b[j + k]) {
        return k;
      }
    }
    return aEnd - i == bEnd - j ? -1 : n;
  }

  static int mismatch(boolean[] a, int i, int aEnd, boolean[] b, int j, int bEnd) {
    int n = Math.min(aEnd - i, bEnd - j);
    for (int k = 0; k < n; k++) {
      if (a[i + k] != b[j + k]) {
        return k;
      }
    }
    return aEnd - i == bEnd - j ? -1 : n;
  }

  static int mismatch(double[] a, int i, int aEnd, double[] b, int j, int bEnd) {
    int n = Math.min(aEnd - i, bEnd - j);
    for (int k = 0; k < n; k++) {
      if (Double.compare(a[i + k], b[j + k]) != 0) {
        return k;
      }
    }
    return aEnd - i == bEnd - j ? -1 : n;
  }

  static int mismatch(float[] a, int i, int aEnd, float[] b, int j, int bEnd) {
    int n = Math.min(aEnd - i, bEnd - j);
    for (int k = 0; k < n; k++) {
      if (Float.compare(a[i + k], b[j + k]) != 0) {
        return k;
      }
    }
    return aEnd - i == bEnd - j ? -1 : n;
  }

  static int mismatch(Object[] a, int i, int aEnd, Object[] b, int j, int bEnd) {
    int n = Math.min(aEnd - i, bEnd - j);
    for (int k = 0; k < n; k++) {
      if (!Objects.equals(a[i + k], b[j + k])) {
        return k;
      }
    }
    return aEnd - i == bEnd - j ? -1 : n;
  }

  static <T> int mismatch(
      T[] a, int i, int aEnd, T[] b, int j, int bEnd, Comparator<? super T> cmp) {
    int n = Math.min(aEnd - i, bEnd - j);
    for (int k = 0; k < n; k++) {
      if (a[i + k] != b[j + k] && cmp.compare(a[i + k], b[j + k]) != 0) {
        return k;
      }
    }
    return aEnd - i == bEnd - j ? -1 : n;
  }
}
