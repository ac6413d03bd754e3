package java.io;

import braid.internal.Io;

/** Reads the bytes of a file. */
public class FileInputStream extends InputStream {
  private final FileDescriptor fd;

  public FileInputStream(String name) throws FileNotFoundException {
    if (name == null) {
      throw new NullPointerException();
    }
    fd = new FileDescriptor(Io.openFile(name, Io.READ));
  }

  public FileInputStream(File file) throws FileNotFoundException {
    this(file.getPath());
  }

  public final FileDescriptor getFD() throws IOException {
    return fd;
  }

  private long open() throws IOException {
    if (fd.handle == 0) {
      throw new IOException("Stream Closed");
    }
    return fd.handle;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return Io.check(Io.read(open(), one, 0, 1, 0)) == 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] b) throws IOException {
    return read(b, 0, b.length);
  }

  @Override
  public int read(byte[] b, int off, int len) throws IOException {
    FileDescriptor.checkRange(b, off, len);
    if (len == 0) {
      return 0;
    }
    long got = Io.check(Io.read(open(), b, off, len, 0));
    return got == 0 ? -1 : (int) got;
  }

  @Override
  public long skip(long n) throws IOException {
    long handle = open();
    long at = Io.check(Io.position(handle, 0, null, null, null, null));
    if (at + n < 0) {
      throw new IOException(Io.message(Io.INVALID));
    }
    Io.check(Io.seek(handle, at + n, null, null, null, null));
    return n;
  }

  @Override
  public int available() throws IOException {
    long left = Io.check(Io.available(open(), 0, null, null, null, null));
    return (int) Math.min(left, Integer.MAX_VALUE);
  }

  @Override
  public void close() throws IOException {
    long handle = fd.handle;
    fd.handle = 0;
    if (handle != 0) {
      Io.close(handle);
    }
  }
}
