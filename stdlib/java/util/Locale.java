package java.util;

/** A language, perhaps with a country. */
public final class Locale implements Cloneable, java.io.Serializable {
  public static final Locale ENGLISH = new Locale("en");
  public static final Locale FRENCH = new Locale("fr");
  public static final Locale GERMAN = new Locale("de");
  public static final Locale ITALIAN = new Locale("it");
  public static final Locale JAPANESE = new Locale("ja");
  public static final Locale KOREAN = new Locale("ko");
  public static final Locale CHINESE = new Locale("zh");
  public static final Locale SIMPLIFIED_CHINESE = new Locale("zh", "CN");
  public static final Locale TRADITIONAL_CHINESE = new Locale("zh", "TW");
  public static final Locale FRANCE = new Locale("fr", "FR");
  public static final Locale GERMANY = new Locale("de", "DE");
  public static final Locale ITALY = new Locale("it", "IT");
  public static final Locale JAPAN = new Locale("ja", "JP");
  public static final Locale KOREA = new Locale("ko", "KR");
  public static final Locale UK = new Locale("en", "GB");
  public static final Locale US = new Locale("en", "US");
  public static final Locale CANADA = new Locale("en", "CA");
  public static final Locale CANADA_FRENCH = new Locale("fr", "CA");
  public static final Locale CHINA = SIMPLIFIED_CHINESE;
  public static final Locale PRC = SIMPLIFIED_CHINESE;
  public static final Locale TAIWAN = TRADITIONAL_CHINESE;
  public static final Locale ROOT = new Locale("");

  private static Locale current = US;

  private final String language;
  private final String country;
  private final String variant;

  public Locale(String language) {
    this(language, "", "");
  }

  public Locale(String language, String country) {
    this(language, country, "");
  }

  public Locale(String language, String country, String variant) {
    if (language == null || country == null || variant == null) {
      throw new NullPointerException();
    }
    this.language = language.toLowerCase();
    this.country = country.toUpperCase();
    this.variant = variant;
  }

  /** Of a tag such as "de" or "en-GB"; what follows a language and a country is passed over. */
  public static Locale forLanguageTag(String languageTag) {
    String[] parts = languageTag.split("-");
    boolean hasLanguage = isLetters(parts[0], 2, 8) && !parts[0].equals("und");
    boolean hasCountry = parts.length > 1 && isLetters(parts[0], 2, 8) && isLetters(parts[1], 2, 2);
    return new Locale(hasLanguage ? parts[0] : "", hasCountry ? parts[1] : "");
  }

  private static boolean isLetters(String s, int least, int most) {
    for (int i = 0; i < s.length(); i++) {
      if (Character.digit(s.charAt(i), 36) < 10) {
        return false;
      }
    }
    return s.length() >= least && s.length() <= most;
  }

  public static Locale getDefault() {
    return current;
  }

  public static void setDefault(Locale newLocale) {
    if (newLocale == null) {
      throw new NullPointerException("Can't set default locale to NULL");
    }
    current = newLocale;
  }

  public String getLanguage() {
    return language;
  }

  public String getCountry() {
    return country;
  }

  public String getVariant() {
    return variant;
  }

  public String toLanguageTag() {
    String tag = language.isEmpty() ? "und" : language;
    return country.isEmpty() ? tag : tag + "-" + country;
  }

  @Override
  public Object clone() {
    return new Locale(language, country, variant);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Locale
        && language.equals(((Locale) other).language)
        && country.equals(((Locale) other).country)
        && variant.equals(((Locale) other).variant);
  }

  @Override
  public int hashCode() {
    return (31 * language.hashCode() + country.hashCode()) * 31 + variant.hashCode();
  }

  @Override
  public final String toString() {
    if (language.isEmpty() && country.isEmpty()) {
      return "";
    }
    String s = country.isEmpty() && variant.isEmpty() ? language : language + "_" + country;
    return variant.isEmpty() ? s : s + "_" + variant;
  }
}
