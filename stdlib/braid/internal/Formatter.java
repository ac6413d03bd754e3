package braid.internal;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.DuplicateFormatFlagsException;
import java.util.FormatFlagsConversionMismatchException;
import java.util.IllegalFormatCodePointException;
import java.util.IllegalFormatConversionException;
import java.util.IllegalFormatFlagsException;
import java.util.IllegalFormatPrecisionException;
import java.util.IllegalFormatWidthException;
import java.util.Locale;
import java.util.MissingFormatArgumentException;
import java.util.MissingFormatWidthException;
import java.util.UnknownFormatConversionException;

/**
 * What is behind String.format. A format is parsed as a whole first, so that a bad specifier is found
 * before anything is put out; then the arguments are converted one by one.
 */
public final class Formatter {
  private static final int LEFT = 1;
  private static final int ALTERNATE = 2;
  private static final int PLUS = 4;
  private static final int SPACE = 8;
  private static final int ZERO = 16;
  private static final int GROUP = 32;
  private static final int PAREN = 64;
  private static final int PREVIOUS = 128;

  /** The flags in the order of their bits. */
  private static final String FLAGS = "-#+ 0,(<";

  private static final String CONVERSIONS = "bBhHsScCdoxXeEfgGaA%n";

  private final StringBuilder out = new StringBuilder();
  private final LocaleSigns signs;

  /** Writes numbers as this locale does; null: as Locale.ROOT. */
  public Formatter(Locale locale) {
    signs = LocaleSigns.of(locale);
  }

  /** A piece of the format: fixed text, or a specifier. */
  private static final class Piece {
    String text;
    int index;
    int flags;
    int width = -1;
    int precision = -1;
    char conversion;
    boolean upper;
    char dateTime;

    boolean has(int flag) {
      return (flags & flag) != 0;
    }

    @Override
    public String toString() {
      StringBuilder s = new StringBuilder("%").append(flagsText(flags));
      if (index > 0) {
        s.append(index).append('$');
      }
      if (width != -1) {
        s.append(width);
      }
      if (precision != -1) {
        s.append('.').append(precision);
      }
      if (dateTime != 0) {
        s.append(upper ? 'T' : 't').append(dateTime);
        return s.toString();
      }
      return s.append(upper ? Character.toUpperCase(conversion) : conversion).toString();
    }
  }

  private static String flagsText(int flags) {
    StringBuilder s = new StringBuilder();
    for (int i = 0; i < FLAGS.length(); i++) {
      if ((flags >> i & 1) != 0) {
        s.append(FLAGS.charAt(i));
      }
    }
    return s.toString();
  }

  /** For a message; an upper-case conversion counts as a flag there. */
  private static IllegalFormatFlagsException illegalFlags(Piece p) {
    String left = flagsText(p.flags & LEFT);
    String others = flagsText(p.flags & ~LEFT);
    return new IllegalFormatFlagsException(left + (p.upper ? "^" : "") + others);
  }

  @Override
  public String toString() {
    return out.toString();
  }

  public Formatter format(String format, Object[] args) {
    Piece[] pieces = new Parser(format).parse();
    int last = -1;
    int next = 0;
    for (int i = 0; i < pieces.length && pieces[i] != null; i++) {
      Piece p = pieces[i];
      if (p.text != null) {
        out.append(p.text);
      } else if (p.conversion == 'n') {
        out.append('\n');
      } else if (p.conversion == '%') {
        justify(p, "%");
      } else {
        if (p.index > 0) {
          last = p.index - 1;
        } else if (!p.has(PREVIOUS)) {
          last = next++;
        }
        if (last < 0 || args != null && last >= args.length) {
          throw new MissingFormatArgumentException(p.toString());
        }
        convert(p, args == null ? null : args[last]);
      }
    }
    return this;
  }

  /** Takes a format to pieces. */
  private static final class Parser {
    private final String format;
    private int at;
    private Piece[] pieces = new Piece[8];
    private int count;

    Parser(String format) {
      this.format = format;
    }

    Piece[] parse() {
      int length = format.length();
      while (at < length) {
        int percent = format.indexOf('%', at);
        if (percent != at) {
          Piece fixed = new Piece();
          fixed.text = format.substring(at, percent < 0 ? length : percent);
          add(fixed);
          if (percent < 0) {
            break;
          }
        }
        at = percent + 1;
        if (at >= length) {
          throw new UnknownFormatConversionException("%");
        }
        add(specifier());
      }
      return pieces;
    }

    private void add(Piece piece) {
      if (count == pieces.length) {
        Piece[] more = new Piece[2 * count];
        System.arraycopy(pieces, 0, more, 0, count);
        pieces = more;
      }
      pieces[count++] = piece;
    }

