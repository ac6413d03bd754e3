package braid.internal;

import java.io.InputStream;

/** The program's standard input. */
public final class ConsoleInput extends InputStream {
  /** Waits for input. The number of bytes read, at least one; -1 at the end. */
  private static native int read0(byte[] bytes, int offset, int length);

  private static native int available0();

  @Override
  public int read() {
    byte[] one = new byte[1];
    return read0(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) {
    if (offset < 0 || length < 0 || offset > bytes.length - length) {
      throw new IndexOutOfBoundsException();
    }
    return length == 0 ? 0 : read0(bytes, offset, length);
  }

  @Override
  public int available() {
    return available0();
  }
}
