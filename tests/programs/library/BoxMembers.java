// Every member of Boolean, Byte, Short, Integer, Long, Float and Double, with its edges.
public class BoxMembers {
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

  static void booleans() throws Exception {
    show("new Boolean(true)", () -> new Boolean(true));
    show("new Boolean(\"TRUE\")", () -> new Boolean("TRUE"));
    show("new Boolean(null)", () -> new Boolean(null));
    show("Boolean.TRUE & Boolean.FALSE", () -> Boolean.TRUE & Boolean.FALSE);
    show("Boolean.TYPE", () -> Boolean.TYPE);
    show("Boolean.valueOf(true) == Boolean.TRUE", () -> Boolean.valueOf(true) == Boolean.TRUE);
    show("Boolean.valueOf(\"true \")", () -> Boolean.valueOf("true "));
    show("Boolean.valueOf((String) null)", () -> Boolean.valueOf((String) null));
    show("Boolean.parseBoolean(\"True\")", () -> Boolean.parseBoolean("True"));
    show("Boolean.parseBoolean(null)", () -> Boolean.parseBoolean(null));
    show("Boolean.parseBoolean(\"yes\")", () -> Boolean.parseBoolean("yes"));
    show("Boolean.toString(false)", () -> Boolean.toString(false));
    show(
        "Boolean.hashCode(true) + \" \" + Boolean.hashCode(false)",
        () -> Boolean.hashCode(true) + " " + Boolean.hashCode(false));
    show(
        "Boolean.compare(true, false) + \" \" + Boolean.compare(false, true) + \" \" + Boolean.compare(true, true)",
        () -> Boolean.compare(true, false) + " " + Boolean.compare(false, true) + " " + Boolean.compare(true, true));
    show("Boolean.logicalAnd(true, false)", () -> Boolean.logicalAnd(true, false));
    show("Boolean.logicalOr(true, false)", () -> Boolean.logicalOr(true, false));
    show("Boolean.logicalXor(true, true)", () -> Boolean.logicalXor(true, true));
    show("Boolean.getBoolean(\"no.such.property\")", () -> Boolean.getBoolean("no.such.property"));
    show("Boolean.getBoolean(null)", () -> Boolean.getBoolean(null));
    show("Boolean.getBoolean(\"\")", () -> Boolean.getBoolean(""));
    System.setProperty("is.set", "tRUE");
    show("Boolean.getBoolean(\"is.set\")", () -> Boolean.getBoolean("is.set"));
    show("Boolean.TRUE.booleanValue()", () -> Boolean.TRUE.booleanValue());
    show("Boolean.TRUE.toString()", () -> Boolean.TRUE.toString());
    show("Boolean.TRUE.hashCode()", () -> Boolean.TRUE.hashCode());
    show("Boolean.TRUE.equals(true)", () -> Boolean.TRUE.equals(true));
    show("Boolean.TRUE.equals(\"true\")", () -> Boolean.TRUE.equals("true"));
    show("Boolean.TRUE.equals(null)", () -> Boolean.TRUE.equals(null));
    show("Boolean.FALSE.compareTo(true)", () -> Boolean.FALSE.compareTo(true));
    show("Boolean.FALSE.compareTo(null)", () -> Boolean.FALSE.compareTo(null));
  }

  static void bytes() throws Exception {
    show(
        "Byte.MIN_VALUE + \" \" + Byte.MAX_VALUE + \" \" + Byte.SIZE + \" \" + Byte.BYTES",
        () -> Byte.MIN_VALUE + " " + Byte.MAX_VALUE + " " + Byte.SIZE + " " + Byte.BYTES);
    show("Byte.TYPE", () -> Byte.TYPE);
    show("new Byte((byte) -7)", () -> new Byte((byte) -7));
    show("new Byte(\"12\")", () -> new Byte("12"));
    show("new Byte(\"128\")", () -> new Byte("128"));
    show(
        "Byte.valueOf((byte) 5) == Byte.valueOf((byte) 5)",
        () -> Byte.valueOf((byte) 5) == Byte.valueOf((byte) 5));
    show("Byte.valueOf(\"-128\")", () -> Byte.valueOf("-128"));
    show("Byte.valueOf(\"7f\", 16)", () -> Byte.valueOf("7f", 16));
    show("Byte.valueOf(\"80\", 16)", () -> Byte.valueOf("80", 16));
    show("Byte.parseByte(\"+127\")", () -> Byte.parseByte("+127"));
    show("Byte.parseByte(\"-129\")", () -> Byte.parseByte("-129"));
    show("Byte.parseByte(\"\")", () -> Byte.parseByte(""));
    show("Byte.parseByte(null)", () -> Byte.parseByte(null));
    show("Byte.parseByte(\"11\", 2)", () -> Byte.parseByte("11", 2));
    show("Byte.parseByte(\"zz\", 36)", () -> Byte.parseByte("zz", 36));
    show("Byte.decode(\"0x10\")", () -> Byte.decode("0x10"));
    show("Byte.decode(\"-010\")", () -> Byte.decode("-010"));
    show("Byte.decode(\"#7F\")", () -> Byte.decode("#7F"));
    show("Byte.decode(\"0x80\")", () -> Byte.decode("0x80"));
    show("Byte.toString((byte) -1)", () -> Byte.toString((byte) -1));
    show("Byte.hashCode((byte) -3)", () -> Byte.hashCode((byte) -3));
    show("Byte.compare((byte) 1, (byte) -1)", () -> Byte.compare((byte) 1, (byte) -1));
    show(
        "Byte.compareUnsigned((byte) 1, (byte) -1)",
        () -> Byte.compareUnsigned((byte) 1, (byte) -1));
    show("Byte.toUnsignedInt((byte) -1)", () -> Byte.toUnsignedInt((byte) -1));
    show("Byte.toUnsignedLong((byte) -128)", () -> Byte.toUnsignedLong((byte) -128));
    Byte b = (byte) 200;
    show(
        "b.byteValue() + \" \" + b.shortValue() + \" \" + b.intValue() + \" \" + b.longValue() + \" \" + b.floatValue() + \" \" + b.doubleValue()",
        () -> b.byteValue() + " " + b.shortValue() + " " + b.intValue() + " " + b.longValue() + " " + b.floatValue() + " " + b.doubleValue());
    show("b.toString() + \" \" + b.hashCode()", () -> b.toString() + " " + b.hashCode());
    show(
        "b.equals((byte) 200) + \" \" + b.equals(200)",
        () -> b.equals((byte) 200) + " " + b.equals(200));
    show("b.compareTo((byte) 0)", () -> b.compareTo((byte) 0));
  }

