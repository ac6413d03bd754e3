import java.util.*;
import java.util.concurrent.ThreadLocalRandom;

// Every member of Locale and Random; ThreadLocalRandom's limits.
public class LocaleAndRandom {
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
      return "\"" + ((String) value).replace("\n", "\\n") + "\"";
    }
    if (value != null && value.getClass().isArray()) {
      String all = java.util.Arrays.deepToString(new Object[] {value});
      return all.substring(1, all.length() - 1);
    }
    return String.valueOf(value);
  }

  static boolean within(double x, double low, double high) {
    return x >= low && x < high;
  }

  static void locales() throws Exception {
    show(
        "Locale.ENGLISH + \" \" + Locale.FRENCH + \" \" + Locale.GERMAN + \" \" + Locale.ITALIAN + \" \" + Locale.JAPANESE + \" \" + Locale.KOREAN + \" \" + Locale.CHINESE + \" \" + Locale.SIMPLIFIED_CHINESE + \" \" + Locale.TRADITIONAL_CHINESE",
        () -> Locale.ENGLISH + " " + Locale.FRENCH + " " + Locale.GERMAN + " " + Locale.ITALIAN + " " + Locale.JAPANESE + " " + Locale.KOREAN + " " + Locale.CHINESE + " " + Locale.SIMPLIFIED_CHINESE + " " + Locale.TRADITIONAL_CHINESE);
    show(
        "Locale.FRANCE + \" \" + Locale.GERMANY + \" \" + Locale.ITALY + \" \" + Locale.JAPAN + \" \" + Locale.KOREA + \" \" + Locale.UK + \" \" + Locale.US + \" \" + Locale.CANADA + \" \" + Locale.CANADA_FRENCH + \" \" + Locale.CHINA + \" \" + Locale.PRC + \" \" + Locale.TAIWAN + \"[\" + Locale.ROOT + \"]\"",
        () -> Locale.FRANCE + " " + Locale.GERMANY + " " + Locale.ITALY + " " + Locale.JAPAN + " " + Locale.KOREA + " " + Locale.UK + " " + Locale.US + " " + Locale.CANADA + " " + Locale.CANADA_FRENCH + " " + Locale.CHINA + " " + Locale.PRC + " " + Locale.TAIWAN + "[" + Locale.ROOT + "]");
    show(
        "new Locale(\"EN\") + \" \" + new Locale(\"de\", \"at\") + \" \" + new Locale(\"es\", \"ES\", \"x\") + \" \" + new Locale(\"\", \"DE\") + \" \" + new Locale(\"pt\", \"\", \"v\")",
        () -> new Locale("EN") + " " + new Locale("de", "at") + " " + new Locale("es", "ES", "x") + " " + new Locale("", "DE") + " " + new Locale("pt", "", "v"));
    show("new Locale(null)", () -> new Locale(null));
    show(
        "Locale.forLanguageTag(\"en-GB\") + \" \" + Locale.forLanguageTag(\"de\") + \" [\" + Locale.forLanguageTag(\"und\") + \"] [\" + Locale.forLanguageTag(\"\") + \"]\"",
        () -> Locale.forLanguageTag("en-GB") + " " + Locale.forLanguageTag("de") + " [" + Locale.forLanguageTag("und") + "] [" + Locale.forLanguageTag("") + "]");
    Locale l = new Locale("pt", "BR");
    show(
        "l.getLanguage() + \" \" + l.getCountry() + \" \" + l.getVariant() + \" \" + l.toLanguageTag() + \" \" + Locale.ROOT.toLanguageTag() + \" \" + l.toString() + \" \" + l.equals(l.clone()) + \" \" + l.equals(Locale.US) + \" \" + l.equals(\"pt_BR\") + \" \" + (l.hashCode() == new Locale(\"PT\", \"br\").hashCode())",
        () -> l.getLanguage() + " " + l.getCountry() + " " + l.getVariant() + " " + l.toLanguageTag() + " " + Locale.ROOT.toLanguageTag() + " " + l.toString() + " " + l.equals(l.clone()) + " " + l.equals(Locale.US) + " " + l.equals("pt_BR") + " " + (l.hashCode() == new Locale("PT", "br").hashCode()));
    Locale old = Locale.getDefault();
    show(
        "Locale.setDefault(Locale.GERMANY)",
        () -> { Locale.setDefault(Locale.GERMANY); return "done"; });
    show(
        "String.format(\"%.2f %,d\", 1.5, 1234567) + \" \" + Locale.getDefault()",
        () -> String.format("%.2f %,d", 1.5, 1234567) + " " + Locale.getDefault());
    show("Locale.setDefault(null)", () -> { Locale.setDefault(null); return "done"; });
    show("Locale.setDefault(old)", () -> { Locale.setDefault(old); return "done"; });
    show(
        "String.format(Locale.FRANCE, \"%,.1f|%e\", 12345.67, 0.5).replace('\\u202f', '_') + \" \" + String.format(new Locale(\"de\", \"CH\"), \"%,d\", 12345).replace('\\u2019', '_') + \" \" + String.format(new Locale(\"pl\"), \"%,d\", 12345).replace('\\u00a0', '_') + \" \" + String.format(new Locale(\"es\", \"MX\"), \"%,.1f\", 12345.67)",
        () -> String.format(Locale.FRANCE, "%,.1f|%e", 12345.67, 0.5).replace('\u202f', '_') + " " + String.format(new Locale("de", "CH"), "%,d", 12345).replace('\u2019', '_') + " " + String.format(new Locale("pl"), "%,d", 12345).replace('\u00a0', '_') + " " + String.format(new Locale("es", "MX"), "%,.1f", 12345.67));
  }

  static void random() throws Exception {
    Random r = new Random(42);
    show(
        "r.nextInt() + \" \" + r.nextInt(10) + \" \" + r.nextInt(16) + \" \" + r.nextInt(5, 8) + \" \" + r.nextLong() + \" \" + r.nextLong(1000) + \" \" + r.nextLong(5, 10) + \" \" + r.nextBoolean()",
        () -> r.nextInt() + " " + r.nextInt(10) + " " + r.nextInt(16) + " " + r.nextInt(5, 8) + " " + r.nextLong() + " " + r.nextLong(1000) + " " + r.nextLong(5, 10) + " " + r.nextBoolean());
    show(
        "r.nextFloat() + \" \" + r.nextFloat(5) + \" \" + r.nextFloat(1, 2)",
        () -> r.nextFloat() + " " + r.nextFloat(5) + " " + r.nextFloat(1, 2));
    show(
        "r.nextDouble() + \" \" + r.nextDouble(3.0) + \" \" + r.nextDouble(1.0, 2.0) + \" \" + r.nextGaussian()",
        () -> r.nextDouble() + " " + r.nextDouble(3.0) + " " + r.nextDouble(1.0, 2.0) + " " + r.nextGaussian());
    show(
        "within(new Random(3).nextGaussian(10, 1), 0, 20)",
        () -> within(new Random(3).nextGaussian(10, 1), 0, 20));
    byte[] b = new byte[5];
    show("r.nextBytes(b)", () -> { r.nextBytes(b); return "done"; });
    show("b", () -> b);
    show("r.nextInt(0)", () -> r.nextInt(0));
    show("r.nextInt(3, 3)", () -> r.nextInt(3, 3));
    show("r.nextLong(0)", () -> r.nextLong(0));
    show("r.nextLong(5, 5)", () -> r.nextLong(5, 5));
    show("r.nextDouble(0.0)", () -> r.nextDouble(0.0));
    show("r.nextDouble(1.0, 1.0)", () -> r.nextDouble(1.0, 1.0));
    show("r.nextFloat(0f)", () -> r.nextFloat(0f));
    show("r.nextFloat(2f, 1f)", () -> r.nextFloat(2f, 1f));
    show("new Random(3).nextGaussian(0, -1)", () -> new Random(3).nextGaussian(0, -1));
    show("r.setSeed(7)", () -> { r.setSeed(7); return "done"; });
    show("r.nextInt() == new Random(7).nextInt()", () -> r.nextInt() == new Random(7).nextInt());
    show("new Random().nextInt(1)", () -> new Random().nextInt(1));
    show(
        "new Random(1) { @Override protected int next(int bits) { return 5; } }.nextInt()",
        () -> new Random(1) { @Override protected int next(int bits) { return 5; } }.nextInt());
  }

  static void threads() throws Exception {
    ThreadLocalRandom t = ThreadLocalRandom.current();
    show("t == ThreadLocalRandom.current()", () -> t == ThreadLocalRandom.current());
    show(
        "within(t.nextInt(10), 0, 10) + \" \" + within(t.nextInt(5, 7), 5, 7) + \" \" + within(t.nextLong(10), 0, 10) + \" \" + within(t.nextLong(5, 7), 5, 7) + \" \" + within(t.nextDouble(), 0, 1) + \" \" + within(t.nextDouble(5), 0, 5) + \" \" + within(t.nextDouble(5, 6), 5, 6) + \" \" + within(t.nextFloat(), 0, 1) + \" \" + within(t.nextFloat(5, 6), 5, 6) + \" \" + (t.nextInt() + t.nextLong() != 0.5) + \" \" + (t.nextBoolean() | true) + \" \" + within(t.nextGaussian(), -99, 99)",
        () -> within(t.nextInt(10), 0, 10) + " " + within(t.nextInt(5, 7), 5, 7) + " " + within(t.nextLong(10), 0, 10) + " " + within(t.nextLong(5, 7), 5, 7) + " " + within(t.nextDouble(), 0, 1) + " " + within(t.nextDouble(5), 0, 5) + " " + within(t.nextDouble(5, 6), 5, 6) + " " + within(t.nextFloat(), 0, 1) + " " + within(t.nextFloat(5, 6), 5, 6) + " " + (t.nextInt() + t.nextLong() != 0.5) + " " + (t.nextBoolean() | true) + " " + within(t.nextGaussian(), -99, 99));
    show("t.nextInt(0)", () -> t.nextInt(0));
    show("t.nextInt(2, 1)", () -> t.nextInt(2, 1));
    show("t.setSeed(1)", () -> { t.setSeed(1); return "done"; });
  }

  public static void main(String[] args) throws Exception {
    locales();
    random();
    threads();
  }
}

