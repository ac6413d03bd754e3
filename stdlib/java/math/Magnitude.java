package java.math;

import java.util.Arrays;

/**
 * Arithmetic with whole numbers that are not negative, of any length: arrays of 32 bits each, the
 * lowest first, without zeros at the end. Zero is an empty array. None is ever changed.
 */
final class Magnitude {
  private static final long MASK = 0xffffffffL;

  /** Numbers of so many words are multiplied by Karatsuba's method. */
  private static final int LONG = 64;

  static final int[] ZERO = new int[0];

  private Magnitude() {}

  static int[] of(long value) {
    return trimmed(new int[] {(int) value, (int) (value >>> 32)});
  }

  /** Without the zeros at the end; the array itself if there are none. */
  static int[] trimmed(int[] a) {
    int n = a.length;
    while (n > 0 && a[n - 1] == 0) {
      n--;
    }
    return n == a.length ? a : Arrays.copyOf(a, n);
  }

  static int compare(int[] a, int[] b) {
    if (a.length != b.length) {
      return a.length < b.length ? -1 : 1;
    }
    for (int i = a.length - 1; i >= 0; i--) {
      if (a[i] != b[i]) {
        return Integer.compareUnsigned(a[i], b[i]);
      }
    }
    return 0;
  }

  static int bitLength(int[] a) {
    return a.length == 0 ? 0 : 32 * a.length - Integer.numberOfLeadingZeros(a[a.length - 1]);
  }

  /** How many zeros there are below the lowest one; -1 for zero. */
  static int lowestBit(int[] a) {
    int i = 0;
    while (i < a.length && a[i] == 0) {
      i++;
    }
    return i == a.length ? -1 : 32 * i + Integer.numberOfTrailingZeros(a[i]);
  }

  static int[] add(int[] a, int[] b) {
    if (a.length < b.length) {
      return add(b, a);
    }
    int[] sum = Arrays.copyOf(a, a.length + 1);
    addTo(sum, b, 0);
    return trimmed(sum);
  }

  /** Adds b, moved up by some words, to an array that has room for the sum. */
  private static void addTo(int[] sum, int[] b, int at) {
    long carry = 0;
    for (int i = 0; i < b.length || carry != 0; i++) {
      carry += (sum[at + i] & MASK) + (i < b.length ? b[i] & MASK : 0L);
      sum[at + i] = (int) carry;
      carry >>>= 32;
    }
  }

  /** REQUIRES: a is not less than b. */
  static int[] subtract(int[] a, int[] b) {
    int[] difference = a.clone();
    long borrow = 0;
    for (int i = 0; i < b.length || borrow != 0; i++) {
      borrow += (a[i] & MASK) - (i < b.length ? b[i] & MASK : 0L);
      difference[i] = (int) borrow;
      borrow >>= 32;
    }
    return trimmed(difference);
  }

  static int[] multiply(int[] a, int[] b) {
    if (a.length >= LONG && b.length >= LONG) {
      return karatsuba(a, b);
    }
    int[] product = new int[a.length + b.length];
    for (int i = 0; i < a.length; i++) {
      long carry = 0;
      long factor = a[i] & MASK;
      for (int j = 0; j < b.length; j++) {
        carry += factor * (b[j] & MASK) + (product[i + j] & MASK);
        product[i + j] = (int) carry;
        carry >>>= 32;
      }
      product[i + b.length] = (int) carry;
    }
    return trimmed(product);
  }

  private static int[] part(int[] a, int from, int to) {
    int end = Math.min(to, a.length);
    return from >= end ? ZERO : trimmed(Arrays.copyOfRange(a, from, end));
  }

  /** Three products of half the length in place of four. */
  private static int[] karatsuba(int[] a, int[] b) {
    int half = (Math.max(a.length, b.length) + 1) / 2;
    int[] a0 = part(a, 0, half);
    int[] a1 = part(a, half, a.length);
    int[] b0 = part(b, 0, half);
    int[] b1 = part(b, half, b.length);
    int[] low = multiply(a0, b0);
    int[] high = multiply(a1, b1);
    int[] all = multiply(add(a0, a1), add(b0, b1));
    int[] product = new int[a.length + b.length + 1];
    addTo(product, low, 0);
    addTo(product, subtract(subtract(all, low), high), half);
    addTo(product, high, 2 * half);
    return trimmed(product);
  }

  /** A product with a small number, and another added to it. */
  static int[] multiplyAdd(int[] a, int factor, int summand) {
    int[] made = new int[a.length + 1];
    long carry = summand & MASK;
    for (int i = 0; i < a.length; i++) {
      carry += (a[i] & MASK) * (factor & MASK);
      made[i] = (int) carry;
      carry >>>= 32;
    }
    made[a.length] = (int) carry;
    return trimmed(made);
  }

