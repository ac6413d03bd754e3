package java.io;

/** An open file, or one that is not open any more. */
public final class FileDescriptor {
  /** The machine's number of it; 0 if it is not open. */
  volatile long handle;

  public FileDescriptor() {}

  FileDescriptor(long handle) {
    this.handle = handle;
  }

  public boolean valid() {
    return handle != 0;
  }

  public void sync() {}

  /** Files say nothing about what is wrong. */
  static void checkRange(byte[] b, int off, int len) {
    if (off < 0 || len < 0 || off > b.length - len) {
      throw new IndexOutOfBoundsException();
    }
  }
}
