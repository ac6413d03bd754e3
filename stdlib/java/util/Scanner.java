package java.util;

import braid.internal.Regex;
import braid.internal.RegexMatch;
import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** Reads tokens, numbers and lines from text: a string, or the characters of a stream. */
public final class Scanner implements Iterator<String>, Closeable {
  private static final int MOST_CHARS = 1 << 16;

  private final Reader in;
  private char[] text;
  private int end;
  /** Everything before it has been given out. */
  private int position;
  private boolean exhausted;
  private boolean closed;
  private IOException failure;
  private int radix = 10;
  private Locale locale;

  /** What separates tokens; null: white space. */
  private Regex delimiter;

  private Pattern delimiterPattern;
  /** The delimiter can match differently at the end of the text than before more of it. */
  private boolean delimiterLooksForEnd;

  /** The text from windowStart to the end as the delimiter is looked for in it, or null. */
  private String window;

  private int windowStart;

  // The token that peek has found.
  private int tokenStart;
  private int tokenEnd;

  public Scanner(InputStream source) {
    this(new InputStreamReader(Objects.requireNonNull(source)));
  }

  public Scanner(InputStream source, String charsetName) {
    this(Objects.requireNonNull(source, "source"), charset(charsetName));
  }

  public Scanner(InputStream source, Charset charset) {
    this(new InputStreamReader(Objects.requireNonNull(source, "source"), charset));
  }

  public Scanner(File source) throws FileNotFoundException {
    this(new FileInputStream(source));
  }

  public Scanner(File source, String charsetName) throws FileNotFoundException {
    this(reader(source, charsetName));
  }

  private static Reader reader(File source, String charsetName) throws FileNotFoundException {
    Objects.requireNonNull(charsetName, "charsetName");
    if (!Charset.isSupported(charsetName)) {
      throw new IllegalArgumentException(charsetName);
    }
    return new InputStreamReader(new FileInputStream(source), Charset.forName(charsetName));
  }

  public Scanner(File source, Charset charset) throws IOException {
    this(new FileInputStream(source), charset);
  }

  public Scanner(Path source) throws IOException {
    this(Files.newInputStream(source));
  }

  public Scanner(Path source, String charsetName) throws IOException {
    this(Objects.requireNonNull(source), charset(charsetName));
  }

  public Scanner(Path source, Charset charset) throws IOException {
    this(Files.newInputStream(source), charset);
  }

  public Scanner(Readable source) {
    in = (Reader) Objects.requireNonNull(source, "source");
    text = new char[1024];
  }

  public Scanner(String source) {
    in = null;
    text = source.toCharArray();
    end = text.length;
    exhausted = true;
  }