  static void shorts() throws Exception {
    show(
        "Short.MIN_VALUE + \" \" + Short.MAX_VALUE + \" \" + Short.SIZE + \" \" + Short.BYTES",
        () -> Short.MIN_VALUE + " " + Short.MAX_VALUE + " " + Short.SIZE + " " + Short.BYTES);
    show("Short.TYPE", () -> Short.TYPE);
    show("new Short((short) 9)", () -> new Short((short) 9));
    show("new Short(\"-32768\")", () -> new Short("-32768"));
    show(
        "Short.valueOf((short) 127) == Short.valueOf((short) 127)",
        () -> Short.valueOf((short) 127) == Short.valueOf((short) 127));
    show("Short.valueOf(\"32768\")", () -> Short.valueOf("32768"));
    show("Short.valueOf(\"7fff\", 16)", () -> Short.valueOf("7fff", 16));
    show("Short.parseShort(\"-1\")", () -> Short.parseShort("-1"));
    show("Short.parseShort(\"1_0\")", () -> Short.parseShort("1_0"));
    show("Short.parseShort(\"777\", 8)", () -> Short.parseShort("777", 8));
    show("Short.parseShort(\"1\", 1)", () -> Short.parseShort("1", 1));
    show("Short.parseShort(\"1\", 37)", () -> Short.parseShort("1", 37));
    show("Short.decode(\"0XfF\")", () -> Short.decode("0XfF"));
    show("Short.decode(\"0xFFFF\")", () -> Short.decode("0xFFFF"));
    show("Short.toString((short) 77)", () -> Short.toString((short) 77));
    show("Short.hashCode((short) -2)", () -> Short.hashCode((short) -2));
    show("Short.compare((short) 3, (short) 5)", () -> Short.compare((short) 3, (short) 5));
    show(
        "Short.compareUnsigned((short) -3, (short) 5)",
        () -> Short.compareUnsigned((short) -3, (short) 5));
    show("Short.toUnsignedInt((short) -1)", () -> Short.toUnsignedInt((short) -1));
    show("Short.toUnsignedLong((short) -2)", () -> Short.toUnsignedLong((short) -2));
    show("Short.reverseBytes((short) 0x1234)", () -> Short.reverseBytes((short) 0x1234));
    Short s = (short) 40000;
    show(
        "s.byteValue() + \" \" + s.shortValue() + \" \" + s.intValue() + \" \" + s.longValue() + \" \" + s.floatValue() + \" \" + s.doubleValue()",
        () -> s.byteValue() + " " + s.shortValue() + " " + s.intValue() + " " + s.longValue() + " " + s.floatValue() + " " + s.doubleValue());
    show(
        "s.toString() + \" \" + s.hashCode() + \" \" + s.equals((short) 40000) + \" \" + s.compareTo((short) 1)",
        () -> s.toString() + " " + s.hashCode() + " " + s.equals((short) 40000) + " " + s.compareTo((short) 1));
  }

  static void ints() throws Exception {
    show(
        "Integer.MIN_VALUE + \" \" + Integer.MAX_VALUE + \" \" + Integer.SIZE + \" \" + Integer.BYTES",
        () -> Integer.MIN_VALUE + " " + Integer.MAX_VALUE + " " + Integer.SIZE + " " + Integer.BYTES);
    show("Integer.TYPE", () -> Integer.TYPE);
    show("new Integer(5) == new Integer(5)", () -> new Integer(5) == new Integer(5));
    show("new Integer(\"-2147483648\")", () -> new Integer("-2147483648"));
    show("new Integer(\"2147483648\")", () -> new Integer("2147483648"));
    show(
        "Integer.valueOf(127) == Integer.valueOf(127)",
        () -> Integer.valueOf(127) == Integer.valueOf(127));
    show("Integer.valueOf(\"00042\")", () -> Integer.valueOf("00042"));
    show("Integer.valueOf(\"-ff\", 16)", () -> Integer.valueOf("-ff", 16));
    show("Integer.parseInt(\"-0\")", () -> Integer.parseInt("-0"));
    show("Integer.parseInt(\"+\")", () -> Integer.parseInt("+"));
    show("Integer.parseInt(\"-\")", () -> Integer.parseInt("-"));
    show("Integer.parseInt(\" 1\")", () -> Integer.parseInt(" 1"));
    show("Integer.parseInt(\"99999999999\")", () -> Integer.parseInt("99999999999"));
    show("Integer.parseInt(\"Kona\", 27)", () -> Integer.parseInt("Kona", 27));
    show("Integer.parseInt(\"Kona\", 10)", () -> Integer.parseInt("Kona", 10));
    show("Integer.parseInt(\"1\", 99)", () -> Integer.parseInt("1", 99));
    show("Integer.parseInt(null, 10)", () -> Integer.parseInt(null, 10));
    show(
        "Integer.parseInt(\"abc123def\", 3, 6, 10)",
        () -> Integer.parseInt("abc123def", 3, 6, 10));
    show("Integer.parseInt(\"abc-7\", 3, 5, 10)", () -> Integer.parseInt("abc-7", 3, 5, 10));
    show("Integer.parseInt(\"abc\", 2, 1, 10)", () -> Integer.parseInt("abc", 2, 1, 10));
    show("Integer.parseInt(\"abc\", 0, 4, 10)", () -> Integer.parseInt("abc", 0, 4, 10));
    show("Integer.parseInt(\"12x4\", 0, 4, 10)", () -> Integer.parseInt("12x4", 0, 4, 10));
    show("Integer.parseInt(\"12\", 1, 1, 10)", () -> Integer.parseInt("12", 1, 1, 10));
    show("Integer.parseUnsignedInt(\"4294967295\")", () -> Integer.parseUnsignedInt("4294967295"));
    show("Integer.parseUnsignedInt(\"4294967296\")", () -> Integer.parseUnsignedInt("4294967296"));
    show("Integer.parseUnsignedInt(\"-1\")", () -> Integer.parseUnsignedInt("-1"));
    show("Integer.parseUnsignedInt(\"\")", () -> Integer.parseUnsignedInt(""));
    show(
        "Integer.parseUnsignedInt(\"ffffffff\", 16)",
        () -> Integer.parseUnsignedInt("ffffffff", 16));
    show(
        "Integer.parseUnsignedInt(\"x=ff\", 2, 4, 16)",
        () -> Integer.parseUnsignedInt("x=ff", 2, 4, 16));
    show("Integer.parseUnsignedInt(null)", () -> Integer.parseUnsignedInt(null));
    show("Integer.decode(\"-0x80000000\")", () -> Integer.decode("-0x80000000"));
    show("Integer.decode(\"0777\")", () -> Integer.decode("0777"));
    show("Integer.decode(\"\")", () -> Integer.decode(""));
    show("Integer.decode(\"--1\")", () -> Integer.decode("--1"));
    show("Integer.decode(\"#\")", () -> Integer.decode("#"));
    show("Integer.toString(-255, 16)", () -> Integer.toString(-255, 16));
    show("Integer.toString(7, 99)", () -> Integer.toString(7, 99));
    show("Integer.toUnsignedString(-1)", () -> Integer.toUnsignedString(-1));
    show("Integer.toUnsignedString(-1, 36)", () -> Integer.toUnsignedString(-1, 36));
    show(
        "Integer.toHexString(-1) + \" \" + Integer.toOctalString(-1) + \" \" + Integer.toBinaryString(10)",
        () -> Integer.toHexString(-1) + " " + Integer.toOctalString(-1) + " " + Integer.toBinaryString(10));
    show("Integer.hashCode(99)", () -> Integer.hashCode(99));
    show(
        "Integer.compare(Integer.MIN_VALUE, 1) + \" \" + Integer.compareUnsigned(-1, 1)",
        () -> Integer.compare(Integer.MIN_VALUE, 1) + " " + Integer.compareUnsigned(-1, 1));
    show(
        "Integer.divideUnsigned(-1, 3) + \" \" + Integer.remainderUnsigned(-1, 7)",
        () -> Integer.divideUnsigned(-1, 3) + " " + Integer.remainderUnsigned(-1, 7));
    show("Integer.divideUnsigned(1, 0)", () -> Integer.divideUnsigned(1, 0));
    show("Integer.remainderUnsigned(1, 0)", () -> Integer.remainderUnsigned(1, 0));
    show("Integer.toUnsignedLong(-1)", () -> Integer.toUnsignedLong(-1));
    show(
        "Integer.bitCount(255) + \" \" + Integer.highestOneBit(100) + \" \" + Integer.lowestOneBit(100)",
        () -> Integer.bitCount(255) + " " + Integer.highestOneBit(100) + " " + Integer.lowestOneBit(100));
    show(
        "Integer.numberOfLeadingZeros(0) + \" \" + Integer.numberOfTrailingZeros(0) + \" \" + Integer.numberOfLeadingZeros(1) + \" \" + Integer.numberOfTrailingZeros(8)",
        () -> Integer.numberOfLeadingZeros(0) + " " + Integer.numberOfTrailingZeros(0) + " " + Integer.numberOfLeadingZeros(1) + " " + Integer.numberOfTrailingZeros(8));
    show(
        "Integer.rotateLeft(0x80000001, 4) + \" \" + Integer.rotateRight(1, 1)",
        () -> Integer.rotateLeft(0x80000001, 4) + " " + Integer.rotateRight(1, 1));
    show(
        "Integer.reverse(1) + \" \" + Integer.reverseBytes(0x01020304)",
        () -> Integer.reverse(1) + " " + Integer.reverseBytes(0x01020304));
    show(
        "Integer.signum(-9) + \" \" + Integer.signum(0) + \" \" + Integer.signum(7)",
        () -> Integer.signum(-9) + " " + Integer.signum(0) + " " + Integer.signum(7));
    show(
        "Integer.sum(Integer.MAX_VALUE, 1) + \" \" + Integer.max(3, 4) + \" \" + Integer.min(3, 4)",
        () -> Integer.sum(Integer.MAX_VALUE, 1) + " " + Integer.max(3, 4) + " " + Integer.min(3, 4));
    System.setProperty("a.number", "0x20");
    System.setProperty("no.number", "x");
    show("Integer.getInteger(\"a.number\")", () -> Integer.getInteger("a.number"));
    show("Integer.getInteger(\"no.number\")", () -> Integer.getInteger("no.number"));
    show("Integer.getInteger(\"no.number\", 5)", () -> Integer.getInteger("no.number", 5));
    show(
        "Integer.getInteger(\"missing\", Integer.valueOf(6))",
        () -> Integer.getInteger("missing", Integer.valueOf(6)));
    show("Integer.getInteger(null)", () -> Integer.getInteger(null));
    show("Integer.getInteger(\"missing\", null)", () -> Integer.getInteger("missing", null));
    Integer i = 300;
    show(
        "i.byteValue() + \" \" + i.shortValue() + \" \" + i.intValue() + \" \" + i.longValue() + \" \" + i.floatValue() + \" \" + i.doubleValue()",
        () -> i.byteValue() + " " + i.shortValue() + " " + i.intValue() + " " + i.longValue() + " " + i.floatValue() + " " + i.doubleValue());
    show(
        "i.equals(300) + \" \" + i.equals(300L) + \" \" + i.compareTo(299) + \" \" + i.hashCode() + \" \" + i.toString()",
        () -> i.equals(300) + " " + i.equals(300L) + " " + i.compareTo(299) + " " + i.hashCode() + " " + i.toString());
    show("i.compareTo(null)", () -> i.compareTo(null));
  }

