package java.io;

import braid.internal.Charsets;
import braid.internal.ConsoleOutput;
import braid.internal.Formatter;
import java.nio.charset.Charset;
import java.util.Locale;

/**
 * Prints values as text. On the console a text goes out by one native call, whole lines together with
 * their line ends; no monitor is taken unless another thread holds that of the stream.
 */
public class PrintStream extends FilterOutputStream implements Appendable, Closeable {
  /** The number of the console stream that this one is, or -1. */
  private final int console;
  private final boolean autoFlush;
  private final int charset;
  private boolean trouble;

  public PrintStream(OutputStream out) {
    this(out, false);
  }

  public PrintStream(OutputStream out, boolean autoFlush) {
    this(out, autoFlush, Charsets.UTF_8);
  }

  private PrintStream(OutputStream out, boolean autoFlush, int charset) {
    super(out);
    if (out == null) {
      throw new NullPointerException("Null output stream");
    }
    boolean plain =
        out instanceof ConsoleOutput
            && getClass() == PrintStream.class
            && charset == Charsets.UTF_8;
    this.charset = charset;
    this.console = plain ? ((ConsoleOutput) out).number : -1;
    this.autoFlush = autoFlush;
  }

  public PrintStream(OutputStream out, boolean autoFlush, String encoding)
      throws UnsupportedEncodingException {
    this(out, autoFlush, Charsets.kindOrThrow(encoding));
  }

  public PrintStream(OutputStream out, boolean autoFlush, Charset charset) {
    this(out, autoFlush, Charsets.kind(charset.name()));
  }

  public PrintStream(String fileName) throws FileNotFoundException {
    this(new FileOutputStream(fileName), false);
  }

  public PrintStream(String fileName, String csn)
      throws FileNotFoundException, UnsupportedEncodingException {
    this(Charsets.kindOrThrow(csn), new FileOutputStream(fileName));
  }

  public PrintStream(String fileName, Charset charset) throws IOException {
    this(new FileOutputStream(fileName), false, charset);
  }

  public PrintStream(File file) throws FileNotFoundException {
    this(new FileOutputStream(file), false);
  }

  public PrintStream(File file, String csn)
      throws FileNotFoundException, UnsupportedEncodingException {
    this(Charsets.kindOrThrow(csn), new FileOutputStream(file));
  }

  public PrintStream(File file, Charset charset) throws IOException {
    this(new FileOutputStream(file), false, charset);
  }

  /** The name of the encoding is looked at before the file is made. */
  private PrintStream(int charset, OutputStream out) {
    this(out, false, charset);
  }

  /** Whether a thread other than the running one holds the monitor of this object. */
  private native boolean isHeldByOther0();

  private void emit(String text, boolean lineEnd) {
    if (console >= 0 && !isHeldByOther0()) {
      ConsoleOutput.print0(console, text, lineEnd);
      return;
    }
    synchronized (this) {
      if (console >= 0) {
        ConsoleOutput.print0(console, text, lineEnd);
      } else {
        emitBytes(lineEnd ? text.concat("\n") : text, lineEnd);
      }
    }
  }

  private void emitBytes(String text, boolean lineEnd) {
    byte[] bytes = Charsets.encode(text, charset);
    write(bytes, 0, bytes.length);
    if (autoFlush && (lineEnd || text.indexOf('\n') >= 0)) {
      flush();
    }
  }

  @Override
  public void flush() {
    try {
      if (out != null) {
        out.flush();
      }
    } catch (IOException e) {
      trouble = true;
    }
  }

  @Override
  public void close() {
    try {
      if (out != null) {
        out.close();
        out = null;
      }
    } catch (IOException e) {
      trouble = true;
    }
  }

  public boolean checkError() {
    flush();
    return trouble;
  }

  protected void setError() {
    trouble = true;
  }

  protected void clearError() {
    trouble = false;
  }

  @Override
  public void write(int b) {
    try {
      if (out == null) {
        throw new IOException("Stream closed");
      }
      out.write(b);
      if (b == '\n' && autoFlush) {
        out.flush();
      }
    } catch (IOException e) {
      trouble = true;
    }
  }

  @Override
  public void write(byte[] buf, int off, int len) {
    try {
      if (out == null) {
        throw new IOException("Stream closed");
      }
      out.write(buf, off, len);
      if (autoFlush) {
        out.flush();
      }
    } catch (IOException e) {
      trouble = true;
    }
  }

  @Override
  public void write(byte[] buf) throws IOException {
    write(buf, 0, buf.length);
  }

  public void writeBytes(byte[] buf) {
    write(buf, 0, buf.length);
  }

  public void print(boolean b) {
    emit(String.valueOf(b), false);
  }

  public void print(char c) {
    emit(String.valueOf(c), false);
  }

  public void print(int i) {
    emit(String.valueOf(i), false);
  }

  public void print(long l) {
    emit(String.valueOf(l), false);
  }

  public void print(float f) {
    emit(String.valueOf(f), false);
  }

  public void print(double d) {
    emit(String.valueOf(d), false);
  }

  public void print(char[] s) {
    emit(String.valueOf(s), false);
  }

  public void print(String s) {
    emit(s == null ? "null" : s, false);
  }

  public void print(Object obj) {
    emit(String.valueOf(obj), false);
  }

  public void println() {
    emit("", true);
  }

  public void println(boolean x) {
    emit(String.valueOf(x), true);
  }

  public void println(char x) {
    emit(String.valueOf(x), true);
  }

  public void println(int x) {
    emit(String.valueOf(x), true);
  }

  public void println(long x) {
    emit(String.valueOf(x), true);
  }

  public void println(float x) {
    emit(String.valueOf(x), true);
  }

  public void println(double x) {
    emit(String.valueOf(x), true);
  }

  public void println(char[] s) {
    emit(String.valueOf(s), true);
  }

  public void println(String x) {
    emit(x == null ? "null" : x, true);
  }

  public void println(Object x) {
    emit(String.valueOf(x), true);
  }

  public PrintStream printf(String format, Object... args) {
    return format(format, args);
  }

  public PrintStream printf(Locale l, String format, Object... args) {
    return format(l, format, args);
  }

  public PrintStream format(String format, Object... args) {
    return format(Locale.getDefault(), format, args);
  }

  public PrintStream format(Locale l, String format, Object... args) {
    Formatter formatter = new Formatter(l);
    try {
      formatter.format(format, args);
    } finally {
      // What came before a bad conversion is printed.
      String text = formatter.toString();
      if (!text.isEmpty()) {
        emit(text, false);
      }
    }
    return this;
  }

  @Override
  public PrintStream append(CharSequence csq) {
    print(String.valueOf(csq));
    return this;
  }

  @Override
  public PrintStream append(CharSequence csq, int start, int end) {
    return append((csq == null ? "null" : csq).subSequence(start, end));
  }

  @Override
  public PrintStream append(char c) {
    print(c);
    return this;
  }
}
