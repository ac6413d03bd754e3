import java.util.Arrays;

// Every member of Arrays for arrays of primitives, with its edges.
public class ArraysOfPrimitives {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = text(action.run());
    } catch (Throwable thrown) {
      // The messages that Java makes up for null references are its own.
      String message = String.valueOf(thrown.getMessage());
      result = "! " + (message.contains("because ") ? thrown.getClass().getName() : thrown);
    }
    System.out.println(what + " = " + result);
  }

  static String text(Object value) {
    if (value instanceof String) {
      return "\"" + value + "\"";
    }
    if (value != null && value.getClass().isArray()) {
      String all = java.util.Arrays.deepToString(new Object[] {value});
      return all.substring(1, all.length() - 1);
    }
    return String.valueOf(value);
  }

  static long[] sorted(long[] a) {
    Arrays.sort(a);
    return a;
  }

  static long[] sorted(long[] a, int from, int to) {
    Arrays.sort(a, from, to);
    return a;
  }

  static long[] parallelSorted(long[] a) {
    Arrays.parallelSort(a);
    return a;
  }

  static long[] parallelSorted(long[] a, int from, int to) {
    Arrays.parallelSort(a, from, to);
    return a;
  }

  static long[] filled(long x) {
    long[] a = new long[4];
    Arrays.fill(a, x);
    return a;
  }

  static long[] filled(long x, int from, int to) {
    long[] a = new long[4];
    Arrays.fill(a, from, to, x);
    return a;
  }

  static int[] sorted(int[] a) {
    Arrays.sort(a);
    return a;
  }

  static int[] sorted(int[] a, int from, int to) {
    Arrays.sort(a, from, to);
    return a;
  }

  static int[] parallelSorted(int[] a) {
    Arrays.parallelSort(a);
    return a;
  }

  static int[] parallelSorted(int[] a, int from, int to) {
    Arrays.parallelSort(a, from, to);
    return a;
  }

  static int[] filled(int x) {
    int[] a = new int[4];
    Arrays.fill(a, x);
    return a;
  }

  static int[] filled(int x, int from, int to) {
    int[] a = new int[4];
    Arrays.fill(a, from, to, x);
    return a;
  }

  static short[] sorted(short[] a) {
    Arrays.sort(a);
    return a;
  }

  static short[] sorted(short[] a, int from, int to) {
    Arrays.sort(a, from, to);
    return a;
  }

  static short[] parallelSorted(short[] a) {
    Arrays.parallelSort(a);
    return a;
  }

  static short[] parallelSorted(short[] a, int from, int to) {
    Arrays.parallelSort(a, from, to);
    return a;
  }

  static short[] filled(short x) {
    short[] a = new short[4];
    Arrays.fill(a, x);
    return a;
  }

  static short[] filled(short x, int from, int to) {
    short[] a = new short[4];
    Arrays.fill(a, from, to, x);
    return a;
  }

  static char[] sorted(char[] a) {
    Arrays.sort(a);
    return a;
  }

  static char[] sorted(char[] a, int from, int to) {
    Arrays.sort(a, from, to);
    return a;
  }

  static char[] parallelSorted(char[] a) {
    Arrays.parallelSort(a);
    return a;
  }

  static char[] parallelSorted(char[] a, int from, int to) {
    Arrays.parallelSort(a, from, to);
    return a;
  }

  static char[] filled(char x) {
    char[] a = new char[4];
    Arrays.fill(a, x);
    return a;
  }

  static char[] filled(char x, int from, int to) {
    char[] a = new char[4];
    Arrays.fill(a, from, to, x);
    return a;
  }

  static byte[] sorted(byte[] a) {
    Arrays.sort(a);
    return a;
  }

  static byte[] sorted(byte[] a, int from, int to) {
    Arrays.sort(a, from, to);
    return a;
  }

  static byte[] parallelSorted(byte[] a) {
    Arrays.parallelSort(a);
    return a;
  }

  static byte[] parallelSorted(byte[] a, int from, int to) {
    Arrays.parallelSort(a, from, to);
    return a;
  }

  static byte[] filled(byte x) {
    byte[] a = new byte[4];
    Arrays.fill(a, x);
    return a;
  }

  static byte[] filled(byte x, int from, int to) {
    byte[] a = new byte[4];
    Arrays.fill(a, from, to, x);
    return a;
  }

  static boolean[] filled(boolean x) {
    boolean[] a = new boolean[4];
    Arrays.fill(a, x);
    return a;
  }

  static boolean[] filled(boolean x, int from, int to) {
    boolean[] a = new boolean[4];
    Arrays.fill(a, from, to, x);
    return a;
  }

  static double[] sorted(double[] a) {
    Arrays.sort(a);
    return a;
  }

  static double[] sorted(double[] a, int from, int to) {
    Arrays.sort(a, from, to);
    return a;
  }

  static double[] parallelSorted(double[] a) {
    Arrays.parallelSort(a);
    return a;
  }

  static double[] parallelSorted(double[] a, int from, int to) {
    Arrays.parallelSort(a, from, to);
    return a;
  }

  static double[] filled(double x) {
    double[] a = new double[4];
    Arrays.fill(a, x);
    return a;
  }

  static double[] filled(double x, int from, int to) {
    double[] a = new double[4];
    Arrays.fill(a, from, to, x);
    return a;
  }

  static float[] sorted(float[] a) {
    Arrays.sort(a);
    return a;
  }

  static float[] sorted(float[] a, int from, int to) {
    Arrays.sort(a, from, to);
    return a;
  }

  static float[] parallelSorted(float[] a) {
    Arrays.parallelSort(a);
    return a;
  }

  static float[] parallelSorted(float[] a, int from, int to) {
    Arrays.parallelSort(a, from, to);
    return a;
  }

  static float[] filled(float x) {
    float[] a = new float[4];
    Arrays.fill(a, x);
    return a;
  }

  static float[] filled(float x, int from, int to) {
    float[] a = new float[4];
    Arrays.fill(a, from, to, x);
    return a;
  }

  static void longs() throws Exception {
    show("sorted(new long[] {5, 3, 9, 1, 7})", () -> sorted(new long[] {5, 3, 9, 1, 7}));
    show(
        "sorted(new long[] {5, 3, 9, 1, 7}, 1, 4)",
        () -> sorted(new long[] {5, 3, 9, 1, 7}, 1, 4));
    show(
        "parallelSorted(new long[] {5, 3, 9, 1, 7})",
        () -> parallelSorted(new long[] {5, 3, 9, 1, 7}));
    show(
        "parallelSorted(new long[] {5, 3, 9, 1, 7}, 2, 2)",
        () -> parallelSorted(new long[] {5, 3, 9, 1, 7}, 2, 2));
    show(
        "sorted(new long[] {5, 3, 9, 1, 7}, 3, 2)",
        () -> sorted(new long[] {5, 3, 9, 1, 7}, 3, 2));
    show(
        "sorted(new long[] {5, 3, 9, 1, 7}, -1, 2)",
        () -> sorted(new long[] {5, 3, 9, 1, 7}, -1, 2));
    show(
        "parallelSorted(new long[] {5, 3, 9, 1, 7}, 2, 6)",
        () -> parallelSorted(new long[] {5, 3, 9, 1, 7}, 2, 6));
    show(
        "Arrays.binarySearch(new long[] {1, 3, 5, 7}, 5L) + \" \" + Arrays.binarySearch(new long[] {1, 3, 5, 7}, 4L) + \" \" + Arrays.binarySearch(new long[] {1, 3, 5, 7}, 9L) + \" \" + Arrays.binarySearch(new long[0], 1L)",
        () -> Arrays.binarySearch(new long[] {1, 3, 5, 7}, 5L) + " " + Arrays.binarySearch(new long[] {1, 3, 5, 7}, 4L) + " " + Arrays.binarySearch(new long[] {1, 3, 5, 7}, 9L) + " " + Arrays.binarySearch(new long[0], 1L));
    show(
        "Arrays.binarySearch(new long[] {1, 3, 5, 7}, 1, 3, 7L)",
        () -> Arrays.binarySearch(new long[] {1, 3, 5, 7}, 1, 3, 7L));
    show(
        "Arrays.binarySearch(new long[] {1, 3, 5, 7}, 1, 9, 7L)",
        () -> Arrays.binarySearch(new long[] {1, 3, 5, 7}, 1, 9, 7L));
    show(
        "Arrays.binarySearch(new long[] {1, 3, 5, 7}, 3, 1, 7L)",
        () -> Arrays.binarySearch(new long[] {1, 3, 5, 7}, 3, 1, 7L));
    long[] x = new long[] {1, 2, 3};
    long[] y = new long[] {1, 2, 4};
    long[] z = new long[] {0, 2, 3, 5};
    show(
        "Arrays.equals(x, x.clone()) + \" \" + Arrays.equals(x, y) + \" \" + Arrays.equals(x, null) + \" \" + Arrays.equals((long[]) null, null) + \" \" + Arrays.equals(x, z)",
        () -> Arrays.equals(x, x.clone()) + " " + Arrays.equals(x, y) + " " + Arrays.equals(x, null) + " " + Arrays.equals((long[]) null, null) + " " + Arrays.equals(x, z));
    show(
        "Arrays.equals(x, 1, 3, z, 1, 3) + \" \" + Arrays.equals(x, 0, 2, y, 0, 2) + \" \" + Arrays.equals(x, 0, 1, y, 0, 2) + \" \" + Arrays.equals(x, 1, 1, z, 2, 2)",
        () -> Arrays.equals(x, 1, 3, z, 1, 3) + " " + Arrays.equals(x, 0, 2, y, 0, 2) + " " + Arrays.equals(x, 0, 1, y, 0, 2) + " " + Arrays.equals(x, 1, 1, z, 2, 2));
    show("Arrays.equals(x, 0, 4, y, 0, 3)", () -> Arrays.equals(x, 0, 4, y, 0, 3));
    show("Arrays.equals(x, 2, 1, y, 0, 3)", () -> Arrays.equals(x, 2, 1, y, 0, 3));
    show("Arrays.equals(null, 0, 0, y, 0, 0)", () -> Arrays.equals(null, 0, 0, y, 0, 0));
    show(
        "Arrays.mismatch(x, y) + \" \" + Arrays.mismatch(x, x.clone()) + \" \" + Arrays.mismatch(x, z) + \" \" + Arrays.mismatch(x, new long[0]) + \" \" + Arrays.mismatch(x, Arrays.copyOf(x, 2))",
        () -> Arrays.mismatch(x, y) + " " + Arrays.mismatch(x, x.clone()) + " " + Arrays.mismatch(x, z) + " " + Arrays.mismatch(x, new long[0]) + " " + Arrays.mismatch(x, Arrays.copyOf(x, 2)));
    show(
        "Arrays.mismatch(x, 1, 3, z, 1, 4) + \" \" + Arrays.mismatch(x, 0, 3, y, 0, 3)",
        () -> Arrays.mismatch(x, 1, 3, z, 1, 4) + " " + Arrays.mismatch(x, 0, 3, y, 0, 3));
    show("Arrays.mismatch(x, 0, 3, y, 0, 4)", () -> Arrays.mismatch(x, 0, 3, y, 0, 4));
    show("Arrays.mismatch(x, null)", () -> Arrays.mismatch(x, null));
    show(
        "Arrays.compare(x, y) + \" \" + Arrays.compare(y, x) + \" \" + Arrays.compare(x, x.clone()) + \" \" + Arrays.compare(x, null) + \" \" + Arrays.compare(null, x) + \" \" + Arrays.compare(x, Arrays.copyOf(x, 1))",
        () -> Arrays.compare(x, y) + " " + Arrays.compare(y, x) + " " + Arrays.compare(x, x.clone()) + " " + Arrays.compare(x, null) + " " + Arrays.compare(null, x) + " " + Arrays.compare(x, Arrays.copyOf(x, 1)));
    show(
        "Arrays.compare(x, 1, 3, z, 1, 4) + \" \" + Arrays.compare(x, 0, 3, y, 0, 3)",
        () -> Arrays.compare(x, 1, 3, z, 1, 4) + " " + Arrays.compare(x, 0, 3, y, 0, 3));
    show("Arrays.compare(x, -1, 3, y, 0, 3)", () -> Arrays.compare(x, -1, 3, y, 0, 3));
    long[] m = new long[] {-1, 2};
    show(
        "Arrays.compareUnsigned(x, m) + \" \" + Arrays.compareUnsigned(m, x) + \" \" + Arrays.compareUnsigned(x, x.clone()) + \" \" + Arrays.compareUnsigned(null, x) + \" \" + Arrays.compareUnsigned(x, null)",
        () -> Arrays.compareUnsigned(x, m) + " " + Arrays.compareUnsigned(m, x) + " " + Arrays.compareUnsigned(x, x.clone()) + " " + Arrays.compareUnsigned(null, x) + " " + Arrays.compareUnsigned(x, null));
    show(
        "Arrays.compareUnsigned(x, 0, 3, m, 1, 2) + \" \" + Arrays.compareUnsigned(m, 1, 2, x, 1, 2)",
        () -> Arrays.compareUnsigned(x, 0, 3, m, 1, 2) + " " + Arrays.compareUnsigned(m, 1, 2, x, 1, 2));
    show(
        "Arrays.compareUnsigned(x, 0, 9, m, 1, 2)",
        () -> Arrays.compareUnsigned(x, 0, 9, m, 1, 2));
    show(
        "Arrays.hashCode(x) + \" \" + Arrays.hashCode((long[]) null) + \" \" + Arrays.hashCode(new long[0])",
        () -> Arrays.hashCode(x) + " " + Arrays.hashCode((long[]) null) + " " + Arrays.hashCode(new long[0]));
    show("filled(3L)", () -> filled(3L));
    show("filled(3L, 1, 3)", () -> filled(3L, 1, 3));
    show("filled(3L, 1, 5)", () -> filled(3L, 1, 5));
    show("filled(3L, 3, 1)", () -> filled(3L, 3, 1));
    show("Arrays.copyOf(x, 2)", () -> Arrays.copyOf(x, 2));
    show("Arrays.copyOf(x, 5)", () -> Arrays.copyOf(x, 5));
    show("Arrays.copyOf(x, -1)", () -> Arrays.copyOf(x, -1));
    show("Arrays.copyOfRange(x, 1, 3)", () -> Arrays.copyOfRange(x, 1, 3));
    show(
        "Arrays.hashCode(Arrays.copyOfRange(x, 2, 5))",
        () -> Arrays.hashCode(Arrays.copyOfRange(x, 2, 5)));
    show("Arrays.copyOfRange(x, 4, 5)", () -> Arrays.copyOfRange(x, 4, 5));
    show("Arrays.copyOfRange(x, 2, 1)", () -> Arrays.copyOfRange(x, 2, 1));
    show("Arrays.copyOfRange(x, -1, 1)", () -> Arrays.copyOfRange(x, -1, 1));
    show(
        "Arrays.toString(x) + Arrays.toString(new long[0]) + Arrays.toString((long[]) null)",
        () -> Arrays.toString(x) + Arrays.toString(new long[0]) + Arrays.toString((long[]) null));
  }

  static void ints() throws Exception {
    show("sorted(new int[] {5, 3, 9, 1, 7})", () -> sorted(new int[] {5, 3, 9, 1, 7}));
    show("sorted(new int[] {5, 3, 9, 1, 7}, 1, 4)", () -> sorted(new int[] {5, 3, 9, 1, 7}, 1, 4));
    show(
        "parallelSorted(new int[] {5, 3, 9, 1, 7})",
        () -> parallelSorted(new int[] {5, 3, 9, 1, 7}));
    show(
        "parallelSorted(new int[] {5, 3, 9, 1, 7}, 2, 2)",
        () -> parallelSorted(new int[] {5, 3, 9, 1, 7}, 2, 2));
    show("sorted(new int[] {5, 3, 9, 1, 7}, 3, 2)", () -> sorted(new int[] {5, 3, 9, 1, 7}, 3, 2));
    show(
        "sorted(new int[] {5, 3, 9, 1, 7}, -1, 2)",
        () -> sorted(new int[] {5, 3, 9, 1, 7}, -1, 2));
    show(
        "parallelSorted(new int[] {5, 3, 9, 1, 7}, 2, 6)",
        () -> parallelSorted(new int[] {5, 3, 9, 1, 7}, 2, 6));
    show(
        "Arrays.binarySearch(new int[] {1, 3, 5, 7}, 5) + \" \" + Arrays.binarySearch(new int[] {1, 3, 5, 7}, 4) + \" \" + Arrays.binarySearch(new int[] {1, 3, 5, 7}, 9) + \" \" + Arrays.binarySearch(new int[0], 1)",
        () -> Arrays.binarySearch(new int[] {1, 3, 5, 7}, 5) + " " + Arrays.binarySearch(new int[] {1, 3, 5, 7}, 4) + " " + Arrays.binarySearch(new int[] {1, 3, 5, 7}, 9) + " " + Arrays.binarySearch(new int[0], 1));
    show(
        "Arrays.binarySearch(new int[] {1, 3, 5, 7}, 1, 3, 7)",
        () -> Arrays.binarySearch(new int[] {1, 3, 5, 7}, 1, 3, 7));
    show(
        "Arrays.binarySearch(new int[] {1, 3, 5, 7}, 1, 9, 7)",
        () -> Arrays.binarySearch(new int[] {1, 3, 5, 7}, 1, 9, 7));
    show(
        "Arrays.binarySearch(new int[] {1, 3, 5, 7}, 3, 1, 7)",
        () -> Arrays.binarySearch(new int[] {1, 3, 5, 7}, 3, 1, 7));
    int[] x = new int[] {1, 2, 3};
    int[] y = new int[] {1, 2, 4};
    int[] z = new int[] {0, 2, 3, 5};
    show(
        "Arrays.equals(x, x.clone()) + \" \" + Arrays.equals(x, y) + \" \" + Arrays.equals(x, null) + \" \" + Arrays.equals((int[]) null, null) + \" \" + Arrays.equals(x, z)",
        () -> Arrays.equals(x, x.clone()) + " " + Arrays.equals(x, y) + " " + Arrays.equals(x, null) + " " + Arrays.equals((int[]) null, null) + " " + Arrays.equals(x, z));
    show(
        "Arrays.equals(x, 1, 3, z, 1, 3) + \" \" + Arrays.equals(x, 0, 2, y, 0, 2) + \" \" + Arrays.equals(x, 0, 1, y, 0, 2) + \" \" + Arrays.equals(x, 1, 1, z, 2, 2)",
        () -> Arrays.equals(x, 1, 3, z, 1, 3) + " " + Arrays.equals(x, 0, 2, y, 0, 2) + " " + Arrays.equals(x, 0, 1, y, 0, 2) + " " + Arrays.equals(x, 1, 1, z, 2, 2));
    show("Arrays.equals(x, 0, 4, y, 0, 3)", () -> Arrays.equals(x, 0, 4, y, 0, 3));
    show("Arrays.equals(x, 2, 1, y, 0, 3)", () -> Arrays.equals(x, 2, 1, y, 0, 3));
    show("Arrays.equals(null, 0, 0, y, 0, 0)", () -> Arrays.equals(null, 0, 0, y, 0, 0));
    show(
        "Arrays.mismatch(x, y) + \" \" + Arrays.mismatch(x, x.clone()) + \" \" + Arrays.mismatch(x, z) + \" \" + Arrays.mismatch(x, new int[0]) + \" \" + Arrays.mismatch(x, Arrays.copyOf(x, 2))",
        () -> Arrays.mismatch(x, y) + " " + Arrays.mismatch(x, x.clone()) + " " + Arrays.mismatch(x, z) + " " + Arrays.mismatch(x, new int[0]) + " " + Arrays.mismatch(x, Arrays.copyOf(x, 2)));
    show(
        "Arrays.mismatch(x, 1, 3, z, 1, 4) + \" \" + Arrays.mismatch(x, 0, 3, y, 0, 3)",
        () -> Arrays.mismatch(x, 1, 3, z, 1, 4) + " " + Arrays.mismatch(x, 0, 3, y, 0, 3));
    show("Arrays.mismatch(x, 0, 3, y, 0, 4)", () -> Arrays.mismatch(x, 0, 3, y, 0, 4));
    show("Arrays.mismatch(x, null)", () -> Arrays.mismatch(x, null));
    show(
        "Arrays.compare(x, y) + \" \" + Arrays.compare(y, x) + \" \" + Arrays.compare(x, x.clone()) + \" \" + Arrays.compare(x, null) + \" \" + Arrays.compare(null, x) + \" \" + Arrays.compare(x, Arrays.copyOf(x, 1))",
        () -> Arrays.compare(x, y) + " " + Arrays.compare(y, x) + " " + Arrays.compare(x, x.clone()) + " " + Arrays.compare(x, null) + " " + Arrays.compare(null, x) + " " + Arrays.compare(x, Arrays.copyOf(x, 1)));
    show(
        "Arrays.compare(x, 1, 3, z, 1, 4) + \" \" + Arrays.compare(x, 0, 3, y, 0, 3)",
        () -> Arrays.compare(x, 1, 3, z, 1, 4) + " " + Arrays.compare(x, 0, 3, y, 0, 3));
    show("Arrays.compare(x, -1, 3, y, 0, 3)", () -> Arrays.compare(x, -1, 3, y, 0, 3));
    int[] m = new int[] {-1, 2};
    show(
        "Arrays.compareUnsigned(x, m) + \" \" + Arrays.compareUnsigned(m, x) + \" \" + Arrays.compareUnsigned(x, x.clone()) + \" \" + Arrays.compareUnsigned(null, x) + \" \" + Arrays.compareUnsigned(x, null)",
        () -> Arrays.compareUnsigned(x, m) + " " + Arrays.compareUnsigned(m, x) + " " + Arrays.compareUnsigned(x, x.clone()) + " " + Arrays.compareUnsigned(null, x) + " " + Arrays.compareUnsigned(x, null));
    show(
        "Arrays.compareUnsigned(x, 0, 3, m, 1, 2) + \" \" + Arrays.compareUnsigned(m, 1, 2, x, 1, 2)",
        () -> Arrays.compareUnsigned(x, 0, 3, m, 1, 2) + " " + Arrays.compareUnsigned(m, 1, 2, x, 1, 2));
    show(
        "Arrays.compareUnsigned(x, 0, 9, m, 1, 2)",
        () -> Arrays.compareUnsigned(x, 0, 9, m, 1, 2));
    show(
        "Arrays.hashCode(x) + \" \" + Arrays.hashCode((int[]) null) + \" \" + Arrays.hashCode(new int[0])",
        () -> Arrays.hashCode(x) + " " + Arrays.hashCode((int[]) null) + " " + Arrays.hashCode(new int[0]));
    show("filled(3)", () -> filled(3));
    show("filled(3, 1, 3)", () -> filled(3, 1, 3));
    show("filled(3, 1, 5)", () -> filled(3, 1, 5));
    show("filled(3, 3, 1)", () -> filled(3, 3, 1));
    show("Arrays.copyOf(x, 2)", () -> Arrays.copyOf(x, 2));
    show("Arrays.copyOf(x, 5)", () -> Arrays.copyOf(x, 5));
    show("Arrays.copyOf(x, -1)", () -> Arrays.copyOf(x, -1));
    show("Arrays.copyOfRange(x, 1, 3)", () -> Arrays.copyOfRange(x, 1, 3));
    show(
        "Arrays.hashCode(Arrays.copyOfRange(x, 2, 5))",
        () -> Arrays.hashCode(Arrays.copyOfRange(x, 2, 5)));
    show("Arrays.copyOfRange(x, 4, 5)", () -> Arrays.copyOfRange(x, 4, 5));
    show("Arrays.copyOfRange(x, 2, 1)", () -> Arrays.copyOfRange(x, 2, 1));
    show("Arrays.copyOfRange(x, -1, 1)", () -> Arrays.copyOfRange(x, -1, 1));
    show(
        "Arrays.toString(x) + Arrays.toString(new int[0]) + Arrays.toString((int[]) null)",
        () -> Arrays.toString(x) + Arrays.toString(new int[0]) + Arrays.toString((int[]) null));
  }

  static void shorts() throws Exception {
    show("sorted(new short[] {5, 3, 9, 1, 7})", () -> sorted(new short[] {5, 3, 9, 1, 7}));
    show(
        "sorted(new short[] {5, 3, 9, 1, 7}, 1, 4)",
        () -> sorted(new short[] {5, 3, 9, 1, 7}, 1, 4));
    show(
        "parallelSorted(new short[] {5, 3, 9, 1, 7})",
        () -> parallelSorted(new short[] {5, 3, 9, 1, 7}));
    show(
        "parallelSorted(new short[] {5, 3, 9, 1, 7}, 2, 2)",
        () -> parallelSorted(new short[] {5, 3, 9, 1, 7}, 2, 2));
    show(
        "sorted(new short[] {5, 3, 9, 1, 7}, 3, 2)",
        () -> sorted(new short[] {5, 3, 9, 1, 7}, 3, 2));
    show(
        "sorted(new short[] {5, 3, 9, 1, 7}, -1, 2)",
        () -> sorted(new short[] {5, 3, 9, 1, 7}, -1, 2));
    show(
        "parallelSorted(new short[] {5, 3, 9, 1, 7}, 2, 6)",
        () -> parallelSorted(new short[] {5, 3, 9, 1, 7}, 2, 6));
    show(
        "Arrays.binarySearch(new short[] {1, 3, 5, 7}, (short) 5) + \" \" + Arrays.binarySearch(new short[] {1, 3, 5, 7}, (short) 4) + \" \" + Arrays.binarySearch(new short[] {1, 3, 5, 7}, (short) 9) + \" \" + Arrays.binarySearch(new short[0], (short) 1)",
        () -> Arrays.binarySearch(new short[] {1, 3, 5, 7}, (short) 5) + " " + Arrays.binarySearch(new short[] {1, 3, 5, 7}, (short) 4) + " " + Arrays.binarySearch(new short[] {1, 3, 5, 7}, (short) 9) + " " + Arrays.binarySearch(new short[0], (short) 1));
    show(
        "Arrays.binarySearch(new short[] {1, 3, 5, 7}, 1, 3, (short) 7)",
        () -> Arrays.binarySearch(new short[] {1, 3, 5, 7}, 1, 3, (short) 7));
    show(
        "Arrays.binarySearch(new short[] {1, 3, 5, 7}, 1, 9, (short) 7)",
        () -> Arrays.binarySearch(new short[] {1, 3, 5, 7}, 1, 9, (short) 7));
    show(
        "Arrays.binarySearch(new short[] {1, 3, 5, 7}, 3, 1, (short) 7)",
        () -> Arrays.binarySearch(new short[] {1, 3, 5, 7}, 3, 1, (short) 7));
    short[] x = new short[] {1, 2, 3};
    short[] y = new short[] {1, 2, 4};
    short[] z = new short[] {0, 2, 3, 5};
    show(
        "Arrays.equals(x, x.clone()) + \" \" + Arrays.equals(x, y) + \" \" + Arrays.equals(x, null) + \" \" + Arrays.equals((short[]) null, null) + \" \" + Arrays.equals(x, z)",
        () -> Arrays.equals(x, x.clone()) + " " + Arrays.equals(x, y) + " " + Arrays.equals(x, null) + " " + Arrays.equals((short[]) null, null) + " " + Arrays.equals(x, z));
    show(
        "Arrays.equals(x, 1, 3, z, 1, 3) + \" \" + Arrays.equals(x, 0, 2, y, 0, 2) + \" \" + Arrays.equals(x, 0, 1, y, 0, 2) + \" \" + Arrays.equals(x, 1, 1, z, 2, 2)",
        () -> Arrays.equals(x, 1, 3, z, 1, 3) + " " + Arrays.equals(x, 0, 2, y, 0, 2) + " " + Arrays.equals(x, 0, 1, y, 0, 2) + " " + Arrays.equals(x, 1, 1, z, 2, 2));
    show("Arrays.equals(x, 0, 4, y, 0, 3)", () -> Arrays.equals(x, 0, 4, y, 0, 3));
    show("Arrays.equals(x, 2, 1, y, 0, 3)", () -> Arrays.equals(x, 2, 1, y, 0, 3));
    show("Arrays.equals(null, 0, 0, y, 0, 0)", () -> Arrays.equals(null, 0, 0, y, 0, 0));
    show(
        "Arrays.mismatch(x, y) + \" \" + Arrays.mismatch(x, x.clone()) + \" \" + Arrays.mismatch(x, z) + \" \" + Arrays.mismatch(x, new short[0]) + \" \" + Arrays.mismatch(x, Arrays.copyOf(x, 2))",
        () -> Arrays.mismatch(x, y) + " " + Arrays.mismatch(x, x.clone()) + " " + Arrays.mismatch(x, z) + " " + Arrays.mismatch(x, new short[0]) + " " + Arrays.mismatch(x, Arrays.copyOf(x, 2)));
    show(
        "Arrays.mismatch(x, 1, 3, z, 1, 4) + \" \" + Arrays.mismatch(x, 0, 3, y, 0, 3)",
        () -> Arrays.mismatch(x, 1, 3, z, 1, 4) + " " + Arrays.mismatch(x, 0, 3, y, 0, 3));
    show("Arrays.mismatch(x, 0, 3, y, 0, 4)", () -> Arrays.mismatch(x, 0, 3, y, 0, 4));
    show("Arrays.mismatch(x, null)", () -> Arrays.mismatch(x, null));
    show(
        "Arrays.compare(x, y) + \" \" + Arrays.compare(y, x) + \" \" + Arrays.compare(x, x.clone()) + \" \" + Arrays.compare(x, null) + \" \" + Arrays.compare(null, x) + \" \" + Arrays.compare(x, Arrays.copyOf(x, 1))",
        () -> Arrays.compare(x, y) + " " + Arrays.compare(y, x) + " " + Arrays.compare(x, x.clone()) + " " + Arrays.compare(x, null) + " " + Arrays.compare(null, x) + " " + Arrays.compare(x, Arrays.copyOf(x, 1)));
    show(
        "Arrays.compare(x, 1, 3, z, 1, 4) + \" \" + Arrays.compare(x, 0, 3, y, 0, 3)",
        () -> Arrays.compare(x, 1, 3, z, 1, 4) + " " + Arrays.compare(x, 0, 3, y, 0, 3));
    show("Arrays.compare(x, -1, 3, y, 0, 3)", () -> Arrays.compare(x, -1, 3, y, 0, 3));
    short[] m = new short[] {-1, 2};
    show(
        "Arrays.compareUnsigned(x, m) + \" \" + Arrays.compareUnsigned(m, x) + \" \" + Arrays.compareUnsigned(x, x.clone()) + \" \" + Arrays.compareUnsigned(null, x) + \" \" + Arrays.compareUnsigned(x, null)",
        () -> Arrays.compareUnsigned(x, m) + " " + Arrays.compareUnsigned(m, x) + " " + Arrays.compareUnsigned(x, x.clone()) + " " + Arrays.compareUnsigned(null, x) + " " + Arrays.compareUnsigned(x, null));
    show(
        "Arrays.compareUnsigned(x, 0, 3, m, 1, 2) + \" \" + Arrays.compareUnsigned(m, 1, 2, x, 1, 2)",
        () -> Arrays.compareUnsigned(x, 0, 3, m, 1, 2) + " " + Arrays.compareUnsigned(m, 1, 2, x, 1, 2));
    show(
        "Arrays.compareUnsigned(x, 0, 9, m, 1, 2)",
        () -> Arrays.compareUnsigned(x, 0, 9, m, 1, 2));
    show(
        "Arrays.hashCode(x) + \" \" + Arrays.hashCode((short[]) null) + \" \" + Arrays.hashCode(new short[0])",
        () -> Arrays.hashCode(x) + " " + Arrays.hashCode((short[]) null) + " " + Arrays.hashCode(new short[0]));
    show("filled((short) 3)", () -> filled((short) 3));
    show("filled((short) 3, 1, 3)", () -> filled((short) 3, 1, 3));
    show("filled((short) 3, 1, 5)", () -> filled((short) 3, 1, 5));
    show("filled((short) 3, 3, 1)", () -> filled((short) 3, 3, 1));
    show("Arrays.copyOf(x, 2)", () -> Arrays.copyOf(x, 2));
    show("Arrays.copyOf(x, 5)", () -> Arrays.copyOf(x, 5));
    show("Arrays.copyOf(x, -1)", () -> Arrays.copyOf(x, -1));
    show("Arrays.copyOfRange(x, 1, 3)", () -> Arrays.copyOfRange(x, 1, 3));
    show(
        "Arrays.hashCode(Arrays.copyOfRange(x, 2, 5))",
        () -> Arrays.hashCode(Arrays.copyOfRange(x, 2, 5)));
    show("Arrays.copyOfRange(x, 4, 5)", () -> Arrays.copyOfRange(x, 4, 5));
    show("Arrays.copyOfRange(x, 2, 1)", () -> Arrays.copyOfRange(x, 2, 1));
    show("Arrays.copyOfRange(x, -1, 1)", () -> Arrays.copyOfRange(x, -1, 1));
    show(
        "Arrays.toString(x) + Arrays.toString(new short[0]) + Arrays.toString((short[]) null)",
        () -> Arrays.toString(x) + Arrays.toString(new short[0]) + Arrays.toString((short[]) null));
  }

  static void chars() throws Exception {
    show(
        "sorted(new char[] {'f', 'd', 'j', 'b', 'h'})",
        () -> sorted(new char[] {'f', 'd', 'j', 'b', 'h'}));
    show(
        "sorted(new char[] {'f', 'd', 'j', 'b', 'h'}, 1, 4)",
        () -> sorted(new char[] {'f', 'd', 'j', 'b', 'h'}, 1, 4));
    show(
        "parallelSorted(new char[] {'f', 'd', 'j', 'b', 'h'})",
        () -> parallelSorted(new char[] {'f', 'd', 'j', 'b', 'h'}));
    show(
        "parallelSorted(new char[] {'f', 'd', 'j', 'b', 'h'}, 2, 2)",
        () -> parallelSorted(new char[] {'f', 'd', 'j', 'b', 'h'}, 2, 2));
    show(
        "sorted(new char[] {'f', 'd', 'j', 'b', 'h'}, 3, 2)",
        () -> sorted(new char[] {'f', 'd', 'j', 'b', 'h'}, 3, 2));
    show(
        "sorted(new char[] {'f', 'd', 'j', 'b', 'h'}, -1, 2)",
        () -> sorted(new char[] {'f', 'd', 'j', 'b', 'h'}, -1, 2));
    show(
        "parallelSorted(new char[] {'f', 'd', 'j', 'b', 'h'}, 2, 6)",
        () -> parallelSorted(new char[] {'f', 'd', 'j', 'b', 'h'}, 2, 6));
    show(
        "Arrays.binarySearch(new char[] {'b', 'd', 'f', 'h'}, 'f') + \" \" + Arrays.binarySearch(new char[] {'b', 'd', 'f', 'h'}, 'e') + \" \" + Arrays.binarySearch(new char[] {'b', 'd', 'f', 'h'}, 'j') + \" \" + Arrays.binarySearch(new char[0], 'b')",
        () -> Arrays.binarySearch(new char[] {'b', 'd', 'f', 'h'}, 'f') + " " + Arrays.binarySearch(new char[] {'b', 'd', 'f', 'h'}, 'e') + " " + Arrays.binarySearch(new char[] {'b', 'd', 'f', 'h'}, 'j') + " " + Arrays.binarySearch(new char[0], 'b'));
    show(
        "Arrays.binarySearch(new char[] {'b', 'd', 'f', 'h'}, 1, 3, 'h')",
        () -> Arrays.binarySearch(new char[] {'b', 'd', 'f', 'h'}, 1, 3, 'h'));
    show(
        "Arrays.binarySearch(new char[] {'b', 'd', 'f', 'h'}, 1, 9, 'h')",
        () -> Arrays.binarySearch(new char[] {'b', 'd', 'f', 'h'}, 1, 9, 'h'));
    show(
        "Arrays.binarySearch(new char[] {'b', 'd', 'f', 'h'}, 3, 1, 'h')",
        () -> Arrays.binarySearch(new char[] {'b', 'd', 'f', 'h'}, 3, 1, 'h'));
    char[] x = new char[] {'b', 'c', 'd'};
    char[] y = new char[] {'b', 'c', 'e'};
    char[] z = new char[] {'a', 'c', 'd', 'f'};
    show(
        "Arrays.equals(x, x.clone()) + \" \" + Arrays.equals(x, y) + \" \" + Arrays.equals(x, null) + \" \" + Arrays.equals((char[]) null, null) + \" \" + Arrays.equals(x, z)",
        () -> Arrays.equals(x, x.clone()) + " " + Arrays.equals(x, y) + " " + Arrays.equals(x, null) + " " + Arrays.equals((char[]) null, null) + " " + Arrays.equals(x, z));
    show(
        "Arrays.equals(x, 1, 3, z, 1, 3) + \" \" + Arrays.equals(x, 0, 2, y, 0, 2) + \" \" + Arrays.equals(x, 0, 1, y, 0, 2) + \" \" + Arrays.equals(x, 1, 1, z, 2, 2)",
        () -> Arrays.equals(x, 1, 3, z, 1, 3) + " " + Arrays.equals(x, 0, 2, y, 0, 2) + " " + Arrays.equals(x, 0, 1, y, 0, 2) + " " + Arrays.equals(x, 1, 1, z, 2, 2));
    show("Arrays.equals(x, 0, 4, y, 0, 3)", () -> Arrays.equals(x, 0, 4, y, 0, 3));
    show("Arrays.equals(x, 2, 1, y, 0, 3)", () -> Arrays.equals(x, 2, 1, y, 0, 3));
    show("Arrays.equals(null, 0, 0, y, 0, 0)", () -> Arrays.equals(null, 0, 0, y, 0, 0));
    show(
        "Arrays.mismatch(x, y) + \" \" + Arrays.mismatch(x, x.clone()) + \" \" + Arrays.mismatch(x, z) + \" \" + Arrays.mismatch(x, new char[0]) + \" \" + Arrays.mismatch(x, Arrays.copyOf(x, 2))",
        () -> Arrays.mismatch(x, y) + " " + Arrays.mismatch(x, x.clone()) + " " + Arrays.mismatch(x, z) + " " + Arrays.mismatch(x, new char[0]) + " " + Arrays.mismatch(x, Arrays.copyOf(x, 2)));
    show(
        "Arrays.mismatch(x, 1, 3, z, 1, 4) + \" \" + Arrays.mismatch(x, 0, 3, y, 0, 3)",
        () -> Arrays.mismatch(x, 1, 3, z, 1, 4) + " " + Arrays.mismatch(x, 0, 3, y, 0, 3));
    show("Arrays.mismatch(x, 0, 3, y, 0, 4)", () -> Arrays.mismatch(x, 0, 3, y, 0, 4));
    show("Arrays.mismatch(x, null)", () -> Arrays.mismatch(x, null));
    show(
        "Arrays.compare(x, y) + \" \" + Arrays.compare(y, x) + \" \" + Arrays.compare(x, x.clone()) + \" \" + Arrays.compare(x, null) + \" \" + Arrays.compare(null, x) + \" \" + Arrays.compare(x, Arrays.copyOf(x, 1))",
        () -> Arrays.compare(x, y) + " " + Arrays.compare(y, x) + " " + Arrays.compare(x, x.clone()) + " " + Arrays.compare(x, null) + " " + Arrays.compare(null, x) + " " + Arrays.compare(x, Arrays.copyOf(x, 1)));
    show(
        "Arrays.compare(x, 1, 3, z, 1, 4) + \" \" + Arrays.compare(x, 0, 3, y, 0, 3)",
        () -> Arrays.compare(x, 1, 3, z, 1, 4) + " " + Arrays.compare(x, 0, 3, y, 0, 3));
    show("Arrays.compare(x, -1, 3, y, 0, 3)", () -> Arrays.compare(x, -1, 3, y, 0, 3));
    show(
        "Arrays.hashCode(x) + \" \" + Arrays.hashCode((char[]) null) + \" \" + Arrays.hashCode(new char[0])",
        () -> Arrays.hashCode(x) + " " + Arrays.hashCode((char[]) null) + " " + Arrays.hashCode(new char[0]));
    show("filled('d')", () -> filled('d'));
    show("filled('d', 1, 3)", () -> filled('d', 1, 3));
    show("filled('d', 1, 5)", () -> filled('d', 1, 5));
    show("filled('d', 3, 1)", () -> filled('d', 3, 1));
    show("Arrays.copyOf(x, 2)", () -> Arrays.copyOf(x, 2));
    show("Arrays.hashCode(Arrays.copyOf(x, 5))", () -> Arrays.hashCode(Arrays.copyOf(x, 5)));
    show("Arrays.copyOf(x, -1)", () -> Arrays.copyOf(x, -1));
    show("Arrays.copyOfRange(x, 1, 3)", () -> Arrays.copyOfRange(x, 1, 3));
    show(
        "Arrays.hashCode(Arrays.copyOfRange(x, 2, 5))",
        () -> Arrays.hashCode(Arrays.copyOfRange(x, 2, 5)));
    show("Arrays.copyOfRange(x, 4, 5)", () -> Arrays.copyOfRange(x, 4, 5));
    show("Arrays.copyOfRange(x, 2, 1)", () -> Arrays.copyOfRange(x, 2, 1));
    show("Arrays.copyOfRange(x, -1, 1)", () -> Arrays.copyOfRange(x, -1, 1));
    show(
        "Arrays.toString(x) + Arrays.toString(new char[0]) + Arrays.toString((char[]) null)",
        () -> Arrays.toString(x) + Arrays.toString(new char[0]) + Arrays.toString((char[]) null));
  }

  static void bytes() throws Exception {
    show("sorted(new byte[] {5, 3, 9, 1, 7})", () -> sorted(new byte[] {5, 3, 9, 1, 7}));
    show(
        "sorted(new byte[] {5, 3, 9, 1, 7}, 1, 4)",
        () -> sorted(new byte[] {5, 3, 9, 1, 7}, 1, 4));
    show(
        "parallelSorted(new byte[] {5, 3, 9, 1, 7})",
        () -> parallelSorted(new byte[] {5, 3, 9, 1, 7}));
    show(
        "parallelSorted(new byte[] {5, 3, 9, 1, 7}, 2, 2)",
        () -> parallelSorted(new byte[] {5, 3, 9, 1, 7}, 2, 2));
    show(
        "sorted(new byte[] {5, 3, 9, 1, 7}, 3, 2)",
        () -> sorted(new byte[] {5, 3, 9, 1, 7}, 3, 2));
    show(
        "sorted(new byte[] {5, 3, 9, 1, 7}, -1, 2)",
        () -> sorted(new byte[] {5, 3, 9, 1, 7}, -1, 2));
    show(
        "parallelSorted(new byte[] {5, 3, 9, 1, 7}, 2, 6)",
        () -> parallelSorted(new byte[] {5, 3, 9, 1, 7}, 2, 6));
    show(
        "Arrays.binarySearch(new byte[] {1, 3, 5, 7}, (byte) 5) + \" \" + Arrays.binarySearch(new byte[] {1, 3, 5, 7}, (byte) 4) + \" \" + Arrays.binarySearch(new byte[] {1, 3, 5, 7}, (byte) 9) + \" \" + Arrays.binarySearch(new byte[0], (byte) 1)",
        () -> Arrays.binarySearch(new byte[] {1, 3, 5, 7}, (byte) 5) + " " + Arrays.binarySearch(new byte[] {1, 3, 5, 7}, (byte) 4) + " " + Arrays.binarySearch(new byte[] {1, 3, 5, 7}, (byte) 9) + " " + Arrays.binarySearch(new byte[0], (byte) 1));
    show(
        "Arrays.binarySearch(new byte[] {1, 3, 5, 7}, 1, 3, (byte) 7)",
        () -> Arrays.binarySearch(new byte[] {1, 3, 5, 7}, 1, 3, (byte) 7));
    show(
        "Arrays.binarySearch(new byte[] {1, 3, 5, 7}, 1, 9, (byte) 7)",
        () -> Arrays.binarySearch(new byte[] {1, 3, 5, 7}, 1, 9, (byte) 7));
    show(
        "Arrays.binarySearch(new byte[] {1, 3, 5, 7}, 3, 1, (byte) 7)",
        () -> Arrays.binarySearch(new byte[] {1, 3, 5, 7}, 3, 1, (byte) 7));
    byte[] x = new byte[] {1, 2, 3};
    byte[] y = new byte[] {1, 2, 4};
    byte[] z = new byte[] {0, 2, 3, 5};
    show(
        "Arrays.equals(x, x.clone()) + \" \" + Arrays.equals(x, y) + \" \" + Arrays.equals(x, null) + \" \" + Arrays.equals((byte[]) null, null) + \" \" + Arrays.equals(x, z)",
        () -> Arrays.equals(x, x.clone()) + " " + Arrays.equals(x, y) + " " + Arrays.equals(x, null) + " " + Arrays.equals((byte[]) null, null) + " " + Arrays.equals(x, z));
    show(
        "Arrays.equals(x, 1, 3, z, 1, 3) + \" \" + Arrays.equals(x, 0, 2, y, 0, 2) + \" \" + Arrays.equals(x, 0, 1, y, 0, 2) + \" \" + Arrays.equals(x, 1, 1, z, 2, 2)",
        () -> Arrays.equals(x, 1, 3, z, 1, 3) + " " + Arrays.equals(x, 0, 2, y, 0, 2) + " " + Arrays.equals(x, 0, 1, y, 0, 2) + " " + Arrays.equals(x, 1, 1, z, 2, 2));
    show("Arrays.equals(x, 0, 4, y, 0, 3)", () -> Arrays.equals(x, 0, 4, y, 0, 3));
    show("Arrays.equals(x, 2, 1, y, 0, 3)", () -> Arrays.equals(x, 2, 1, y, 0, 3));
    show("Arrays.equals(null, 0, 0, y, 0, 0)", () -> Arrays.equals(null, 0, 0, y, 0, 0));
    show(
        "Arrays.mismatch(x, y) + \" \" + Arrays.mismatch(x, x.clone()) + \" \" + Arrays.mismatch(x, z) + \" \" + Arrays.mismatch(x, new byte[0]) + \" \" + Arrays.mismatch(x, Arrays.copyOf(x, 2))",
        () -> Arrays.mismatch(x, y) + " " + Arrays.mismatch(x, x.clone()) + " " + Arrays.mismatch(x, z) + " " + Arrays.mismatch(x, new byte[0]) + " " + Arrays.mismatch(x, Arrays.copyOf(x, 2)));
    show(
        "Arrays.mismatch(x, 1, 3, z, 1, 4) + \" \" + Arrays.mismatch(x, 0, 3, y, 0, 3)",
        () -> Arrays.mismatch(x, 1, 3, z, 1, 4) + " " + Arrays.mismatch(x, 0, 3, y, 0, 3));
    show("Arrays.mismatch(x, 0, 3, y, 0, 4)", () -> Arrays.mismatch(x, 0, 3, y, 0, 4));
    show("Arrays.mismatch(x, null)", () -> Arrays.mismatch(x, null));
    show(
        "Arrays.compare(x, y) + \" \" + Arrays.compare(y, x) + \" \" + Arrays.compare(x, x.clone()) + \" \" + Arrays.compare(x, null) + \" \" + Arrays.compare(null, x) + \" \" + Arrays.compare(x, Arrays.copyOf(x, 1))",
        () -> Arrays.compare(x, y) + " " + Arrays.compare(y, x) + " " + Arrays.compare(x, x.clone()) + " " + Arrays.compare(x, null) + " " + Arrays.compare(null, x) + " " + Arrays.compare(x, Arrays.copyOf(x, 1)));
    show(
        "Arrays.compare(x, 1, 3, z, 1, 4) + \" \" + Arrays.compare(x, 0, 3, y, 0, 3)",
        () -> Arrays.compare(x, 1, 3, z, 1, 4) + " " + Arrays.compare(x, 0, 3, y, 0, 3));
    show("Arrays.compare(x, -1, 3, y, 0, 3)", () -> Arrays.compare(x, -1, 3, y, 0, 3));
    byte[] m = new byte[] {-1, 2};
    show(
        "Arrays.compareUnsigned(x, m) + \" \" + Arrays.compareUnsigned(m, x) + \" \" + Arrays.compareUnsigned(x, x.clone()) + \" \" + Arrays.compareUnsigned(null, x) + \" \" + Arrays.compareUnsigned(x, null)",
        () -> Arrays.compareUnsigned(x, m) + " " + Arrays.compareUnsigned(m, x) + " " + Arrays.compareUnsigned(x, x.clone()) + " " + Arrays.compareUnsigned(null, x) + " " + Arrays.compareUnsigned(x, null));
    show(
        "Arrays.compareUnsigned(x, 0, 3, m, 1, 2) + \" \" + Arrays.compareUnsigned(m, 1, 2, x, 1, 2)",
        () -> Arrays.compareUnsigned(x, 0, 3, m, 1, 2) + " " + Arrays.compareUnsigned(m, 1, 2, x, 1, 2));
    show(
        "Arrays.compareUnsigned(x, 0, 9, m, 1, 2)",
        () -> Arrays.compareUnsigned(x, 0, 9, m, 1, 2));
    show(
        "Arrays.hashCode(x) + \" \" + Arrays.hashCode((byte[]) null) + \" \" + Arrays.hashCode(new byte[0])",
        () -> Arrays.hashCode(x) + " " + Arrays.hashCode((byte[]) null) + " " + Arrays.hashCode(new byte[0]));
    show("filled((byte) 3)", () -> filled((byte) 3));
    show("filled((byte) 3, 1, 3)", () -> filled((byte) 3, 1, 3));
    show("filled((byte) 3, 1, 5)", () -> filled((byte) 3, 1, 5));
    show("filled((byte) 3, 3, 1)", () -> filled((byte) 3, 3, 1));
    show("Arrays.copyOf(x, 2)", () -> Arrays.copyOf(x, 2));
    show("Arrays.copyOf(x, 5)", () -> Arrays.copyOf(x, 5));
    show("Arrays.copyOf(x, -1)", () -> Arrays.copyOf(x, -1));
    show("Arrays.copyOfRange(x, 1, 3)", () -> Arrays.copyOfRange(x, 1, 3));
    show(
        "Arrays.hashCode(Arrays.copyOfRange(x, 2, 5))",
        () -> Arrays.hashCode(Arrays.copyOfRange(x, 2, 5)));
    show("Arrays.copyOfRange(x, 4, 5)", () -> Arrays.copyOfRange(x, 4, 5));
    show("Arrays.copyOfRange(x, 2, 1)", () -> Arrays.copyOfRange(x, 2, 1));
    show("Arrays.copyOfRange(x, -1, 1)", () -> Arrays.copyOfRange(x, -1, 1));
    show(
        "Arrays.toString(x) + Arrays.toString(new byte[0]) + Arrays.toString((byte[]) null)",
        () -> Arrays.toString(x) + Arrays.toString(new byte[0]) + Arrays.toString((byte[]) null));
  }

  static void booleans() throws Exception {
    boolean[] x = new boolean[] {true, false, true};
    boolean[] y = new boolean[] {true, false, false};
    boolean[] z = new boolean[] {false, false, true, true};
    show(
        "Arrays.equals(x, x.clone()) + \" \" + Arrays.equals(x, y) + \" \" + Arrays.equals(x, null) + \" \" + Arrays.equals((boolean[]) null, null) + \" \" + Arrays.equals(x, z)",
        () -> Arrays.equals(x, x.clone()) + " " + Arrays.equals(x, y) + " " + Arrays.equals(x, null) + " " + Arrays.equals((boolean[]) null, null) + " " + Arrays.equals(x, z));
    show(
        "Arrays.equals(x, 1, 3, z, 1, 3) + \" \" + Arrays.equals(x, 0, 2, y, 0, 2) + \" \" + Arrays.equals(x, 0, 1, y, 0, 2) + \" \" + Arrays.equals(x, 1, 1, z, 2, 2)",
        () -> Arrays.equals(x, 1, 3, z, 1, 3) + " " + Arrays.equals(x, 0, 2, y, 0, 2) + " " + Arrays.equals(x, 0, 1, y, 0, 2) + " " + Arrays.equals(x, 1, 1, z, 2, 2));
    show("Arrays.equals(x, 0, 4, y, 0, 3)", () -> Arrays.equals(x, 0, 4, y, 0, 3));
    show("Arrays.equals(x, 2, 1, y, 0, 3)", () -> Arrays.equals(x, 2, 1, y, 0, 3));
    show("Arrays.equals(null, 0, 0, y, 0, 0)", () -> Arrays.equals(null, 0, 0, y, 0, 0));
    show(
        "Arrays.mismatch(x, y) + \" \" + Arrays.mismatch(x, x.clone()) + \" \" + Arrays.mismatch(x, z) + \" \" + Arrays.mismatch(x, new boolean[0]) + \" \" + Arrays.mismatch(x, Arrays.copyOf(x, 2))",
        () -> Arrays.mismatch(x, y) + " " + Arrays.mismatch(x, x.clone()) + " " + Arrays.mismatch(x, z) + " " + Arrays.mismatch(x, new boolean[0]) + " " + Arrays.mismatch(x, Arrays.copyOf(x, 2)));
    show(
        "Arrays.mismatch(x, 1, 3, z, 1, 4) + \" \" + Arrays.mismatch(x, 0, 3, y, 0, 3)",
        () -> Arrays.mismatch(x, 1, 3, z, 1, 4) + " " + Arrays.mismatch(x, 0, 3, y, 0, 3));
    show("Arrays.mismatch(x, 0, 3, y, 0, 4)", () -> Arrays.mismatch(x, 0, 3, y, 0, 4));
    show("Arrays.mismatch(x, null)", () -> Arrays.mismatch(x, null));
    show(
        "Arrays.compare(x, y) + \" \" + Arrays.compare(y, x) + \" \" + Arrays.compare(x, x.clone()) + \" \" + Arrays.compare(x, null) + \" \" + Arrays.compare(null, x) + \" \" + Arrays.compare(x, Arrays.copyOf(x, 1))",
        () -> Arrays.compare(x, y) + " " + Arrays.compare(y, x) + " " + Arrays.compare(x, x.clone()) + " " + Arrays.compare(x, null) + " " + Arrays.compare(null, x) + " " + Arrays.compare(x, Arrays.copyOf(x, 1)));
    show(
        "Arrays.compare(x, 1, 3, z, 1, 4) + \" \" + Arrays.compare(x, 0, 3, y, 0, 3)",
        () -> Arrays.compare(x, 1, 3, z, 1, 4) + " " + Arrays.compare(x, 0, 3, y, 0, 3));
    show("Arrays.compare(x, -1, 3, y, 0, 3)", () -> Arrays.compare(x, -1, 3, y, 0, 3));
    show(
        "Arrays.hashCode(x) + \" \" + Arrays.hashCode((boolean[]) null) + \" \" + Arrays.hashCode(new boolean[0])",
        () -> Arrays.hashCode(x) + " " + Arrays.hashCode((boolean[]) null) + " " + Arrays.hashCode(new boolean[0]));
    show("filled(true)", () -> filled(true));
    show("filled(true, 1, 3)", () -> filled(true, 1, 3));
    show("filled(true, 1, 5)", () -> filled(true, 1, 5));
    show("filled(true, 3, 1)", () -> filled(true, 3, 1));
    show("Arrays.copyOf(x, 2)", () -> Arrays.copyOf(x, 2));
    show("Arrays.copyOf(x, 5)", () -> Arrays.copyOf(x, 5));
    show("Arrays.copyOf(x, -1)", () -> Arrays.copyOf(x, -1));
    show("Arrays.copyOfRange(x, 1, 3)", () -> Arrays.copyOfRange(x, 1, 3));
    show(
        "Arrays.hashCode(Arrays.copyOfRange(x, 2, 5))",
        () -> Arrays.hashCode(Arrays.copyOfRange(x, 2, 5)));
    show("Arrays.copyOfRange(x, 4, 5)", () -> Arrays.copyOfRange(x, 4, 5));
    show("Arrays.copyOfRange(x, 2, 1)", () -> Arrays.copyOfRange(x, 2, 1));
    show("Arrays.copyOfRange(x, -1, 1)", () -> Arrays.copyOfRange(x, -1, 1));
    show(
        "Arrays.toString(x) + Arrays.toString(new boolean[0]) + Arrays.toString((boolean[]) null)",
        () -> Arrays.toString(x) + Arrays.toString(new boolean[0]) + Arrays.toString((boolean[]) null));
  }

  static void doubles() throws Exception {
    show(
        "sorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5})",
        () -> sorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5}));
    show(
        "sorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5}, 1, 4)",
        () -> sorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5}, 1, 4));
    show(
        "parallelSorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5})",
        () -> parallelSorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5}));
    show(
        "parallelSorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5}, 2, 2)",
        () -> parallelSorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5}, 2, 2));
    show(
        "sorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5}, 3, 2)",
        () -> sorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5}, 3, 2));
    show(
        "sorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5}, -1, 2)",
        () -> sorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5}, -1, 2));
    show(
        "parallelSorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5}, 2, 6)",
        () -> parallelSorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5}, 2, 6));
    show(
        "Arrays.binarySearch(new double[] {1.5, 3.5, 5.5, 7.5}, 5.5) + \" \" + Arrays.binarySearch(new double[] {1.5, 3.5, 5.5, 7.5}, 4.5) + \" \" + Arrays.binarySearch(new double[] {1.5, 3.5, 5.5, 7.5}, 9.5) + \" \" + Arrays.binarySearch(new double[0], 1.5)",
        () -> Arrays.binarySearch(new double[] {1.5, 3.5, 5.5, 7.5}, 5.5) + " " + Arrays.binarySearch(new double[] {1.5, 3.5, 5.5, 7.5}, 4.5) + " " + Arrays.binarySearch(new double[] {1.5, 3.5, 5.5, 7.5}, 9.5) + " " + Arrays.binarySearch(new double[0], 1.5));
    show(
        "Arrays.binarySearch(new double[] {1.5, 3.5, 5.5, 7.5}, 1, 3, 7.5)",
        () -> Arrays.binarySearch(new double[] {1.5, 3.5, 5.5, 7.5}, 1, 3, 7.5));
    show(
        "Arrays.binarySearch(new double[] {1.5, 3.5, 5.5, 7.5}, 1, 9, 7.5)",
        () -> Arrays.binarySearch(new double[] {1.5, 3.5, 5.5, 7.5}, 1, 9, 7.5));
    show(
        "Arrays.binarySearch(new double[] {1.5, 3.5, 5.5, 7.5}, 3, 1, 7.5)",
        () -> Arrays.binarySearch(new double[] {1.5, 3.5, 5.5, 7.5}, 3, 1, 7.5));
    double[] x = new double[] {1.5, 2.5, 3.5};
    double[] y = new double[] {1.5, 2.5, 4.5};
    double[] z = new double[] {0.5, 2.5, 3.5, 5.5};
    show(
        "Arrays.equals(x, x.clone()) + \" \" + Arrays.equals(x, y) + \" \" + Arrays.equals(x, null) + \" \" + Arrays.equals((double[]) null, null) + \" \" + Arrays.equals(x, z)",
        () -> Arrays.equals(x, x.clone()) + " " + Arrays.equals(x, y) + " " + Arrays.equals(x, null) + " " + Arrays.equals((double[]) null, null) + " " + Arrays.equals(x, z));
    show(
        "Arrays.equals(x, 1, 3, z, 1, 3) + \" \" + Arrays.equals(x, 0, 2, y, 0, 2) + \" \" + Arrays.equals(x, 0, 1, y, 0, 2) + \" \" + Arrays.equals(x, 1, 1, z, 2, 2)",
        () -> Arrays.equals(x, 1, 3, z, 1, 3) + " " + Arrays.equals(x, 0, 2, y, 0, 2) + " " + Arrays.equals(x, 0, 1, y, 0, 2) + " " + Arrays.equals(x, 1, 1, z, 2, 2));
    show("Arrays.equals(x, 0, 4, y, 0, 3)", () -> Arrays.equals(x, 0, 4, y, 0, 3));
    show("Arrays.equals(x, 2, 1, y, 0, 3)", () -> Arrays.equals(x, 2, 1, y, 0, 3));
    show("Arrays.equals(null, 0, 0, y, 0, 0)", () -> Arrays.equals(null, 0, 0, y, 0, 0));
    show(
        "Arrays.mismatch(x, y) + \" \" + Arrays.mismatch(x, x.clone()) + \" \" + Arrays.mismatch(x, z) + \" \" + Arrays.mismatch(x, new double[0]) + \" \" + Arrays.mismatch(x, Arrays.copyOf(x, 2))",
        () -> Arrays.mismatch(x, y) + " " + Arrays.mismatch(x, x.clone()) + " " + Arrays.mismatch(x, z) + " " + Arrays.mismatch(x, new double[0]) + " " + Arrays.mismatch(x, Arrays.copyOf(x, 2)));
    show(
        "Arrays.mismatch(x, 1, 3, z, 1, 4) + \" \" + Arrays.mismatch(x, 0, 3, y, 0, 3)",
        () -> Arrays.mismatch(x, 1, 3, z, 1, 4) + " " + Arrays.mismatch(x, 0, 3, y, 0, 3));
    show("Arrays.mismatch(x, 0, 3, y, 0, 4)", () -> Arrays.mismatch(x, 0, 3, y, 0, 4));
    show("Arrays.mismatch(x, null)", () -> Arrays.mismatch(x, null));
    show(
        "Arrays.compare(x, y) + \" \" + Arrays.compare(y, x) + \" \" + Arrays.compare(x, x.clone()) + \" \" + Arrays.compare(x, null) + \" \" + Arrays.compare(null, x) + \" \" + Arrays.compare(x, Arrays.copyOf(x, 1))",
        () -> Arrays.compare(x, y) + " " + Arrays.compare(y, x) + " " + Arrays.compare(x, x.clone()) + " " + Arrays.compare(x, null) + " " + Arrays.compare(null, x) + " " + Arrays.compare(x, Arrays.copyOf(x, 1)));
    show(
        "Arrays.compare(x, 1, 3, z, 1, 4) + \" \" + Arrays.compare(x, 0, 3, y, 0, 3)",
        () -> Arrays.compare(x, 1, 3, z, 1, 4) + " " + Arrays.compare(x, 0, 3, y, 0, 3));
    show("Arrays.compare(x, -1, 3, y, 0, 3)", () -> Arrays.compare(x, -1, 3, y, 0, 3));
    show(
        "Arrays.hashCode(x) + \" \" + Arrays.hashCode((double[]) null) + \" \" + Arrays.hashCode(new double[0])",
        () -> Arrays.hashCode(x) + " " + Arrays.hashCode((double[]) null) + " " + Arrays.hashCode(new double[0]));
    show("filled(3.5)", () -> filled(3.5));
    show("filled(3.5, 1, 3)", () -> filled(3.5, 1, 3));
    show("filled(3.5, 1, 5)", () -> filled(3.5, 1, 5));
    show("filled(3.5, 3, 1)", () -> filled(3.5, 3, 1));
    show("Arrays.copyOf(x, 2)", () -> Arrays.copyOf(x, 2));
    show("Arrays.copyOf(x, 5)", () -> Arrays.copyOf(x, 5));
    show("Arrays.copyOf(x, -1)", () -> Arrays.copyOf(x, -1));
    show("Arrays.copyOfRange(x, 1, 3)", () -> Arrays.copyOfRange(x, 1, 3));
    show(
        "Arrays.hashCode(Arrays.copyOfRange(x, 2, 5))",
        () -> Arrays.hashCode(Arrays.copyOfRange(x, 2, 5)));
    show("Arrays.copyOfRange(x, 4, 5)", () -> Arrays.copyOfRange(x, 4, 5));
    show("Arrays.copyOfRange(x, 2, 1)", () -> Arrays.copyOfRange(x, 2, 1));
    show("Arrays.copyOfRange(x, -1, 1)", () -> Arrays.copyOfRange(x, -1, 1));
    show(
        "Arrays.toString(x) + Arrays.toString(new double[0]) + Arrays.toString((double[]) null)",
        () -> Arrays.toString(x) + Arrays.toString(new double[0]) + Arrays.toString((double[]) null));
    show(
        "sorted(new double[] {0.0 / 0, -0.0, 0, -1, 1 / 0.0})",
        () -> sorted(new double[] {0.0 / 0, -0.0, 0, -1, 1 / 0.0}));
    show(
        "Arrays.equals(new double[] {0.0 / 0}, new double[] {0.0 / 0}) + \" \" + Arrays.equals(new double[] {0.0}, new double[] {-0.0}) + \" \" + Arrays.mismatch(new double[] {0.0}, new double[] {-0.0}) + \" \" + Arrays.compare(new double[] {0.0}, new double[] {-0.0})",
        () -> Arrays.equals(new double[] {0.0 / 0}, new double[] {0.0 / 0}) + " " + Arrays.equals(new double[] {0.0}, new double[] {-0.0}) + " " + Arrays.mismatch(new double[] {0.0}, new double[] {-0.0}) + " " + Arrays.compare(new double[] {0.0}, new double[] {-0.0}));
    show(
        "Arrays.binarySearch(new double[] {-0.0, 0.0, 0.0 / 0}, 0.0 / 0)",
        () -> Arrays.binarySearch(new double[] {-0.0, 0.0, 0.0 / 0}, 0.0 / 0));
  }

  static void floats() throws Exception {
    show(
        "sorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f})",
        () -> sorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f}));
    show(
        "sorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f}, 1, 4)",
        () -> sorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f}, 1, 4));
    show(
        "parallelSorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f})",
        () -> parallelSorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f}));
    show(
        "parallelSorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f}, 2, 2)",
        () -> parallelSorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f}, 2, 2));
    show(
        "sorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f}, 3, 2)",
        () -> sorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f}, 3, 2));
    show(
        "sorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f}, -1, 2)",
        () -> sorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f}, -1, 2));
    show(
        "parallelSorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f}, 2, 6)",
        () -> parallelSorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f}, 2, 6));
    show(
        "Arrays.binarySearch(new float[] {1.5f, 3.5f, 5.5f, 7.5f}, 5.5f) + \" \" + Arrays.binarySearch(new float[] {1.5f, 3.5f, 5.5f, 7.5f}, 4.5f) + \" \" + Arrays.binarySearch(new float[] {1.5f, 3.5f, 5.5f, 7.5f}, 9.5f) + \" \" + Arrays.binarySearch(new float[0], 1.5f)",
        () -> Arrays.binarySearch(new float[] {1.5f, 3.5f, 5.5f, 7.5f}, 5.5f) + " " + Arrays.binarySearch(new float[] {1.5f, 3.5f, 5.5f, 7.5f}, 4.5f) + " " + Arrays.binarySearch(new float[] {1.5f, 3.5f, 5.5f, 7.5f}, 9.5f) + " " + Arrays.binarySearch(new float[0], 1.5f));
    show(
        "Arrays.binarySearch(new float[] {1.5f, 3.5f, 5.5f, 7.5f}, 1, 3, 7.5f)",
        () -> Arrays.binarySearch(new float[] {1.5f, 3.5f, 5.5f, 7.5f}, 1, 3, 7.5f));
    show(
        "Arrays.binarySearch(new float[] {1.5f, 3.5f, 5.5f, 7.5f}, 1, 9, 7.5f)",
        () -> Arrays.binarySearch(new float[] {1.5f, 3.5f, 5.5f, 7.5f}, 1, 9, 7.5f));
    show(
        "Arrays.binarySearch(new float[] {1.5f, 3.5f, 5.5f, 7.5f}, 3, 1, 7.5f)",
        () -> Arrays.binarySearch(new float[] {1.5f, 3.5f, 5.5f, 7.5f}, 3, 1, 7.5f));
    float[] x = new float[] {1.5f, 2.5f, 3.5f};
    float[] y = new float[] {1.5f, 2.5f, 4.5f};
    float[] z = new float[] {0.5f, 2.5f, 3.5f, 5.5f};
    show(
        "Arrays.equals(x, x.clone()) + \" \" + Arrays.equals(x, y) + \" \" + Arrays.equals(x, null) + \" \" + Arrays.equals((float[]) null, null) + \" \" + Arrays.equals(x, z)",
        () -> Arrays.equals(x, x.clone()) + " " + Arrays.equals(x, y) + " " + Arrays.equals(x, null) + " " + Arrays.equals((float[]) null, null) + " " + Arrays.equals(x, z));
    show(
        "Arrays.equals(x, 1, 3, z, 1, 3) + \" \" + Arrays.equals(x, 0, 2, y, 0, 2) + \" \" + Arrays.equals(x, 0, 1, y, 0, 2) + \" \" + Arrays.equals(x, 1, 1, z, 2, 2)",
        () -> Arrays.equals(x, 1, 3, z, 1, 3) + " " + Arrays.equals(x, 0, 2, y, 0, 2) + " " + Arrays.equals(x, 0, 1, y, 0, 2) + " " + Arrays.equals(x, 1, 1, z, 2, 2));
    show("Arrays.equals(x, 0, 4, y, 0, 3)", () -> Arrays.equals(x, 0, 4, y, 0, 3));
    show("Arrays.equals(x, 2, 1, y, 0, 3)", () -> Arrays.equals(x, 2, 1, y, 0, 3));
    show("Arrays.equals(null, 0, 0, y, 0, 0)", () -> Arrays.equals(null, 0, 0, y, 0, 0));
    show(
        "Arrays.mismatch(x, y) + \" \" + Arrays.mismatch(x, x.clone()) + \" \" + Arrays.mismatch(x, z) + \" \" + Arrays.mismatch(x, new float[0]) + \" \" + Arrays.mismatch(x, Arrays.copyOf(x, 2))",
        () -> Arrays.mismatch(x, y) + " " + Arrays.mismatch(x, x.clone()) + " " + Arrays.mismatch(x, z) + " " + Arrays.mismatch(x, new float[0]) + " " + Arrays.mismatch(x, Arrays.copyOf(x, 2)));
    show(
        "Arrays.mismatch(x, 1, 3, z, 1, 4) + \" \" + Arrays.mismatch(x, 0, 3, y, 0, 3)",
        () -> Arrays.mismatch(x, 1, 3, z, 1, 4) + " " + Arrays.mismatch(x, 0, 3, y, 0, 3));
    show("Arrays.mismatch(x, 0, 3, y, 0, 4)", () -> Arrays.mismatch(x, 0, 3, y, 0, 4));
    show("Arrays.mismatch(x, null)", () -> Arrays.mismatch(x, null));
    show(
        "Arrays.compare(x, y) + \" \" + Arrays.compare(y, x) + \" \" + Arrays.compare(x, x.clone()) + \" \" + Arrays.compare(x, null) + \" \" + Arrays.compare(null, x) + \" \" + Arrays.compare(x, Arrays.copyOf(x, 1))",
        () -> Arrays.compare(x, y) + " " + Arrays.compare(y, x) + " " + Arrays.compare(x, x.clone()) + " " + Arrays.compare(x, null) + " " + Arrays.compare(null, x) + " " + Arrays.compare(x, Arrays.copyOf(x, 1)));
    show(
        "Arrays.compare(x, 1, 3, z, 1, 4) + \" \" + Arrays.compare(x, 0, 3, y, 0, 3)",
        () -> Arrays.compare(x, 1, 3, z, 1, 4) + " " + Arrays.compare(x, 0, 3, y, 0, 3));
    show("Arrays.compare(x, -1, 3, y, 0, 3)", () -> Arrays.compare(x, -1, 3, y, 0, 3));
    show(
        "Arrays.hashCode(x) + \" \" + Arrays.hashCode((float[]) null) + \" \" + Arrays.hashCode(new float[0])",
        () -> Arrays.hashCode(x) + " " + Arrays.hashCode((float[]) null) + " " + Arrays.hashCode(new float[0]));
    show("filled(3.5f)", () -> filled(3.5f));
    show("filled(3.5f, 1, 3)", () -> filled(3.5f, 1, 3));
    show("filled(3.5f, 1, 5)", () -> filled(3.5f, 1, 5));
    show("filled(3.5f, 3, 1)", () -> filled(3.5f, 3, 1));
    show("Arrays.copyOf(x, 2)", () -> Arrays.copyOf(x, 2));
    show("Arrays.copyOf(x, 5)", () -> Arrays.copyOf(x, 5));
    show("Arrays.copyOf(x, -1)", () -> Arrays.copyOf(x, -1));
    show("Arrays.copyOfRange(x, 1, 3)", () -> Arrays.copyOfRange(x, 1, 3));
    show(
        "Arrays.hashCode(Arrays.copyOfRange(x, 2, 5))",
        () -> Arrays.hashCode(Arrays.copyOfRange(x, 2, 5)));
    show("Arrays.copyOfRange(x, 4, 5)", () -> Arrays.copyOfRange(x, 4, 5));
    show("Arrays.copyOfRange(x, 2, 1)", () -> Arrays.copyOfRange(x, 2, 1));
    show("Arrays.copyOfRange(x, -1, 1)", () -> Arrays.copyOfRange(x, -1, 1));
    show(
        "Arrays.toString(x) + Arrays.toString(new float[0]) + Arrays.toString((float[]) null)",
        () -> Arrays.toString(x) + Arrays.toString(new float[0]) + Arrays.toString((float[]) null));
    show(
        "sorted(new float[] {0.0f / 0, -0.0f, 0f, -1, 1 / 0.0f})",
        () -> sorted(new float[] {0.0f / 0, -0.0f, 0f, -1, 1 / 0.0f}));
    show(
        "Arrays.equals(new float[] {0.0f / 0}, new float[] {0.0f / 0}) + \" \" + Arrays.equals(new float[] {0.0f}, new float[] {-0.0f}) + \" \" + Arrays.mismatch(new float[] {0.0f}, new float[] {-0.0f}) + \" \" + Arrays.compare(new float[] {0.0f}, new float[] {-0.0f})",
        () -> Arrays.equals(new float[] {0.0f / 0}, new float[] {0.0f / 0}) + " " + Arrays.equals(new float[] {0.0f}, new float[] {-0.0f}) + " " + Arrays.mismatch(new float[] {0.0f}, new float[] {-0.0f}) + " " + Arrays.compare(new float[] {0.0f}, new float[] {-0.0f}));
    show(
        "Arrays.binarySearch(new float[] {-0.0f, 0.0f, 0.0f / 0}, 0.0f / 0)",
        () -> Arrays.binarySearch(new float[] {-0.0f, 0.0f, 0.0f / 0}, 0.0f / 0));
  }

  public static void main(String[] args) throws Exception {
    longs();
    ints();
    shorts();
    chars();
    bytes();
    booleans();
    doubles();
    floats();
  }
}