  static void longs() throws Exception {
    show(
        "Long.MIN_VALUE + \" \" + Long.MAX_VALUE + \" \" + Long.SIZE + \" \" + Long.BYTES",
        () -> Long.MIN_VALUE + " " + Long.MAX_VALUE + " " + Long.SIZE + " " + Long.BYTES);
    show("Long.TYPE", () -> Long.TYPE);
    show("new Long(5).equals(new Long(\"5\"))", () -> new Long(5).equals(new Long("5")));
    show("new Long(\"5L\")", () -> new Long("5L"));
    show(
        "Long.valueOf(-128) == Long.valueOf(-128L)",
        () -> Long.valueOf(-128) == Long.valueOf(-128L));
    show("Long.valueOf(\"9223372036854775807\")", () -> Long.valueOf("9223372036854775807"));
    show("Long.valueOf(\"9223372036854775808\")", () -> Long.valueOf("9223372036854775808"));
    show("Long.valueOf(\"-zz\", 36)", () -> Long.valueOf("-zz", 36));
    show("Long.parseLong(\"-9223372036854775808\")", () -> Long.parseLong("-9223372036854775808"));
    show("Long.parseLong(\"0L\")", () -> Long.parseLong("0L"));
    show("Long.parseLong(\"7fffffffffffffff\", 16)", () -> Long.parseLong("7fffffffffffffff", 16));
    show("Long.parseLong(\"\", 10)", () -> Long.parseLong("", 10));
    show("Long.parseLong(null)", () -> Long.parseLong(null));
    show("Long.parseLong(\"id=77;\", 3, 5, 10)", () -> Long.parseLong("id=77;", 3, 5, 10));
    show("Long.parseLong(\"id=77;\", 3, 6, 10)", () -> Long.parseLong("id=77;", 3, 6, 10));
    show("Long.parseLong(\"id\", 1, 3, 10)", () -> Long.parseLong("id", 1, 3, 10));
    show(
        "Long.parseUnsignedLong(\"18446744073709551615\")",
        () -> Long.parseUnsignedLong("18446744073709551615"));
    show(
        "Long.parseUnsignedLong(\"18446744073709551616\")",
        () -> Long.parseUnsignedLong("18446744073709551616"));
    show("Long.parseUnsignedLong(\"-5\")", () -> Long.parseUnsignedLong("-5"));
    show(
        "Long.parseUnsignedLong(\"ffffffffffffffff\", 16)",
        () -> Long.parseUnsignedLong("ffffffffffffffff", 16));
    show(
        "Long.parseUnsignedLong(\"zzzzzzzzzzzzzz\", 36)",
        () -> Long.parseUnsignedLong("zzzzzzzzzzzzzz", 36));
    show(
        "Long.parseUnsignedLong(\"[123]\", 1, 4, 10)",
        () -> Long.parseUnsignedLong("[123]", 1, 4, 10));
    show("Long.parseUnsignedLong(\"+\")", () -> Long.parseUnsignedLong("+"));
    show("Long.decode(\"-#ff\")", () -> Long.decode("-#ff"));
    show("Long.decode(\"0x8000000000000000\")", () -> Long.decode("0x8000000000000000"));
    show("Long.decode(\"09\")", () -> Long.decode("09"));
    show("Long.toString(Long.MIN_VALUE, 2)", () -> Long.toString(Long.MIN_VALUE, 2));
    show("Long.toString(35, 36)", () -> Long.toString(35, 36));
    show("Long.toUnsignedString(-1)", () -> Long.toUnsignedString(-1));
    show("Long.toUnsignedString(-1, 2)", () -> Long.toUnsignedString(-1, 2));
    show("Long.toUnsignedString(-10, 7)", () -> Long.toUnsignedString(-10, 7));
    show(
        "Long.toHexString(-2) + \" \" + Long.toOctalString(-1) + \" \" + Long.toBinaryString(5)",
        () -> Long.toHexString(-2) + " " + Long.toOctalString(-1) + " " + Long.toBinaryString(5));
    show(
        "Long.hashCode(1L << 32) + \" \" + Long.compare(1, 2) + \" \" + Long.compareUnsigned(1, -2)",
        () -> Long.hashCode(1L << 32) + " " + Long.compare(1, 2) + " " + Long.compareUnsigned(1, -2));
    show(
        "Long.divideUnsigned(-1, 10) + \" \" + Long.remainderUnsigned(-1, 10) + \" \" + Long.divideUnsigned(-1, -2) + \" \" + Long.remainderUnsigned(5, -1)",
        () -> Long.divideUnsigned(-1, 10) + " " + Long.remainderUnsigned(-1, 10) + " " + Long.divideUnsigned(-1, -2) + " " + Long.remainderUnsigned(5, -1));
    show("Long.divideUnsigned(5, 0)", () -> Long.divideUnsigned(5, 0));
    show(
        "Long.bitCount(-1) + \" \" + Long.highestOneBit(100) + \" \" + Long.lowestOneBit(96)",
        () -> Long.bitCount(-1) + " " + Long.highestOneBit(100) + " " + Long.lowestOneBit(96));
    show(
        "Long.numberOfLeadingZeros(0) + \" \" + Long.numberOfTrailingZeros(0) + \" \" + Long.numberOfLeadingZeros(1) + \" \" + Long.numberOfTrailingZeros(1L << 40)",
        () -> Long.numberOfLeadingZeros(0) + " " + Long.numberOfTrailingZeros(0) + " " + Long.numberOfLeadingZeros(1) + " " + Long.numberOfTrailingZeros(1L << 40));
    show(
        "Long.rotateLeft(1, 63) + \" \" + Long.rotateRight(1, 1) + \" \" + Long.reverse(1) + \" \" + Long.reverseBytes(0x0102030405060708L)",
        () -> Long.rotateLeft(1, 63) + " " + Long.rotateRight(1, 1) + " " + Long.reverse(1) + " " + Long.reverseBytes(0x0102030405060708L));
    show(
        "Long.signum(-9) + \" \" + Long.sum(1, 2) + \" \" + Long.max(1, 2) + \" \" + Long.min(1, 2)",
        () -> Long.signum(-9) + " " + Long.sum(1, 2) + " " + Long.max(1, 2) + " " + Long.min(1, 2));
    System.setProperty("a.long", "-077");
    show("Long.getLong(\"a.long\")", () -> Long.getLong("a.long"));
    show("Long.getLong(\"none\", 7L)", () -> Long.getLong("none", 7L));
    show("Long.getLong(\"none\", Long.valueOf(8))", () -> Long.getLong("none", Long.valueOf(8)));
    show("Long.getLong(\"none\")", () -> Long.getLong("none"));
    Long l = 1L << 40;
    show(
        "l.byteValue() + \" \" + l.shortValue() + \" \" + l.intValue() + \" \" + l.longValue() + \" \" + (long) l.floatValue() + \" \" + l.doubleValue()",
        () -> l.byteValue() + " " + l.shortValue() + " " + l.intValue() + " " + l.longValue() + " " + (long) l.floatValue() + " " + l.doubleValue());
    show(
        "l.equals(1L << 40) + \" \" + l.equals(0) + \" \" + l.hashCode() + \" \" + l.toString() + \" \" + l.compareTo(5L)",
        () -> l.equals(1L << 40) + " " + l.equals(0) + " " + l.hashCode() + " " + l.toString() + " " + l.compareTo(5L));
  }

