package braid.internal;

import java.io.OutputStream;

/** The program's standard output (1) or error output (2). */
public final class ConsoleOutput extends OutputStream {
  public final int number;

  public ConsoleOutput(int number) {
    this.number = number;
  }

  /** Writes the text as UTF-8, with a line end if asked for, in one piece. */
  public static native void print0(int number, String text, boolean lineEnd);

  private static native void write0(int number, byte[] bytes, int offset, int length);

  private static native void flush0(int number);

  @Override
  public void write(int b) {
    write0(number, new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    if (offset < 0 || length < 0 || offset > bytes.length - length) {
      throw new IndexOutOfBoundsException();
    }
    write0(number, bytes, offset, length);
  }

  @Override
  public void flush() {
    flush0(number);
  }
}
