package java.io;

import braid.internal.Charsets;
import java.nio.charset.Charset;

/** Turns bytes into characters. */
public class InputStreamReader extends Reader {
  private InputStream in;
  private final int kind;
  /** Bytes that were read but are not yet a whole character, and then the characters decoded. */
  private byte[] bytes = new byte[8192];

  private int byteCount;
  private String chars = "";
  private int next;
  private boolean atEnd;

  public InputStreamReader(InputStream in) {
    this(in, Charsets.UTF_8);
  }

  public InputStreamReader(InputStream in, String charsetName)
      throws UnsupportedEncodingException {
    this(in, Charsets.kindOrThrow(charsetName));
  }

  public InputStreamReader(InputStream in, Charset cs) {
    this(in, Charsets.kind(cs.name()));
  }

  private InputStreamReader(InputStream in, int kind) {
    super(in);
    this.in = in;
    this.kind = kind;
  }

  public String getEncoding() {
    return in == null ? null : Charsets.oldName(kind);
  }

  private void ensureOpen() throws IOException {
    if (in == null) {
      throw new IOException("Stream closed");
    }
  }

  /** Reads more bytes until there is a character. False: the end. */
  private boolean fill() throws IOException {
    while (next == chars.length()) {
      if (atEnd) {
        return false;
      }
      int got = in.read(bytes, byteCount, bytes.length - byteCount);
      if (got < 0) {
        atEnd = true;
        decode(byteCount);
      } else {
        byteCount += got;
        decode(byteCount - incomplete());
      }
    }
    return true;
  }

  private void decode(int count) {
    chars = Charsets.decode(bytes, 0, count, kind);
    next = 0;
    byteCount -= count;
    System.arraycopy(bytes, count, bytes, 0, byteCount);
  }

  /** How many bytes at the end are the beginning of a character. */
  private int incomplete() {
    if (kind >= Charsets.UTF_16) {
      return byteCount % 2;
    }
    if (kind != Charsets.UTF_8) {
      return 0;
    }
    for (int back = 1; back <= 3 && back <= byteCount; back++) {
      int b = bytes[byteCount - back] & 0xff;
      if (b >= 0xc0) {
        int length = b >= 0xf0 ? 4 : b >= 0xe0 ? 3 : 2;
        return back < length ? back : 0;
      }
      if (b < 0x80) {
        return 0;
      }
    }
    return 0;
  }

  @Override
  public int read(char[] cbuf, int off, int len) throws IOException {
    synchronized (lock) {
      ensureOpen();
      OutputStream.checkRange(cbuf.length, off, len);
      if (len == 0) {
        return 0;
      }
      if (!fill()) {
        return -1;
      }
      int count = Math.min(len, chars.length() - next);
      chars.getChars(next, next + count, cbuf, off);
      next += count;
      return count;
    }
  }

  @Override
  public boolean ready() throws IOException {
    synchronized (lock) {
      ensureOpen();
      return next < chars.length() || in.available() > 0;
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
}