  static void floats() throws Exception {
    show(
        "Float.MAX_VALUE + \" \" + Float.MIN_VALUE + \" \" + (Float.MIN_NORMAL == 0x1p-126f) + \" \" + Float.POSITIVE_INFINITY + \" \" + Float.NEGATIVE_INFINITY + \" \" + Float.NaN",
        () -> Float.MAX_VALUE + " " + Float.MIN_VALUE + " " + (Float.MIN_NORMAL == 0x1p-126f) + " " + Float.POSITIVE_INFINITY + " " + Float.NEGATIVE_INFINITY + " " + Float.NaN);
    show(
        "Float.MAX_EXPONENT + \" \" + Float.MIN_EXPONENT + \" \" + Float.SIZE + \" \" + Float.BYTES",
        () -> Float.MAX_EXPONENT + " " + Float.MIN_EXPONENT + " " + Float.SIZE + " " + Float.BYTES);
    show("Float.TYPE", () -> Float.TYPE);
    show("new Float(1.5f)", () -> new Float(1.5f));
    show("new Float(1.1)", () -> new Float(1.1));
    show("new Float(\"3e2\")", () -> new Float("3e2"));
    show("new Float(\"x\")", () -> new Float("x"));
    show("Float.valueOf(2f)", () -> Float.valueOf(2f));
    show("Float.valueOf(\"1e40\")", () -> Float.valueOf("1e40"));
    show("Float.valueOf(\" 0x1p3 \")", () -> Float.valueOf(" 0x1p3 "));
    show("Float.parseFloat(\"-1.5f\")", () -> Float.parseFloat("-1.5f"));
    show("Float.parseFloat(\"\")", () -> Float.parseFloat(""));
    show("Float.parseFloat(null)", () -> Float.parseFloat(null));
    show(
        "Float.toString(0.1f) + \" \" + Float.toString(1e10f)",
        () -> Float.toString(0.1f) + " " + Float.toString(1e10f));
    show(
        "Float.toHexString(1f) + \" \" + Float.toHexString(-0f) + \" \" + Float.toHexString(Float.MIN_VALUE) + \" \" + Float.toHexString(3.14f) + \" \" + Float.toHexString(Float.NaN)",
        () -> Float.toHexString(1f) + " " + Float.toHexString(-0f) + " " + Float.toHexString(Float.MIN_VALUE) + " " + Float.toHexString(3.14f) + " " + Float.toHexString(Float.NaN));
    show(
        "Float.isNaN(0f / 0) + \" \" + Float.isInfinite(1 / 0f) + \" \" + Float.isFinite(1f) + \" \" + Float.isFinite(Float.NaN)",
        () -> Float.isNaN(0f / 0) + " " + Float.isInfinite(1 / 0f) + " " + Float.isFinite(1f) + " " + Float.isFinite(Float.NaN));
    show(
        "Float.hashCode(1.5f) + \" \" + Float.floatToIntBits(Float.NaN) + \" \" + Float.floatToRawIntBits(-1f) + \" \" + Float.intBitsToFloat(0x40490fdb)",
        () -> Float.hashCode(1.5f) + " " + Float.floatToIntBits(Float.NaN) + " " + Float.floatToRawIntBits(-1f) + " " + Float.intBitsToFloat(0x40490fdb));
    show(
        "Float.compare(0f, -0f) + \" \" + Float.compare(Float.NaN, 1) + \" \" + Float.compare(1, 2)",
        () -> Float.compare(0f, -0f) + " " + Float.compare(Float.NaN, 1) + " " + Float.compare(1, 2));
    show(
        "Float.sum(1, 2) + \" \" + Float.max(-0f, 0f) + \" \" + Float.min(-0f, 0f) + \" \" + Float.min(Float.NaN, 1)",
        () -> Float.sum(1, 2) + " " + Float.max(-0f, 0f) + " " + Float.min(-0f, 0f) + " " + Float.min(Float.NaN, 1));
    Float f = 300.7f;
    show(
        "f.byteValue() + \" \" + f.shortValue() + \" \" + f.intValue() + \" \" + f.longValue() + \" \" + f.floatValue() + \" \" + f.doubleValue()",
        () -> f.byteValue() + " " + f.shortValue() + " " + f.intValue() + " " + f.longValue() + " " + f.floatValue() + " " + f.doubleValue());
    show(
        "f.isNaN() + \" \" + f.isInfinite() + \" \" + f.hashCode() + \" \" + f.toString() + \" \" + f.compareTo(301f)",
        () -> f.isNaN() + " " + f.isInfinite() + " " + f.hashCode() + " " + f.toString() + " " + f.compareTo(301f));
    show(
        "f.equals(300.7f) + \" \" + f.equals(300.7) + \" \" + new Float(Float.NaN).equals(Float.NaN) + \" \" + new Float(0f).equals(-0f)",
        () -> f.equals(300.7f) + " " + f.equals(300.7) + " " + new Float(Float.NaN).equals(Float.NaN) + " " + new Float(0f).equals(-0f));
  }

