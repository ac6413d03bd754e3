package java.util;

import braid.internal.stream.DoublePipeline;
import braid.internal.stream.IntPipeline;
import braid.internal.stream.LongPipeline;
import braid.internal.stream.RefPipeline;
import braid.internal.stream.Sources;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Everything that is done with whole arrays. */
public final class Arrays {
  private Arrays() {}

  /** A new array with the element type of another one. */
  private static native Object[] newLike(Object[] like, int length);

  @SuppressWarnings("unchecked")
  static <T> T[] fillOrCopy(Object[] items, int n, T[] a) {
    if (a.length < n) {
      a = (T[]) newLike(a, n);
    }
    System.arraycopy(items, 0, a, 0, n);
    if (a.length > n) {
      a[n] = null;
    }
    return a;
  }

  /** As fillOrCopy, but one by one: a wrong element is reported by its own type. */
  @SuppressWarnings("unchecked")
  static <T> T[] storeOrCopy(Object[] items, T[] a) {
    if (a.length < items.length) {
      a = (T[]) newLike(a, items.length);
    }
    for (int i = 0; i < items.length; i++) {
      a[i] = (T) items[i];
    }
    if (a.length > items.length) {
      a[items.length] = null;
    }
    return a;
  }

  static void checkRange(int length, int from, int to) {
    if (from > to) {
      throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
    }
    if (from < 0) {
      throw new ArrayIndexOutOfBoundsException(from);
    }
    if (to > length) {
      throw new ArrayIndexOutOfBoundsException(to);
    }
  }

  private static int rangeLength(int from, int to) {
    int n = to - from;
    if (n < 0) {
      throw new IllegalArgumentException(from + " > " + to);
    }
    return n;
  }

  // Sorting.

  public static void sort(long[] a) {
    PrimitiveSort.sort(a, 0, a.length);
  }

