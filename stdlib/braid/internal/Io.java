package braid.internal;

import java.io.FileNotFoundException;
import java.io.IOException;

/**
 * Files, directories and sockets: the door to the outside. Each method is one request (vm/io_ops.def); it returns the
 * value, or minus the number of the error.
 */
public final class Io {
  public static final int READ = 1;
  public static final int WRITE = 2;
  public static final int APPEND = 4;
  public static final int TRUNCATE = 8;
  public static final int CREATE = 16;
  public static final int NEW = 32;

  // What `status` tells.
  public static final int FILE = 1;
  public static final int DIRECTORY = 2;
  public static final int LINK = 3;
  public static final int OTHER = 4;
  public static final int MAY_READ = 1;
  public static final int MAY_WRITE = 2;
  public static final int MAY_EXECUTE = 4;

  // Numbers of errors.
  public static final int NO_ENTRY = 2;
  public static final int BAD_HANDLE = 9;
  public static final int DENIED = 13;
  public static final int EXISTS = 17;
  public static final int NOT_A_DIRECTORY = 20;
  public static final int IS_A_DIRECTORY = 21;
  public static final int INVALID = 22;
  public static final int NOT_EMPTY = 39;
  public static final int IN_USE = 98;
  public static final int TIMED_OUT = 110;
  public static final int REFUSED = 111;

  private Io() {}

  public static native long open(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long close(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long read(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long write(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long seek(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long position(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long length(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long set_length(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long available(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long status(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long list(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long make_directory(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long remove(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long rename(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long set_modified(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long resolve(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long directory(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long listen(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long accept(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long connect(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long connected(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long receive(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long send(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long receivable(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long shut(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long hang_up(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  public static native long host(
      long a, long b, String text, String text2, long[] numbers, String[] texts);

  /** Up to length bytes; 0 at the end. millis: how long to wait at most, 0: for ever. */
  public static native long read(long handle, byte[] bytes, int offset, int length, long millis);

  public static native long write(long handle, byte[] bytes, int offset, int length, long millis);

  public static native long receive(long handle, byte[] bytes, int offset, int length, long millis);

  public static native long send(long handle, byte[] bytes, int offset, int length, long millis);

  /** The system's words for an error. */
  public static native String message(int error);

  /** Whether sockets connect threads of the program only, and nothing reaches the disk. */
  public static native boolean isVirtual();

  /** The value, or an exception with the system's words. */
  public static long check(long value) throws IOException {
    if (value < 0) {
      throw new IOException(message((int) -value));
    }
    return value;
  }

  /** A handle of a file, or the exception that the streams throw. */
  public static long openFile(String path, int mode) throws FileNotFoundException {
    long handle = open(mode, 0, path, null, null, null);
    if (handle < 0) {
      throw new FileNotFoundException(path + " (" + message((int) -handle) + ")");
    }
    return handle;
  }

  /** A number for a name that nobody has; where it must be the same each time, it is. */
  public static String freshNumber() {
    long number = System.identityHashCode(new Object());
    return Long.toString(isVirtual() ? number : number << 32 ^ System.nanoTime() & Long.MAX_VALUE);
  }

  public static long close(long handle) {
    return close(handle, 0, null, null, null, null);
  }

  /** One text of the reply, or null on an error. */
  public static String textOf(long value, String[] texts) {
    return value < 0 ? null : texts[0];
  }
}
