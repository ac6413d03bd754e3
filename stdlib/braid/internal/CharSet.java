package braid.internal;

/** A set of code points, as a pattern names it. */
abstract class CharSet {
  abstract boolean has(int c);

  /** One code point. */
  static final class One extends CharSet {
    final int c;

    One(int c) {
      this.c = c;
    }

    @Override
    boolean has(int other) {
      return c == other;
    }
  }

  /** From low to high. */
  static final class Range extends CharSet {
    final int low;
    final int high;

    Range(int low, int high) {
      this.low = low;
      this.high = high;
    }

    @Override
    boolean has(int c) {
      return c >= low && c <= high;
    }
  }

  /** What is in one or the other. */
  static final class Union extends CharSet {
    final CharSet a;
    final CharSet b;

    Union(CharSet a, CharSet b) {
      this.a = a;
      this.b = b;
    }

    @Override
    boolean has(int c) {
      return a.has(c) || b.has(c);
    }
  }

  /** What is in both. */
  static final class Both extends CharSet {
    final CharSet a;
    final CharSet b;

    Both(CharSet a, CharSet b) {
      this.a = a;
      this.b = b;
    }

    @Override
    boolean has(int c) {
      return a.has(c) && b.has(c);
    }
  }

  /** All others. */
  static final class Not extends CharSet {
    final CharSet a;

    Not(CharSet a) {
      this.a = a;
    }

    @Override
    boolean has(int c) {
      return !a.has(c);
    }
  }

  /** Also the other case of each letter; only ASCII letters unless `unicode`. */
  static final class AnyCase extends CharSet {
    final CharSet a;
    final boolean unicode;

    AnyCase(CharSet a, boolean unicode) {
      this.a = a;
      this.unicode = unicode;
    }

    @Override
    boolean has(int c) {
      if (a.has(c)) {
        return true;
      }
      if (c > 127 && !unicode) {
        return false;
      }
      int upper = Character.toUpperCase(c);
      return a.has(upper) || a.has(Character.toLowerCase(upper)) || a.has(Character.toLowerCase(c));
    }
  }

  /** What a dot stands for. */
  static final class Dot extends CharSet {
    final boolean all;
    final boolean unixLines;

    Dot(boolean all, boolean unixLines) {
      this.all = all;
      this.unixLines = unixLines;
    }

    @Override
    boolean has(int c) {
      if (all) {
        return true;
      }
      if (unixLines) {
        return c != '\n';
      }
      return c != '\n' && c != '\r' && c != 0x85 && c != 0x2028 && c != 0x2029;
    }
  }

  /** A class with a letter or a name. */
  static final class Named extends CharSet {
    final String name;

    Named(String name) {
      this.name = name;
    }

    @Override
    boolean has(int c) {
      switch (name) {
        case "d":
        case "Digit":
          return c >= '0' && c <= '9';
        case "w":
          return isWord(c);
        case "s":
        case "Space":
          return c == ' ' || c >= 9 && c <= 13;
        case "h":
        case "Blank":
          return c == ' ' || c == '\t' || name.equals("h") && isOtherBlank(c);
        case "v":
          return c >= 10 && c <= 13 || c == 0x85 || c == 0x2028 || c == 0x2029;
        case "Lower":
          return c >= 'a' && c <= 'z';
        case "Upper":
          return c >= 'A' && c <= 'Z';
        case "ASCII":
          return c < 128;
        case "Alpha":
          return c < 128 && Character.isLetter(c);
        case "Alnum":
          return c < 128 && Character.isLetterOrDigit(c);
        case "Punct":
          return c > 32 && c < 127 && !Character.isLetterOrDigit(c);
        case "Graph":
          return c > 32 && c < 127;
        case "Print":
          return c >= 32 && c < 127;
        case "Cntrl":
          return c < 32 || c == 127;
        case "XDigit":
          return c < 128 && Character.digit(c, 16) >= 0;
        default:
          return hasUnicode(c);
      }
    }

    private static boolean isOtherBlank(int c) {
      return c == 0xa0
          || c == 0x1680
          || c == 0x180e
          || c >= 0x2000 && c <= 0x200a
          || c == 0x202f
          || c == 0x205f
          || c == 0x3000;
    }

    private boolean hasUnicode(int c) {
      switch (name) {
        case "L":
        case "IsL":
        case "IsLetter":
          return Character.isLetter(c);
        case "Lu":
        case "IsLu":
          return Character.getType(c) == Character.UPPERCASE_LETTER;
        case "Ll":
        case "IsLl":
          return Character.getType(c) == Character.LOWERCASE_LETTER;
        case "javaLowerCase":
        case "IsLowercase":
          return Character.isLowerCase(c);
        case "javaUpperCase":
        case "IsUppercase":
          return Character.isUpperCase(c);
        case "IsAlphabetic":
        case "javaAlphabetic":
          return Character.isAlphabetic(c);
        case "javaLetter":
          return Character.isLetter(c);
        case "javaLetterOrDigit":
          return Character.isLetterOrDigit(c);
        case "N":
        case "IsN":
          return Character.getType(c) >= Character.DECIMAL_DIGIT_NUMBER
              && Character.getType(c) <= Character.OTHER_NUMBER;
        case "Nd":
        case "IsNd":
        case "IsDigit":
        case "javaDigit":
          return Character.isDigit(c);
        case "P":
        case "IsP":
        case "IsPunctuation":
          return isPunctuation(Character.getType(c));
        case "S":
        case "IsS":
          return Character.getType(c) >= Character.MATH_SYMBOL
              && Character.getType(c) <= Character.OTHER_SYMBOL;
        case "Z":
        case "IsZ":
          return Character.isSpaceChar(c);
        case "javaWhitespace":
          return Character.isWhitespace(c);
        case "IsWhite_Space":
          return Character.isSpaceChar(c) || c >= 9 && c <= 13 || c == 0x85;
        default:
          return false;
      }
    }

    private static boolean isPunctuation(int type) {
      return type >= Character.DASH_PUNCTUATION && type <= Character.OTHER_PUNCTUATION
          || type == Character.INITIAL_QUOTE_PUNCTUATION
          || type == Character.FINAL_QUOTE_PUNCTUATION;
    }

    /** The names that \p{...} may have. */
    private static final String KNOWN =
        " Digit Space Blank Lower Upper ASCII Alpha Alnum Punct Graph Print Cntrl XDigit L IsL"
            + " IsLetter Lu IsLu Ll IsLl javaLowerCase IsLowercase javaUpperCase IsUppercase"
            + " IsAlphabetic javaAlphabetic javaLetter javaLetterOrDigit N IsN Nd IsNd IsDigit"
            + " javaDigit P IsP IsPunctuation S IsS Z IsZ javaWhitespace IsWhite_Space ";

    static boolean isKnown(String name) {
      return KNOWN.contains(" " + name + " ");
    }
  }

  static boolean isWord(int c) {
    return c == '_' || c < 128 && Character.isLetterOrDigit(c);
  }
}
