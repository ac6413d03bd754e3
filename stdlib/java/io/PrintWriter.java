package java.io;

import braid.internal.Charsets;
import braid.internal.Formatter;
import java.nio.charset.Charset;
import java.util.Locale;

/** Prints values as text to another writer. */
public class PrintWriter extends Writer {
  protected Writer out;
  private final boolean autoFlush;
  private boolean trouble;

  public PrintWriter(Writer out) {
    this(out, false);
  }

  public PrintWriter(Writer out, boolean autoFlush) {
    super(out);
    this.out = out;
    this.autoFlush = autoFlush;
  }

  public PrintWriter(OutputStream out) {
    this(out, false);
  }

  public PrintWriter(OutputStream out, boolean autoFlush) {
    this(new BufferedWriter(new OutputStreamWriter(out)), autoFlush);
  }

  public PrintWriter(OutputStream out, boolean autoFlush, Charset charset) {
    this(new BufferedWriter(new OutputStreamWriter(out, charset)), autoFlush);
  }

  public PrintWriter(String fileName) throws FileNotFoundException {
    this(new FileOutputStream(fileName), false);
  }

  public PrintWriter(String fileName, String csn)
      throws FileNotFoundException, UnsupportedEncodingException {
    this(new File(fileName), csn);
  }

  public PrintWriter(String fileName, Charset charset) throws IOException {
    this(new FileOutputStream(fileName), false, charset);
  }

  public PrintWriter(File file) throws FileNotFoundException {
    this(new FileOutputStream(file), false);
  }

  public PrintWriter(File file, String csn)
      throws FileNotFoundException, UnsupportedEncodingException {
    this(known(csn), file);
  }

  public PrintWriter(File file, Charset charset) throws IOException {
    this(new FileOutputStream(file), false, charset);
  }

  private PrintWriter(Charset charset, File file) throws FileNotFoundException {
    this(new FileOutputStream(file), false, charset);
  }

  /** The name of the encoding is looked at before the file is made. */
  private static Charset known(String name) throws UnsupportedEncodingException {
    return Charset.forName(Charsets.name(Charsets.kindOrThrow(name)));
  }

  private void emit(String text, boolean lineEnd) {
    synchronized (lock) {
      write(text);
      if (lineEnd) {
        write("\n");
        if (autoFlush) {
          flush();
        }
      }
    }
  }

  @Override
  public void flush() {
    try {
      synchronized (lock) {
        if (out == null) {
          throw new IOException("Stream closed");
        }
        out.flush();
      }
    } catch (IOException e) {
      trouble = true;
    }
  }

  @Override
  public void close() {
    try {
      synchronized (lock) {
        if (out != null) {
          out.close();
          out = null;
        }
      }
    } catch (IOException e) {
      trouble = true;
    }
  }

  public boolean checkError() {
    if (out != null) {
      flush();
    }
    return trouble;
  }

  protected void setError() {
    trouble = true;
  }

  protected void clearError() {
    trouble = false;
  }

  @Override
  public void write(int c) {
    try {
      synchronized (lock) {
        if (out == null) {
          throw new IOException("Stream closed");
        }
        out.write(c);
      }
    } catch (IOException e) {
      trouble = true;
    }
  }

  @Override
  public void write(char[] buf, int off, int len) {
    try {
      synchronized (lock) {
        if (out == null) {
          throw new IOException("Stream closed");
        }
        out.write(buf, off, len);
      }
    } catch (IOException e) {
      trouble = true;
    }
  }

  @Override
  public void write(String s, int off, int len) {
    try {
      synchronized (lock) {
        if (out == null) {
          throw new IOException("Stream closed");
        }
        out.write(s, off, len);
      }
    } catch (IOException e) {
      trouble = true;
    }
  }

  @Override
  public void write(char[] buf) {
    write(buf, 0, buf.length);
  }

  @Override
  public void write(String s) {
    write(s, 0, s.length());
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

  public PrintWriter printf(String format, Object... args) {
    return format(format, args);
  }

  public PrintWriter printf(Locale l, String format, Object... args) {
    return format(l, format, args);
  }

  public PrintWriter format(String format, Object... args) {
    return format(Locale.getDefault(), format, args);
  }

  public PrintWriter format(Locale l, String format, Object... args) {
    Formatter formatter = new Formatter(l);
    try {
      formatter.format(format, args);
    } finally {
      // What came before a bad conversion is printed.
      emit(formatter.toString(), false);
    }
    if (autoFlush) {
      flush();
    }
    return this;
  }

  @Override
  public PrintWriter append(CharSequence csq) {
    write(String.valueOf(csq));
    return this;
  }

  @Override
  public PrintWriter append(CharSequence csq, int start, int end) {
    return append((csq == null ? "null" : csq).subSequence(start, end));
  }

  @Override
  public PrintWriter append(char c) {
    write(c);
    return this;
  }
}
