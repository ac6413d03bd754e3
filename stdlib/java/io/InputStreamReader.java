package java.io;

import braid.internal.Charsets;
import braid.internal.Decoder;
import java.nio.charset.Charset;

/** Turns bytes into characters. */
public class InputStreamReader extends Reader {
  private InputStream in;
  private final int kind;
  private final Decoder decoder;

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
    this.decoder = new Decoder(in, kind);
  }

  public String getEncoding() {
    return in == null ? null : Charsets.oldName(kind);
  }

  private void ensureOpen() throws IOException {
    if (in == null) {
      throw new IOException("Stream closed");
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
      return decoder.read(cbuf, off, len);
    }
  }

  @Override
  public boolean ready() throws IOException {
    synchronized (lock) {
      ensureOpen();
      return decoder.ready();
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
