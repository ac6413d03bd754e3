package java.io;

import braid.internal.NotAtomic;

/** Gives bytes. */
public abstract class InputStream implements Closeable {
  public InputStream() {}

  public static InputStream nullInputStream() {
    return new ByteArrayInputStream(new byte[0]);
  }

  /** The next byte, 0 to 255, or -1 at the end. */
  public abstract int read() throws IOException;

  public int read(byte[] b) throws IOException {
    return read(b, 0, b.length);
  }

  public int read(byte[] b, int off, int len) throws IOException {
    OutputStream.checkRange(b.length, off, len);
    int count = 0;
    while (count < len) {
      int c = read();
      if (c < 0) {
        return count == 0 ? -1 : count;
      }
      b[off + count++] = (byte) c;
    }
    return count;
  }

  @NotAtomic("one piece after the other")
  public byte[] readAllBytes() throws IOException {
    return readNBytes(Integer.MAX_VALUE);
  }

  public byte[] readNBytes(int len) throws IOException {
    if (len < 0) {
      throw new IllegalArgumentException("len < 0");
    }
    byte[] buffer = new byte[Math.min(len, 8192)];
    int count = 0;
    while (count < len) {
      if (count == buffer.length) {
        buffer = resized(buffer, count, (int) Math.min(2L * count, len));
      }
      int got = read(buffer, count, buffer.length - count);
      if (got < 0) {
        break;
      }
      count += got;
    }
    return resized(buffer, count, count);
  }

  private static byte[] resized(byte[] old, int count, int size) {
    byte[] made = new byte[size];
    System.arraycopy(old, 0, made, 0, count);
    return made;
  }

  public int readNBytes(byte[] b, int off, int len) throws IOException {
    OutputStream.checkRange(b.length, off, len);
    int count = 0;
    while (count < len) {
      int got = read(b, off + count, len - count);
      if (got < 0) {
        break;
      }
      count += got;
    }
    return count;
  }

  public long skip(long n) throws IOException {
    long skipped = 0;
    while (skipped < n && read() >= 0) {
      skipped++;
    }
    return skipped;
  }

  public int available() throws IOException {
    return 0;
  }

  public void close() throws IOException {}

  public void mark(int readlimit) {}

  public void reset() throws IOException {
    throw new IOException("mark/reset not supported");
  }

  public boolean markSupported() {
    return false;
  }

  @NotAtomic("one piece after the other")
  public long transferTo(OutputStream out) throws IOException {
    byte[] buffer = new byte[8192];
    long total = 0;
    int got = read(buffer, 0, buffer.length);
    while (got >= 0) {
      out.write(buffer, 0, got);
      total += got;
      got = read(buffer, 0, buffer.length);
    }
    return total;
  }

  public void skipNBytes(long n) throws IOException {
    while (n > 0) {
      long skipped = skip(n);
      if (skipped < 0 || skipped > n) {
        throw new IOException("Unable to skip exactly");
      }
      if (skipped == 0) {
        if (read() < 0) {
          throw new EOFException();
        }
        skipped = 1;
      }
      n -= skipped;
    }
  }
}
