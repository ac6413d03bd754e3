package java.io;

/** Gives the bytes of an array. */
public class ByteArrayInputStream extends InputStream {
  protected byte[] buf;
  protected int pos;
  protected int mark;
  protected int count;

  public ByteArrayInputStream(byte[] buf) {
    this.buf = buf;
    this.count = buf.length;
  }

  public ByteArrayInputStream(byte[] buf, int offset, int length) {
    this.buf = buf;
    this.pos = offset;
    this.mark = offset;
    this.count = Math.min(offset + length, buf.length);
  }

  @Override
  public synchronized int read() {
    return pos < count ? buf[pos++] & 0xff : -1;
  }

  @Override
  public synchronized int read(byte[] b, int off, int len) {
    OutputStream.checkRange(b.length, off, len);
    if (pos >= count) {
      return -1;
    }
    int got = Math.min(len, count - pos);
    System.arraycopy(buf, pos, b, off, got);
    pos += got;
    return got;
  }

  @Override
  public synchronized long skip(long n) {
    long skipped = Math.max(0, Math.min(n, count - pos));
    pos += (int) skipped;
    return skipped;
  }

  @Override
  public synchronized int available() {
    return count - pos;
  }

  @Override
  public boolean markSupported() {
    return true;
  }

  @Override
  public void mark(int readAheadLimit) {
    mark = pos;
  }

  @Override
  public synchronized void reset() {
    pos = mark;
  }

  @Override
  public void close() throws IOException {}
}
