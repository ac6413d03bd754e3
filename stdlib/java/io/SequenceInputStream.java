package java.io;

import java.util.Enumeration;

/** One stream after the other. */
public class SequenceInputStream extends InputStream {
  private final Enumeration<? extends InputStream> rest;
  private InputStream second;
  private InputStream in;

  public SequenceInputStream(Enumeration<? extends InputStream> e) {
    rest = e;
    advance();
  }

  public SequenceInputStream(InputStream s1, InputStream s2) {
    rest = null;
    in = java.util.Objects.requireNonNull(s1);
    second = java.util.Objects.requireNonNull(s2);
  }

  private void advance() {
    if (rest == null) {
      in = second;
      second = null;
    } else {
      in = rest.hasMoreElements() ? java.util.Objects.requireNonNull(rest.nextElement()) : null;
    }
  }

  private void closeOne() throws IOException {
    in.close();
    advance();
  }

  @Override
  public int available() throws IOException {
    return in == null ? 0 : in.available();
  }

  @Override
  public int read() throws IOException {
    while (in != null) {
      int c = in.read();
      if (c >= 0) {
        return c;
      }
      closeOne();
    }
    return -1;
  }

  @Override
  public int read(byte[] b, int off, int len) throws IOException {
    if (in == null) {
      return -1;
    }
    java.util.Objects.checkFromIndexSize(off, len, b.length);
    if (len == 0) {
      return 0;
    }
    while (in != null) {
      int n = in.read(b, off, len);
      if (n > 0) {
        return n;
      }
      closeOne();
    }
    return -1;
  }

  @Override
  public void close() throws IOException {
    while (in != null) {
      closeOne();
    }
  }
}
