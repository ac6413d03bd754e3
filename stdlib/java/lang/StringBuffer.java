package java.lang;

import braid.internal.NotAtomic;

/** A StringBuilder that several threads may use: every method holds the object's monitor. */
public final class StringBuffer
    implements java.io.Serializable, Appendable, CharSequence, Comparable<StringBuffer> {
  private final StringBuilder text;

  public StringBuffer() {
    text = new StringBuilder();
  }

  public StringBuffer(int capacity) {
    text = new StringBuilder(capacity);
  }

  public StringBuffer(String str) {
    text = new StringBuilder(str);
  }

  public StringBuffer(CharSequence seq) {
    text = new StringBuilder(seq);
  }

  @Override
  public synchronized int length() {
    return text.length();
  }

  public synchronized int capacity() {
    return text.capacity();
  }

  public synchronized void ensureCapacity(int minimumCapacity) {
    text.ensureCapacity(minimumCapacity);
  }

  public synchronized void trimToSize() {
    text.trimToSize();
  }

  public synchronized void setLength(int newLength) {
    text.setLength(newLength);
  }

  @Override
  public synchronized char charAt(int index) {
    return text.charAt(index);
  }

  public synchronized int codePointAt(int index) {
    return text.codePointAt(index);
  }

  public synchronized int codePointBefore(int index) {
    return text.codePointBefore(index);
  }

  public synchronized int codePointCount(int beginIndex, int endIndex) {
    return text.codePointCount(beginIndex, endIndex);
  }

  public synchronized int offsetByCodePoints(int index, int codePointOffset) {
    return text.offsetByCodePoints(index, codePointOffset);
  }

  public synchronized void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
    text.getChars(srcBegin, srcEnd, dst, dstBegin);
  }

  public synchronized void setCharAt(int index, char ch) {
    text.setCharAt(index, ch);
  }

  public synchronized StringBuffer append(Object obj) {
    text.append(obj);
    return this;
  }

  public synchronized StringBuffer append(String str) {
    text.append(str);
    return this;
  }

  @NotAtomic("the argument is read without its lock")
  public synchronized StringBuffer append(StringBuffer sb) {
    text.append(sb);
    return this;
  }

  @Override
  public synchronized StringBuffer append(CharSequence s) {
    text.append(s);
    return this;
  }

  @Override
  public synchronized StringBuffer append(CharSequence s, int start, int end) {
    text.append(s, start, end);
    return this;
  }

  public synchronized StringBuffer append(char[] str) {
    text.append(str);
    return this;
  }

  public synchronized StringBuffer append(char[] str, int offset, int len) {
    text.append(str, offset, len);
    return this;
  }

  public synchronized StringBuffer append(boolean b) {
    text.append(b);
    return this;
  }

  @Override
  public synchronized StringBuffer append(char c) {
    text.append(c);
    return this;
  }

  public synchronized StringBuffer append(int i) {
    text.append(i);
    return this;
  }

  public synchronized StringBuffer append(long lng) {
    text.append(lng);
    return this;
  }

  public synchronized StringBuffer append(float f) {
    text.append(f);
    return this;
  }

  public synchronized StringBuffer append(double d) {
    text.append(d);
    return this;
  }

  public synchronized StringBuffer appendCodePoint(int codePoint) {
    text.appendCodePoint(codePoint);
    return this;
  }

  public synchronized StringBuffer delete(int start, int end) {
    text.delete(start, end);
    return this;
  }

  public synchronized StringBuffer deleteCharAt(int index) {
    text.deleteCharAt(index);
    return this;
  }

  public synchronized StringBuffer replace(int start, int end, String str) {
    text.replace(start, end, str);
    return this;
  }

  public synchronized StringBuffer insert(int offset, String str) {
    text.insert(offset, str);
    return this;
  }

  public synchronized StringBuffer insert(int index, char[] str, int offset, int len) {
    text.insert(index, str, offset, len);
    return this;
  }

  public synchronized StringBuffer insert(int offset, Object obj) {
    text.insert(offset, obj);
    return this;
  }

  public synchronized StringBuffer insert(int offset, char[] str) {
    text.insert(offset, str);
    return this;
  }

  public synchronized StringBuffer insert(int dstOffset, CharSequence s) {
    text.insert(dstOffset, s);
    return this;
  }

  public synchronized StringBuffer insert(int dstOffset, CharSequence s, int start, int end) {
    text.insert(dstOffset, s, start, end);
    return this;
  }

  public synchronized StringBuffer insert(int offset, boolean b) {
    text.insert(offset, b);
    return this;
  }

  public synchronized StringBuffer insert(int offset, char c) {
    text.insert(offset, c);
    return this;
  }

  public synchronized StringBuffer insert(int offset, int i) {
    text.insert(offset, i);
    return this;
  }

  public synchronized StringBuffer insert(int offset, long l) {
    text.insert(offset, l);
    return this;
  }

  public synchronized StringBuffer insert(int offset, float f) {
    text.insert(offset, f);
    return this;
  }

  public synchronized StringBuffer insert(int offset, double d) {
    text.insert(offset, d);
    return this;
  }

  public synchronized int indexOf(String str) {
    return text.indexOf(str);
  }

  public synchronized int indexOf(String str, int fromIndex) {
    return text.indexOf(str, fromIndex);
  }

  public synchronized int lastIndexOf(String str) {
    return text.lastIndexOf(str);
  }

  public synchronized int lastIndexOf(String str, int fromIndex) {
    return text.lastIndexOf(str, fromIndex);
  }

  public synchronized StringBuffer reverse() {
    text.reverse();
    return this;
  }

  public synchronized String substring(int start) {
    return text.substring(start);
  }

  public synchronized String substring(int start, int end) {
    return text.substring(start, end);
  }

  @Override
  public synchronized CharSequence subSequence(int start, int end) {
    return text.subSequence(start, end);
  }

  @NotAtomic("the argument is read without its lock")
  @Override
  public synchronized int compareTo(StringBuffer another) {
    return this == another ? 0 : CharSequence.compare(this, another);
  }

  @Override
  public synchronized String toString() {
    return text.toString();
  }
}