  static void doubles() throws Exception {
    show(
        "Double.MAX_VALUE + \" \" + Double.MIN_VALUE + \" \" + Double.MIN_NORMAL + \" \" + Double.POSITIVE_INFINITY + \" \" + Double.NEGATIVE_INFINITY + \" \" + Double.NaN",
        () -> Double.MAX_VALUE + " " + Double.MIN_VALUE + " " + Double.MIN_NORMAL + " " + Double.POSITIVE_INFINITY + " " + Double.NEGATIVE_INFINITY + " " + Double.NaN);
    show(
        "Double.MAX_EXPONENT + \" \" + Double.MIN_EXPONENT + \" \" + Double.SIZE + \" \" + Double.BYTES",
        () -> Double.MAX_EXPONENT + " " + Double.MIN_EXPONENT + " " + Double.SIZE + " " + Double.BYTES);
    show("Double.TYPE", () -> Double.TYPE);
    show("new Double(2.5)", () -> new Double(2.5));
    show("new Double(\"1e400\")", () -> new Double("1e400"));
    show("new Double(\"1,5\")", () -> new Double("1,5"));
    show("Double.valueOf(1d)", () -> Double.valueOf(1d));
    show("Double.valueOf(\"0x1.8p1\")", () -> Double.valueOf("0x1.8p1"));
    show(
        "Double.valueOf(\"NaN\") + \" \" + Double.valueOf(\"-Infinity\") + \" \" + Double.valueOf(\"+1.d\")",
        () -> Double.valueOf("NaN") + " " + Double.valueOf("-Infinity") + " " + Double.valueOf("+1.d"));
    show("Double.parseDouble(\"inf\")", () -> Double.parseDouble("inf"));
    show("Double.parseDouble(\"  \")", () -> Double.parseDouble("  "));
    show("Double.parseDouble(null)", () -> Double.parseDouble(null));
    show(
        "Double.toString(1e7) + \" \" + Double.toString(1e-3) + \" \" + Double.toString(123456789.125)",
        () -> Double.toString(1e7) + " " + Double.toString(1e-3) + " " + Double.toString(123456789.125));
    show(
        "Double.toHexString(1.0) + \" \" + Double.toHexString(-0.1) + \" \" + Double.toHexString(Double.MIN_VALUE) + \" \" + Double.toHexString(1.0 / 0)",
        () -> Double.toHexString(1.0) + " " + Double.toHexString(-0.1) + " " + Double.toHexString(Double.MIN_VALUE) + " " + Double.toHexString(1.0 / 0));
    show(
        "Double.isNaN(0.0 / 0) + \" \" + Double.isInfinite(-1 / 0.0) + \" \" + Double.isFinite(1e308 * 10)",
        () -> Double.isNaN(0.0 / 0) + " " + Double.isInfinite(-1 / 0.0) + " " + Double.isFinite(1e308 * 10));
    show(
        "Double.hashCode(1.5) + \" \" + Double.doubleToLongBits(Double.NaN) + \" \" + Double.doubleToRawLongBits(-0.0) + \" \" + Double.longBitsToDouble(0x400921fb54442d18L)",
        () -> Double.hashCode(1.5) + " " + Double.doubleToLongBits(Double.NaN) + " " + Double.doubleToRawLongBits(-0.0) + " " + Double.longBitsToDouble(0x400921fb54442d18L));
    show(
        "Double.compare(0.0, -0.0) + \" \" + Double.compare(Double.NaN, Double.POSITIVE_INFINITY) + \" \" + Double.compare(1, 2)",
        () -> Double.compare(0.0, -0.0) + " " + Double.compare(Double.NaN, Double.POSITIVE_INFINITY) + " " + Double.compare(1, 2));
    show(
        "Double.sum(1, 2) + \" \" + Double.max(-0.0, 0.0) + \" \" + Double.min(-0.0, 0.0) + \" \" + Double.max(Double.NaN, 1)",
        () -> Double.sum(1, 2) + " " + Double.max(-0.0, 0.0) + " " + Double.min(-0.0, 0.0) + " " + Double.max(Double.NaN, 1));
    Double d = -1e10;
    show(
        "d.byteValue() + \" \" + d.shortValue() + \" \" + d.intValue() + \" \" + d.longValue() + \" \" + d.floatValue() + \" \" + d.doubleValue()",
        () -> d.byteValue() + " " + d.shortValue() + " " + d.intValue() + " " + d.longValue() + " " + d.floatValue() + " " + d.doubleValue());
    show(
        "d.isNaN() + \" \" + d.isInfinite() + \" \" + d.hashCode() + \" \" + d.toString() + \" \" + d.compareTo(0.0)",
        () -> d.isNaN() + " " + d.isInfinite() + " " + d.hashCode() + " " + d.toString() + " " + d.compareTo(0.0));
    show(
        "d.equals(-1e10) + \" \" + d.equals(-1e10f) + \" \" + new Double(0.0).equals(-0.0) + \" \" + new Double(Double.NaN).equals(0.0 / 0)",
        () -> d.equals(-1e10) + " " + d.equals(-1e10f) + " " + new Double(0.0).equals(-0.0) + " " + new Double(Double.NaN).equals(0.0 / 0));
    Number n = 65.9f;
    show(
        "n.byteValue() + \" \" + n.shortValue() + \" \" + n.intValue() + \" \" + n.longValue() + \" \" + n.floatValue() + \" \" + (n.doubleValue() > 65)",
        () -> n.byteValue() + " " + n.shortValue() + " " + n.intValue() + " " + n.longValue() + " " + n.floatValue() + " " + (n.doubleValue() > 65));
    Number mine = new Number() {
    @Override public int intValue() { return 70000; }
    @Override public long longValue() { return 7; }
    @Override public float floatValue() { return 7; }
    @Override public double doubleValue() { return 7; }
    };
    show(
        "mine.byteValue() + \" \" + mine.shortValue()",
        () -> mine.byteValue() + " " + mine.shortValue());
    show("Void.TYPE", () -> Void.TYPE);
  }

