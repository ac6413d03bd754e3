package java.io;

/** Gives the characters of a string. */
public class StringReader extends Reader {
  private String text;
  private int next;
  private int mark;

  public StringReader(String s) {
    text = s;
    s.length();
  }

  private void ensureOpen() throws IOException {
    if (text == null) {
      throw new IOException("Stream closed");
    }
  }

  @Override
  public int read() throws IOException {
    synchronized (lock) {
      ensureOpen();
      return next < text.length() ? text.charAt(next++) : -1;
    }
  }

  @Override
  public int read(char[] cbuf, int off, int len) throws IOException {
    synchronized (lock) {
      ensureOpen();
      OutputStream.checkRange(cbuf.length, off, len);
      if (len == 0) {
        return 0;
      }
      int count = Math.min(len, text.length() - next);
      if (count <= 0) {
        return -1;
      }
      text.getChars(next, next + count, cbuf, off);
      next += count;
      return count;
    }
  }

  @Override
  public boolean ready() throws IOException {
    synchronized (lock) {
      ensureOpen();
      return true;
    }
  }

  @Override
  public boolean markSupported() {
    return true;
  }

  @Override
  public void mark(int readAheadLimit) throws IOException {
    if (readAheadLimit < 0) {
      throw new IllegalArgumentException("Read-ahead limit < 0");
    }
    synchronized (lock) {
      ensureOpen();
      mark = next;
    }
  }

  @Override
  public void reset() throws IOException {
    synchronized (lock) {
      ensureOpen();
      next = mark;
    }
  }

  @Override
  public void close() {
    synchronized (lock) {
      text = null;
    }
  }
}