    private char peek() {
      return at < format.length() ? format.charAt(at) : 0;
    }

    private boolean digitAhead() {
      return peek() >= '0' && peek() <= '9';
    }

    private String digits() {
      int start = at;
      while (digitAhead()) {
        at++;
      }
      return format.substring(start, at);
    }

    private static int toInt(String digits) {
      try {
        return Integer.parseInt(digits);
      } catch (NumberFormatException e) {
        return Integer.MIN_VALUE;
      }
    }

    private Piece specifier() {
      Piece p = new Piece();
      int start = at;
      boolean indexed = false;
      String number = digits();
      if (!number.isEmpty() && peek() == '$') {
        at++;
        p.index = toInt(number);
        indexed = true;
      } else {
        at = start;
      }
      int flagsStart = at;
      while (FLAGS.indexOf(peek()) >= 0 && at < format.length()) {
        at++;
      }
      String flags = format.substring(flagsStart, at);
      String width = digits();
      String precision = "";
      if (peek() == '.') {
        at++;
        precision = digits();
        if (precision.isEmpty()) {
          throw malformed(start);
        }
      }
      if (at >= format.length() || !isConversion(peek())) {
        throw malformed(start);
      }
      // It has the form of a specifier; what is wrong with its parts is reported from left to right.
      if (indexed && p.index <= 0) {
        throw new java.util.IllegalFormatArgumentIndexException(p.index);
      }
      parseFlags(p, flags);
      if (!width.isEmpty()) {
        p.width = toInt(width);
        if (p.width < 0) {
          throw new IllegalFormatWidthException(p.width);
        }
      }
      if (!precision.isEmpty()) {
        p.precision = toInt(precision);
        if (p.precision < 0) {
          throw new IllegalFormatPrecisionException(p.precision);
        }
      }
      conversion(p);
      return p;
    }

    private UnknownFormatConversionException malformed(int start) {
      return new UnknownFormatConversionException(String.valueOf(format.charAt(start)));
    }

    private static void parseFlags(Piece p, String flags) {
      for (int i = 0; i < flags.length(); i++) {
        int bit = 1 << FLAGS.indexOf(flags.charAt(i));
        if (p.has(bit)) {
          throw new DuplicateFormatFlagsException(flagsText(bit));
        }
        p.flags |= bit;
      }
      if (p.has(PREVIOUS)) {
        p.index = -1;
      }
    }

    private static boolean isConversion(char c) {
      return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '%';
    }

    private void conversion(Piece p) {
      char c = peek();
      at++;
      if ((c == 't' || c == 'T') && at < format.length() && isConversion(peek())) {
        p.upper = c == 'T';
        p.dateTime = peek();
        p.conversion = 't';
        at++;
        checkDateTime(p);
        return;
      }
      if (CONVERSIONS.indexOf(c) < 0) {
        throw new UnknownFormatConversionException(String.valueOf(c));
      }
      p.upper = Character.isUpperCase(c);
      p.conversion = Character.toLowerCase(c);
      if (c == '%' || c == 'n') {
        p.index = 0;
      }
      check(p);
    }
  }

  private static void check(Piece p) {
    switch (p.conversion) {
      case 'b':
      case 'h':
      case 's':
        if (p.conversion != 's') {
          refuse(p, ALTERNATE);
        }
        needWidth(p, LEFT);
        refuse(p, PLUS | SPACE | ZERO | GROUP | PAREN);
        break;
      case 'c':
        refusePrecision(p);
        refuse(p, ALTERNATE | PLUS | SPACE | ZERO | GROUP | PAREN);
        needWidth(p, LEFT);
        break;
      case 'd':
      case 'o':
      case 'x':
        checkNumber(p);
        refusePrecision(p);
        refuse(p, p.conversion == 'd' ? ALTERNATE : GROUP);
        break;
      case 'a':
        checkNumber(p);
        refuse(p, PAREN);
        refuse(p, GROUP);
        break;
      case 'e':
        checkNumber(p);
        refuse(p, GROUP);
        break;
      case 'f':
        checkNumber(p);
        break;
      case 'g':
        checkNumber(p);
        refuse(p, ALTERNATE);
        break;
      case '%':
        refusePrecision(p);
        if ((p.flags & ~LEFT) != 0) {
          throw illegalFlags(p);
        }
        needWidth(p, LEFT);
        break;
      default:
        refusePrecision(p);
        if (p.width != -1) {
          throw new IllegalFormatWidthException(p.width);
        }
        if (p.flags != 0) {
          throw illegalFlags(p);
        }
        break;
    }
  }

