import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

// Every member of Character: its classes over the range of code points as sums, and its edges.
public class CharacterMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = text(action.run());
    } catch (Throwable thrown) {
      // The messages that Java makes up for null references are its own.
      String message = String.valueOf(thrown.getMessage());
      result = "! " + (message.contains("because ") ? thrown.getClass().getName() : thrown);
    }
    System.out.println(what + " = " + result);
  }

  static String text(Object value) {
    if (value instanceof String) {
      return "\"" + value + "\"";
    }
    if (value != null && value.getClass().isArray()) {
      String all = java.util.Arrays.deepToString(new Object[] {value});
      return all.substring(1, all.length() - 1);
    }
    return String.valueOf(value);
  }

  /** A sum over many code points that shows any difference. */
  static long sum(IntUnaryOperator f) {
    long sum = 0;
    for (int c = 0; c <= Character.MAX_CODE_POINT; c += c < 0x3400 ? 1 : 37) {
      sum = sum * 31 + f.applyAsInt(c);
    }
    return sum;
  }

  static long count(IntPredicate p) {
    return sum(c -> p.test(c) ? 1 : 0);
  }

  static void constants() throws Exception {
    show(
        "(int) Character.MIN_VALUE + \" \" + (int) Character.MAX_VALUE + \" \" + Character.MIN_RADIX + \" \" + Character.MAX_RADIX",
        () -> (int) Character.MIN_VALUE + " " + (int) Character.MAX_VALUE + " " + Character.MIN_RADIX + " " + Character.MAX_RADIX);
    show(
        "Character.SIZE + \" \" + Character.BYTES + \" \" + Character.MIN_CODE_POINT + \" \" + Character.MAX_CODE_POINT + \" \" + Character.MIN_SUPPLEMENTARY_CODE_POINT",
        () -> Character.SIZE + " " + Character.BYTES + " " + Character.MIN_CODE_POINT + " " + Character.MAX_CODE_POINT + " " + Character.MIN_SUPPLEMENTARY_CODE_POINT);
    show(
        "(int) Character.MIN_HIGH_SURROGATE + \" \" + (int) Character.MAX_HIGH_SURROGATE + \" \" + (int) Character.MIN_LOW_SURROGATE + \" \" + (int) Character.MAX_LOW_SURROGATE",
        () -> (int) Character.MIN_HIGH_SURROGATE + " " + (int) Character.MAX_HIGH_SURROGATE + " " + (int) Character.MIN_LOW_SURROGATE + " " + (int) Character.MAX_LOW_SURROGATE);
    show(
        "(int) Character.MIN_SURROGATE + \" \" + (int) Character.MAX_SURROGATE",
        () -> (int) Character.MIN_SURROGATE + " " + (int) Character.MAX_SURROGATE);
    show("Character.TYPE", () -> Character.TYPE);
    show(
        "new byte[] {Character.UNASSIGNED, Character.UPPERCASE_LETTER, Character.LOWERCASE_LETTER, Character.TITLECASE_LETTER, Character.MODIFIER_LETTER}",
        () -> new byte[] {Character.UNASSIGNED, Character.UPPERCASE_LETTER, Character.LOWERCASE_LETTER, Character.TITLECASE_LETTER, Character.MODIFIER_LETTER});
    show(
        "new byte[] {Character.OTHER_LETTER, Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK, Character.DECIMAL_DIGIT_NUMBER}",
        () -> new byte[] {Character.OTHER_LETTER, Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK, Character.DECIMAL_DIGIT_NUMBER});
    show(
        "new byte[] {Character.LETTER_NUMBER, Character.OTHER_NUMBER, Character.SPACE_SEPARATOR, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR}",
        () -> new byte[] {Character.LETTER_NUMBER, Character.OTHER_NUMBER, Character.SPACE_SEPARATOR, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR});
    show(
        "new byte[] {Character.CONTROL, Character.FORMAT, Character.PRIVATE_USE, Character.SURROGATE, Character.DASH_PUNCTUATION, Character.START_PUNCTUATION}",
        () -> new byte[] {Character.CONTROL, Character.FORMAT, Character.PRIVATE_USE, Character.SURROGATE, Character.DASH_PUNCTUATION, Character.START_PUNCTUATION});
    show(
        "new byte[] {Character.END_PUNCTUATION, Character.CONNECTOR_PUNCTUATION, Character.OTHER_PUNCTUATION, Character.MATH_SYMBOL, Character.CURRENCY_SYMBOL}",
        () -> new byte[] {Character.END_PUNCTUATION, Character.CONNECTOR_PUNCTUATION, Character.OTHER_PUNCTUATION, Character.MATH_SYMBOL, Character.CURRENCY_SYMBOL});
    show(
        "new byte[] {Character.MODIFIER_SYMBOL, Character.OTHER_SYMBOL, Character.INITIAL_QUOTE_PUNCTUATION, Character.FINAL_QUOTE_PUNCTUATION}",
        () -> new byte[] {Character.MODIFIER_SYMBOL, Character.OTHER_SYMBOL, Character.INITIAL_QUOTE_PUNCTUATION, Character.FINAL_QUOTE_PUNCTUATION});
  }

  static void object() throws Exception {
    Character x = 'x';
    show(
        "new Character('x').equals(x) + \" \" + x.equals(\"x\") + \" \" + x.equals(null)",
        () -> new Character('x').equals(x) + " " + x.equals("x") + " " + x.equals(null));
    show(
        "x.charValue() + \" \" + x.hashCode() + \" \" + x.toString() + \" \" + x.compareTo('a')",
        () -> x.charValue() + " " + x.hashCode() + " " + x.toString() + " " + x.compareTo('a'));
    show("x.compareTo(null)", () -> x.compareTo(null));
    show(
        "Character.valueOf('a') == Character.valueOf('a')",
        () -> Character.valueOf('a') == Character.valueOf('a'));
    show(
        "Character.hashCode('b') + \" \" + Character.compare('a', 'c') + \" \" + Character.toString('q')",
        () -> Character.hashCode('b') + " " + Character.compare('a', 'c') + " " + Character.toString('q'));
    show("(int) Character.reverseBytes('\\u1234')", () -> (int) Character.reverseBytes('\u1234'));
    show(
        "Character.toString(0x1F600).length() + \" \" + Character.toString(65)",
        () -> Character.toString(0x1F600).length() + " " + Character.toString(65));
    show("Character.toString(-1)", () -> Character.toString(-1));
    show("Character.toString(0x110000)", () -> Character.toString(0x110000));
  }

  static void classes() throws Exception {
    show("sum(c -> Character.getType(c))", () -> sum(c -> Character.getType(c)));
    show("sum(c -> Character.getType((char) c))", () -> sum(c -> Character.getType((char) c)));
    show("count(c -> Character.isDigit(c))", () -> count(c -> Character.isDigit(c)));
    show("count(c -> Character.isDigit((char) c))", () -> count(c -> Character.isDigit((char) c)));
    show("count(c -> Character.isLetter(c))", () -> count(c -> Character.isLetter(c)));
    show(
        "count(c -> Character.isLetter((char) c))",
        () -> count(c -> Character.isLetter((char) c)));
    show(
        "count(c -> Character.isLetterOrDigit(c))",
        () -> count(c -> Character.isLetterOrDigit(c)));
    show(
        "count(c -> Character.isLetterOrDigit((char) c))",
        () -> count(c -> Character.isLetterOrDigit((char) c)));
    show("count(c -> Character.isAlphabetic(c))", () -> count(c -> Character.isAlphabetic(c)));
    show("count(c -> Character.isIdeographic(c))", () -> count(c -> Character.isIdeographic(c)));
    show("count(c -> Character.isLowerCase(c))", () -> count(c -> Character.isLowerCase(c)));
    show(
        "count(c -> Character.isLowerCase((char) c))",
        () -> count(c -> Character.isLowerCase((char) c)));
    show("count(c -> Character.isUpperCase(c))", () -> count(c -> Character.isUpperCase(c)));
    show(
        "count(c -> Character.isUpperCase((char) c))",
        () -> count(c -> Character.isUpperCase((char) c)));
    show("count(c -> Character.isTitleCase(c))", () -> count(c -> Character.isTitleCase(c)));
    show(
        "count(c -> Character.isTitleCase((char) c))",
        () -> count(c -> Character.isTitleCase((char) c)));
    show("count(c -> Character.isDefined(c))", () -> count(c -> Character.isDefined(c)));
    show(
        "count(c -> Character.isDefined((char) c))",
        () -> count(c -> Character.isDefined((char) c)));
    show("count(c -> Character.isWhitespace(c))", () -> count(c -> Character.isWhitespace(c)));
    show(
        "count(c -> Character.isWhitespace((char) c))",
        () -> count(c -> Character.isWhitespace((char) c)));
    show("count(c -> Character.isSpaceChar(c))", () -> count(c -> Character.isSpaceChar(c)));
    show(
        "count(c -> Character.isSpaceChar((char) c))",
        () -> count(c -> Character.isSpaceChar((char) c)));
    show("count(c -> Character.isSpace((char) c))", () -> count(c -> Character.isSpace((char) c)));
    show("count(c -> Character.isISOControl(c))", () -> count(c -> Character.isISOControl(c)));
    show(
        "count(c -> Character.isISOControl((char) c))",
        () -> count(c -> Character.isISOControl((char) c)));
    show(
        "count(c -> Character.isIdentifierIgnorable(c))",
        () -> count(c -> Character.isIdentifierIgnorable(c)));
    show(
        "count(c -> Character.isIdentifierIgnorable((char) c))",
        () -> count(c -> Character.isIdentifierIgnorable((char) c)));
    show(
        "count(c -> Character.isJavaIdentifierStart(c))",
        () -> count(c -> Character.isJavaIdentifierStart(c)));
    show(
        "count(c -> Character.isJavaIdentifierStart((char) c))",
        () -> count(c -> Character.isJavaIdentifierStart((char) c)));
    show(
        "count(c -> Character.isJavaIdentifierPart(c))",
        () -> count(c -> Character.isJavaIdentifierPart(c)));
    show(
        "count(c -> Character.isJavaIdentifierPart((char) c))",
        () -> count(c -> Character.isJavaIdentifierPart((char) c)));
    show(
        "count(c -> Character.isJavaLetter((char) c))",
        () -> count(c -> Character.isJavaLetter((char) c)));
    show(
        "count(c -> Character.isJavaLetterOrDigit((char) c))",
        () -> count(c -> Character.isJavaLetterOrDigit((char) c)));
    show(
        "count(c -> Character.isUnicodeIdentifierStart(c))",
        () -> count(c -> Character.isUnicodeIdentifierStart(c)));
    show(
        "count(c -> Character.isUnicodeIdentifierStart((char) c))",
        () -> count(c -> Character.isUnicodeIdentifierStart((char) c)));
    show(
        "count(c -> Character.isUnicodeIdentifierPart(c))",
        () -> count(c -> Character.isUnicodeIdentifierPart(c)));
    show(
        "count(c -> Character.isUnicodeIdentifierPart((char) c))",
        () -> count(c -> Character.isUnicodeIdentifierPart((char) c)));
    show("sum(c -> Character.toLowerCase(c))", () -> sum(c -> Character.toLowerCase(c)));
    show(
        "sum(c -> Character.toLowerCase((char) c))",
        () -> sum(c -> Character.toLowerCase((char) c)));
    show("sum(c -> Character.toUpperCase(c))", () -> sum(c -> Character.toUpperCase(c)));
    show(
        "sum(c -> Character.toUpperCase((char) c))",
        () -> sum(c -> Character.toUpperCase((char) c)));
    show("sum(c -> Character.toTitleCase(c))", () -> sum(c -> Character.toTitleCase(c)));
    show(
        "sum(c -> Character.toTitleCase((char) c))",
        () -> sum(c -> Character.toTitleCase((char) c)));
    show("sum(c -> Character.digit(c, 36))", () -> sum(c -> Character.digit(c, 36)));
    show("sum(c -> Character.digit((char) c, 16))", () -> sum(c -> Character.digit((char) c, 16)));
    show("sum(c -> Character.getNumericValue(c))", () -> sum(c -> Character.getNumericValue(c)));
    show(
        "sum(c -> Character.getNumericValue((char) c))",
        () -> sum(c -> Character.getNumericValue((char) c)));
    show(
        "count(c -> Character.isHighSurrogate((char) c))",
        () -> count(c -> Character.isHighSurrogate((char) c)));
    show(
        "count(c -> Character.isLowSurrogate((char) c))",
        () -> count(c -> Character.isLowSurrogate((char) c)));
    show(
        "count(c -> Character.isSurrogate((char) c))",
        () -> count(c -> Character.isSurrogate((char) c)));
    show("count(c -> Character.isBmpCodePoint(c))", () -> count(c -> Character.isBmpCodePoint(c)));
    show(
        "count(c -> Character.isSupplementaryCodePoint(c))",
        () -> count(c -> Character.isSupplementaryCodePoint(c)));
    show("sum(c -> Character.charCount(c))", () -> sum(c -> Character.charCount(c)));
    show(
        "sum(c -> Character.highSurrogate(c) + 3 * Character.lowSurrogate(c))",
        () -> sum(c -> Character.highSurrogate(c) + 3 * Character.lowSurrogate(c)));
  }

  static void digits() throws Exception {
    show(
        "Character.digit('9', 8) + \" \" + Character.digit('z', 36) + \" \" + Character.digit('1', 1) + \" \" + Character.digit('1', 37)",
        () -> Character.digit('9', 8) + " " + Character.digit('z', 36) + " " + Character.digit('1', 1) + " " + Character.digit('1', 37));
    show(
        "(int) Character.forDigit(10, 10) + \" \" + Character.forDigit(35, 36) + \" \" + (int) Character.forDigit(-1, 10) + \" \" + (int) Character.forDigit(1, 99)",
        () -> (int) Character.forDigit(10, 10) + " " + Character.forDigit(35, 36) + " " + (int) Character.forDigit(-1, 10) + " " + (int) Character.forDigit(1, 99));
    show(
        "Character.isValidCodePoint(-1) + \" \" + Character.isValidCodePoint(0x10FFFF) + \" \" + Character.isValidCodePoint(0x110000)",
        () -> Character.isValidCodePoint(-1) + " " + Character.isValidCodePoint(0x10FFFF) + " " + Character.isValidCodePoint(0x110000));
    show(
        "Character.isBmpCodePoint(-1) + \" \" + Character.isSupplementaryCodePoint(-1) + \" \" + Character.isLetter(-1) + \" \" + Character.getType(0x110000)",
        () -> Character.isBmpCodePoint(-1) + " " + Character.isSupplementaryCodePoint(-1) + " " + Character.isLetter(-1) + " " + Character.getType(0x110000));
  }

  static void pairs() throws Exception {
    String face = "a\uD83D\uDE00z\uD83D";
    char[] chars = face.toCharArray();
    show(
        "Character.isSurrogatePair('\\uD83D', '\\uDE00') + \" \" + Character.isSurrogatePair('\\uDE00', '\\uD83D')",
        () -> Character.isSurrogatePair('\uD83D', '\uDE00') + " " + Character.isSurrogatePair('\uDE00', '\uD83D'));
    show(
        "Character.toCodePoint('\\uD83D', '\\uDE00')",
        () -> Character.toCodePoint('\uD83D', '\uDE00'));
    show(
        "Character.toChars(0x1F600).length + \" \" + Character.toChars('a')[0]",
        () -> Character.toChars(0x1F600).length + " " + Character.toChars('a')[0]);
    show("Character.toChars(-5)", () -> Character.toChars(-5));
    show(
        "Character.toChars(0x1F600, new char[3], 1) + \" \" + Character.toChars('a', new char[1], 0)",
        () -> Character.toChars(0x1F600, new char[3], 1) + " " + Character.toChars('a', new char[1], 0));
    show(
        "Character.toChars(0x1F600, new char[1], 0)",
        () -> Character.toChars(0x1F600, new char[1], 0));
    show("Character.toChars('a', new char[1], 1)", () -> Character.toChars('a', new char[1], 1));
    show(
        "Character.codePointAt(face, 1) + \" \" + Character.codePointAt(face, 2) + \" \" + Character.codePointAt(face, 4)",
        () -> Character.codePointAt(face, 1) + " " + Character.codePointAt(face, 2) + " " + Character.codePointAt(face, 4));
    show("Character.codePointAt(face, 5)", () -> Character.codePointAt(face, 5));
    show(
        "Character.codePointAt(chars, 1) + \" \" + Character.codePointAt(chars, 1, 2)",
        () -> Character.codePointAt(chars, 1) + " " + Character.codePointAt(chars, 1, 2));
    show("Character.codePointAt(chars, 5)", () -> Character.codePointAt(chars, 5));
    show("Character.codePointAt(chars, 2, 2)", () -> Character.codePointAt(chars, 2, 2));
    show("Character.codePointAt(chars, 0, 9)", () -> Character.codePointAt(chars, 0, 9));
    show(
        "Character.codePointBefore(face, 3) + \" \" + Character.codePointBefore(face, 2) + \" \" + Character.codePointBefore(face, 1)",
        () -> Character.codePointBefore(face, 3) + " " + Character.codePointBefore(face, 2) + " " + Character.codePointBefore(face, 1));
    show("Character.codePointBefore(face, 0)", () -> Character.codePointBefore(face, 0));
    show(
        "Character.codePointBefore(chars, 3) + \" \" + Character.codePointBefore(chars, 1)",
        () -> Character.codePointBefore(chars, 3) + " " + Character.codePointBefore(chars, 1));
    show("Character.codePointBefore(chars, 0)", () -> Character.codePointBefore(chars, 0));
    show(
        "Character.codePointBefore(chars, 3, 2) + \" \" + Character.codePointBefore(chars, 3, 1)",
        () -> Character.codePointBefore(chars, 3, 2) + " " + Character.codePointBefore(chars, 3, 1));
    show("Character.codePointBefore(chars, 1, 1)", () -> Character.codePointBefore(chars, 1, 1));
    show("Character.codePointBefore(chars, 1, -1)", () -> Character.codePointBefore(chars, 1, -1));
    show(
        "Character.codePointCount(face, 0, 5) + \" \" + Character.codePointCount(face, 2, 2) + \" \" + Character.codePointCount(face, 2, 5)",
        () -> Character.codePointCount(face, 0, 5) + " " + Character.codePointCount(face, 2, 2) + " " + Character.codePointCount(face, 2, 5));
    show("Character.codePointCount(face, 3, 2)", () -> Character.codePointCount(face, 3, 2));
    show("Character.codePointCount(face, 0, 6)", () -> Character.codePointCount(face, 0, 6));
    show(
        "Character.codePointCount(chars, 0, 5) + \" \" + Character.codePointCount(chars, 1, 1)",
        () -> Character.codePointCount(chars, 0, 5) + " " + Character.codePointCount(chars, 1, 1));
    show("Character.codePointCount(chars, 1, 5)", () -> Character.codePointCount(chars, 1, 5));
    show("Character.codePointCount(chars, -1, 2)", () -> Character.codePointCount(chars, -1, 2));
    show(
        "Character.offsetByCodePoints(face, 0, 2) + \" \" + Character.offsetByCodePoints(face, 5, -3) + \" \" + Character.offsetByCodePoints(face, 2, 0)",
        () -> Character.offsetByCodePoints(face, 0, 2) + " " + Character.offsetByCodePoints(face, 5, -3) + " " + Character.offsetByCodePoints(face, 2, 0));
    show(
        "Character.offsetByCodePoints(face, 0, 5)",
        () -> Character.offsetByCodePoints(face, 0, 5));
    show(
        "Character.offsetByCodePoints(face, 5, -5)",
        () -> Character.offsetByCodePoints(face, 5, -5));
    show(
        "Character.offsetByCodePoints(face, 6, 0)",
        () -> Character.offsetByCodePoints(face, 6, 0));
    show(
        "Character.offsetByCodePoints(chars, 0, 5, 0, 3) + \" \" + Character.offsetByCodePoints(chars, 1, 3, 4, -2)",
        () -> Character.offsetByCodePoints(chars, 0, 5, 0, 3) + " " + Character.offsetByCodePoints(chars, 1, 3, 4, -2));
    show(
        "Character.offsetByCodePoints(chars, 1, 3, 0, 0)",
        () -> Character.offsetByCodePoints(chars, 1, 3, 0, 0));
    show(
        "Character.offsetByCodePoints(chars, 1, 3, 2, 5)",
        () -> Character.offsetByCodePoints(chars, 1, 3, 2, 5));
    show(
        "Character.offsetByCodePoints(chars, 1, 3, 2, -5)",
        () -> Character.offsetByCodePoints(chars, 1, 3, 2, -5));
  }

  public static void main(String[] args) throws Exception {
    constants();
    object();
    classes();
    digits();
    pairs();
  }
}