/* expect:
Locale.ENGLISH + " " + Locale.FRENCH + " " + Locale.GERMAN + " " + Locale.ITALIAN + " " + Locale.JAPANESE + " " + Locale.KOREAN + " " + Locale.CHINESE + " " + Locale.SIMPLIFIED_CHINESE + " " + Locale.TRADITIONAL_CHINESE = "en fr de it ja ko zh zh_CN zh_TW"
Locale.FRANCE + " " + Locale.GERMANY + " " + Locale.ITALY + " " + Locale.JAPAN + " " + Locale.KOREA + " " + Locale.UK + " " + Locale.US + " " + Locale.CANADA + " " + Locale.CANADA_FRENCH + " " + Locale.CHINA + " " + Locale.PRC + " " + Locale.TAIWAN + "[" + Locale.ROOT + "]" = "fr_FR de_DE it_IT ja_JP ko_KR en_GB en_US en_CA fr_CA zh_CN zh_CN zh_TW[]"
new Locale("EN") + " " + new Locale("de", "at") + " " + new Locale("es", "ES", "x") + " " + new Locale("", "DE") + " " + new Locale("pt", "", "v") = "en de_AT es_ES_x _DE pt__v"
new Locale(null) = ! java.lang.NullPointerException
Locale.forLanguageTag("en-GB") + " " + Locale.forLanguageTag("de") + " [" + Locale.forLanguageTag("und") + "] [" + Locale.forLanguageTag("") + "]" = "en_GB de [] []"
l.getLanguage() + " " + l.getCountry() + " " + l.getVariant() + " " + l.toLanguageTag() + " " + Locale.ROOT.toLanguageTag() + " " + l.toString() + " " + l.equals(l.clone()) + " " + l.equals(Locale.US) + " " + l.equals("pt_BR") + " " + (l.hashCode() == new Locale("PT", "br").hashCode()) = "pt BR  pt-BR und pt_BR true false false true"
Locale.setDefault(Locale.GERMANY) = "done"
String.format("%.2f %,d", 1.5, 1234567) + " " + Locale.getDefault() = "1,50 1.234.567 de_DE"
Locale.setDefault(null) = ! java.lang.NullPointerException: Can't set default locale to NULL
Locale.setDefault(old) = "done"
String.format(Locale.FRANCE, "%,.1f|%e", 12345.67, 0.5).replace('\x{5c}u202f', '_') + " " + String.format(new Locale("de", "CH"), "%,d", 12345).replace('\x{5c}u2019', '_') + " " + String.format(new Locale("pl"), "%,d", 12345).replace('\x{5c}u00a0', '_') + " " + String.format(new Locale("es", "MX"), "%,.1f", 12345.67) = "12_345,7|5,000000e-01 12_345 12_345 12,345.7"
r.nextInt() + " " + r.nextInt(10) + " " + r.nextInt(16) + " " + r.nextInt(5, 8) + " " + r.nextLong() + " " + r.nextLong(1000) + " " + r.nextLong(5, 10) + " " + r.nextBoolean() = "-1170105035 3 10 7 5694868678511409995 398 7 true"
r.nextFloat() + " " + r.nextFloat(5) + " " + r.nextFloat(1, 2) = "0.45125717 1.8439144 1.381643"
r.nextDouble() + " " + r.nextDouble(3.0) + " " + r.nextDouble(1.0, 2.0) + " " + r.nextGaussian() = "0.2757480694417024 1.39096072742746 1.7829017787900359 0.8023071496873626"
within(new Random(3).nextGaussian(10, 1), 0, 20) = true
r.nextBytes(b) = "done"
b = [-42, -39, -7, -65, 82]
r.nextInt(0) = ! java.lang.IllegalArgumentException: bound must be positive
r.nextInt(3, 3) = ! java.lang.IllegalArgumentException: bound must be greater than origin
r.nextLong(0) = ! java.lang.IllegalArgumentException: bound must be positive
r.nextLong(5, 5) = ! java.lang.IllegalArgumentException: bound must be greater than origin
r.nextDouble(0.0) = ! java.lang.IllegalArgumentException: bound must be finite and positive
r.nextDouble(1.0, 1.0) = ! java.lang.IllegalArgumentException: bound must be greater than origin
r.nextFloat(0f) = ! java.lang.IllegalArgumentException: bound must be finite and positive
r.nextFloat(2f, 1f) = ! java.lang.IllegalArgumentException: bound must be greater than origin
new Random(3).nextGaussian(0, -1) = ! java.lang.IllegalArgumentException: standard deviation must be non-negative
r.setSeed(7) = "done"
r.nextInt() == new Random(7).nextInt() = true
new Random().nextInt(1) = 0
new Random(1) { @Override protected int next(int bits) { return 5; } }.nextInt() = 5
t == ThreadLocalRandom.current() = true
within(t.nextInt(10), 0, 10) + " " + within(t.nextInt(5, 7), 5, 7) + " " + within(t.nextLong(10), 0, 10) + " " + within(t.nextLong(5, 7), 5, 7) + " " + within(t.nextDouble(), 0, 1) + " " + within(t.nextDouble(5), 0, 5) + " " + within(t.nextDouble(5, 6), 5, 6) + " " + within(t.nextFloat(), 0, 1) + " " + within(t.nextFloat(5, 6), 5, 6) + " " + (t.nextInt() + t.nextLong() != 0.5) + " " + (t.nextBoolean() | true) + " " + within(t.nextGaussian(), -99, 99) = "true true true true true true true true true true true true"
t.nextInt(0) = ! java.lang.IllegalArgumentException: bound must be positive
t.nextInt(2, 1) = ! java.lang.IllegalArgumentException: bound must be greater than origin
t.setSeed(1) = ! java.lang.UnsupportedOperationException
*/
