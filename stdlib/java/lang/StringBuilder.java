package java.lang;

/** A text that grows and changes. Not for several threads at once. */
public final class StringBuilder
    implements java.io.Serializable, Appendable, CharSequence, Comparable<StringBuilder> {
  private char[] value;
  private int count;

  public StringBuilder() {
    value = new char[16];
  }

  public StringBuilder(int capacity) {
    value = new char[capacity];
  }

  public StringBuilder(String str) {
    value = new char[str.length() + 16];
    append(str);
  }

  public StringBuilder(CharSequence seq) {
    value = new char[seq.length() + 16];
    append(seq);
  }

  private void room(int more) {
    int needed = count + more;
    if (needed < 0) {
      throw new OutOfMemoryError("Required length exceeds implementation limit");
    }
    if (needed > value.length) {
      grow(needed);
    }
  }

  private void grow(int needed) {
    int doubled = value.length * 2 + 2;
    char[] bigger = new char[doubled < needed ? needed : doubled];
    System.arraycopy(value, 0, bigger, 0, count);
    value = bigger;
  }

  private void checkIndex(int index) {
    if (index < 0 || index >= count) {
      throw new StringIndexOutOfBoundsException("index " + index + ", length " + count);
    }
  }

  private void checkOffset(int offset) {
    if (offset < 0 || offset > count) {
      throw new StringIndexOutOfBoundsException("offset " + offset + ", length " + count);
    }
  }

  private static void checkRangeOfString(int start, int end, int length) {
    if (start < 0 || start > end || end > length) {
      throw new StringIndexOutOfBoundsException(
          "start " + start + ", end " + end + ", length " + length);
    }
  }

  private static void checkRange(int start, int end, int length) {
    if (start < 0 || start > end || end > length) {
      throw new IndexOutOfBoundsException(
          "start " + start + ", end " + end + ", length " + length);
    }
  }

  @Override
  public int length() {
    return count;
  }

  public int capacity() {
    return value.length;
  }

  public void ensureCapacity(int minimumCapacity) {
    if (minimumCapacity > value.length) {
      grow(minimumCapacity);
    }
  }

  public void trimToSize() {
    if (count < value.length) {
      char[] exact = new char[count];
      System.arraycopy(value, 0, exact, 0, count);
      value = exact;
    }
  }

  public void setLength(int newLength) {
    if (newLength < 0) {
      throw new StringIndexOutOfBoundsException(newLength);
    }
    if (newLength > count) {
      room(newLength - count);
      for (int i = count; i < newLength; i++) {
        value[i] = 0;
      }
    }
    count = newLength;
  }

  @Override
  public char charAt(int index) {
    checkIndex(index);
    return value[index];
  }

  public int codePointAt(int index) {
    checkIndex(index);
    return Character.codePointAt(value, index, count);
  }

  public int codePointBefore(int index) {
    if (index < 1 || index > count) {
      throw new StringIndexOutOfBoundsException(index);
    }
    return Character.codePointBefore(value, index);
  }

  public int codePointCount(int beginIndex, int endIndex) {
    if (beginIndex < 0 || endIndex > count || beginIndex > endIndex) {
      throw new IndexOutOfBoundsException();
    }
    return Character.codePointCount(value, beginIndex, endIndex - beginIndex);
  }

  public int offsetByCodePoints(int index, int codePointOffset) {
    return Character.offsetByCodePoints(this, index, codePointOffset);
  }

  public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
    checkRangeOfString(srcBegin, srcEnd, count);
    checkRange(dstBegin, dstBegin + (srcEnd - srcBegin), dst.length);
    System.arraycopy(value, srcBegin, dst, dstBegin, srcEnd - srcBegin);
  }

  public void setCharAt(int index, char ch) {
    checkIndex(index);
    value[index] = ch;
  }

  public StringBuilder append(Object obj) {
    return append(String.valueOf(obj));
  }

  public StringBuilder append(String str) {
    if (str == null) {
      str = "null";
    }
    int more = str.length();
    room(more);
    str.getChars0(0, more, value, count);
    count += more;
    return this;
  }

  public StringBuilder append(StringBuffer sb) {
    return append((CharSequence) sb);
  }

  @Override
  public StringBuilder append(CharSequence s) {
    return append(String.valueOf(s));
  }

  @Override
  public StringBuilder append(CharSequence s, int start, int end) {
    if (s == null) {
      s = "null";
    }
    checkRange(start, end, s.length());
    return append(s.subSequence(start, end).toString());
  }

  public StringBuilder append(char[] str) {
    room(str.length);
    System.arraycopy(str, 0, value, count, str.length);
    count += str.length;
    return this;
  }

  public StringBuilder append(char[] str, int offset, int len) {
    checkRange(offset, offset + len, str.length);
    room(len);
    System.arraycopy(str, offset, value, count, len);
    count += len;
    return this;
  }

  public StringBuilder append(boolean b) {
    return append(b ? "true" : "false");
  }

  @Override
  public StringBuilder append(char c) {
    if (count == value.length) {
      grow(count + 1);
    }
    value[count++] = c;
    return this;
  }

  public StringBuilder append(int i) {
    return append(Integer.toString(i));
  }

  public StringBuilder append(long lng) {
    return append(Long.toString(lng));
  }

  public StringBuilder append(float f) {
    return append(Float.toString(f));
  }

  public StringBuilder append(double d) {
    return append(Double.toString(d));
  }

  public StringBuilder appendCodePoint(int codePoint) {
    if (codePoint >= 0 && codePoint < 0x10000) {
      return append((char) codePoint);
    }
    return append(Character.toChars(codePoint));
  }

  public StringBuilder delete(int start, int end) {
    if (end > count) {
      end = count;
    }
    checkRangeOfString(start, end, count);
    if (end > start) {
      System.arraycopy(value, end, value, start, count - end);
      count -= end - start;
    }
    return this;
  }

  public StringBuilder deleteCharAt(int index) {
    checkIndex(index);
    System.arraycopy(value, index + 1, value, index, count - index - 1);
    count--;
    return this;
  }

  public StringBuilder replace(int start, int end, String str) {
    if (end > count) {
      end = count;
    }
    checkRangeOfString(start, end, count);
    int added = str.length();
    room(added - (end - start));
    System.arraycopy(value, end, value, start + added, count - end);
    str.getChars0(0, added, value, start);
    count += added - (end - start);
    return this;
  }

  public StringBuilder insert(int offset, String str) {
    checkOffset(offset);
    if (str == null) {
      str = "null";
    }
    int added = str.length();
    room(added);
    System.arraycopy(value, offset, value, offset + added, count - offset);
    str.getChars0(0, added, value, offset);
    count += added;
    return this;
  }

  public StringBuilder insert(int index, char[] str, int offset, int len) {
    checkOffset(index);
    checkRangeOfString(offset, offset + len, str.length);
    return insert(index, String.valueOf(str, offset, len));
  }

  public StringBuilder insert(int offset, Object obj) {
    return insert(offset, String.valueOf(obj));
  }

  public StringBuilder insert(int offset, char[] str) {
    checkOffset(offset);
    return insert(offset, String.valueOf(str));
  }

  public StringBuilder insert(int dstOffset, CharSequence s) {
    return insert(dstOffset, String.valueOf(s));
  }

  public StringBuilder insert(int dstOffset, CharSequence s, int start, int end) {
    if (s == null) {
      s = "null";
    }
    checkOffset(dstOffset);
    checkRange(start, end, s.length());
    return insert(dstOffset, s.subSequence(start, end).toString());
  }

  public StringBuilder insert(int offset, boolean b) {
    return insert(offset, String.valueOf(b));
  }

  public StringBuilder insert(int offset, char c) {
    return insert(offset, String.valueOf(c));
  }

  public StringBuilder insert(int offset, int i) {
    return insert(offset, String.valueOf(i));
  }

  public StringBuilder insert(int offset, long l) {
    return insert(offset, String.valueOf(l));
  }

  public StringBuilder insert(int offset, float f) {
    return insert(offset, String.valueOf(f));
  }

  public StringBuilder insert(int offset, double d) {
    return insert(offset, String.valueOf(d));
  }

  public int indexOf(String str) {
    return toString().indexOf(str);
  }

  public int indexOf(String str, int fromIndex) {
    return toString().indexOf(str, fromIndex);
  }

  public int lastIndexOf(String str) {
    return toString().lastIndexOf(str);
  }

  public int lastIndexOf(String str, int fromIndex) {
    return toString().lastIndexOf(str, fromIndex);
  }

  public StringBuilder reverse() {
    boolean pairs = false;
    for (int i = 0, j = count - 1; i <= j; i++, j--) {
      char low = value[i];
      char high = value[j];
      value[i] = high;
      value[j] = low;
      pairs = pairs || Character.isSurrogate(low) || Character.isSurrogate(high);
    }
    if (pairs) {
      restorePairs();
    }
    return this;
  }

  /** After a reversal: surrogate pairs are the wrong way round. */
  private void restorePairs() {
    for (int i = 0; i + 1 < count; i++) {
      if (Character.isLowSurrogate(value[i]) && Character.isHighSurrogate(value[i + 1])) {
        char low = value[i];
        value[i] = value[i + 1];
        value[i + 1] = low;
        i++;
      }
    }
  }

  public String substring(int start) {
    return substring(start, count);
  }

  public String substring(int start, int end) {
    checkRangeOfString(start, end, count);
    return String.fromChars0(value, start, end - start);
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return substring(start, end);
  }

  @Override
  public int compareTo(StringBuilder another) {
    return this == another ? 0 : CharSequence.compare(this, another);
  }

  @Override
  public String toString() {
    return String.fromChars0(value, 0, count);
  }
}
