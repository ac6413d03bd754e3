package braid.internal;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.ClosedChannelException;

/** Writes bytes to a file that java.nio.file has opened, each write at once. */
public final class FileOutput extends OutputStream {
  private volatile long handle;

  public FileOutput(String path, int mode) throws IOException {
    handle = FileErrors.check(Io.open(mode, 0, path, null, null, null), path, null);
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] b, int off, int len) throws IOException {
    java.util.Objects.checkFromIndexSize(off, len, b.length);
    if (handle == 0) {
      throw new ClosedChannelException();
    }
    if (len > 0) {
      Io.check(Io.write(handle, b, off, len, 0));
    }
  }

  @Override
  public void close() {
    if (handle != 0) {
      Io.close(handle);
      handle = 0;
    }
  }
}