  private static void checkDateTime(Piece p) {
    if (!DateTimeText.isConversion(p.dateTime)) {
      throw new UnknownFormatConversionException("t" + p.dateTime);
    }
    refusePrecision(p);
    for (int bit = ALTERNATE; bit <= PAREN; bit <<= 1) {
      if (p.has(bit)) {
        throw new FormatFlagsConversionMismatchException(flagsText(bit), p.dateTime);
      }
    }
    needWidth(p, LEFT);
  }

  private static void checkNumber(Piece p) {
    needWidth(p, LEFT | ZERO);
    if (p.has(PLUS) && p.has(SPACE) || p.has(LEFT) && p.has(ZERO)) {
      throw illegalFlags(p);
    }
  }

  private static void needWidth(Piece p, int flags) {
    if ((p.flags & flags) != 0 && p.width == -1) {
      throw new MissingFormatWidthException(p.toString());
    }
  }

  private static void refusePrecision(Piece p) {
    if (p.precision != -1) {
      throw new IllegalFormatPrecisionException(p.precision);
    }
  }

  private static void refuse(Piece p, int flags) {
    for (int bit = LEFT; bit <= PAREN; bit <<= 1) {
      if ((flags & bit) != 0 && p.has(bit)) {
        throw new FormatFlagsConversionMismatchException(flagsText(bit), p.conversion);
      }
    }
  }

  private void convert(Piece p, Object arg) {
    switch (p.conversion) {
      case 'b':
        text(p, arg == null ? "false" : arg instanceof Boolean ? arg.toString() : "true");
        break;
      case 's':
        string(p, arg);
        break;
      case 'h':
        text(p, arg == null ? "null" : Integer.toHexString(arg.hashCode()));
        break;
      case 't':
        if (arg == null) {
          text(p, "null");
        } else {
          dateTime(p, arg);
        }
        break;
      default:
        if (arg == null) {
          text(p, "null");
        } else if (p.conversion == 'c') {
          character(p, arg);
        } else if ("dox".indexOf(p.conversion) >= 0) {
          integer(p, arg);
        } else {
          floating(p, arg);
        }
        break;
    }
  }

  /** A text cut to the precision and padded to the width. */
  private void text(Piece p, String s) {
    if (p.precision != -1 && p.precision < s.length()) {
      s = s.substring(0, p.precision);
    }
    justify(p, p.upper ? s.toUpperCase() : s);
  }

  private void justify(Piece p, String s) {
    int pad = p.width - s.length();
    if (!p.has(LEFT)) {
      blanks(pad);
    }
    out.append(s);
    if (p.has(LEFT)) {
      blanks(pad);
    }
  }

  private void blanks(int count) {
    for (int i = 0; i < count; i++) {
      out.append(' ');
    }
  }

  private void string(Piece p, Object arg) {
    if (p.has(ALTERNATE)) {
      throw new FormatFlagsConversionMismatchException("#", 's');
    }
    text(p, String.valueOf(arg));
  }

  private void dateTime(Piece p, Object arg) {
    String s = DateTimeText.of(p.dateTime, arg);
    if (s == null) {
      throw new IllegalFormatConversionException(p.dateTime, arg.getClass());
    }
    text(p, s);
  }

  private void character(Piece p, Object arg) {
    if (arg instanceof Character) {
      text(p, arg.toString());
    } else if (arg instanceof Byte || arg instanceof Short || arg instanceof Integer) {
      int c = ((Number) arg).intValue();
      if (!Character.isValidCodePoint(c)) {
        throw new IllegalFormatCodePointException(c);
      }
      text(p, Character.toString(c));
    } else {
      throw new IllegalFormatConversionException(p.conversion, arg.getClass());
    }
  }

  private void integer(Piece p, Object arg) {
    if (arg instanceof Integer) {
      integer(p, ((Integer) arg).intValue(), 32);
    } else if (arg instanceof Long) {
      integer(p, ((Long) arg).longValue(), 64);
    } else if (arg instanceof Short) {
      integer(p, ((Short) arg).shortValue(), 16);
    } else if (arg instanceof Byte) {
      integer(p, ((Byte) arg).byteValue(), 8);
    } else if (arg instanceof BigInteger) {
      bigInteger(p, (BigInteger) arg);
    } else {
      throw new IllegalFormatConversionException(p.conversion, arg.getClass());
    }
  }

  private void integer(Piece p, long value, int bits) {
    if (p.conversion == 'd') {
      String digits = Long.toString(value);
      boolean negative = value < 0;
      number(p, negative, negative ? digits.substring(1) : digits, true);
      return;
    }
    refuse(p, PAREN);
    refuse(p, SPACE | PLUS);
    if (value < 0 && bits < 64) {
      value += 1L << bits;
    }
    String digits = p.conversion == 'x' ? Long.toHexString(value) : Long.toOctalString(value);
    String prefix = p.has(ALTERNATE) ? p.conversion == 'x' ? "0x" : "0" : "";
    if (p.has(ZERO)) {
      digits = zeros(p.width - prefix.length() - digits.length()) + digits;
    }
    String s = prefix + digits;
    justify(p, p.upper ? s.toUpperCase() : s);
  }

