package java.io;

import braid.internal.Charsets;
import java.nio.charset.Charset;

/** Turns characters into bytes. */
public class OutputStreamWriter extends Writer {
  private final OutputStream out;
  private final int kind;
  private boolean closed;

  public OutputStreamWriter(OutputStream out) {
    this(out, Charsets.UTF_8);
  }

  public OutputStreamWriter(OutputStream out, String charsetName)
      throws UnsupportedEncodingException {
    this(out, Charsets.kindOrThrow(charsetName));
  }

  public OutputStreamWriter(OutputStream out, Charset cs) {
    this(out, Charsets.kind(cs.name()));
  }

  private OutputStreamWriter(OutputStream out, int kind) {
    super(out);
    this.out = out;
    this.kind = kind;
  }

  public String getEncoding() {
    return closed ? null : Charsets.oldName(kind);
  }

  @Override
  public void write(char[] cbuf, int off, int len) throws IOException {
    synchronized (lock) {
      if (closed) {
        throw new IOException("Stream closed");
      }
      OutputStream.checkRange(cbuf.length, off, len);
      byte[] bytes = Charsets.encode(new String(cbuf, off, len), kind);
      out.write(bytes, 0, bytes.length);
    }
  }

  @Override
  public void flush() throws IOException {
    synchronized (lock) {
      if (closed) {
        throw new IOException("Stream closed");
      }
      out.flush();
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      if (!closed) {
        closed = true;
        out.close();
      }
    }
  }
}