  static int[] shiftLeft(int[] a, int bits) {
    if (a.length == 0) {
      return a;
    }
    int words = bits >>> 5;
    int[] made = new int[a.length + words + 1];
    for (int i = 0; i < a.length; i++) {
      long shifted = (a[i] & MASK) << (bits & 31);
      made[i + words] |= (int) shifted;
      made[i + words + 1] = (int) (shifted >>> 32);
    }
    return trimmed(made);
  }

  /** What is shifted out is lost. */
  static int[] shiftRight(int[] a, int bits) {
    int words = bits >>> 5;
    if (words >= a.length) {
      return ZERO;
    }
    int[] made = new int[a.length - words];
    for (int i = 0; i < made.length; i++) {
      long high = i + words + 1 < a.length ? a[i + words + 1] & MASK : 0L;
      made[i] = (int) ((high << 32 | a[i + words] & MASK) >>> (bits & 31));
    }
    return trimmed(made);
  }

  /** Quotient and remainder by a small number that is not zero. */
  static int[][] divideSmall(int[] a, int divisor) {
    int[] quotient = new int[a.length];
    long rest = 0;
    for (int i = a.length - 1; i >= 0; i--) {
      long current = rest << 32 | a[i] & MASK;
      quotient[i] = (int) Long.divideUnsigned(current, divisor & MASK);
      rest = Long.remainderUnsigned(current, divisor & MASK);
    }
    return new int[][] {trimmed(quotient), of(rest)};
  }

  /** Quotient and remainder. REQUIRES: b is not zero. */
  static int[][] divide(int[] a, int[] b) {
    if (compare(a, b) < 0) {
      return new int[][] {ZERO, a};
    }
    return b.length == 1 ? divideSmall(a, b[0]) : divideLong(a, b);
  }

  /** Knuth's algorithm D: the divisor is shifted so that its highest bit is set. */
  private static int[][] divideLong(int[] a, int[] b) {
    int shift = Integer.numberOfLeadingZeros(b[b.length - 1]);
    int[] v = shiftLeft(b, shift);
    int[] u = Arrays.copyOf(shiftLeft(a, shift), a.length + 1);
    int n = v.length;
    int[] quotient = new int[a.length - n + 1];
    for (int j = quotient.length - 1; j >= 0; j--) {
      long digit = estimate(u, v, j + n);
      if (subtractProduct(u, v, digit, j) < 0) {
        digit--;
        addBack(u, v, j);
      }
      quotient[j] = (int) digit;
    }
    return new int[][] {trimmed(quotient), shiftRight(trimmed(u), shift)};
  }

  /** The next digit of the quotient, or one more than it. */
  private static long estimate(int[] u, int[] v, int top) {
    long first = v[v.length - 1] & MASK;
    long second = v[v.length - 2] & MASK;
    long two = (u[top] & MASK) << 32 | u[top - 1] & MASK;
    long digit = Long.divideUnsigned(two, first);
    long rest = Long.remainderUnsigned(two, first);
    while (digit > MASK
        || Long.compareUnsigned(digit * second, rest << 32 | u[top - 2] & MASK) > 0) {
      digit--;
      rest += first;
      if (rest > MASK) {
        break;
      }
    }
    return digit;
  }

  /** Takes digit times v away from u, at place j; negative if that was too much. */
  private static long subtractProduct(int[] u, int[] v, long digit, int j) {
    long carry = 0;
    long borrow = 0;
    for (int i = 0; i < v.length; i++) {
      carry += digit * (v[i] & MASK);
      borrow += (u[i + j] & MASK) - (carry & MASK);
      u[i + j] = (int) borrow;
      borrow >>= 32;
      carry >>>= 32;
    }
    borrow += (u[j + v.length] & MASK) - carry;
    u[j + v.length] = (int) borrow;
    return borrow >> 32;
  }

  private static void addBack(int[] u, int[] v, int j) {
    long carry = 0;
    for (int i = 0; i < v.length; i++) {
      carry += (u[i + j] & MASK) + (v[i] & MASK);
      u[i + j] = (int) carry;
      carry >>>= 32;
    }
    u[j + v.length] += (int) carry;
  }

  /** The highest power of the radix that fits 31 bits has this exponent. */
  static int digitsPerWord(int radix) {
    int digits = 0;
    for (long power = radix; power <= Integer.MAX_VALUE; power *= radix) {
      digits++;
    }
    return digits;
  }

  static int power(int base, int exponent) {
    int power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= base;
    }
    return power;
  }

  static String toString(int[] a, int radix) {
    if (a.length == 0) {
      return "0";
    }
    int digits = digitsPerWord(radix);
    int base = power(radix, digits);
    String[] groups = new String[32 * a.length / digits + 2];
    int count = 0;
    for (int[] rest = a; rest.length > 0; count++) {
      int[][] parts = divideSmall(rest, base);
      rest = parts[0];
      groups[count] = Integer.toString(parts[1].length == 0 ? 0 : parts[1][0], radix);
    }
    StringBuilder text = new StringBuilder(groups[count - 1]);
    for (int i = count - 2; i >= 0; i--) {
      text.append("0".repeat(digits - groups[i].length())).append(groups[i]);
    }
    return text.toString();
  }
}
