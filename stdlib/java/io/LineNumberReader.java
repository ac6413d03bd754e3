package java.io;

/** Counts the lines that are read. Every line end is read as one line feed. */
public class LineNumberReader extends BufferedReader {
  private int lineNumber;
  private int markedLineNumber;

  /** A line feed that comes next belongs to a carriage return. */
  private boolean skipLineFeed;

  private boolean markedSkipLineFeed;

  /** The last character was none of a line end: the end of the text ends a line, too. */
  private boolean inLine;

  private boolean markedInLine;

  public LineNumberReader(Reader in) {
    super(in);
  }

  public LineNumberReader(Reader in, int sz) {
    super(in, sz);
  }

  public void setLineNumber(int lineNumber) {
    this.lineNumber = lineNumber;
  }

  public int getLineNumber() {
    return lineNumber;
  }

  @Override
  public int read() throws IOException {
    synchronized (lock) {
      int c = super.read();
      if (skipLineFeed && c == '\n') {
        c = super.read();
      }
      skipLineFeed = c == '\r';
      boolean ends = c == '\n' || c == '\r' || c < 0 && inLine;
      inLine = !ends && c >= 0;
      if (ends) {
        lineNumber++;
      }
      return c == '\r' ? '\n' : c;
    }
  }

  @Override
  public int read(char[] cbuf, int off, int len) throws IOException {
    synchronized (lock) {
      int n = super.read(cbuf, off, len);
      for (int i = off; i < off + n; i++) {
        char c = cbuf[i];
        boolean second = skipLineFeed && c == '\n';
        skipLineFeed = c == '\r';
        if (!second && (c == '\n' || c == '\r')) {
          lineNumber++;
        }
        inLine = c != '\n' && c != '\r';
      }
      if (n < 0 && inLine) {
        lineNumber++;
        inLine = false;
      }
      return n;
    }
  }

  @Override
  public String readLine() throws IOException {
    synchronized (lock) {
      if (skipLineFeed) {
        skipLineFeed = false;
        super.mark(1);
        if (super.read() != '\n') {
          super.reset();
        }
      }
      String line = super.readLine();
      if (line != null || inLine) {
        lineNumber++;
      }
      inLine = false;
      return line;
    }
  }

  @Override
  public long skip(long n) throws IOException {
    if (n < 0) {
      throw new IllegalArgumentException("skip() value is negative");
    }
    synchronized (lock) {
      char[] one = new char[1];
      long skipped = 0;
      while (skipped < n && read(one, 0, 1) > 0) {
        skipped++;
      }
      return skipped;
    }
  }

  @Override
  public void mark(int readAheadLimit) throws IOException {
    synchronized (lock) {
      super.mark(readAheadLimit);
      markedLineNumber = lineNumber;
      markedSkipLineFeed = skipLineFeed;
      markedInLine = inLine;
    }
  }

  @Override
  public void reset() throws IOException {
    synchronized (lock) {
      super.reset();
      lineNumber = markedLineNumber;
      skipLineFeed = markedSkipLineFeed;
      inLine = markedInLine;
    }
  }
}