/* expect:
sorted(new long[] {5, 3, 9, 1, 7}) = [1, 3, 5, 7, 9]
sorted(new long[] {5, 3, 9, 1, 7}, 1, 4) = [5, 1, 3, 9, 7]
parallelSorted(new long[] {5, 3, 9, 1, 7}) = [1, 3, 5, 7, 9]
parallelSorted(new long[] {5, 3, 9, 1, 7}, 2, 2) = [5, 3, 9, 1, 7]
sorted(new long[] {5, 3, 9, 1, 7}, 3, 2) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(2)
sorted(new long[] {5, 3, 9, 1, 7}, -1, 2) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
parallelSorted(new long[] {5, 3, 9, 1, 7}, 2, 6) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 6
Arrays.binarySearch(new long[] {1, 3, 5, 7}, 5L) + " " + Arrays.binarySearch(new long[] {1, 3, 5, 7}, 4L) + " " + Arrays.binarySearch(new long[] {1, 3, 5, 7}, 9L) + " " + Arrays.binarySearch(new long[0], 1L) = "2 -3 -5 -1"
Arrays.binarySearch(new long[] {1, 3, 5, 7}, 1, 3, 7L) = -4
Arrays.binarySearch(new long[] {1, 3, 5, 7}, 1, 9, 7L) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 9
Arrays.binarySearch(new long[] {1, 3, 5, 7}, 3, 1, 7L) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(1)
Arrays.equals(x, x.clone()) + " " + Arrays.equals(x, y) + " " + Arrays.equals(x, null) + " " + Arrays.equals((long[]) null, null) + " " + Arrays.equals(x, z) = "true false false true false"
Arrays.equals(x, 1, 3, z, 1, 3) + " " + Arrays.equals(x, 0, 2, y, 0, 2) + " " + Arrays.equals(x, 0, 1, y, 0, 2) + " " + Arrays.equals(x, 1, 1, z, 2, 2) = "true true false true"
Arrays.equals(x, 0, 4, y, 0, 3) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 4
Arrays.equals(x, 2, 1, y, 0, 3) = ! java.lang.IllegalArgumentException: fromIndex(2) > toIndex(1)
Arrays.equals(null, 0, 0, y, 0, 0) = ! java.lang.NullPointerException
Arrays.mismatch(x, y) + " " + Arrays.mismatch(x, x.clone()) + " " + Arrays.mismatch(x, z) + " " + Arrays.mismatch(x, new long[0]) + " " + Arrays.mismatch(x, Arrays.copyOf(x, 2)) = "2 -1 0 0 2"
Arrays.mismatch(x, 1, 3, z, 1, 4) + " " + Arrays.mismatch(x, 0, 3, y, 0, 3) = "2 2"
Arrays.mismatch(x, 0, 3, y, 0, 4) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 4
Arrays.mismatch(x, null) = ! java.lang.NullPointerException
Arrays.compare(x, y) + " " + Arrays.compare(y, x) + " " + Arrays.compare(x, x.clone()) + " " + Arrays.compare(x, null) + " " + Arrays.compare(null, x) + " " + Arrays.compare(x, Arrays.copyOf(x, 1)) = "-1 1 0 1 -1 2"
Arrays.compare(x, 1, 3, z, 1, 4) + " " + Arrays.compare(x, 0, 3, y, 0, 3) = "-1 -1"
Arrays.compare(x, -1, 3, y, 0, 3) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
Arrays.compareUnsigned(x, m) + " " + Arrays.compareUnsigned(m, x) + " " + Arrays.compareUnsigned(x, x.clone()) + " " + Arrays.compareUnsigned(null, x) + " " + Arrays.compareUnsigned(x, null) = "-1 1 0 -1 1"
Arrays.compareUnsigned(x, 0, 3, m, 1, 2) + " " + Arrays.compareUnsigned(m, 1, 2, x, 1, 2) = "-1 0"
Arrays.compareUnsigned(x, 0, 9, m, 1, 2) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 9
Arrays.hashCode(x) + " " + Arrays.hashCode((long[]) null) + " " + Arrays.hashCode(new long[0]) = "30817 0 1"
filled(3L) = [3, 3, 3, 3]
filled(3L, 1, 3) = [0, 3, 3, 0]
filled(3L, 1, 5) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 5
filled(3L, 3, 1) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(1)
Arrays.copyOf(x, 2) = [1, 2]
Arrays.copyOf(x, 5) = [1, 2, 3, 0, 0]
Arrays.copyOf(x, -1) = ! java.lang.NegativeArraySizeException: -1
Arrays.copyOfRange(x, 1, 3) = [2, 3]
Arrays.hashCode(Arrays.copyOfRange(x, 2, 5)) = 32674
Arrays.copyOfRange(x, 4, 5) = ! java.lang.ArrayIndexOutOfBoundsException: arraycopy: length -1 is negative
Arrays.copyOfRange(x, 2, 1) = ! java.lang.IllegalArgumentException: 2 > 1
Arrays.copyOfRange(x, -1, 1) = ! java.lang.ArrayIndexOutOfBoundsException: arraycopy: source index -1 out of bounds for long[3]
Arrays.toString(x) + Arrays.toString(new long[0]) + Arrays.toString((long[]) null) = "[1, 2, 3][]null"
sorted(new int[] {5, 3, 9, 1, 7}) = [1, 3, 5, 7, 9]
sorted(new int[] {5, 3, 9, 1, 7}, 1, 4) = [5, 1, 3, 9, 7]
parallelSorted(new int[] {5, 3, 9, 1, 7}) = [1, 3, 5, 7, 9]
parallelSorted(new int[] {5, 3, 9, 1, 7}, 2, 2) = [5, 3, 9, 1, 7]
sorted(new int[] {5, 3, 9, 1, 7}, 3, 2) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(2)
sorted(new int[] {5, 3, 9, 1, 7}, -1, 2) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
parallelSorted(new int[] {5, 3, 9, 1, 7}, 2, 6) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 6
Arrays.binarySearch(new int[] {1, 3, 5, 7}, 5) + " " + Arrays.binarySearch(new int[] {1, 3, 5, 7}, 4) + " " + Arrays.binarySearch(new int[] {1, 3, 5, 7}, 9) + " " + Arrays.binarySearch(new int[0], 1) = "2 -3 -5 -1"
Arrays.binarySearch(new int[] {1, 3, 5, 7}, 1, 3, 7) = -4
Arrays.binarySearch(new int[] {1, 3, 5, 7}, 1, 9, 7) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 9
Arrays.binarySearch(new int[] {1, 3, 5, 7}, 3, 1, 7) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(1)
Arrays.equals(x, x.clone()) + " " + Arrays.equals(x, y) + " " + Arrays.equals(x, null) + " " + Arrays.equals((int[]) null, null) + " " + Arrays.equals(x, z) = "true false false true false"
Arrays.equals(x, 1, 3, z, 1, 3) + " " + Arrays.equals(x, 0, 2, y, 0, 2) + " " + Arrays.equals(x, 0, 1, y, 0, 2) + " " + Arrays.equals(x, 1, 1, z, 2, 2) = "true true false true"
Arrays.equals(x, 0, 4, y, 0, 3) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 4
Arrays.equals(x, 2, 1, y, 0, 3) = ! java.lang.IllegalArgumentException: fromIndex(2) > toIndex(1)
Arrays.equals(null, 0, 0, y, 0, 0) = ! java.lang.NullPointerException
Arrays.mismatch(x, y) + " " + Arrays.mismatch(x, x.clone()) + " " + Arrays.mismatch(x, z) + " " + Arrays.mismatch(x, new int[0]) + " " + Arrays.mismatch(x, Arrays.copyOf(x, 2)) = "2 -1 0 0 2"
Arrays.mismatch(x, 1, 3, z, 1, 4) + " " + Arrays.mismatch(x, 0, 3, y, 0, 3) = "2 2"
Arrays.mismatch(x, 0, 3, y, 0, 4) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 4
Arrays.mismatch(x, null) = ! java.lang.NullPointerException
Arrays.compare(x, y) + " " + Arrays.compare(y, x) + " " + Arrays.compare(x, x.clone()) + " " + Arrays.compare(x, null) + " " + Arrays.compare(null, x) + " " + Arrays.compare(x, Arrays.copyOf(x, 1)) = "-1 1 0 1 -1 2"
Arrays.compare(x, 1, 3, z, 1, 4) + " " + Arrays.compare(x, 0, 3, y, 0, 3) = "-1 -1"
Arrays.compare(x, -1, 3, y, 0, 3) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
Arrays.compareUnsigned(x, m) + " " + Arrays.compareUnsigned(m, x) + " " + Arrays.compareUnsigned(x, x.clone()) + " " + Arrays.compareUnsigned(null, x) + " " + Arrays.compareUnsigned(x, null) = "-1 1 0 -1 1"
Arrays.compareUnsigned(x, 0, 3, m, 1, 2) + " " + Arrays.compareUnsigned(m, 1, 2, x, 1, 2) = "-1 0"
Arrays.compareUnsigned(x, 0, 9, m, 1, 2) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 9
Arrays.hashCode(x) + " " + Arrays.hashCode((int[]) null) + " " + Arrays.hashCode(new int[0]) = "30817 0 1"
filled(3) = [3, 3, 3, 3]
filled(3, 1, 3) = [0, 3, 3, 0]
filled(3, 1, 5) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 5
filled(3, 3, 1) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(1)
Arrays.copyOf(x, 2) = [1, 2]
Arrays.copyOf(x, 5) = [1, 2, 3, 0, 0]
Arrays.copyOf(x, -1) = ! java.lang.NegativeArraySizeException: -1
Arrays.copyOfRange(x, 1, 3) = [2, 3]
Arrays.hashCode(Arrays.copyOfRange(x, 2, 5)) = 32674
Arrays.copyOfRange(x, 4, 5) = ! java.lang.ArrayIndexOutOfBoundsException: arraycopy: length -1 is negative
Arrays.copyOfRange(x, 2, 1) = ! java.lang.IllegalArgumentException: 2 > 1
Arrays.copyOfRange(x, -1, 1) = ! java.lang.ArrayIndexOutOfBoundsException: arraycopy: source index -1 out of bounds for int[3]
Arrays.toString(x) + Arrays.toString(new int[0]) + Arrays.toString((int[]) null) = "[1, 2, 3][]null"
sorted(new short[] {5, 3, 9, 1, 7}) = [1, 3, 5, 7, 9]
sorted(new short[] {5, 3, 9, 1, 7}, 1, 4) = [5, 1, 3, 9, 7]
parallelSorted(new short[] {5, 3, 9, 1, 7}) = [1, 3, 5, 7, 9]
parallelSorted(new short[] {5, 3, 9, 1, 7}, 2, 2) = [5, 3, 9, 1, 7]
sorted(new short[] {5, 3, 9, 1, 7}, 3, 2) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(2)
sorted(new short[] {5, 3, 9, 1, 7}, -1, 2) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
parallelSorted(new short[] {5, 3, 9, 1, 7}, 2, 6) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 6
Arrays.binarySearch(new short[] {1, 3, 5, 7}, (short) 5) + " " + Arrays.binarySearch(new short[] {1, 3, 5, 7}, (short) 4) + " " + Arrays.binarySearch(new short[] {1, 3, 5, 7}, (short) 9) + " " + Arrays.binarySearch(new short[0], (short) 1) = "2 -3 -5 -1"
Arrays.binarySearch(new short[] {1, 3, 5, 7}, 1, 3, (short) 7) = -4
Arrays.binarySearch(new short[] {1, 3, 5, 7}, 1, 9, (short) 7) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 9
Arrays.binarySearch(new short[] {1, 3, 5, 7}, 3, 1, (short) 7) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(1)
Arrays.equals(x, x.clone()) + " " + Arrays.equals(x, y) + " " + Arrays.equals(x, null) + " " + Arrays.equals((short[]) null, null) + " " + Arrays.equals(x, z) = "true false false true false"
Arrays.equals(x, 1, 3, z, 1, 3) + " " + Arrays.equals(x, 0, 2, y, 0, 2) + " " + Arrays.equals(x, 0, 1, y, 0, 2) + " " + Arrays.equals(x, 1, 1, z, 2, 2) = "true true false true"
Arrays.equals(x, 0, 4, y, 0, 3) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 4
Arrays.equals(x, 2, 1, y, 0, 3) = ! java.lang.IllegalArgumentException: fromIndex(2) > toIndex(1)
Arrays.equals(null, 0, 0, y, 0, 0) = ! java.lang.NullPointerException
Arrays.mismatch(x, y) + " " + Arrays.mismatch(x, x.clone()) + " " + Arrays.mismatch(x, z) + " " + Arrays.mismatch(x, new short[0]) + " " + Arrays.mismatch(x, Arrays.copyOf(x, 2)) = "2 -1 0 0 2"
Arrays.mismatch(x, 1, 3, z, 1, 4) + " " + Arrays.mismatch(x, 0, 3, y, 0, 3) = "2 2"
Arrays.mismatch(x, 0, 3, y, 0, 4) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 4
Arrays.mismatch(x, null) = ! java.lang.NullPointerException
Arrays.compare(x, y) + " " + Arrays.compare(y, x) + " " + Arrays.compare(x, x.clone()) + " " + Arrays.compare(x, null) + " " + Arrays.compare(null, x) + " " + Arrays.compare(x, Arrays.copyOf(x, 1)) = "-1 1 0 1 -1 2"
Arrays.compare(x, 1, 3, z, 1, 4) + " " + Arrays.compare(x, 0, 3, y, 0, 3) = "-1 -1"
Arrays.compare(x, -1, 3, y, 0, 3) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
Arrays.compareUnsigned(x, m) + " " + Arrays.compareUnsigned(m, x) + " " + Arrays.compareUnsigned(x, x.clone()) + " " + Arrays.compareUnsigned(null, x) + " " + Arrays.compareUnsigned(x, null) = "-65534 65534 0 -1 1"
Arrays.compareUnsigned(x, 0, 3, m, 1, 2) + " " + Arrays.compareUnsigned(m, 1, 2, x, 1, 2) = "-1 0"
Arrays.compareUnsigned(x, 0, 9, m, 1, 2) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 9
Arrays.hashCode(x) + " " + Arrays.hashCode((short[]) null) + " " + Arrays.hashCode(new short[0]) = "30817 0 1"
filled((short) 3) = [3, 3, 3, 3]
filled((short) 3, 1, 3) = [0, 3, 3, 0]
filled((short) 3, 1, 5) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 5
filled((short) 3, 3, 1) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(1)
Arrays.copyOf(x, 2) = [1, 2]
Arrays.copyOf(x, 5) = [1, 2, 3, 0, 0]
Arrays.copyOf(x, -1) = ! java.lang.NegativeArraySizeException: -1
Arrays.copyOfRange(x, 1, 3) = [2, 3]
Arrays.hashCode(Arrays.copyOfRange(x, 2, 5)) = 32674
Arrays.copyOfRange(x, 4, 5) = ! java.lang.ArrayIndexOutOfBoundsException: arraycopy: length -1 is negative
Arrays.copyOfRange(x, 2, 1) = ! java.lang.IllegalArgumentException: 2 > 1
Arrays.copyOfRange(x, -1, 1) = ! java.lang.ArrayIndexOutOfBoundsException: arraycopy: source index -1 out of bounds for short[3]
Arrays.toString(x) + Arrays.toString(new short[0]) + Arrays.toString((short[]) null) = "[1, 2, 3][]null"
sorted(new char[] {'f', 'd', 'j', 'b', 'h'}) = [b, d, f, h, j]
sorted(new char[] {'f', 'd', 'j', 'b', 'h'}, 1, 4) = [f, b, d, j, h]
parallelSorted(new char[] {'f', 'd', 'j', 'b', 'h'}) = [b, d, f, h, j]
parallelSorted(new char[] {'f', 'd', 'j', 'b', 'h'}, 2, 2) = [f, d, j, b, h]
sorted(new char[] {'f', 'd', 'j', 'b', 'h'}, 3, 2) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(2)
sorted(new char[] {'f', 'd', 'j', 'b', 'h'}, -1, 2) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
parallelSorted(new char[] {'f', 'd', 'j', 'b', 'h'}, 2, 6) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 6
Arrays.binarySearch(new char[] {'b', 'd', 'f', 'h'}, 'f') + " " + Arrays.binarySearch(new char[] {'b', 'd', 'f', 'h'}, 'e') + " " + Arrays.binarySearch(new char[] {'b', 'd', 'f', 'h'}, 'j') + " " + Arrays.binarySearch(new char[0], 'b') = "2 -3 -5 -1"
Arrays.binarySearch(new char[] {'b', 'd', 'f', 'h'}, 1, 3, 'h') = -4
Arrays.binarySearch(new char[] {'b', 'd', 'f', 'h'}, 1, 9, 'h') = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 9
Arrays.binarySearch(new char[] {'b', 'd', 'f', 'h'}, 3, 1, 'h') = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(1)
Arrays.equals(x, x.clone()) + " " + Arrays.equals(x, y) + " " + Arrays.equals(x, null) + " " + Arrays.equals((char[]) null, null) + " " + Arrays.equals(x, z) = "true false false true false"
Arrays.equals(x, 1, 3, z, 1, 3) + " " + Arrays.equals(x, 0, 2, y, 0, 2) + " " + Arrays.equals(x, 0, 1, y, 0, 2) + " " + Arrays.equals(x, 1, 1, z, 2, 2) = "true true false true"
Arrays.equals(x, 0, 4, y, 0, 3) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 4
Arrays.equals(x, 2, 1, y, 0, 3) = ! java.lang.IllegalArgumentException: fromIndex(2) > toIndex(1)
Arrays.equals(null, 0, 0, y, 0, 0) = ! java.lang.NullPointerException
Arrays.mismatch(x, y) + " " + Arrays.mismatch(x, x.clone()) + " " + Arrays.mismatch(x, z) + " " + Arrays.mismatch(x, new char[0]) + " " + Arrays.mismatch(x, Arrays.copyOf(x, 2)) = "2 -1 0 0 2"
Arrays.mismatch(x, 1, 3, z, 1, 4) + " " + Arrays.mismatch(x, 0, 3, y, 0, 3) = "2 2"
Arrays.mismatch(x, 0, 3, y, 0, 4) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 4
Arrays.mismatch(x, null) = ! java.lang.NullPointerException
Arrays.compare(x, y) + " " + Arrays.compare(y, x) + " " + Arrays.compare(x, x.clone()) + " " + Arrays.compare(x, null) + " " + Arrays.compare(null, x) + " " + Arrays.compare(x, Arrays.copyOf(x, 1)) = "-1 1 0 1 -1 2"
Arrays.compare(x, 1, 3, z, 1, 4) + " " + Arrays.compare(x, 0, 3, y, 0, 3) = "-1 -1"
Arrays.compare(x, -1, 3, y, 0, 3) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
Arrays.hashCode(x) + " " + Arrays.hashCode((char[]) null) + " " + Arrays.hashCode(new char[0]) = "127138 0 1"
filled('d') = [d, d, d, d]
filled('d', 1, 3) = [\x{0}, d, d, \x{0}]
filled('d', 1, 5) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 5
filled('d', 3, 1) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(1)
Arrays.copyOf(x, 2) = [b, c]
Arrays.hashCode(Arrays.copyOf(x, 5)) = 122179618
Arrays.copyOf(x, -1) = ! java.lang.NegativeArraySizeException: -1
Arrays.copyOfRange(x, 1, 3) = [c, d]
Arrays.hashCode(Arrays.copyOfRange(x, 2, 5)) = 125891
Arrays.copyOfRange(x, 4, 5) = ! java.lang.ArrayIndexOutOfBoundsException: arraycopy: length -1 is negative
Arrays.copyOfRange(x, 2, 1) = ! java.lang.IllegalArgumentException: 2 > 1
Arrays.copyOfRange(x, -1, 1) = ! java.lang.ArrayIndexOutOfBoundsException: arraycopy: source index -1 out of bounds for char[3]
Arrays.toString(x) + Arrays.toString(new char[0]) + Arrays.toString((char[]) null) = "[b, c, d][]null"
sorted(new byte[] {5, 3, 9, 1, 7}) = [1, 3, 5, 7, 9]
sorted(new byte[] {5, 3, 9, 1, 7}, 1, 4) = [5, 1, 3, 9, 7]
parallelSorted(new byte[] {5, 3, 9, 1, 7}) = [1, 3, 5, 7, 9]
parallelSorted(new byte[] {5, 3, 9, 1, 7}, 2, 2) = [5, 3, 9, 1, 7]
sorted(new byte[] {5, 3, 9, 1, 7}, 3, 2) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(2)
sorted(new byte[] {5, 3, 9, 1, 7}, -1, 2) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
parallelSorted(new byte[] {5, 3, 9, 1, 7}, 2, 6) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 6
Arrays.binarySearch(new byte[] {1, 3, 5, 7}, (byte) 5) + " " + Arrays.binarySearch(new byte[] {1, 3, 5, 7}, (byte) 4) + " " + Arrays.binarySearch(new byte[] {1, 3, 5, 7}, (byte) 9) + " " + Arrays.binarySearch(new byte[0], (byte) 1) = "2 -3 -5 -1"
Arrays.binarySearch(new byte[] {1, 3, 5, 7}, 1, 3, (byte) 7) = -4
Arrays.binarySearch(new byte[] {1, 3, 5, 7}, 1, 9, (byte) 7) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 9
Arrays.binarySearch(new byte[] {1, 3, 5, 7}, 3, 1, (byte) 7) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(1)
Arrays.equals(x, x.clone()) + " " + Arrays.equals(x, y) + " " + Arrays.equals(x, null) + " " + Arrays.equals((byte[]) null, null) + " " + Arrays.equals(x, z) = "true false false true false"
Arrays.equals(x, 1, 3, z, 1, 3) + " " + Arrays.equals(x, 0, 2, y, 0, 2) + " " + Arrays.equals(x, 0, 1, y, 0, 2) + " " + Arrays.equals(x, 1, 1, z, 2, 2) = "true true false true"
Arrays.equals(x, 0, 4, y, 0, 3) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 4
Arrays.equals(x, 2, 1, y, 0, 3) = ! java.lang.IllegalArgumentException: fromIndex(2) > toIndex(1)
Arrays.equals(null, 0, 0, y, 0, 0) = ! java.lang.NullPointerException
Arrays.mismatch(x, y) + " " + Arrays.mismatch(x, x.clone()) + " " + Arrays.mismatch(x, z) + " " + Arrays.mismatch(x, new byte[0]) + " " + Arrays.mismatch(x, Arrays.copyOf(x, 2)) = "2 -1 0 0 2"
Arrays.mismatch(x, 1, 3, z, 1, 4) + " " + Arrays.mismatch(x, 0, 3, y, 0, 3) = "2 2"
Arrays.mismatch(x, 0, 3, y, 0, 4) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 4
Arrays.mismatch(x, null) = ! java.lang.NullPointerException
Arrays.compare(x, y) + " " + Arrays.compare(y, x) + " " + Arrays.compare(x, x.clone()) + " " + Arrays.compare(x, null) + " " + Arrays.compare(null, x) + " " + Arrays.compare(x, Arrays.copyOf(x, 1)) = "-1 1 0 1 -1 2"
Arrays.compare(x, 1, 3, z, 1, 4) + " " + Arrays.compare(x, 0, 3, y, 0, 3) = "-1 -1"
Arrays.compare(x, -1, 3, y, 0, 3) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
Arrays.compareUnsigned(x, m) + " " + Arrays.compareUnsigned(m, x) + " " + Arrays.compareUnsigned(x, x.clone()) + " " + Arrays.compareUnsigned(null, x) + " " + Arrays.compareUnsigned(x, null) = "-254 254 0 -1 1"
Arrays.compareUnsigned(x, 0, 3, m, 1, 2) + " " + Arrays.compareUnsigned(m, 1, 2, x, 1, 2) = "-1 0"
Arrays.compareUnsigned(x, 0, 9, m, 1, 2) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 9
Arrays.hashCode(x) + " " + Arrays.hashCode((byte[]) null) + " " + Arrays.hashCode(new byte[0]) = "30817 0 1"
filled((byte) 3) = [3, 3, 3, 3]
filled((byte) 3, 1, 3) = [0, 3, 3, 0]
filled((byte) 3, 1, 5) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 5
filled((byte) 3, 3, 1) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(1)
Arrays.copyOf(x, 2) = [1, 2]
Arrays.copyOf(x, 5) = [1, 2, 3, 0, 0]
Arrays.copyOf(x, -1) = ! java.lang.NegativeArraySizeException: -1
Arrays.copyOfRange(x, 1, 3) = [2, 3]
Arrays.hashCode(Arrays.copyOfRange(x, 2, 5)) = 32674
Arrays.copyOfRange(x, 4, 5) = ! java.lang.ArrayIndexOutOfBoundsException: arraycopy: length -1 is negative
Arrays.copyOfRange(x, 2, 1) = ! java.lang.IllegalArgumentException: 2 > 1
Arrays.copyOfRange(x, -1, 1) = ! java.lang.ArrayIndexOutOfBoundsException: arraycopy: source index -1 out of bounds for byte[3]
Arrays.toString(x) + Arrays.toString(new byte[0]) + Arrays.toString((byte[]) null) = "[1, 2, 3][]null"
Arrays.equals(x, x.clone()) + " " + Arrays.equals(x, y) + " " + Arrays.equals(x, null) + " " + Arrays.equals((boolean[]) null, null) + " " + Arrays.equals(x, z) = "true false false true false"
Arrays.equals(x, 1, 3, z, 1, 3) + " " + Arrays.equals(x, 0, 2, y, 0, 2) + " " + Arrays.equals(x, 0, 1, y, 0, 2) + " " + Arrays.equals(x, 1, 1, z, 2, 2) = "true true false true"
Arrays.equals(x, 0, 4, y, 0, 3) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 4
Arrays.equals(x, 2, 1, y, 0, 3) = ! java.lang.IllegalArgumentException: fromIndex(2) > toIndex(1)
Arrays.equals(null, 0, 0, y, 0, 0) = ! java.lang.NullPointerException
Arrays.mismatch(x, y) + " " + Arrays.mismatch(x, x.clone()) + " " + Arrays.mismatch(x, z) + " " + Arrays.mismatch(x, new boolean[0]) + " " + Arrays.mismatch(x, Arrays.copyOf(x, 2)) = "2 -1 0 0 2"
Arrays.mismatch(x, 1, 3, z, 1, 4) + " " + Arrays.mismatch(x, 0, 3, y, 0, 3) = "2 2"
Arrays.mismatch(x, 0, 3, y, 0, 4) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 4
Arrays.mismatch(x, null) = ! java.lang.NullPointerException
Arrays.compare(x, y) + " " + Arrays.compare(y, x) + " " + Arrays.compare(x, x.clone()) + " " + Arrays.compare(x, null) + " " + Arrays.compare(null, x) + " " + Arrays.compare(x, Arrays.copyOf(x, 1)) = "1 -1 0 1 -1 2"
Arrays.compare(x, 1, 3, z, 1, 4) + " " + Arrays.compare(x, 0, 3, y, 0, 3) = "-1 1"
Arrays.compare(x, -1, 3, y, 0, 3) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
Arrays.hashCode(x) + " " + Arrays.hashCode((boolean[]) null) + " " + Arrays.hashCode(new boolean[0]) = "1252360 0 1"
filled(true) = [true, true, true, true]
filled(true, 1, 3) = [false, true, true, false]
filled(true, 1, 5) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 5
filled(true, 3, 1) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(1)
Arrays.copyOf(x, 2) = [true, false]
Arrays.copyOf(x, 5) = [true, false, true, false, false]
Arrays.copyOf(x, -1) = ! java.lang.NegativeArraySizeException: -1
Arrays.copyOfRange(x, 1, 3) = [false, true]
Arrays.hashCode(Arrays.copyOfRange(x, 2, 5)) = 1252366
Arrays.copyOfRange(x, 4, 5) = ! java.lang.ArrayIndexOutOfBoundsException: arraycopy: length -1 is negative
Arrays.copyOfRange(x, 2, 1) = ! java.lang.IllegalArgumentException: 2 > 1
Arrays.copyOfRange(x, -1, 1) = ! java.lang.ArrayIndexOutOfBoundsException: arraycopy: source index -1 out of bounds for boolean[3]
Arrays.toString(x) + Arrays.toString(new boolean[0]) + Arrays.toString((boolean[]) null) = "[true, false, true][]null"
sorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5}) = [1.5, 3.5, 5.5, 7.5, 9.5]
sorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5}, 1, 4) = [5.5, 1.5, 3.5, 9.5, 7.5]
parallelSorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5}) = [1.5, 3.5, 5.5, 7.5, 9.5]
parallelSorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5}, 2, 2) = [5.5, 3.5, 9.5, 1.5, 7.5]
sorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5}, 3, 2) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(2)
sorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5}, -1, 2) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
parallelSorted(new double[] {5.5, 3.5, 9.5, 1.5, 7.5}, 2, 6) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 6
Arrays.binarySearch(new double[] {1.5, 3.5, 5.5, 7.5}, 5.5) + " " + Arrays.binarySearch(new double[] {1.5, 3.5, 5.5, 7.5}, 4.5) + " " + Arrays.binarySearch(new double[] {1.5, 3.5, 5.5, 7.5}, 9.5) + " " + Arrays.binarySearch(new double[0], 1.5) = "2 -3 -5 -1"
Arrays.binarySearch(new double[] {1.5, 3.5, 5.5, 7.5}, 1, 3, 7.5) = -4
Arrays.binarySearch(new double[] {1.5, 3.5, 5.5, 7.5}, 1, 9, 7.5) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 9
Arrays.binarySearch(new double[] {1.5, 3.5, 5.5, 7.5}, 3, 1, 7.5) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(1)
Arrays.equals(x, x.clone()) + " " + Arrays.equals(x, y) + " " + Arrays.equals(x, null) + " " + Arrays.equals((double[]) null, null) + " " + Arrays.equals(x, z) = "true false false true false"
Arrays.equals(x, 1, 3, z, 1, 3) + " " + Arrays.equals(x, 0, 2, y, 0, 2) + " " + Arrays.equals(x, 0, 1, y, 0, 2) + " " + Arrays.equals(x, 1, 1, z, 2, 2) = "true true false true"
Arrays.equals(x, 0, 4, y, 0, 3) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 4
Arrays.equals(x, 2, 1, y, 0, 3) = ! java.lang.IllegalArgumentException: fromIndex(2) > toIndex(1)
Arrays.equals(null, 0, 0, y, 0, 0) = ! java.lang.NullPointerException
Arrays.mismatch(x, y) + " " + Arrays.mismatch(x, x.clone()) + " " + Arrays.mismatch(x, z) + " " + Arrays.mismatch(x, new double[0]) + " " + Arrays.mismatch(x, Arrays.copyOf(x, 2)) = "2 -1 0 0 2"
Arrays.mismatch(x, 1, 3, z, 1, 4) + " " + Arrays.mismatch(x, 0, 3, y, 0, 3) = "2 2"
Arrays.mismatch(x, 0, 3, y, 0, 4) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 4
Arrays.mismatch(x, null) = ! java.lang.NullPointerException
Arrays.compare(x, y) + " " + Arrays.compare(y, x) + " " + Arrays.compare(x, x.clone()) + " " + Arrays.compare(x, null) + " " + Arrays.compare(null, x) + " " + Arrays.compare(x, Arrays.copyOf(x, 1)) = "-1 1 0 1 -1 2"
Arrays.compare(x, 1, 3, z, 1, 4) + " " + Arrays.compare(x, 0, 3, y, 0, 3) = "-1 -1"
Arrays.compare(x, -1, 3, y, 0, 3) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
Arrays.hashCode(x) + " " + Arrays.hashCode((double[]) null) + " " + Arrays.hashCode(new double[0]) = "578843743 0 1"
filled(3.5) = [3.5, 3.5, 3.5, 3.5]
filled(3.5, 1, 3) = [0.0, 3.5, 3.5, 0.0]
filled(3.5, 1, 5) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 5
filled(3.5, 3, 1) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(1)
Arrays.copyOf(x, 2) = [1.5, 2.5]
Arrays.copyOf(x, 5) = [1.5, 2.5, 3.5, 0.0, 0.0]
Arrays.copyOf(x, -1) = ! java.lang.NegativeArraySizeException: -1
Arrays.copyOfRange(x, 1, 3) = [2.5, 3.5]
Arrays.hashCode(Arrays.copyOfRange(x, 2, 5)) = 1829532767
Arrays.copyOfRange(x, 4, 5) = ! java.lang.ArrayIndexOutOfBoundsException: arraycopy: length -1 is negative
Arrays.copyOfRange(x, 2, 1) = ! java.lang.IllegalArgumentException: 2 > 1
Arrays.copyOfRange(x, -1, 1) = ! java.lang.ArrayIndexOutOfBoundsException: arraycopy: source index -1 out of bounds for double[3]
Arrays.toString(x) + Arrays.toString(new double[0]) + Arrays.toString((double[]) null) = "[1.5, 2.5, 3.5][]null"
sorted(new double[] {0.0 / 0, -0.0, 0, -1, 1 / 0.0}) = [-1.0, -0.0, 0.0, Infinity, NaN]
Arrays.equals(new double[] {0.0 / 0}, new double[] {0.0 / 0}) + " " + Arrays.equals(new double[] {0.0}, new double[] {-0.0}) + " " + Arrays.mismatch(new double[] {0.0}, new double[] {-0.0}) + " " + Arrays.compare(new double[] {0.0}, new double[] {-0.0}) = "true false 0 1"
Arrays.binarySearch(new double[] {-0.0, 0.0, 0.0 / 0}, 0.0 / 0) = 2
sorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f}) = [1.5, 3.5, 5.5, 7.5, 9.5]
sorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f}, 1, 4) = [5.5, 1.5, 3.5, 9.5, 7.5]
parallelSorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f}) = [1.5, 3.5, 5.5, 7.5, 9.5]
parallelSorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f}, 2, 2) = [5.5, 3.5, 9.5, 1.5, 7.5]
sorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f}, 3, 2) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(2)
sorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f}, -1, 2) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
parallelSorted(new float[] {5.5f, 3.5f, 9.5f, 1.5f, 7.5f}, 2, 6) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 6
Arrays.binarySearch(new float[] {1.5f, 3.5f, 5.5f, 7.5f}, 5.5f) + " " + Arrays.binarySearch(new float[] {1.5f, 3.5f, 5.5f, 7.5f}, 4.5f) + " " + Arrays.binarySearch(new float[] {1.5f, 3.5f, 5.5f, 7.5f}, 9.5f) + " " + Arrays.binarySearch(new float[0], 1.5f) = "2 -3 -5 -1"
Arrays.binarySearch(new float[] {1.5f, 3.5f, 5.5f, 7.5f}, 1, 3, 7.5f) = -4
Arrays.binarySearch(new float[] {1.5f, 3.5f, 5.5f, 7.5f}, 1, 9, 7.5f) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 9
Arrays.binarySearch(new float[] {1.5f, 3.5f, 5.5f, 7.5f}, 3, 1, 7.5f) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(1)
Arrays.equals(x, x.clone()) + " " + Arrays.equals(x, y) + " " + Arrays.equals(x, null) + " " + Arrays.equals((float[]) null, null) + " " + Arrays.equals(x, z) = "true false false true false"
Arrays.equals(x, 1, 3, z, 1, 3) + " " + Arrays.equals(x, 0, 2, y, 0, 2) + " " + Arrays.equals(x, 0, 1, y, 0, 2) + " " + Arrays.equals(x, 1, 1, z, 2, 2) = "true true false true"
Arrays.equals(x, 0, 4, y, 0, 3) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 4
Arrays.equals(x, 2, 1, y, 0, 3) = ! java.lang.IllegalArgumentException: fromIndex(2) > toIndex(1)
Arrays.equals(null, 0, 0, y, 0, 0) = ! java.lang.NullPointerException
Arrays.mismatch(x, y) + " " + Arrays.mismatch(x, x.clone()) + " " + Arrays.mismatch(x, z) + " " + Arrays.mismatch(x, new float[0]) + " " + Arrays.mismatch(x, Arrays.copyOf(x, 2)) = "2 -1 0 0 2"
Arrays.mismatch(x, 1, 3, z, 1, 4) + " " + Arrays.mismatch(x, 0, 3, y, 0, 3) = "2 2"
Arrays.mismatch(x, 0, 3, y, 0, 4) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 4
Arrays.mismatch(x, null) = ! java.lang.NullPointerException
Arrays.compare(x, y) + " " + Arrays.compare(y, x) + " " + Arrays.compare(x, x.clone()) + " " + Arrays.compare(x, null) + " " + Arrays.compare(null, x) + " " + Arrays.compare(x, Arrays.copyOf(x, 1)) = "-1 1 0 1 -1 2"
Arrays.compare(x, 1, 3, z, 1, 4) + " " + Arrays.compare(x, 0, 3, y, 0, 3) = "-1 -1"
Arrays.compare(x, -1, 3, y, 0, 3) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
Arrays.hashCode(x) + " " + Arrays.hashCode((float[]) null) + " " + Arrays.hashCode(new float[0]) = "1409315935 0 1"
filled(3.5f) = [3.5, 3.5, 3.5, 3.5]
filled(3.5f, 1, 3) = [0.0, 3.5, 3.5, 0.0]
filled(3.5f, 1, 5) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 5
filled(3.5f, 3, 1) = ! java.lang.IllegalArgumentException: fromIndex(3) > toIndex(1)
Arrays.copyOf(x, 2) = [1.5, 2.5]
Arrays.copyOf(x, 5) = [1.5, 2.5, 3.5, 0.0, 0.0]
Arrays.copyOf(x, -1) = ! java.lang.NegativeArraySizeException: -1
Arrays.copyOfRange(x, 1, 3) = [2.5, 3.5]
Arrays.hashCode(Arrays.copyOfRange(x, 2, 5)) = -1470073761
Arrays.copyOfRange(x, 4, 5) = ! java.lang.ArrayIndexOutOfBoundsException: arraycopy: length -1 is negative
Arrays.copyOfRange(x, 2, 1) = ! java.lang.IllegalArgumentException: 2 > 1
Arrays.copyOfRange(x, -1, 1) = ! java.lang.ArrayIndexOutOfBoundsException: arraycopy: source index -1 out of bounds for float[3]
Arrays.toString(x) + Arrays.toString(new float[0]) + Arrays.toString((float[]) null) = "[1.5, 2.5, 3.5][]null"
sorted(new float[] {0.0f / 0, -0.0f, 0f, -1, 1 / 0.0f}) = [-1.0, -0.0, 0.0, Infinity, NaN]
Arrays.equals(new float[] {0.0f / 0}, new float[] {0.0f / 0}) + " " + Arrays.equals(new float[] {0.0f}, new float[] {-0.0f}) + " " + Arrays.mismatch(new float[] {0.0f}, new float[] {-0.0f}) + " " + Arrays.compare(new float[] {0.0f}, new float[] {-0.0f}) = "true false 0 1"
Arrays.binarySearch(new float[] {-0.0f, 0.0f, 0.0f / 0}, 0.0f / 0) = 2
*/
