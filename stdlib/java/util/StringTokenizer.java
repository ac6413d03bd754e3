package java.util;

/** Cuts a text into tokens at single characters. */
public class StringTokenizer implements Enumeration<Object> {
  private final String text;
  private final boolean returnDelims;
  private String delims;
  private int position;

  public StringTokenizer(String str) {
    this(str, " \t\n\r\f", false);
  }

  public StringTokenizer(String str, String delim) {
    this(str, delim, false);
  }

  public StringTokenizer(String str, String delim, boolean returnDelims) {
    this.text = Objects.requireNonNull(str);
    this.delims = delim;
    this.returnDelims = returnDelims;
  }

  private boolean isDelim(int i) {
    return delims.indexOf(text.charAt(i)) >= 0;
  }

  private int skip(int from) {
    int i = from;
    while (!returnDelims && i < text.length() && isDelim(i)) {
      i++;
    }
    return i;
  }

  private int scan(int from) {
    int i = from;
    while (i < text.length() && !isDelim(i)) {
      i++;
    }
    return returnDelims && i == from && i < text.length() ? i + 1 : i;
  }

  public boolean hasMoreTokens() {
    return skip(position) < text.length();
  }

  public String nextToken() {
    int start = skip(position);
    if (start >= text.length()) {
      throw new NoSuchElementException();
    }
    position = scan(start);
    return text.substring(start, position);
  }

  public String nextToken(String delim) {
    delims = delim;
    return nextToken();
  }

  @Override
  public boolean hasMoreElements() {
    return hasMoreTokens();
  }

  @Override
  public Object nextElement() {
    return nextToken();
  }

  public int countTokens() {
    int n = 0;
    int i = skip(position);
    while (i < text.length()) {
      n++;
      i = skip(scan(i));
    }
    return n;
  }
}
