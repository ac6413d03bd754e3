package java.io;

import braid.internal.Io;

/** Writes bytes to a file, each write at once. */
public class FileOutputStream extends OutputStream {
  private final FileDescriptor fd;

  public FileOutputStream(String name) throws FileNotFoundException {
    this(name, false);
  }

  public FileOutputStream(String name, boolean append) throws FileNotFoundException {
    if (name == null) {
      throw new NullPointerException();
    }
    int how = append ? Io.APPEND : Io.TRUNCATE;
    fd = new FileDescriptor(Io.openFile(name, Io.WRITE | Io.CREATE | how));
  }

  public FileOutputStream(File file) throws FileNotFoundException {
    this(file.getPath(), false);
  }

  public FileOutputStream(File file, boolean append) throws FileNotFoundException {
    this(file.getPath(), append);
  }

  public final FileDescriptor getFD() throws IOException {
    return fd;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] b) throws IOException {
    write(b, 0, b.length);
  }

  @Override
  public void write(byte[] b, int off, int len) throws IOException {
    FileDescriptor.checkRange(b, off, len);
    if (fd.handle == 0) {
      throw new IOException("Stream Closed");
    }
    Io.check(Io.write(fd.handle, b, off, len, 0));
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