  private static Charset charset(String name) {
    Objects.requireNonNull(name, "charsetName");
    try {
      return Charset.forName(name);
    } catch (UnsupportedCharsetException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static void checkRadix(int radix) {
    if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
      throw new IllegalArgumentException("radix:" + radix);
    }
  }

  // Reading.

  /** Gets more text, or notes that there is no more. */
  private void read() {
    window = null;
    makeRoom();
    try {
      int n = in.read(text, end, text.length - end);
      if (n >= 0) {
        end += n;
        return;
      }
    } catch (IOException e) {
      failure = e;
    }
    exhausted = true;
  }

  /** Drops what has been given out; the buffer grows if it is full, or if there is much to read. */
  private void makeRoom() {
    int used = end - position;
    boolean much = end == text.length && text.length < MOST_CHARS;
    char[] to = much || used == text.length ? new char[text.length * (much ? 4 : 2)] : text;
    System.arraycopy(text, position, to, 0, used);
    text = to;
    position = 0;
    end = used;
  }

  /** The first position that is not white space, or, if blank is false, that is. */
  private static native int skip0(char[] chars, int from, int to, boolean blank);

  /** The first position of a line end. */
  private static native int lineEnd0(char[] chars, int from, int to);

  private void ensureOpen() {
    if (closed) {
      throw new IllegalStateException("Scanner closed");
    }
  }

  // Tokens.

  /** Finds the next token and leaves the position where it is; false if there is none. */
  private boolean peek() {
    ensureOpen();
    return delimiter == null ? peekToWhitespace() : peekToDelimiter();
  }

  private boolean peekToWhitespace() {
    int i = position;
    while (true) {
      i = skip0(text, i, end, true);
      if (i < end) {
        break;
      }
      if (exhausted) {
        return false;
      }
      int offset = i - position;
      read();
      i = position + offset;
    }
    int j = i;
    while (true) {
      j = skip0(text, j, end, false);
      if (j < end || exhausted) {
        break;
      }
      int start = i - position;
      int offset = j - position;
      read();
      i = position + start;
      j = position + offset;
    }
    tokenStart = i;
    tokenEnd = j;
    return true;
  }

  private String unread() {
    return new String(text, position, end - position);
  }

  private boolean peekToDelimiter() {
    while (true) {
      if (window == null) {
        window = unread();
        windowStart = position;
      }
      int begin = position - windowStart;
      int length = window.length();
      RegexMatch match = delimiter.on(window);
      match.region(begin, length);
      int from = match.matchHere(false) ? match.end(0) : begin;
      boolean open = from > begin && match.hitEnd() && !exhausted;
      if (!open && from < length) {
        boolean found = match.find(from);
        if (found && match.end(0) == from) {
          found = Regex.next(match);
        }
        boolean firm =
            exhausted || found && (match.end(0) < length || !delimiterLooksForEnd);
        if (firm) {
          tokenStart = windowStart + from;
          tokenEnd = found ? windowStart + match.start(0) : end;
          return true;
        }
      } else if (exhausted) {
        return false;
      }
      read();
    }
  }

  private String token() {
    return new String(text, tokenStart, tokenEnd - tokenStart);
  }

  /** The next token, which is still to be accepted. */
  private String require() {
    if (!peek()) {
      position = end;
      throw new NoSuchElementException();
    }
    position = tokenStart;
    return token();
  }

  private void accept() {
    position = tokenEnd;
  }

  @Override
  public boolean hasNext() {
    return peek();
  }

  @Override
  public String next() {
    String t = require();
    accept();
    return t;
  }

  public boolean hasNext(String pattern) {
    return hasNext(Pattern.compile(pattern));
  }

  public boolean hasNext(Pattern pattern) {
    ensureOpen();
    Objects.requireNonNull(pattern);
    return peek() && pattern.matcher(token()).matches();
  }

  public String next(String pattern) {
    return next(Pattern.compile(pattern));
  }

  public String next(Pattern pattern) {
    ensureOpen();
    Objects.requireNonNull(pattern);
    String t = require();
    if (!pattern.matcher(t).matches()) {
      throw new InputMismatchException();
    }
    accept();
    return t;
  }

  // Patterns, without regard to delimiters.

  public String findInLine(String pattern) {
    return findInLine(Pattern.compile(pattern));
  }

  public String findInLine(Pattern pattern) {
    ensureOpen();
    Objects.requireNonNull(pattern);
    int i = position;
    while (true) {
      i = lineEnd0(text, i, end);
      if (i < end || exhausted) {
        break;
      }
      int offset = i - position;
      read();
      i = position + offset;
    }
    return i == position ? null : findWithinHorizon(pattern, i - position);
  }

  public String findWithinHorizon(String pattern, int horizon) {
    return findWithinHorizon(Pattern.compile(pattern), horizon);
  }

  public String findWithinHorizon(Pattern pattern, int horizon) {
    ensureOpen();
    Objects.requireNonNull(pattern);
    if (horizon < 0) {
      throw new IllegalArgumentException("horizon < 0");
    }
    while (true) {
      String rest = unread();
      boolean all = horizon > 0 && rest.length() >= horizon;
      java.util.regex.Matcher matcher =
          pattern.matcher(all ? rest.substring(0, horizon) : rest);
      boolean found = matcher.find();
      if (all || exhausted || found && !matcher.hitEnd()) {
        if (!found) {
          return null;
        }
        position += matcher.end();
        return matcher.group();
      }
      read();
    }
  }

  public Scanner skip(String pattern) {
    return skip(Pattern.compile(pattern));
  }

  public Scanner skip(Pattern pattern) {
    ensureOpen();
    Objects.requireNonNull(pattern);
    while (true) {
      java.util.regex.Matcher matcher = pattern.matcher(unread());
      boolean found = matcher.lookingAt();
      if (exhausted || !matcher.hitEnd()) {
        if (!found) {
          throw new NoSuchElementException();
        }
        position += matcher.end();
        return this;
      }
      read();
    }
  }

  @Override
  public void remove() {
    throw new UnsupportedOperationException();
  }

  // Lines.

  public boolean hasNextLine() {
    ensureOpen();
    while (position == end && !exhausted) {
      read();
    }
    return position < end;
  }

  public String nextLine() {
    ensureOpen();
    int i = position;
    while (true) {
      i = lineEnd0(text, i, end);
      // After a carriage return one must know whether a line feed follows.
      if (exhausted || (i < end && (text[i] != '\r' || i + 1 < end))) {
        break;
      }
      int offset = i - position;
      read();
      i = position + offset;
    }
    if (i == end && position == end) {
      throw new NoSuchElementException("No line found");
    }
    String line = new String(text, position, i - position);
    if (i < end) {
      i += text[i] == '\r' && i + 1 < end && text[i + 1] == '\n' ? 2 : 1;
    }
    position = i;
    return line;
  }

  // Numbers.

  private static int digits(String s, int from, int radix) {
    int i = from;
    while (i < s.length() && Character.digit(s.charAt(i), radix) >= 0) {
      i++;
    }
    return i;
  }

  /** Where a numeral (digits, perhaps in groups of three) ends; from if there is none. */
  private static int numeral(String s, int from, int radix) {
    int i = digits(s, from, radix);
    int first = i - from;
    // Whatever the radix, groups begin with a decimal digit.
    if (first < 1 || first > 3 || s.charAt(from) == '0' || !Character.isDigit(s.charAt(from))) {
      return i;
    }
    while (i < s.length() && s.charAt(i) == ',') {
      int group = digits(s, i + 1, radix);
      if (group != i + 4) {
        break;
      }
      i = group;
    }
    return i;
  }

  private static int sign(String s) {
    return s.length() > 0 && (s.charAt(0) == '-' || s.charAt(0) == '+') ? 1 : 0;
  }

  private static boolean isInteger(String s, int radix) {
    int from = sign(s);
    int to = numeral(s, from, radix);
    return to > from && to == s.length();
  }

  private static boolean isDecimal(String s) {
    int from = sign(s);
    String rest = s.substring(from);
    if (rest.equals("NaN") || rest.equals("Infinity")) {
      return true;
    }
    int i = numeral(s, from, 10);
    boolean number = i > from;
    if (i < s.length() && s.charAt(i) == '.') {
      int fraction = digits(s, i + 1, 10);
      number = number || fraction > i + 1;
      i = fraction;
    }
    if (number && i < s.length() && (s.charAt(i) == 'e' || s.charAt(i) == 'E')) {
      int exponent = i + 1;
      if (exponent < s.length() && (s.charAt(exponent) == '-' || s.charAt(exponent) == '+')) {
        exponent++;
      }
      i = digits(s, exponent, 10);
      number = i > exponent;
    }
    return number && i == s.length();
  }

  private static String ungrouped(String s) {
    if (s.indexOf(',') < 0) {
      return s;
    }
    StringBuilder sb = new StringBuilder();
    for (int i = 0; i < s.length(); i++) {
      if (s.charAt(i) != ',') {
        sb.append(s.charAt(i));
      }
    }
    return sb.toString();
  }

  private String requireInteger(int radix) {
    checkRadix(radix);
    String s = require();
    if (!isInteger(s, radix)) {
      throw new InputMismatchException();
    }
    return ungrouped(s);
  }

  private String requireDecimal() {
    String s = require();
    if (!isDecimal(s)) {
      throw new InputMismatchException();
    }
    return ungrouped(s);
  }

  public boolean hasNextInt() {
    return hasNextInt(radix);
  }

  public boolean hasNextInt(int radix) {
    checkRadix(radix);
    if (!peek() || !isInteger(token(), radix)) {
      return false;
    }
    try {
      Integer.parseInt(ungrouped(token()), radix);
      return true;
    } catch (NumberFormatException tooBig) {
      return false;
    }
  }

  public int nextInt() {
    return nextInt(radix);
  }

  /** What a plain token of up to nine digits says; -1: it is something else. */
  private int plainNumber() {
    int i = tokenStart;
    if (tokenEnd - i > 9) {
      return -1;
    }
    int v = 0;
    for (; i < tokenEnd; i++) {
      int digit = text[i] - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      v = 10 * v + digit;
    }
    return v;
  }

  public int nextInt(int radix) {
    if (radix == 10 && peek()) {
      int v = plainNumber();
      if (v >= 0) {
        position = tokenEnd;
        return v;
      }
    }
    String s = requireInteger(radix);
    try {
      int v = Integer.parseInt(s, radix);
      accept();
      return v;
    } catch (NumberFormatException tooBig) {
      throw new InputMismatchException(tooBig.getMessage());
    }
  }

  public boolean hasNextLong() {
    return hasNextLong(radix);
  }

  public boolean hasNextLong(int radix) {
    checkRadix(radix);
    if (!peek() || !isInteger(token(), radix)) {
      return false;
    }
    try {
      Long.parseLong(ungrouped(token()), radix);
      return true;
    } catch (NumberFormatException tooBig) {
      return false;
    }
  }

  public long nextLong() {
    return nextLong(radix);
  }

  public long nextLong(int radix) {
    String s = requireInteger(radix);
    try {
      long v = Long.parseLong(s, radix);
      accept();
      return v;
    } catch (NumberFormatException tooBig) {
      throw new InputMismatchException(tooBig.getMessage());
    }
  }

  public boolean hasNextShort() {
    return hasNextShort(radix);
  }

  public boolean hasNextShort(int radix) {
    return hasNextInRange(Short.MIN_VALUE, Short.MAX_VALUE, radix);
  }

  public short nextShort() {
    return nextShort(radix);
  }

  public short nextShort(int radix) {
    String s = requireInteger(radix);
    try {
      short v = Short.parseShort(s, radix);
      accept();
      return v;
    } catch (NumberFormatException tooBig) {
      throw new InputMismatchException(tooBig.getMessage());
    }
  }

  public boolean hasNextByte() {
    return hasNextByte(radix);
  }

  public boolean hasNextByte(int radix) {
    return hasNextInRange(Byte.MIN_VALUE, Byte.MAX_VALUE, radix);
  }

  public byte nextByte() {
    return nextByte(radix);
  }

  public byte nextByte(int radix) {
    String s = requireInteger(radix);
    try {
      byte v = Byte.parseByte(s, radix);
      accept();
      return v;
    } catch (NumberFormatException tooBig) {
      throw new InputMismatchException(tooBig.getMessage());
    }
  }

  private boolean hasNextInRange(int least, int most, int radix) {
    if (!hasNextInt(radix)) {
      return false;
    }
    int v = Integer.parseInt(ungrouped(token()), radix);
    return v >= least && v <= most;
  }

  public boolean hasNextDouble() {
    return peek() && isDecimal(token());
  }

  public double nextDouble() {
    double v = Double.parseDouble(requireDecimal());
    accept();
    return v;
  }

  public boolean hasNextFloat() {
    return hasNextDouble();
  }

  public float nextFloat() {
    float v = Float.parseFloat(requireDecimal());
    accept();
    return v;
  }

  private static boolean isBoolean(String s) {
    return s.equalsIgnoreCase("true") || s.equalsIgnoreCase("false");
  }

  public boolean hasNextBoolean() {
    return peek() && isBoolean(token());
  }

  public boolean nextBoolean() {
    String s = require();
    if (!isBoolean(s)) {
      throw new InputMismatchException();
    }
    accept();
    return s.equalsIgnoreCase("true");
  }

  // The rest.

  public Pattern delimiter() {
    if (delimiterPattern == null) {
      delimiterPattern = Pattern.compile("\\p{javaWhitespace}+");
    }
    return delimiterPattern;
  }

  public Scanner useDelimiter(String pattern) {
    return useDelimiter(Pattern.compile(pattern));
  }

  public Scanner useDelimiter(Pattern pattern) {
    String text = pattern.pattern();
    delimiterPattern = pattern;
    delimiter = Regex.compile(text, pattern.flags());
    delimiterLooksForEnd =
        text.contains("$")
            || text.contains("\\b")
            || text.contains("\\B")
            || text.contains("\\z")
            || text.contains("\\Z");
    return this;
  }

  public Scanner reset() {
    delimiter = null;
    delimiterPattern = null;
    locale = null;
    radix = 10;
    return this;
  }

  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    exhausted = true;
    if (in != null) {
      try {
        in.close();
      } catch (IOException e) {
        failure = e;
      }
    }
  }

  public IOException ioException() {
    return failure;
  }

  public int radix() {
    return radix;
  }

  public Scanner useRadix(int radix) {
    checkRadix(radix);
    this.radix = radix;
    return this;
  }

  public Locale locale() {
    return locale == null ? Locale.getDefault() : locale;
  }

  public Scanner useLocale(Locale locale) {
    this.locale = Objects.requireNonNull(locale);
    return this;
  }
}
