package braid.internal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.ClosedChannelException;

/** Reads the bytes of a file that java.nio.file has opened. */
public final class FileInput extends InputStream {
  private volatile long handle;

  public FileInput(String path) throws IOException {
    long opened = Io.open(Io.READ, 0, path, null, null, null);
    if (opened == -Io.IS_A_DIRECTORY) {
      throw new IOException(Io.message(Io.IS_A_DIRECTORY));
    }
    handle = FileErrors.check(opened, path, null);
  }

  private long open() throws IOException {
    if (handle == 0) {
      throw new ClosedChannelException();
    }
    return handle;
  }

  public long length() throws IOException {
    return Io.check(Io.length(open(), 0, null, null, null, null));
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] b, int off, int len) throws IOException {
    java.util.Objects.checkFromIndexSize(off, len, b.length);
    if (len == 0) {
      return 0;
    }
    long got = Io.check(Io.read(open(), b, off, len, 0));
    return got == 0 ? -1 : (int) got;
  }

  @Override
  public int available() throws IOException {
    long left = Io.check(Io.available(open(), 0, null, null, null, null));
    return (int) Math.min(left, Integer.MAX_VALUE);
  }

  @Override
  public void close() {
    if (handle != 0) {
      Io.close(handle);
      handle = 0;
    }
  }
}
