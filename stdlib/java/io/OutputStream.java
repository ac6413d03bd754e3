package java.io;

/** Takes bytes. */
public abstract class OutputStream implements Closeable, Flushable {
  public OutputStream() {}

  public static OutputStream nullOutputStream() {
    return new OutputStream() {
      private boolean closed;

      private void ensureOpen() throws IOException {
        if (closed) {
          throw new IOException("Stream closed");
        }
      }

      @Override
      public void write(int b) throws IOException {
        ensureOpen();
      }

      @Override
      public void write(byte[] b, int off, int len) throws IOException {
        checkRange(b.length, off, len);
        ensureOpen();
      }

      @Override
      public void close() {
        closed = true;
      }
    };
  }

  public abstract void write(int b) throws IOException;

  public void write(byte[] b) throws IOException {
    write(b, 0, b.length);
  }

  public void write(byte[] b, int off, int len) throws IOException {
    checkRange(b.length, off, len);
    for (int i = 0; i < len; i++) {
      write(b[off + i]);
    }
  }

  public void flush() throws IOException {}

  public void close() throws IOException {}

  static void checkRange(int size, int off, int len) {
    if (off < 0 || len < 0 || off > size - len) {
      throw new IndexOutOfBoundsException(
          "Range [" + off + ", " + off + " + " + len + ") out of bounds for length " + size);
    }
  }
}