  public static void main(String[] args) throws Exception {
    booleans();
    bytes();
    shorts();
    ints();
    longs();
    floats();
    doubles();
  }
}

/* expect:
new Boolean(true) = true
new Boolean("TRUE") = true
new Boolean(null) = false
Boolean.TRUE & Boolean.FALSE = false
Boolean.TYPE = boolean
Boolean.valueOf(true) == Boolean.TRUE = true
Boolean.valueOf("true ") = false
Boolean.valueOf((String) null) = false
Boolean.parseBoolean("True") = true
Boolean.parseBoolean(null) = false
Boolean.parseBoolean("yes") = false
Boolean.toString(false) = "false"
Boolean.hashCode(true) + " " + Boolean.hashCode(false) = "1231 1237"
Boolean.compare(true, false) + " " + Boolean.compare(false, true) + " " + Boolean.compare(true, true) = "1 -1 0"
Boolean.logicalAnd(true, false) = false
Boolean.logicalOr(true, false) = true
Boolean.logicalXor(true, true) = false
Boolean.getBoolean("no.such.property") = false
Boolean.getBoolean(null) = false
Boolean.getBoolean("") = false
Boolean.getBoolean("is.set") = true
Boolean.TRUE.booleanValue() = true
Boolean.TRUE.toString() = "true"
Boolean.TRUE.hashCode() = 1231
Boolean.TRUE.equals(true) = true
Boolean.TRUE.equals("true") = false
Boolean.TRUE.equals(null) = false
Boolean.FALSE.compareTo(true) = -1
Boolean.FALSE.compareTo(null) = ! java.lang.NullPointerException
Byte.MIN_VALUE + " " + Byte.MAX_VALUE + " " + Byte.SIZE + " " + Byte.BYTES = "-128 127 8 1"
Byte.TYPE = byte
new Byte((byte) -7) = -7
new Byte("12") = 12
new Byte("128") = ! java.lang.NumberFormatException: Value out of range. Value:"128" Radix:10
Byte.valueOf((byte) 5) == Byte.valueOf((byte) 5) = true
Byte.valueOf("-128") = -128
Byte.valueOf("7f", 16) = 127
Byte.valueOf("80", 16) = ! java.lang.NumberFormatException: Value out of range. Value:"80" Radix:16
Byte.parseByte("+127") = 127
Byte.parseByte("-129") = ! java.lang.NumberFormatException: Value out of range. Value:"-129" Radix:10
Byte.parseByte("") = ! java.lang.NumberFormatException: For input string: ""
Byte.parseByte(null) = ! java.lang.NumberFormatException: Cannot parse null string
Byte.parseByte("11", 2) = 3
Byte.parseByte("zz", 36) = ! java.lang.NumberFormatException: Value out of range. Value:"zz" Radix:36
Byte.decode("0x10") = 16
Byte.decode("-010") = -8
Byte.decode("#7F") = 127
Byte.decode("0x80") = ! java.lang.NumberFormatException: Value 128 out of range from input 0x80
Byte.toString((byte) -1) = "-1"
Byte.hashCode((byte) -3) = -3
Byte.compare((byte) 1, (byte) -1) = 2
Byte.compareUnsigned((byte) 1, (byte) -1) = -254
Byte.toUnsignedInt((byte) -1) = 255
Byte.toUnsignedLong((byte) -128) = 128
b.byteValue() + " " + b.shortValue() + " " + b.intValue() + " " + b.longValue() + " " + b.floatValue() + " " + b.doubleValue() = "-56 -56 -56 -56 -56.0 -56.0"
b.toString() + " " + b.hashCode() = "-56 -56"
b.equals((byte) 200) + " " + b.equals(200) = "true false"
b.compareTo((byte) 0) = -56
Short.MIN_VALUE + " " + Short.MAX_VALUE + " " + Short.SIZE + " " + Short.BYTES = "-32768 32767 16 2"
Short.TYPE = short
new Short((short) 9) = 9
new Short("-32768") = -32768
Short.valueOf((short) 127) == Short.valueOf((short) 127) = true
Short.valueOf("32768") = ! java.lang.NumberFormatException: Value out of range. Value:"32768" Radix:10
Short.valueOf("7fff", 16) = 32767
Short.parseShort("-1") = -1
Short.parseShort("1_0") = ! java.lang.NumberFormatException: For input string: "1_0"
Short.parseShort("777", 8) = 511
Short.parseShort("1", 1) = ! java.lang.NumberFormatException: radix 1 less than Character.MIN_RADIX
Short.parseShort("1", 37) = ! java.lang.NumberFormatException: radix 37 greater than Character.MAX_RADIX
Short.decode("0XfF") = 255
Short.decode("0xFFFF") = ! java.lang.NumberFormatException: Value 65535 out of range from input 0xFFFF
Short.toString((short) 77) = "77"
Short.hashCode((short) -2) = -2
Short.compare((short) 3, (short) 5) = -2
Short.compareUnsigned((short) -3, (short) 5) = 65528
Short.toUnsignedInt((short) -1) = 65535
Short.toUnsignedLong((short) -2) = 65534
Short.reverseBytes((short) 0x1234) = 13330
s.byteValue() + " " + s.shortValue() + " " + s.intValue() + " " + s.longValue() + " " + s.floatValue() + " " + s.doubleValue() = "64 -25536 -25536 -25536 -25536.0 -25536.0"
s.toString() + " " + s.hashCode() + " " + s.equals((short) 40000) + " " + s.compareTo((short) 1) = "-25536 -25536 true -25537"
Integer.MIN_VALUE + " " + Integer.MAX_VALUE + " " + Integer.SIZE + " " + Integer.BYTES = "-2147483648 2147483647 32 4"
Integer.TYPE = int
new Integer(5) == new Integer(5) = false
new Integer("-2147483648") = -2147483648
new Integer("2147483648") = ! java.lang.NumberFormatException: For input string: "2147483648"
Integer.valueOf(127) == Integer.valueOf(127) = true
Integer.valueOf("00042") = 42
Integer.valueOf("-ff", 16) = -255
Integer.parseInt("-0") = 0
Integer.parseInt("+") = ! java.lang.NumberFormatException: For input string: "+"
Integer.parseInt("-") = ! java.lang.NumberFormatException: For input string: "-"
Integer.parseInt(" 1") = ! java.lang.NumberFormatException: For input string: " 1"
Integer.parseInt("99999999999") = ! java.lang.NumberFormatException: For input string: "99999999999"
Integer.parseInt("Kona", 27) = 411787
Integer.parseInt("Kona", 10) = ! java.lang.NumberFormatException: For input string: "Kona"
Integer.parseInt("1", 99) = ! java.lang.NumberFormatException: radix 99 greater than Character.MAX_RADIX
Integer.parseInt(null, 10) = ! java.lang.NumberFormatException: Cannot parse null string
Integer.parseInt("abc123def", 3, 6, 10) = 123
Integer.parseInt("abc-7", 3, 5, 10) = -7
Integer.parseInt("abc", 2, 1, 10) = ! java.lang.IndexOutOfBoundsException
Integer.parseInt("abc", 0, 4, 10) = ! java.lang.IndexOutOfBoundsException
Integer.parseInt("12x4", 0, 4, 10) = ! java.lang.NumberFormatException: Error at index 2 in: "12x4"
Integer.parseInt("12", 1, 1, 10) = ! java.lang.NumberFormatException: For input string: ""
Integer.parseUnsignedInt("4294967295") = -1
Integer.parseUnsignedInt("4294967296") = ! java.lang.NumberFormatException: String value 4294967296 exceeds range of unsigned int.
Integer.parseUnsignedInt("-1") = ! java.lang.NumberFormatException: Illegal leading minus sign on unsigned string -1.
Integer.parseUnsignedInt("") = ! java.lang.NumberFormatException: For input string: ""
Integer.parseUnsignedInt("ffffffff", 16) = -1
Integer.parseUnsignedInt("x=ff", 2, 4, 16) = 255
Integer.parseUnsignedInt(null) = ! java.lang.NumberFormatException: Cannot parse null string
Integer.decode("-0x80000000") = -2147483648
Integer.decode("0777") = 511
Integer.decode("") = ! java.lang.NumberFormatException: Zero length string
Integer.decode("--1") = ! java.lang.NumberFormatException: Sign character in wrong position
Integer.decode("#") = ! java.lang.NumberFormatException: For input string: "" under radix 16
Integer.toString(-255, 16) = "-ff"
Integer.toString(7, 99) = "7"
Integer.toUnsignedString(-1) = "4294967295"
Integer.toUnsignedString(-1, 36) = "1z141z3"
Integer.toHexString(-1) + " " + Integer.toOctalString(-1) + " " + Integer.toBinaryString(10) = "ffffffff 37777777777 1010"
Integer.hashCode(99) = 99
Integer.compare(Integer.MIN_VALUE, 1) + " " + Integer.compareUnsigned(-1, 1) = "-1 1"
Integer.divideUnsigned(-1, 3) + " " + Integer.remainderUnsigned(-1, 7) = "1431655765 3"
Integer.divideUnsigned(1, 0) = ! java.lang.ArithmeticException: / by zero
Integer.remainderUnsigned(1, 0) = ! java.lang.ArithmeticException: / by zero
Integer.toUnsignedLong(-1) = 4294967295
Integer.bitCount(255) + " " + Integer.highestOneBit(100) + " " + Integer.lowestOneBit(100) = "8 64 4"
Integer.numberOfLeadingZeros(0) + " " + Integer.numberOfTrailingZeros(0) + " " + Integer.numberOfLeadingZeros(1) + " " + Integer.numberOfTrailingZeros(8) = "32 32 31 3"
Integer.rotateLeft(0x80000001, 4) + " " + Integer.rotateRight(1, 1) = "24 -2147483648"
Integer.reverse(1) + " " + Integer.reverseBytes(0x01020304) = "-2147483648 67305985"
Integer.signum(-9) + " " + Integer.signum(0) + " " + Integer.signum(7) = "-1 0 1"
Integer.sum(Integer.MAX_VALUE, 1) + " " + Integer.max(3, 4) + " " + Integer.min(3, 4) = "-2147483648 4 3"
Integer.getInteger("a.number") = 32
Integer.getInteger("no.number") = null
Integer.getInteger("no.number", 5) = 5
Integer.getInteger("missing", Integer.valueOf(6)) = 6
Integer.getInteger(null) = null
Integer.getInteger("missing", null) = null
i.byteValue() + " " + i.shortValue() + " " + i.intValue() + " " + i.longValue() + " " + i.floatValue() + " " + i.doubleValue() = "44 300 300 300 300.0 300.0"
i.equals(300) + " " + i.equals(300L) + " " + i.compareTo(299) + " " + i.hashCode() + " " + i.toString() = "true false 1 300 300"
i.compareTo(null) = ! java.lang.NullPointerException
Long.MIN_VALUE + " " + Long.MAX_VALUE + " " + Long.SIZE + " " + Long.BYTES = "-9223372036854775808 9223372036854775807 64 8"
Long.TYPE = long
new Long(5).equals(new Long("5")) = true
new Long("5L") = ! java.lang.NumberFormatException: For input string: "5L"
Long.valueOf(-128) == Long.valueOf(-128L) = true
Long.valueOf("9223372036854775807") = 9223372036854775807
Long.valueOf("9223372036854775808") = ! java.lang.NumberFormatException: For input string: "9223372036854775808"
Long.valueOf("-zz", 36) = -1295
Long.parseLong("-9223372036854775808") = -9223372036854775808
Long.parseLong("0L") = ! java.lang.NumberFormatException: For input string: "0L"
Long.parseLong("7fffffffffffffff", 16) = 9223372036854775807
Long.parseLong("", 10) = ! java.lang.NumberFormatException: For input string: ""
Long.parseLong(null) = ! java.lang.NumberFormatException: Cannot parse null string
Long.parseLong("id=77;", 3, 5, 10) = 77
Long.parseLong("id=77;", 3, 6, 10) = ! java.lang.NumberFormatException: Error at index 2 in: "77;"
Long.parseLong("id", 1, 3, 10) = ! java.lang.IndexOutOfBoundsException
Long.parseUnsignedLong("18446744073709551615") = -1
Long.parseUnsignedLong("18446744073709551616") = ! java.lang.NumberFormatException: String value 18446744073709551616 exceeds range of unsigned long.
Long.parseUnsignedLong("-5") = ! java.lang.NumberFormatException: Illegal leading minus sign on unsigned string -5.
Long.parseUnsignedLong("ffffffffffffffff", 16) = -1
Long.parseUnsignedLong("zzzzzzzzzzzzzz", 36) = ! java.lang.NumberFormatException: Error at index 12 in: "zzzzzzzzzzzzz"
Long.parseUnsignedLong("[123]", 1, 4, 10) = 123
Long.parseUnsignedLong("+") = ! java.lang.NumberFormatException: For input string: "+"
Long.decode("-#ff") = -255
Long.decode("0x8000000000000000") = ! java.lang.NumberFormatException: For input string: "8000000000000000" under radix 16
Long.decode("09") = ! java.lang.NumberFormatException: For input string: "9" under radix 8
Long.toString(Long.MIN_VALUE, 2) = "-1000000000000000000000000000000000000000000000000000000000000000"
Long.toString(35, 36) = "z"
Long.toUnsignedString(-1) = "18446744073709551615"
Long.toUnsignedString(-1, 2) = "1111111111111111111111111111111111111111111111111111111111111111"
Long.toUnsignedString(-10, 7) = "45012021522523134134556"
Long.toHexString(-2) + " " + Long.toOctalString(-1) + " " + Long.toBinaryString(5) = "fffffffffffffffe 1777777777777777777777 101"
Long.hashCode(1L << 32) + " " + Long.compare(1, 2) + " " + Long.compareUnsigned(1, -2) = "1 -1 -1"
Long.divideUnsigned(-1, 10) + " " + Long.remainderUnsigned(-1, 10) + " " + Long.divideUnsigned(-1, -2) + " " + Long.remainderUnsigned(5, -1) = "1844674407370955161 5 1 5"
Long.divideUnsigned(5, 0) = ! java.lang.ArithmeticException: / by zero
Long.bitCount(-1) + " " + Long.highestOneBit(100) + " " + Long.lowestOneBit(96) = "64 64 32"
Long.numberOfLeadingZeros(0) + " " + Long.numberOfTrailingZeros(0) + " " + Long.numberOfLeadingZeros(1) + " " + Long.numberOfTrailingZeros(1L << 40) = "64 64 63 40"
Long.rotateLeft(1, 63) + " " + Long.rotateRight(1, 1) + " " + Long.reverse(1) + " " + Long.reverseBytes(0x0102030405060708L) = "-9223372036854775808 -9223372036854775808 -9223372036854775808 578437695752307201"
Long.signum(-9) + " " + Long.sum(1, 2) + " " + Long.max(1, 2) + " " + Long.min(1, 2) = "-1 3 2 1"
Long.getLong("a.long") = -63
Long.getLong("none", 7L) = 7
Long.getLong("none", Long.valueOf(8)) = 8
Long.getLong("none") = null
l.byteValue() + " " + l.shortValue() + " " + l.intValue() + " " + l.longValue() + " " + (long) l.floatValue() + " " + l.doubleValue() = "0 0 0 1099511627776 1099511627776 1.099511627776E12"
l.equals(1L << 40) + " " + l.equals(0) + " " + l.hashCode() + " " + l.toString() + " " + l.compareTo(5L) = "true false 256 1099511627776 1"
Float.MAX_VALUE + " " + Float.MIN_VALUE + " " + (Float.MIN_NORMAL == 0x1p-126f) + " " + Float.POSITIVE_INFINITY + " " + Float.NEGATIVE_INFINITY + " " + Float.NaN = "3.4028235E38 1.4E-45 true Infinity -Infinity NaN"
Float.MAX_EXPONENT + " " + Float.MIN_EXPONENT + " " + Float.SIZE + " " + Float.BYTES = "127 -126 32 4"
Float.TYPE = float
new Float(1.5f) = 1.5
new Float(1.1) = 1.1
new Float("3e2") = 300.0
new Float("x") = ! java.lang.NumberFormatException: For input string: "x"
Float.valueOf(2f) = 2.0
Float.valueOf("1e40") = Infinity
Float.valueOf(" 0x1p3 ") = 8.0
Float.parseFloat("-1.5f") = -1.5
Float.parseFloat("") = ! java.lang.NumberFormatException: empty String
Float.parseFloat(null) = ! java.lang.NullPointerException
Float.toString(0.1f) + " " + Float.toString(1e10f) = "0.1 1.0E10"
Float.toHexString(1f) + " " + Float.toHexString(-0f) + " " + Float.toHexString(Float.MIN_VALUE) + " " + Float.toHexString(3.14f) + " " + Float.toHexString(Float.NaN) = "0x1.0p0 -0x0.0p0 0x0.000002p-126 0x1.91eb86p1 NaN"
Float.isNaN(0f / 0) + " " + Float.isInfinite(1 / 0f) + " " + Float.isFinite(1f) + " " + Float.isFinite(Float.NaN) = "true true true false"
Float.hashCode(1.5f) + " " + Float.floatToIntBits(Float.NaN) + " " + Float.floatToRawIntBits(-1f) + " " + Float.intBitsToFloat(0x40490fdb) = "1069547520 2143289344 -1082130432 3.1415927"
Float.compare(0f, -0f) + " " + Float.compare(Float.NaN, 1) + " " + Float.compare(1, 2) = "1 1 -1"
Float.sum(1, 2) + " " + Float.max(-0f, 0f) + " " + Float.min(-0f, 0f) + " " + Float.min(Float.NaN, 1) = "3.0 0.0 -0.0 NaN"
f.byteValue() + " " + f.shortValue() + " " + f.intValue() + " " + f.longValue() + " " + f.floatValue() + " " + f.doubleValue() = "44 300 300 300 300.7 300.70001220703125"
f.isNaN() + " " + f.isInfinite() + " " + f.hashCode() + " " + f.toString() + " " + f.compareTo(301f) = "false false 1133926810 300.7 -1"
f.equals(300.7f) + " " + f.equals(300.7) + " " + new Float(Float.NaN).equals(Float.NaN) + " " + new Float(0f).equals(-0f) = "true false true false"
Double.MAX_VALUE + " " + Double.MIN_VALUE + " " + Double.MIN_NORMAL + " " + Double.POSITIVE_INFINITY + " " + Double.NEGATIVE_INFINITY + " " + Double.NaN = "1.7976931348623157E308 4.9E-324 2.2250738585072014E-308 Infinity -Infinity NaN"
Double.MAX_EXPONENT + " " + Double.MIN_EXPONENT + " " + Double.SIZE + " " + Double.BYTES = "1023 -1022 64 8"
Double.TYPE = double
new Double(2.5) = 2.5
new Double("1e400") = Infinity
new Double("1,5") = ! java.lang.NumberFormatException: For input string: "1,5"
Double.valueOf(1d) = 1.0
Double.valueOf("0x1.8p1") = 3.0
Double.valueOf("NaN") + " " + Double.valueOf("-Infinity") + " " + Double.valueOf("+1.d") = "NaN -Infinity 1.0"
Double.parseDouble("inf") = ! java.lang.NumberFormatException: For input string: "inf"
Double.parseDouble("  ") = ! java.lang.NumberFormatException: empty String
Double.parseDouble(null) = ! java.lang.NullPointerException
Double.toString(1e7) + " " + Double.toString(1e-3) + " " + Double.toString(123456789.125) = "1.0E7 0.001 1.23456789125E8"
Double.toHexString(1.0) + " " + Double.toHexString(-0.1) + " " + Double.toHexString(Double.MIN_VALUE) + " " + Double.toHexString(1.0 / 0) = "0x1.0p0 -0x1.999999999999ap-4 0x0.0000000000001p-1022 Infinity"
Double.isNaN(0.0 / 0) + " " + Double.isInfinite(-1 / 0.0) + " " + Double.isFinite(1e308 * 10) = "true true false"
Double.hashCode(1.5) + " " + Double.doubleToLongBits(Double.NaN) + " " + Double.doubleToRawLongBits(-0.0) + " " + Double.longBitsToDouble(0x400921fb54442d18L) = "1073217536 9221120237041090560 -9223372036854775808 3.141592653589793"
Double.compare(0.0, -0.0) + " " + Double.compare(Double.NaN, Double.POSITIVE_INFINITY) + " " + Double.compare(1, 2) = "1 1 -1"
Double.sum(1, 2) + " " + Double.max(-0.0, 0.0) + " " + Double.min(-0.0, 0.0) + " " + Double.max(Double.NaN, 1) = "3.0 0.0 -0.0 NaN"
d.byteValue() + " " + d.shortValue() + " " + d.intValue() + " " + d.longValue() + " " + d.floatValue() + " " + d.doubleValue() = "0 0 -2147483648 -10000000000 -1.0E10 -1.0E10"
d.isNaN() + " " + d.isInfinite() + " " + d.hashCode() + " " + d.toString() + " " + d.compareTo(0.0) = "false false -503144353 -1.0E10 -1"
d.equals(-1e10) + " " + d.equals(-1e10f) + " " + new Double(0.0).equals(-0.0) + " " + new Double(Double.NaN).equals(0.0 / 0) = "true false false true"
n.byteValue() + " " + n.shortValue() + " " + n.intValue() + " " + n.longValue() + " " + n.floatValue() + " " + (n.doubleValue() > 65) = "65 65 65 65 65.9 true"
mine.byteValue() + " " + mine.shortValue() = "112 4464"
Void.TYPE = void
*/