  public static void sort(long[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    PrimitiveSort.sort(a, fromIndex, toIndex);
  }

  public static void parallelSort(long[] a) {
    PrimitiveSort.sort(a, 0, a.length);
  }

  public static void parallelSort(long[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    PrimitiveSort.sort(a, fromIndex, toIndex);
  }

  public static void sort(int[] a) {
    PrimitiveSort.sort(a, 0, a.length);
  }

  public static void sort(int[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    PrimitiveSort.sort(a, fromIndex, toIndex);
  }

  public static void parallelSort(int[] a) {
    PrimitiveSort.sort(a, 0, a.length);
  }

  public static void parallelSort(int[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    PrimitiveSort.sort(a, fromIndex, toIndex);
  }

  public static void sort(short[] a) {
    PrimitiveSort.sort(a, 0, a.length);
  }

  public static void sort(short[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    PrimitiveSort.sort(a, fromIndex, toIndex);
  }

  public static void parallelSort(short[] a) {
    PrimitiveSort.sort(a, 0, a.length);
  }

  public static void parallelSort(short[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    PrimitiveSort.sort(a, fromIndex, toIndex);
  }

  public static void sort(char[] a) {
    PrimitiveSort.sort(a, 0, a.length);
  }

  public static void sort(char[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    PrimitiveSort.sort(a, fromIndex, toIndex);
  }

  public static void parallelSort(char[] a) {
    PrimitiveSort.sort(a, 0, a.length);
  }

  public static void parallelSort(char[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    PrimitiveSort.sort(a, fromIndex, toIndex);
  }

  public static void sort(byte[] a) {
    PrimitiveSort.sort(a, 0, a.length);
  }

  public static void sort(byte[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    PrimitiveSort.sort(a, fromIndex, toIndex);
  }

  public static void parallelSort(byte[] a) {
    PrimitiveSort.sort(a, 0, a.length);
  }

  public static void parallelSort(byte[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    PrimitiveSort.sort(a, fromIndex, toIndex);
  }

  public static void sort(double[] a) {
    PrimitiveSort.sort(a, 0, a.length);
  }

  public static void sort(double[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    PrimitiveSort.sort(a, fromIndex, toIndex);
  }

  public static void parallelSort(double[] a) {
    PrimitiveSort.sort(a, 0, a.length);
  }

  public static void parallelSort(double[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    PrimitiveSort.sort(a, fromIndex, toIndex);
  }

  public static void sort(float[] a) {
    PrimitiveSort.sort(a, 0, a.length);
  }

  public static void sort(float[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    PrimitiveSort.sort(a, fromIndex, toIndex);
  }

  public static void parallelSort(float[] a) {
    PrimitiveSort.sort(a, 0, a.length);
  }

  public static void parallelSort(float[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    PrimitiveSort.sort(a, fromIndex, toIndex);
  }

  public static void sort(Object[] a) {
    StableSort.sort(a, 0, a.length, null);
  }

  public static void sort(Object[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    StableSort.sort(a, fromIndex, toIndex, null);
  }

  @SuppressWarnings("unchecked")
  public static <T> void sort(T[] a, Comparator<? super T> c) {
    StableSort.sort(a, 0, a.length, (Comparator<Object>) c);
  }

  @SuppressWarnings("unchecked")
  public static <T> void sort(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
    checkRange(a.length, fromIndex, toIndex);
    StableSort.sort(a, fromIndex, toIndex, (Comparator<Object>) c);
  }

  public static <T extends Comparable<? super T>> void parallelSort(T[] a) {
    StableSort.sort(a, 0, a.length, null);
  }

  @SuppressWarnings("unchecked")
  public static <T> void parallelSort(T[] a, Comparator<? super T> c) {
    StableSort.sort(a, 0, a.length, (Comparator<Object>) c);
  }

  public static <T extends Comparable<? super T>> void parallelSort(
      T[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    StableSort.sort(a, fromIndex, toIndex, null);
  }

  @SuppressWarnings("unchecked")
  public static <T> void parallelSort(
      T[] a, int fromIndex, int toIndex, Comparator<? super T> cmp) {
    checkRange(a.length, fromIndex, toIndex);
    StableSort.sort(a, fromIndex, toIndex, (Comparator<Object>) cmp);
  }

  // Searching.

  public static int binarySearch(long[] a, long key) {
    return search(a, 0, a.length, key);
  }

  public static int binarySearch(long[] a, int fromIndex, int toIndex, long key) {
    checkRange(a.length, fromIndex, toIndex);
    return search(a, fromIndex, toIndex, key);
  }

  private static int search(long[] a, int from, int to, long key) {
    int low = from;
    int high = to - 1;
    while (low <= high) {
      int mid = (low + high) >>> 1;
      int order = a[mid] < key ? -1 : (a[mid] > key ? 1 : 0);
      if (order == 0) {
        return mid;
      }
      if (order < 0) {
        low = mid + 1;
      } else {
        high = mid - 1;
      }
    }
    return -(low + 1);
  }

  public static int binarySearch(int[] a, int key) {
    return search(a, 0, a.length, key);
  }

  public static int binarySearch(int[] a, int fromIndex, int toIndex, int key) {
    checkRange(a.length, fromIndex, toIndex);
    return search(a, fromIndex, toIndex, key);
  }

  private static int search(int[] a, int from, int to, int key) {
    int low = from;
    int high = to - 1;
    while (low <= high) {
      int mid = (low + high) >>> 1;
      int order = a[mid] < key ? -1 : (a[mid] > key ? 1 : 0);
      if (order == 0) {
        return mid;
      }
      if (order < 0) {
        low = mid + 1;
      } else {
        high = mid - 1;
      }
    }
    return -(low + 1);
  }

  public static int binarySearch(short[] a, short key) {
    return search(a, 0, a.length, key);
  }

  public static int binarySearch(short[] a, int fromIndex, int toIndex, short key) {
    checkRange(a.length, fromIndex, toIndex);
    return search(a, fromIndex, toIndex, key);
  }

  private static int search(short[] a, int from, int to, short key) {
    int low = from;
    int high = to - 1;
    while (low <= high) {
      int mid = (low + high) >>> 1;
      int order = a[mid] < key ? -1 : (a[mid] > key ? 1 : 0);
      if (order == 0) {
        return mid;
      }
      if (order < 0) {
        low = mid + 1;
      } else {
        high = mid - 1;
      }
    }
    return -(low + 1);
  }

  public static int binarySearch(char[] a, char key) {
    return search(a, 0, a.length, key);
  }

  public static int binarySearch(char[] a, int fromIndex, int toIndex, char key) {
    checkRange(a.length, fromIndex, toIndex);
    return search(a, fromIndex, toIndex, key);
  }

  private static int search(char[] a, int from, int to, char key) {
    int low = from;
    int high = to - 1;
    while (low <= high) {
      int mid = (low + high) >>> 1;
      int order = a[mid] < key ? -1 : (a[mid] > key ? 1 : 0);
      if (order == 0) {
        return mid;
      }
      if (order < 0) {
        low = mid + 1;
      } else {
        high = mid - 1;
      }
    }
    return -(low + 1);
  }

  public static int binarySearch(byte[] a, byte key) {
    return search(a, 0, a.length, key);
  }

  public static int binarySearch(byte[] a, int fromIndex, int toIndex, byte key) {
    checkRange(a.length, fromIndex, toIndex);
    return search(a, fromIndex, toIndex, key);
  }

  private static int search(byte[] a, int from, int to, byte key) {
    int low = from;
    int high = to - 1;
    while (low <= high) {
      int mid = (low + high) >>> 1;
      int order = a[mid] < key ? -1 : (a[mid] > key ? 1 : 0);
      if (order == 0) {
        return mid;
      }
      if (order < 0) {
        low = mid + 1;
      } else {
        high = mid - 1;
      }
    }
    return -(low + 1);
  }

  public static int binarySearch(double[] a, double key) {
    return search(a, 0, a.length, key);
  }

  public static int binarySearch(double[] a, int fromIndex, int toIndex, double key) {
    checkRange(a.length, fromIndex, toIndex);
    return search(a, fromIndex, toIndex, key);
  }

  private static int search(double[] a, int from, int to, double key) {
    int low = from;
    int high = to - 1;
    while (low <= high) {
      int mid = (low + high) >>> 1;
      int order = Double.compare(a[mid], key);
      if (order == 0) {
        return mid;
      }
      if (order < 0) {
        low = mid + 1;
      } else {
        high = mid - 1;
      }
    }
    return -(low + 1);
  }

  public static int binarySearch(float[] a, float key) {
    return search(a, 0, a.length, key);
  }

  public static int binarySearch(float[] a, int fromIndex, int toIndex, float key) {
    checkRange(a.length, fromIndex, toIndex);
    return search(a, fromIndex, toIndex, key);
  }

  private static int search(float[] a, int from, int to, float key) {
    int low = from;
    int high = to - 1;
    while (low <= high) {
      int mid = (low + high) >>> 1;
      int order = Float.compare(a[mid], key);
      if (order == 0) {
        return mid;
      }
      if (order < 0) {
        low = mid + 1;
      } else {
        high = mid - 1;
      }
    }
    return -(low + 1);
  }

  public static int binarySearch(Object[] a, Object key) {
    return search(a, 0, a.length, key, null);
  }

  public static int binarySearch(Object[] a, int fromIndex, int toIndex, Object key) {
    checkRange(a.length, fromIndex, toIndex);
    return search(a, fromIndex, toIndex, key, null);
  }

  @SuppressWarnings("unchecked")
  public static <T> int binarySearch(T[] a, T key, Comparator<? super T> c) {
    return search(a, 0, a.length, key, (Comparator<Object>) c);
  }

  @SuppressWarnings("unchecked")
  public static <T> int binarySearch(
      T[] a, int fromIndex, int toIndex, T key, Comparator<? super T> c) {
    checkRange(a.length, fromIndex, toIndex);
    return search(a, fromIndex, toIndex, key, (Comparator<Object>) c);
  }

  @SuppressWarnings("unchecked")
  private static int search(Object[] a, int from, int to, Object key, Comparator<Object> c) {
    int low = from;
    int high = to - 1;
    while (low <= high) {
      int mid = (low + high) >>> 1;
      int order = c == null ? ((Comparable<Object>) a[mid]).compareTo(key) : c.compare(a[mid], key);
      if (order == 0) {
        return mid;
      }
      if (order < 0) {
        low = mid + 1;
      } else {
        high = mid - 1;
      }
    }
    return -(low + 1);
  }

  // Equality and hash codes.

  public static boolean equals(long[] a, long[] b) {
    if (a == b) {
      return true;
    }
    if (a == null || b == null || a.length != b.length) {
      return false;
    }
    for (int i = 0; i < a.length; i++) {
      if (a[i] != b[i]) {
        return false;
      }
    }
    return true;
  }

  public static int hashCode(long[] a) {
    if (a == null) {
      return 0;
    }
    int h = 1;
    for (int i = 0; i < a.length; i++) {
      h = 31 * h + Long.hashCode(a[i]);
    }
    return h;
  }

  public static boolean equals(int[] a, int[] b) {
    if (a == b) {
      return true;
    }
    if (a == null || b == null || a.length != b.length) {
      return false;
    }
    for (int i = 0; i < a.length; i++) {
      if (a[i] != b[i]) {
        return false;
      }
    }
    return true;
  }

  public static int hashCode(int[] a) {
    if (a == null) {
      return 0;
    }
    int h = 1;
    for (int i = 0; i < a.length; i++) {
      h = 31 * h + a[i];
    }
    return h;
  }

  public static boolean equals(short[] a, short[] b) {
    if (a == b) {
      return true;
    }
    if (a == null || b == null || a.length != b.length) {
      return false;
    }
    for (int i = 0; i < a.length; i++) {
      if (a[i] != b[i]) {
        return false;
      }
    }
    return true;
  }

  public static int hashCode(short[] a) {
    if (a == null) {
      return 0;
    }
    int h = 1;
    for (int i = 0; i < a.length; i++) {
      h = 31 * h + a[i];
    }
    return h;
  }

  public static boolean equals(char[] a, char[] b) {
    if (a == b) {
      return true;
    }
    if (a == null || b == null || a.length != b.length) {
      return false;
    }
    for (int i = 0; i < a.length; i++) {
      if (a[i] != b[i]) {
        return false;
      }
    }
    return true;
  }

  public static int hashCode(char[] a) {
    if (a == null) {
      return 0;
    }
    int h = 1;
    for (int i = 0; i < a.length; i++) {
      h = 31 * h + a[i];
    }
    return h;
  }

  public static boolean equals(byte[] a, byte[] b) {
    if (a == b) {
      return true;
    }
    if (a == null || b == null || a.length != b.length) {
      return false;
    }
    for (int i = 0; i < a.length; i++) {
      if (a[i] != b[i]) {
        return false;
      }
    }
    return true;
  }

  public static int hashCode(byte[] a) {
    if (a == null) {
      return 0;
    }
    int h = 1;
    for (int i = 0; i < a.length; i++) {
      h = 31 * h + a[i];
    }
    return h;
  }

  public static boolean equals(boolean[] a, boolean[] b) {
    if (a == b) {
      return true;
    }
    if (a == null || b == null || a.length != b.length) {
      return false;
    }
    for (int i = 0; i < a.length; i++) {
      if (a[i] != b[i]) {
        return false;
      }
    }
    return true;
  }

  public static int hashCode(boolean[] a) {
    if (a == null) {
      return 0;
    }
    int h = 1;
    for (int i = 0; i < a.length; i++) {
      h = 31 * h + Boolean.hashCode(a[i]);
    }
    return h;
  }

  public static boolean equals(double[] a, double[] b) {
    if (a == b) {
      return true;
    }
    if (a == null || b == null || a.length != b.length) {
      return false;
    }
    for (int i = 0; i < a.length; i++) {
      if (Double.compare(a[i], b[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  public static int hashCode(double[] a) {
    if (a == null) {
      return 0;
    }
    int h = 1;
    for (int i = 0; i < a.length; i++) {
      h = 31 * h + Double.hashCode(a[i]);
    }
    return h;
  }

  public static boolean equals(float[] a, float[] b) {
    if (a == b) {
      return true;
    }
    if (a == null || b == null || a.length != b.length) {
      return false;
    }
    for (int i = 0; i < a.length; i++) {
      if (Float.compare(a[i], b[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  public static int hashCode(float[] a) {
    if (a == null) {
      return 0;
    }
    int h = 1;
    for (int i = 0; i < a.length; i++) {
      h = 31 * h + Float.hashCode(a[i]);
    }
    return h;
  }

  public static boolean equals(Object[] a, Object[] b) {
    if (a == b) {
      return true;
    }
    if (a == null || b == null || a.length != b.length) {
      return false;
    }
    for (int i = 0; i < a.length; i++) {
      if (!Objects.equals(a[i], b[i])) {
        return false;
      }
    }
    return true;
  }

  public static int hashCode(Object[] a) {
    if (a == null) {
      return 0;
    }
    int h = 1;
    for (int i = 0; i < a.length; i++) {
      h = 31 * h + Objects.hashCode(a[i]);
    }
    return h;
  }

  public static int deepHashCode(Object[] a) {
    if (a == null) {
      return 0;
    }
    int h = 1;
    for (int i = 0; i < a.length; i++) {
      h = 31 * h + deepHashOne(a[i]);
    }
    return h;
  }

  private static int deepHashOne(Object e) {
    if (e == null) {
      return 0;
    }
    if (e instanceof Object[]) {
      return deepHashCode((Object[]) e);
    }
    if (e instanceof long[]) {
      return hashCode((long[]) e);
    }
    if (e instanceof int[]) {
      return hashCode((int[]) e);
    }
    if (e instanceof short[]) {
      return hashCode((short[]) e);
    }
    if (e instanceof char[]) {
      return hashCode((char[]) e);
    }
    if (e instanceof byte[]) {
      return hashCode((byte[]) e);
    }
    if (e instanceof boolean[]) {
      return hashCode((boolean[]) e);
    }
    if (e instanceof double[]) {
      return hashCode((double[]) e);
    }
    if (e instanceof float[]) {
      return hashCode((float[]) e);
    }
    return e.hashCode();
  }

  public static boolean deepEquals(Object[] a, Object[] b) {
    if (a == b) {
      return true;
    }
    if (a == null || b == null || a.length != b.length) {
      return false;
    }
    for (int i = 0; i < a.length; i++) {
      if (a[i] == b[i]) {
        continue;
      }
      if (a[i] == null || b[i] == null || !deepEqualsOne(a[i], b[i])) {
        return false;
      }
    }
    return true;
  }

  /** Equality of two values that are not null and may be arrays. */
  static boolean deepEqualsOne(Object a, Object b) {
    if (a instanceof Object[] && b instanceof Object[]) {
      return deepEquals((Object[]) a, (Object[]) b);
    }
    if (a instanceof long[] && b instanceof long[]) {
      return equals((long[]) a, (long[]) b);
    }
    if (a instanceof int[] && b instanceof int[]) {
      return equals((int[]) a, (int[]) b);
    }
    if (a instanceof short[] && b instanceof short[]) {
      return equals((short[]) a, (short[]) b);
    }
    if (a instanceof char[] && b instanceof char[]) {
      return equals((char[]) a, (char[]) b);
    }
    if (a instanceof byte[] && b instanceof byte[]) {
      return equals((byte[]) a, (byte[]) b);
    }
    if (a instanceof boolean[] && b instanceof boolean[]) {
      return equals((boolean[]) a, (boolean[]) b);
    }
    if (a instanceof double[] && b instanceof double[]) {
      return equals((double[]) a, (double[]) b);
    }
    if (a instanceof float[] && b instanceof float[]) {
      return equals((float[]) a, (float[]) b);
    }
    return a.equals(b);
  }

  // Comparing. The first difference of two ranges is found in ArrayRanges.

  public static boolean equals(
      long[] a, int aFromIndex, int aToIndex,
      long[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static int mismatch(long[] a, long[] b) {
    return ArrayRanges.mismatch(a, 0, a.length, b, 0, b.length);
  }

  public static int mismatch(
      long[] a, int aFromIndex, int aToIndex,
      long[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
  }

  public static int compare(long[] a, long[] b) {
    if (a == b) {
      return 0;
    }
    if (a == null || b == null) {
      return a == null ? -1 : 1;
    }
    return compare(a, 0, a.length, b, 0, b.length);
  }

  public static int compare(
      long[] a, int aFromIndex, int aToIndex,
      long[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int at = ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (at < 0 || at >= aToIndex - aFromIndex || at >= bToIndex - bFromIndex) {
      return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
    }
    return Long.compare(a[aFromIndex + at], b[bFromIndex + at]);
  }

  public static int compareUnsigned(long[] a, long[] b) {
    if (a == b) {
      return 0;
    }
    if (a == null || b == null) {
      return a == null ? -1 : 1;
    }
    return compareUnsigned(a, 0, a.length, b, 0, b.length);
  }

  public static int compareUnsigned(
      long[] a, int aFromIndex, int aToIndex,
      long[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int at = ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (at < 0 || at >= aToIndex - aFromIndex || at >= bToIndex - bFromIndex) {
      return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
    }
    return Long.compareUnsigned(a[aFromIndex + at], b[bFromIndex + at]);
  }

  public static boolean equals(
      int[] a, int aFromIndex, int aToIndex,
      int[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static int mismatch(int[] a, int[] b) {
    return ArrayRanges.mismatch(a, 0, a.length, b, 0, b.length);
  }

  public static int mismatch(
      int[] a, int aFromIndex, int aToIndex,
      int[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
  }

  public static int compare(int[] a, int[] b) {
    if (a == b) {
      return 0;
    }
    if (a == null || b == null) {
      return a == null ? -1 : 1;
    }
    return compare(a, 0, a.length, b, 0, b.length);
  }

  public static int compare(
      int[] a, int aFromIndex, int aToIndex,
      int[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int at = ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (at < 0 || at >= aToIndex - aFromIndex || at >= bToIndex - bFromIndex) {
      return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
    }
    return Integer.compare(a[aFromIndex + at], b[bFromIndex + at]);
  }

  public static int compareUnsigned(int[] a, int[] b) {
    if (a == b) {
      return 0;
    }
    if (a == null || b == null) {
      return a == null ? -1 : 1;
    }
    return compareUnsigned(a, 0, a.length, b, 0, b.length);
  }

  public static int compareUnsigned(
      int[] a, int aFromIndex, int aToIndex,
      int[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int at = ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (at < 0 || at >= aToIndex - aFromIndex || at >= bToIndex - bFromIndex) {
      return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
    }
    return Integer.compareUnsigned(a[aFromIndex + at], b[bFromIndex + at]);
  }

  public static boolean equals(
      short[] a, int aFromIndex, int aToIndex,
      short[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static int mismatch(short[] a, short[] b) {
    return ArrayRanges.mismatch(a, 0, a.length, b, 0, b.length);
  }

  public static int mismatch(
      short[] a, int aFromIndex, int aToIndex,
      short[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
  }

  public static int compare(short[] a, short[] b) {
    if (a == b) {
      return 0;
    }
    if (a == null || b == null) {
      return a == null ? -1 : 1;
    }
    return compare(a, 0, a.length, b, 0, b.length);
  }

  public static int compare(
      short[] a, int aFromIndex, int aToIndex,
      short[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int at = ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (at < 0 || at >= aToIndex - aFromIndex || at >= bToIndex - bFromIndex) {
      return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
    }
    return Short.compare(a[aFromIndex + at], b[bFromIndex + at]);
  }

  public static int compareUnsigned(short[] a, short[] b) {
    if (a == b) {
      return 0;
    }
    if (a == null || b == null) {
      return a == null ? -1 : 1;
    }
    return compareUnsigned(a, 0, a.length, b, 0, b.length);
  }

  public static int compareUnsigned(
      short[] a, int aFromIndex, int aToIndex,
      short[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int at = ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (at < 0 || at >= aToIndex - aFromIndex || at >= bToIndex - bFromIndex) {
      return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
    }
    return Short.compareUnsigned(a[aFromIndex + at], b[bFromIndex + at]);
  }

  public static boolean equals(
      char[] a, int aFromIndex, int aToIndex,
      char[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static int mismatch(char[] a, char[] b) {
    return ArrayRanges.mismatch(a, 0, a.length, b, 0, b.length);
  }

  public static int mismatch(
      char[] a, int aFromIndex, int aToIndex,
      char[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
  }

  public static int compare(char[] a, char[] b) {
    if (a == b) {
      return 0;
    }
    if (a == null || b == null) {
      return a == null ? -1 : 1;
    }
    return compare(a, 0, a.length, b, 0, b.length);
  }

  public static int compare(
      char[] a, int aFromIndex, int aToIndex,
      char[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int at = ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (at < 0 || at >= aToIndex - aFromIndex || at >= bToIndex - bFromIndex) {
      return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
    }
    return Character.compare(a[aFromIndex + at], b[bFromIndex + at]);
  }

  public static boolean equals(
      byte[] a, int aFromIndex, int aToIndex,
      byte[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static int mismatch(byte[] a, byte[] b) {
    return ArrayRanges.mismatch(a, 0, a.length, b, 0, b.length);
  }

  public static int mismatch(
      byte[] a, int aFromIndex, int aToIndex,
      byte[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
  }

  public static int compare(byte[] a, byte[] b) {
    if (a == b) {
      return 0;
    }
    if (a == null || b == null) {
      return a == null ? -1 : 1;
    }
    return compare(a, 0, a.length, b, 0, b.length);
  }

  public static int compare(
      byte[] a, int aFromIndex, int aToIndex,
      byte[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int at = ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (at < 0 || at >= aToIndex - aFromIndex || at >= bToIndex - bFromIndex) {
      return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
    }
    return Byte.compare(a[aFromIndex + at], b[bFromIndex + at]);
  }

  public static int compareUnsigned(byte[] a, byte[] b) {
    if (a == b) {
      return 0;
    }
    if (a == null || b == null) {
      return a == null ? -1 : 1;
    }
    return compareUnsigned(a, 0, a.length, b, 0, b.length);
  }

  public static int compareUnsigned(
      byte[] a, int aFromIndex, int aToIndex,
      byte[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int at = ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (at < 0 || at >= aToIndex - aFromIndex || at >= bToIndex - bFromIndex) {
      return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
    }
    return Byte.compareUnsigned(a[aFromIndex + at], b[bFromIndex + at]);
  }

  public static boolean equals(
      boolean[] a, int aFromIndex, int aToIndex,
      boolean[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static int mismatch(boolean[] a, boolean[] b) {
    return ArrayRanges.mismatch(a, 0, a.length, b, 0, b.length);
  }

  public static int mismatch(
      boolean[] a, int aFromIndex, int aToIndex,
      boolean[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
  }

  public static int compare(boolean[] a, boolean[] b) {
    if (a == b) {
      return 0;
    }
    if (a == null || b == null) {
      return a == null ? -1 : 1;
    }
    return compare(a, 0, a.length, b, 0, b.length);
  }

  public static int compare(
      boolean[] a, int aFromIndex, int aToIndex,
      boolean[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int at = ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (at < 0 || at >= aToIndex - aFromIndex || at >= bToIndex - bFromIndex) {
      return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
    }
    return Boolean.compare(a[aFromIndex + at], b[bFromIndex + at]);
  }

  public static boolean equals(
      double[] a, int aFromIndex, int aToIndex,
      double[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static int mismatch(double[] a, double[] b) {
    return ArrayRanges.mismatch(a, 0, a.length, b, 0, b.length);
  }

  public static int mismatch(
      double[] a, int aFromIndex, int aToIndex,
      double[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
  }

  public static int compare(double[] a, double[] b) {
    if (a == b) {
      return 0;
    }
    if (a == null || b == null) {
      return a == null ? -1 : 1;
    }
    return compare(a, 0, a.length, b, 0, b.length);
  }

  public static int compare(
      double[] a, int aFromIndex, int aToIndex,
      double[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int at = ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (at < 0 || at >= aToIndex - aFromIndex || at >= bToIndex - bFromIndex) {
      return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
    }
    return Double.compare(a[aFromIndex + at], b[bFromIndex + at]);
  }

  public static boolean equals(
      float[] a, int aFromIndex, int aToIndex,
      float[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static int mismatch(float[] a, float[] b) {
    return ArrayRanges.mismatch(a, 0, a.length, b, 0, b.length);
  }

  public static int mismatch(
      float[] a, int aFromIndex, int aToIndex,
      float[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
  }

  public static int compare(float[] a, float[] b) {
    if (a == b) {
      return 0;
    }
    if (a == null || b == null) {
      return a == null ? -1 : 1;
    }
    return compare(a, 0, a.length, b, 0, b.length);
  }

  public static int compare(
      float[] a, int aFromIndex, int aToIndex,
      float[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int at = ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (at < 0 || at >= aToIndex - aFromIndex || at >= bToIndex - bFromIndex) {
      return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
    }
    return Float.compare(a[aFromIndex + at], b[bFromIndex + at]);
  }

  public static boolean equals(
      Object[] a, int aFromIndex, int aToIndex,
      Object[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static int mismatch(Object[] a, Object[] b) {
    return ArrayRanges.mismatch(a, 0, a.length, b, 0, b.length);
  }

  public static int mismatch(
      Object[] a, int aFromIndex, int aToIndex,
      Object[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
  }

  public static <T> boolean equals(T[] a, T[] b, Comparator<? super T> cmp) {
    Objects.requireNonNull(cmp);
    if (a == b) {
      return true;
    }
    return a != null
        && b != null
        && a.length == b.length
        && ArrayRanges.mismatch(a, 0, a.length, b, 0, b.length, cmp) < 0;
  }

  public static <T> boolean equals(
      T[] a, int aFromIndex, int aToIndex,
      T[] b, int bFromIndex, int bToIndex, Comparator<? super T> cmp) {
    Objects.requireNonNull(cmp);
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return aToIndex - aFromIndex == bToIndex - bFromIndex
        && ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex, cmp) < 0;
  }

  public static <T> int mismatch(T[] a, T[] b, Comparator<? super T> cmp) {
    Objects.requireNonNull(cmp);
    return ArrayRanges.mismatch(a, 0, a.length, b, 0, b.length, cmp);
  }

  public static <T> int mismatch(
      T[] a, int aFromIndex, int aToIndex,
      T[] b, int bFromIndex, int bToIndex, Comparator<? super T> cmp) {
    Objects.requireNonNull(cmp);
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    return ArrayRanges.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex, cmp);
  }

  public static <T extends Comparable<? super T>> int compare(T[] a, T[] b) {
    if (a == b) {
      return 0;
    }
    if (a == null || b == null) {
      return a == null ? -1 : 1;
    }
    return compare(a, 0, a.length, b, 0, b.length);
  }

  public static <T extends Comparable<? super T>> int compare(
      T[] a, int aFromIndex, int aToIndex,
      T[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int n = Math.min(aToIndex - aFromIndex, bToIndex - bFromIndex);
    for (int i = 0; i < n; i++) {
      T x = a[aFromIndex + i];
      T y = b[bFromIndex + i];
      if (x != y) {
        int order = x == null ? -1 : y == null ? 1 : x.compareTo(y);
        if (order != 0) {
          return order;
        }
      }
    }
    return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
  }

  public static <T> int compare(T[] a, T[] b, Comparator<? super T> cmp) {
    Objects.requireNonNull(cmp);
    if (a == b) {
      return 0;
    }
    if (a == null || b == null) {
      return a == null ? -1 : 1;
    }
    return compare(a, 0, a.length, b, 0, b.length, cmp);
  }

  public static <T> int compare(
      T[] a, int aFromIndex, int aToIndex,
      T[] b, int bFromIndex, int bToIndex, Comparator<? super T> cmp) {
    Objects.requireNonNull(cmp);
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int n = Math.min(aToIndex - aFromIndex, bToIndex - bFromIndex);
    for (int i = 0; i < n; i++) {
      T x = a[aFromIndex + i];
      T y = b[bFromIndex + i];
      int order = x == y ? 0 : cmp.compare(x, y);
      if (order != 0) {
        return order;
      }
    }
    return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
  }

  // Filling and copying.

  public static void fill(long[] a, long val) {
    for (int i = 0; i < a.length; i++) {
      a[i] = val;
    }
  }

  public static void fill(long[] a, int fromIndex, int toIndex, long val) {
    checkRange(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) {
      a[i] = val;
    }
  }

  public static void fill(int[] a, int val) {
    for (int i = 0; i < a.length; i++) {
      a[i] = val;
    }
  }

  public static void fill(int[] a, int fromIndex, int toIndex, int val) {
    checkRange(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) {
      a[i] = val;
    }
  }

  public static void fill(short[] a, short val) {
    for (int i = 0; i < a.length; i++) {
      a[i] = val;
    }
  }

  public static void fill(short[] a, int fromIndex, int toIndex, short val) {
    checkRange(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) {
      a[i] = val;
    }
  }

  public static void fill(char[] a, char val) {
    for (int i = 0; i < a.length; i++) {
      a[i] = val;
    }
  }

  public static void fill(char[] a, int fromIndex, int toIndex, char val) {
    checkRange(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) {
      a[i] = val;
    }
  }

  public static void fill(byte[] a, byte val) {
    for (int i = 0; i < a.length; i++) {
      a[i] = val;
    }
  }

  public static void fill(byte[] a, int fromIndex, int toIndex, byte val) {
    checkRange(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) {
      a[i] = val;
    }
  }

  public static void fill(boolean[] a, boolean val) {
    for (int i = 0; i < a.length; i++) {
      a[i] = val;
    }
  }

  public static void fill(boolean[] a, int fromIndex, int toIndex, boolean val) {
    checkRange(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) {
      a[i] = val;
    }
  }

  public static void fill(double[] a, double val) {
    for (int i = 0; i < a.length; i++) {
      a[i] = val;
    }
  }

  public static void fill(double[] a, int fromIndex, int toIndex, double val) {
    checkRange(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) {
      a[i] = val;
    }
  }

  public static void fill(float[] a, float val) {
    for (int i = 0; i < a.length; i++) {
      a[i] = val;
    }
  }

  public static void fill(float[] a, int fromIndex, int toIndex, float val) {
    checkRange(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) {
      a[i] = val;
    }
  }

  public static void fill(Object[] a, Object val) {
    for (int i = 0; i < a.length; i++) {
      a[i] = val;
    }
  }

  public static void fill(Object[] a, int fromIndex, int toIndex, Object val) {
    checkRange(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) {
      a[i] = val;
    }
  }

  public static long[] copyOf(long[] original, int newLength) {
    long[] copy = new long[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static long[] copyOfRange(long[] original, int from, int to) {
    long[] copy = new long[rangeLength(from, to)];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
    return copy;
  }

  public static int[] copyOf(int[] original, int newLength) {
    int[] copy = new int[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static int[] copyOfRange(int[] original, int from, int to) {
    int[] copy = new int[rangeLength(from, to)];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
    return copy;
  }

  public static short[] copyOf(short[] original, int newLength) {
    short[] copy = new short[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static short[] copyOfRange(short[] original, int from, int to) {
    short[] copy = new short[rangeLength(from, to)];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
    return copy;
  }

  public static char[] copyOf(char[] original, int newLength) {
    char[] copy = new char[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static char[] copyOfRange(char[] original, int from, int to) {
    char[] copy = new char[rangeLength(from, to)];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
    return copy;
  }

  public static byte[] copyOf(byte[] original, int newLength) {
    byte[] copy = new byte[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static byte[] copyOfRange(byte[] original, int from, int to) {
    byte[] copy = new byte[rangeLength(from, to)];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
    return copy;
  }

  public static boolean[] copyOf(boolean[] original, int newLength) {
    boolean[] copy = new boolean[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static boolean[] copyOfRange(boolean[] original, int from, int to) {
    boolean[] copy = new boolean[rangeLength(from, to)];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
    return copy;
  }

  public static double[] copyOf(double[] original, int newLength) {
    double[] copy = new double[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static double[] copyOfRange(double[] original, int from, int to) {
    double[] copy = new double[rangeLength(from, to)];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
    return copy;
  }

  public static float[] copyOf(float[] original, int newLength) {
    float[] copy = new float[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static float[] copyOfRange(float[] original, int from, int to) {
    float[] copy = new float[rangeLength(from, to)];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
    return copy;
  }

  @SuppressWarnings("unchecked")
  public static <T> T[] copyOf(T[] original, int newLength) {
    T[] copy = (T[]) newLike(original, newLength);
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  @SuppressWarnings("unchecked")
  public static <T> T[] copyOfRange(T[] original, int from, int to) {
    T[] copy = (T[]) newLike(original, rangeLength(from, to));
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
    return copy;
  }

  public static <T> void setAll(T[] array, IntFunction<? extends T> generator) {
    Objects.requireNonNull(generator);
    for (int i = 0; i < array.length; i++) {
      array[i] = generator.apply(i);
    }
  }

  public static void setAll(int[] array, IntUnaryOperator generator) {
    Objects.requireNonNull(generator);
    for (int i = 0; i < array.length; i++) {
      array[i] = generator.applyAsInt(i);
    }
  }

  public static void setAll(long[] array, IntToLongFunction generator) {
    Objects.requireNonNull(generator);
    for (int i = 0; i < array.length; i++) {
      array[i] = generator.applyAsLong(i);
    }
  }

  public static void setAll(double[] array, IntToDoubleFunction generator) {
    Objects.requireNonNull(generator);
    for (int i = 0; i < array.length; i++) {
      array[i] = generator.applyAsDouble(i);
    }
  }

  public static <T> void parallelSetAll(T[] array, IntFunction<? extends T> generator) {
    setAll(array, generator);
  }

  public static void parallelSetAll(int[] array, IntUnaryOperator generator) {
    setAll(array, generator);
  }

  public static void parallelSetAll(long[] array, IntToLongFunction generator) {
    setAll(array, generator);
  }

  public static void parallelSetAll(double[] array, IntToDoubleFunction generator) {
    setAll(array, generator);
  }

  public static <T> void parallelPrefix(T[] array, BinaryOperator<T> op) {
    Objects.requireNonNull(op);
    parallelPrefix(array, 0, array.length, op);
  }

  public static <T> void parallelPrefix(
      T[] array, int fromIndex, int toIndex, BinaryOperator<T> op) {
    Objects.requireNonNull(op);
    checkRange(array.length, fromIndex, toIndex);
    for (int i = fromIndex + 1; i < toIndex; i++) {
      array[i] = op.apply(array[i - 1], array[i]);
    }
  }

  public static void parallelPrefix(int[] array, IntBinaryOperator op) {
    Objects.requireNonNull(op);
    parallelPrefix(array, 0, array.length, op);
  }

  public static void parallelPrefix(
      int[] array, int fromIndex, int toIndex, IntBinaryOperator op) {
    Objects.requireNonNull(op);
    checkRange(array.length, fromIndex, toIndex);
    for (int i = fromIndex + 1; i < toIndex; i++) {
      array[i] = op.applyAsInt(array[i - 1], array[i]);
    }
  }

  public static void parallelPrefix(long[] array, LongBinaryOperator op) {
    Objects.requireNonNull(op);
    parallelPrefix(array, 0, array.length, op);
  }

  public static void parallelPrefix(
      long[] array, int fromIndex, int toIndex, LongBinaryOperator op) {
    Objects.requireNonNull(op);
    checkRange(array.length, fromIndex, toIndex);
    for (int i = fromIndex + 1; i < toIndex; i++) {
      array[i] = op.applyAsLong(array[i - 1], array[i]);
    }
  }

  public static void parallelPrefix(double[] array, DoubleBinaryOperator op) {
    Objects.requireNonNull(op);
    parallelPrefix(array, 0, array.length, op);
  }

  public static void parallelPrefix(
      double[] array, int fromIndex, int toIndex, DoubleBinaryOperator op) {
    Objects.requireNonNull(op);
    checkRange(array.length, fromIndex, toIndex);
    for (int i = fromIndex + 1; i < toIndex; i++) {
      array[i] = op.applyAsDouble(array[i - 1], array[i]);
    }
  }

  // Text.

  public static String toString(long[] a) {
    if (a == null) {
      return "null";
    }
    if (a.length == 0) {
      return "[]";
    }
    StringBuilder sb = new StringBuilder();
    sb.append('[').append(a[0]);
    for (int i = 1; i < a.length; i++) {
      sb.append(", ").append(a[i]);
    }
    return sb.append(']').toString();
  }

  public static String toString(int[] a) {
    if (a == null) {
      return "null";
    }
    if (a.length == 0) {
      return "[]";
    }
    StringBuilder sb = new StringBuilder();
    sb.append('[').append(a[0]);
    for (int i = 1; i < a.length; i++) {
      sb.append(", ").append(a[i]);
    }
    return sb.append(']').toString();
  }

  public static String toString(short[] a) {
    if (a == null) {
      return "null";
    }
    if (a.length == 0) {
      return "[]";
    }
    StringBuilder sb = new StringBuilder();
    sb.append('[').append(a[0]);
    for (int i = 1; i < a.length; i++) {
      sb.append(", ").append(a[i]);
    }
    return sb.append(']').toString();
  }

  public static String toString(char[] a) {
    if (a == null) {
      return "null";
    }
    if (a.length == 0) {
      return "[]";
    }
    StringBuilder sb = new StringBuilder();
    sb.append('[').append(a[0]);
    for (int i = 1; i < a.length; i++) {
      sb.append(", ").append(a[i]);
    }
    return sb.append(']').toString();
  }

  public static String toString(byte[] a) {
    if (a == null) {
      return "null";
    }
    if (a.length == 0) {
      return "[]";
    }
    StringBuilder sb = new StringBuilder();
    sb.append('[').append(a[0]);
    for (int i = 1; i < a.length; i++) {
      sb.append(", ").append(a[i]);
    }
    return sb.append(']').toString();
  }

  public static String toString(boolean[] a) {
    if (a == null) {
      return "null";
    }
    if (a.length == 0) {
      return "[]";
    }
    StringBuilder sb = new StringBuilder();
    sb.append('[').append(a[0]);
    for (int i = 1; i < a.length; i++) {
      sb.append(", ").append(a[i]);
    }
    return sb.append(']').toString();
  }

  public static String toString(double[] a) {
    if (a == null) {
      return "null";
    }
    if (a.length == 0) {
      return "[]";
    }
    StringBuilder sb = new StringBuilder();
    sb.append('[').append(a[0]);
    for (int i = 1; i < a.length; i++) {
      sb.append(", ").append(a[i]);
    }
    return sb.append(']').toString();
  }

  public static String toString(float[] a) {
    if (a == null) {
      return "null";
    }
    if (a.length == 0) {
      return "[]";
    }
    StringBuilder sb = new StringBuilder();
    sb.append('[').append(a[0]);
    for (int i = 1; i < a.length; i++) {
      sb.append(", ").append(a[i]);
    }
    return sb.append(']').toString();
  }

  public static String toString(Object[] a) {
    if (a == null) {
      return "null";
    }
    if (a.length == 0) {
      return "[]";
    }
    StringBuilder sb = new StringBuilder();
    sb.append('[').append(a[0]);
    for (int i = 1; i < a.length; i++) {
      sb.append(", ").append(a[i]);
    }
    return sb.append(']').toString();
  }

  public static String deepToString(Object[] a) {
    if (a == null) {
      return "null";
    }
    StringBuilder sb = new StringBuilder();
    deepText(a, sb, new ArrayList<Object>());
    return sb.toString();
  }

  private static void deepText(Object[] a, StringBuilder sb, ArrayList<Object> around) {
    around.add(a);
    sb.append('[');
    for (int i = 0; i < a.length; i++) {
      if (i > 0) {
        sb.append(", ");
      }
      Object e = a[i];
      if (!(e instanceof Object[])) {
        sb.append(textOf(e));
      } else if (holds(around, e)) {
        sb.append("[...]");
      } else {
        deepText((Object[]) e, sb, around);
      }
    }
    sb.append(']');
    around.remove(around.size() - 1);
  }

  private static boolean holds(ArrayList<Object> around, Object e) {
    for (int i = 0; i < around.size(); i++) {
      if (around.get(i) == e) {
        return true;
      }
    }
    return false;
  }

  /** The text of a value that may be an array of primitives. */
  private static String textOf(Object e) {
    if (e instanceof long[]) {
      return toString((long[]) e);
    }
    if (e instanceof int[]) {
      return toString((int[]) e);
    }
    if (e instanceof short[]) {
      return toString((short[]) e);
    }
    if (e instanceof char[]) {
      return toString((char[]) e);
    }
    if (e instanceof byte[]) {
      return toString((byte[]) e);
    }
    if (e instanceof boolean[]) {
      return toString((boolean[]) e);
    }
    if (e instanceof double[]) {
      return toString((double[]) e);
    }
    if (e instanceof float[]) {
      return toString((float[]) e);
    }
    return String.valueOf(e);
  }

  // Lists.

  @SafeVarargs
  public static <T> List<T> asList(T... a) {
    return new ArrayView<T>(a);
  }

  /** An array, seen as a list of fixed size. */
  private static final class ArrayView<E> extends AbstractList<E> implements RandomAccess {
    private final E[] items;

    ArrayView(E[] items) {
      this.items = Objects.requireNonNull(items);
    }

    @Override
    public int size() {
      return items.length;
    }

    @Override
    public Object[] toArray() {
      Object[] copy = new Object[items.length];
      System.arraycopy(items, 0, copy, 0, items.length);
      return copy;
    }

    @Override
    public <T> T[] toArray(T[] a) {
      return fillOrCopy(items, items.length, a);
    }

    @Override
    public E get(int index) {
      return items[index];
    }

    @Override
    public E set(int index, E element) {
      E old = items[index];
      items[index] = element;
      return old;
    }

    @Override
    public int indexOf(Object o) {
      for (int i = 0; i < items.length; i++) {
        if (Objects.equals(o, items[i])) {
          return i;
        }
      }
      return -1;
    }

    @Override
    public boolean contains(Object o) {
      return indexOf(o) >= 0;
    }

    @Override
    public void forEach(java.util.function.Consumer<? super E> action) {
      Objects.requireNonNull(action);
      for (int i = 0; i < items.length; i++) {
        action.accept(items[i]);
      }
    }

    @Override
    public void replaceAll(java.util.function.UnaryOperator<E> operator) {
      Objects.requireNonNull(operator);
      for (int i = 0; i < items.length; i++) {
        items[i] = operator.apply(items[i]);
      }
    }

    @Override
    public void sort(Comparator<? super E> c) {
      Arrays.sort(items, c);
    }

    @Override
    public Iterator<E> iterator() {
      return new ArrayIterator<E>(items);
    }
  }

  /** Walks over an array. */
  private static final class ArrayIterator<E> implements Iterator<E> {
    private final E[] items;
    private int cursor;

    ArrayIterator(E[] items) {
      this.items = items;
    }

    @Override
    public boolean hasNext() {
      return cursor < items.length;
    }

    @Override
    public E next() {
      int i = cursor;
      if (i >= items.length) {
        throw new NoSuchElementException();
      }
      cursor = i + 1;
      return items[i];
    }
  }

  public static <T> Stream<T> stream(T[] array) {
    return stream(array, 0, array.length);
  }

  public static <T> Stream<T> stream(T[] array, int startInclusive, int endExclusive) {
    return new RefPipeline<T>(Sources.of((Object[]) array, startInclusive, endExclusive));
  }

  public static IntStream stream(int[] array) {
    return stream(array, 0, array.length);
  }

  public static IntStream stream(int[] array, int startInclusive, int endExclusive) {
    return new IntPipeline(Sources.of(array, startInclusive, endExclusive));
  }

  public static LongStream stream(long[] array) {
    return stream(array, 0, array.length);
  }

  public static LongStream stream(long[] array, int startInclusive, int endExclusive) {
    return new LongPipeline(Sources.of(array, startInclusive, endExclusive));
  }

  public static DoubleStream stream(double[] array) {
    return stream(array, 0, array.length);
  }

  public static DoubleStream stream(double[] array, int startInclusive, int endExclusive) {
    return new DoublePipeline(Sources.of(array, startInclusive, endExclusive));
  }

  public static <T> Spliterator<T> spliterator(T[] array) {
    return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
  }

  public static <T> Spliterator<T> spliterator(T[] array, int startInclusive, int endExclusive) {
    return Spliterators.spliterator(
        array, startInclusive, endExclusive, Spliterator.ORDERED | Spliterator.IMMUTABLE);
  }
}