/* expect:
(int) Character.MIN_VALUE + " " + (int) Character.MAX_VALUE + " " + Character.MIN_RADIX + " " + Character.MAX_RADIX = "0 65535 2 36"
Character.SIZE + " " + Character.BYTES + " " + Character.MIN_CODE_POINT + " " + Character.MAX_CODE_POINT + " " + Character.MIN_SUPPLEMENTARY_CODE_POINT = "16 2 0 1114111 65536"
(int) Character.MIN_HIGH_SURROGATE + " " + (int) Character.MAX_HIGH_SURROGATE + " " + (int) Character.MIN_LOW_SURROGATE + " " + (int) Character.MAX_LOW_SURROGATE = "55296 56319 56320 57343"
(int) Character.MIN_SURROGATE + " " + (int) Character.MAX_SURROGATE = "55296 57343"
Character.TYPE = char
new byte[] {Character.UNASSIGNED, Character.UPPERCASE_LETTER, Character.LOWERCASE_LETTER, Character.TITLECASE_LETTER, Character.MODIFIER_LETTER} = [0, 1, 2, 3, 4]
new byte[] {Character.OTHER_LETTER, Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK, Character.DECIMAL_DIGIT_NUMBER} = [5, 6, 7, 8, 9]
new byte[] {Character.LETTER_NUMBER, Character.OTHER_NUMBER, Character.SPACE_SEPARATOR, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR} = [10, 11, 12, 13, 14]
new byte[] {Character.CONTROL, Character.FORMAT, Character.PRIVATE_USE, Character.SURROGATE, Character.DASH_PUNCTUATION, Character.START_PUNCTUATION} = [15, 16, 18, 19, 20, 21]
new byte[] {Character.END_PUNCTUATION, Character.CONNECTOR_PUNCTUATION, Character.OTHER_PUNCTUATION, Character.MATH_SYMBOL, Character.CURRENCY_SYMBOL} = [22, 23, 24, 25, 26]
new byte[] {Character.MODIFIER_SYMBOL, Character.OTHER_SYMBOL, Character.INITIAL_QUOTE_PUNCTUATION, Character.FINAL_QUOTE_PUNCTUATION} = [27, 28, 29, 30]
new Character('x').equals(x) + " " + x.equals("x") + " " + x.equals(null) = "true false false"
x.charValue() + " " + x.hashCode() + " " + x.toString() + " " + x.compareTo('a') = "x 120 x 23"
x.compareTo(null) = ! java.lang.NullPointerException
Character.valueOf('a') == Character.valueOf('a') = true
Character.hashCode('b') + " " + Character.compare('a', 'c') + " " + Character.toString('q') = "98 -2 q"
(int) Character.reverseBytes('\x{5c}u1234') = 13330
Character.toString(0x1F600).length() + " " + Character.toString(65) = "2 A"
Character.toString(-1) = ! java.lang.IllegalArgumentException: Not a valid Unicode code point: 0xFFFFFFFF
Character.toString(0x110000) = ! java.lang.IllegalArgumentException: Not a valid Unicode code point: 0x110000
sum(c -> Character.getType(c)) = -6180331922878299483
sum(c -> Character.getType((char) c)) = 1404582089378892589
count(c -> Character.isDigit(c)) = -2739192504320899139
count(c -> Character.isDigit((char) c)) = 6975429451346076546
count(c -> Character.isLetter(c)) = -3204744890171319438
count(c -> Character.isLetter((char) c)) = 3299533235613155898
count(c -> Character.isLetterOrDigit(c)) = -5943937394492218577
count(c -> Character.isLetterOrDigit((char) c)) = -8171781386750319172
count(c -> Character.isAlphabetic(c)) = -6725282409355573862
count(c -> Character.isIdeographic(c)) = 4082824811178146114
count(c -> Character.isLowerCase(c)) = 8719022132331775614
count(c -> Character.isLowerCase((char) c)) = 2618292172757602818
count(c -> Character.isUpperCase(c)) = -2943224458630505056
count(c -> Character.isUpperCase((char) c)) = 4495288218473459040
count(c -> Character.isTitleCase(c)) = -7211549748144939939
count(c -> Character.isTitleCase((char) c)) = 9136802772209007419
count(c -> Character.isDefined(c)) = 2976982836566240213
count(c -> Character.isDefined((char) c)) = -564217507979378852
count(c -> Character.isWhitespace(c)) = -2885310367950039875
count(c -> Character.isWhitespace((char) c)) = -6208906052598162181
count(c -> Character.isSpaceChar(c)) = 7918410575576471005
count(c -> Character.isSpaceChar((char) c)) = 1739001540447025978
count(c -> Character.isSpace((char) c)) = 5907229944367226718
count(c -> Character.isISOControl(c)) = 5203771745001315585
count(c -> Character.isISOControl((char) c)) = 1804419696696701474
count(c -> Character.isIdentifierIgnorable(c)) = -1294577441912637504
count(c -> Character.isIdentifierIgnorable((char) c)) = -1357745466036543710
count(c -> Character.isJavaIdentifierStart(c)) = 3191198783743762586
count(c -> Character.isJavaIdentifierStart((char) c)) = 1242749385368055522
count(c -> Character.isJavaIdentifierPart(c)) = 6935085416984875398
count(c -> Character.isJavaIdentifierPart((char) c)) = 2769944415732613878
count(c -> Character.isJavaLetter((char) c)) = 1242749385368055522
count(c -> Character.isJavaLetterOrDigit((char) c)) = 2769944415732613878
count(c -> Character.isUnicodeIdentifierStart(c)) = 2142542336725769554
count(c -> Character.isUnicodeIdentifierStart((char) c)) = -6800736981771651465
count(c -> Character.isUnicodeIdentifierPart(c)) = -4052387152229866495
count(c -> Character.isUnicodeIdentifierPart((char) c)) = 631609632528126830
sum(c -> Character.toLowerCase(c)) = 2728833130050423059
sum(c -> Character.toLowerCase((char) c)) = -2024190578499621543
sum(c -> Character.toUpperCase(c)) = -5012254129265839480
sum(c -> Character.toUpperCase((char) c)) = 8856668287292369159
sum(c -> Character.toTitleCase(c)) = 921053371628511176
sum(c -> Character.toTitleCase((char) c)) = -1725897328852200697
sum(c -> Character.digit(c, 36)) = 4155540038215925134
sum(c -> Character.digit((char) c, 16)) = -4016937375547124758
sum(c -> Character.getNumericValue(c)) = 7521704160752343864
sum(c -> Character.getNumericValue((char) c)) = -2649013927826392051
count(c -> Character.isHighSurrogate((char) c)) = 4405088219406461312
count(c -> Character.isLowSurrogate((char) c)) = -1728260556147170879
count(c -> Character.isSurrogate((char) c)) = 2676827663259290433
count(c -> Character.isBmpCodePoint(c)) = -9037429214364864448
count(c -> Character.isSupplementaryCodePoint(c)) = -7696748064637697216
sum(c -> Character.charCount(c)) = -5984181269930707264
sum(c -> Character.highSurrogate(c) + 3 * Character.lowSurrogate(c)) = -3668336653358958738
Character.digit('9', 8) + " " + Character.digit('z', 36) + " " + Character.digit('1', 1) + " " + Character.digit('1', 37) = "-1 35 -1 -1"
(int) Character.forDigit(10, 10) + " " + Character.forDigit(35, 36) + " " + (int) Character.forDigit(-1, 10) + " " + (int) Character.forDigit(1, 99) = "0 z 0 0"
Character.isValidCodePoint(-1) + " " + Character.isValidCodePoint(0x10FFFF) + " " + Character.isValidCodePoint(0x110000) = "false true false"
Character.isBmpCodePoint(-1) + " " + Character.isSupplementaryCodePoint(-1) + " " + Character.isLetter(-1) + " " + Character.getType(0x110000) = "false false false 0"
Character.isSurrogatePair('\x{5c}uD83D', '\x{5c}uDE00') + " " + Character.isSurrogatePair('\x{5c}uDE00', '\x{5c}uD83D') = "true false"
Character.toCodePoint('\x{5c}uD83D', '\x{5c}uDE00') = 128512
Character.toChars(0x1F600).length + " " + Character.toChars('a')[0] = "2 a"
Character.toChars(-5) = ! java.lang.IllegalArgumentException: Not a valid Unicode code point: 0xFFFFFFFB
Character.toChars(0x1F600, new char[3], 1) + " " + Character.toChars('a', new char[1], 0) = "2 1"
Character.toChars(0x1F600, new char[1], 0) = ! java.lang.ArrayIndexOutOfBoundsException: Index 1 out of bounds for length 1
Character.toChars('a', new char[1], 1) = ! java.lang.ArrayIndexOutOfBoundsException: Index 1 out of bounds for length 1
Character.codePointAt(face, 1) + " " + Character.codePointAt(face, 2) + " " + Character.codePointAt(face, 4) = "128512 56832 55357"
Character.codePointAt(face, 5) = ! java.lang.StringIndexOutOfBoundsException: index 5, length 5
Character.codePointAt(chars, 1) + " " + Character.codePointAt(chars, 1, 2) = "128512 55357"
Character.codePointAt(chars, 5) = ! java.lang.ArrayIndexOutOfBoundsException: Index 5 out of bounds for length 5
Character.codePointAt(chars, 2, 2) = ! java.lang.IndexOutOfBoundsException
Character.codePointAt(chars, 0, 9) = ! java.lang.IndexOutOfBoundsException
Character.codePointBefore(face, 3) + " " + Character.codePointBefore(face, 2) + " " + Character.codePointBefore(face, 1) = "128512 55357 97"
Character.codePointBefore(face, 0) = ! java.lang.StringIndexOutOfBoundsException: index -1, length 5
Character.codePointBefore(chars, 3) + " " + Character.codePointBefore(chars, 1) = "128512 97"
Character.codePointBefore(chars, 0) = ! java.lang.ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 5
Character.codePointBefore(chars, 3, 2) + " " + Character.codePointBefore(chars, 3, 1) = "56832 128512"
Character.codePointBefore(chars, 1, 1) = ! java.lang.IndexOutOfBoundsException
Character.codePointBefore(chars, 1, -1) = ! java.lang.IndexOutOfBoundsException
Character.codePointCount(face, 0, 5) + " " + Character.codePointCount(face, 2, 2) + " " + Character.codePointCount(face, 2, 5) = "4 0 3"
Character.codePointCount(face, 3, 2) = ! java.lang.IndexOutOfBoundsException
Character.codePointCount(face, 0, 6) = ! java.lang.IndexOutOfBoundsException
Character.codePointCount(chars, 0, 5) + " " + Character.codePointCount(chars, 1, 1) = "4 1"
Character.codePointCount(chars, 1, 5) = ! java.lang.IndexOutOfBoundsException
Character.codePointCount(chars, -1, 2) = ! java.lang.IndexOutOfBoundsException
Character.offsetByCodePoints(face, 0, 2) + " " + Character.offsetByCodePoints(face, 5, -3) + " " + Character.offsetByCodePoints(face, 2, 0) = "3 1 2"
Character.offsetByCodePoints(face, 0, 5) = ! java.lang.IndexOutOfBoundsException
Character.offsetByCodePoints(face, 5, -5) = ! java.lang.IndexOutOfBoundsException
Character.offsetByCodePoints(face, 6, 0) = ! java.lang.IndexOutOfBoundsException
Character.offsetByCodePoints(chars, 0, 5, 0, 3) + " " + Character.offsetByCodePoints(chars, 1, 3, 4, -2) = "4 1"
Character.offsetByCodePoints(chars, 1, 3, 0, 0) = ! java.lang.IndexOutOfBoundsException
Character.offsetByCodePoints(chars, 1, 3, 2, 5) = ! java.lang.IndexOutOfBoundsException
Character.offsetByCodePoints(chars, 1, 3, 2, -5) = ! java.lang.IndexOutOfBoundsException
*/