  private void bigInteger(Piece p, BigInteger arg) {
    boolean negative = arg.signum() < 0;
    String digits = arg.abs().toString(p.conversion == 'd' ? 10 : p.conversion == 'x' ? 16 : 8);
    if (p.conversion == 'd') {
      number(p, negative, digits, true);
      return;
    }
    String prefix = p.has(ALTERNATE) ? p.conversion == 'x' ? "0x" : "0" : "";
    if (p.has(ZERO)) {
      int signs = negative ? p.has(PAREN) ? 2 : 1 : p.has(PLUS) || p.has(SPACE) ? 1 : 0;
      digits = zeros(p.width - signs - prefix.length() - digits.length()) + digits;
    }
    number(p, negative, prefix + digits, false);
  }

  private static String zeros(int count) {
    return count <= 0 ? "" : "0".repeat(count);
  }

  /**
   * Puts out a number: its sign, then digits with what the flags ask for.
   *
   * @param magnitude digits, perhaps with a point and more behind them
   * @param finite whether zeros and groups may be put in
   */
  private void number(Piece p, boolean negative, String magnitude, boolean finite) {
    String sign = negative ? p.has(PAREN) ? "(" : "-" : p.has(PLUS) ? "+" : p.has(SPACE) ? " " : "";
    String end = negative && p.has(PAREN) ? ")" : "";
    if (finite) {
      if (p.has(GROUP)) {
        magnitude = grouped(magnitude, signs.group);
      }
      if (p.has(ZERO)) {
        int have = sign.length() + magnitude.length() + end.length();
        magnitude = zeros(p.width - have) + magnitude;
      }
    }
    String s = sign + magnitude + end;
    justify(p, p.upper ? s.toUpperCase() : s);
  }

  /** With a sign between groups of three digits of the whole part. */
  private static String grouped(String magnitude, char sign) {
    int end = 0;
    while (end < magnitude.length() && Character.isDigit(magnitude.charAt(end))) {
      end++;
    }
    StringBuilder s = new StringBuilder();
    for (int i = 0; i < end; i++) {
      if (i > 0 && (end - i) % 3 == 0) {
        s.append(sign);
      }
      s.append(magnitude.charAt(i));
    }
    return s.append(magnitude, end, magnitude.length()).toString();
  }

  private void floating(Piece p, Object arg) {
    double value;
    if (arg instanceof Double || arg instanceof Float) {
      value = ((Number) arg).doubleValue();
    } else if (arg instanceof BigDecimal && p.conversion != 'a') {
      bigDecimal(p, arg.toString());
      return;
    } else {
      throw new IllegalFormatConversionException(p.conversion, arg.getClass());
    }
    if (value != value) {
      justify(p, p.upper ? "NAN" : "NaN");
      return;
    }
    boolean negative = Double.compare(value, 0.0) < 0;
    value = Math.abs(value);
    if (value == Double.POSITIVE_INFINITY) {
      number(p, negative, "Infinity", false);
    } else if (p.conversion == 'a') {
      hexadecimal(p, negative, value);
    } else {
      decimal(p, negative, new DecimalText(Double.toString(value)), value == 0);
    }
  }

  private void bigDecimal(Piece p, String text) {
    boolean negative = text.startsWith("-");
    DecimalText decimal = new DecimalText(negative ? text.substring(1) : text);
    decimal(p, negative, decimal, decimal.isZero());
  }

  private void hexadecimal(Piece p, boolean negative, double value) {
    String s = HexFloat.toString(value, p.precision);
    if (p.has(ZERO)) {
      // The width counts without the zeros that the precision adds.
      int have = HexFloat.shortLength(s) + (negative || p.has(PLUS) || p.has(SPACE) ? 1 : 0);
      s = "0x" + zeros(p.width - have) + s.substring(2);
    }
    number(p, negative, s, false);
  }

  private void decimal(Piece p, boolean negative, DecimalText decimal, boolean zero) {
    int precision = p.precision == -1 ? 6 : p.precision;
    String s;
    if (p.conversion == 'f') {
      s = decimal.fixed(precision);
    } else if (p.conversion == 'e') {
      s = decimal.scientific(precision, p.has(ALTERNATE));
    } else {
      if (precision == 0) {
        precision = 1;
      }
      s = zero ? new DecimalText("0.0").fixed(precision - 1) : decimal.general(precision);
    }
    if (p.has(ALTERNATE) && precision == 0 && p.conversion == 'f') {
      s = s + ".";
    }
    number(p, negative, s.replace('.', signs.decimal), true);
  }
}
