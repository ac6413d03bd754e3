package java.io;

import braid.internal.stream.RefPipeline;
import braid.internal.stream.Source;
import java.util.stream.Stream;

/** Reads from another reader in larger pieces, and by lines. */
public class BufferedReader extends Reader {
  private static final int MOST_CHARS = 1 << 16;

  private Reader in;
  private char[] buffer;
  private int next;
  private int end;
  /** A line feed that comes next belongs to a line that was read already. */
  private boolean skipLineFeed;

  private int mark = -1;

  /** The last read left no room in the buffer. */
  private boolean filled;

  public BufferedReader(Reader in) {
    this(in, 8192);
  }

  public BufferedReader(Reader in, int sz) {
    super(in);
    if (sz <= 0) {
      throw new IllegalArgumentException("Buffer size <= 0");
    }
    this.in = in;
    this.buffer = new char[sz];
  }

  private void ensureOpen() throws IOException {
    if (in == null) {
      throw new IOException("Stream closed");
    }
  }

  /** Makes sure that there is a character. False: the end. */
  private boolean fill() throws IOException {
    if (next < end) {
      return true;
    }
    if (mark < 0) {
      // What fills the buffer at once is much.
      if (filled && buffer.length < MOST_CHARS) {
        buffer = new char[MOST_CHARS];
      }
      next = 0;
      end = 0;
    } else if (end == buffer.length) {
      char[] bigger = new char[2 * buffer.length];
      System.arraycopy(buffer, 0, bigger, 0, end);
      buffer = bigger;
    }
    int got = in.read(buffer, end, buffer.length - end);
    if (got <= 0) {
      return false;
    }
    end += got;
    filled = end == buffer.length;
    return true;
  }

  /** Drops the line feed of a line end in two characters. */
  private void finishLine() throws IOException {
    if (skipLineFeed && fill()) {
      if (buffer[next] == '\n') {
        next++;
      }
      skipLineFeed = false;
    }
  }

  @Override
  public int read() throws IOException {
    synchronized (lock) {
      ensureOpen();
      finishLine();
      return fill() ? buffer[next++] : -1;
    }
  }

  @Override
  public int read(char[] cbuf, int off, int len) throws IOException {
    synchronized (lock) {
      ensureOpen();
      OutputStream.checkRange(cbuf.length, off, len);
      if (len == 0) {
        return 0;
      }
      finishLine();
      int count = 0;
      while (count < len && (count == 0 ? fill() : next < end || in.ready() && fill())) {
        int some = Math.min(len - count, end - next);
        System.arraycopy(buffer, next, cbuf, off + count, some);
        next += some;
        count += some;
      }
      return count == 0 ? -1 : count;
    }
  }

  /** The characters before the first line end of the range, null if none is in it. */
  private static native String line0(char[] chars, int from, int to);

  public String readLine() throws IOException {
    synchronized (lock) {
      ensureOpen();
      if (skipLineFeed) {
        finishLine();
      }
      if (!fill()) {
        return null;
      }
      String line = line0(buffer, next, end);
      if (line == null) {
        return longLine();
      }
      next += line.length() + 1;
      skipLineFeed = buffer[next - 1] == '\r';
      return line;
    }
  }

  /** A line of which the buffer has the beginning only. */
  private String longLine() throws IOException {
    StringBuilder line = new StringBuilder();
    String rest = null;
    do {
      line.append(buffer, next, end - next);
      next = end;
      if (fill()) {
        rest = line0(buffer, next, end);
      }
    } while (rest == null && next < end);
    if (rest != null) {
      line.append(rest);
      next += rest.length() + 1;
      skipLineFeed = buffer[next - 1] == '\r';
    }
    return line.toString();
  }

  @Override
  public boolean ready() throws IOException {
    synchronized (lock) {
      ensureOpen();
      if (skipLineFeed && (next < end || in.ready())) {
        finishLine();
      }
      return next < end || in.ready();
    }
  }

  @Override
  public boolean markSupported() {
    return true;
  }

  @Override
  public void mark(int readAheadLimit) throws IOException {
    if (readAheadLimit < 0) {
      throw new IllegalArgumentException("Read-ahead limit < 0");
    }
    synchronized (lock) {
      ensureOpen();
      mark = next;
    }
  }

  @Override
  public void reset() throws IOException {
    synchronized (lock) {
      ensureOpen();
      if (mark < 0) {
        throw new IOException("Stream not marked");
      }
      next = mark;
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      if (in != null) {
        in.close();
        in = null;
      }
    }
  }

  /** Reads each line when it is asked for. */
  public Stream<String> lines() {
    return new RefPipeline<String>(Source.of(to -> {
      String line = lineOrThrow();
      if (line != null) {
        to.accept(line);
      }
      return line != null;
    }));
  }

  private String lineOrThrow() {
    try {
      return readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
