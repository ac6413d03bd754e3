package java.util;

/** A language and country. The library writes numbers and letters as Locale.ROOT says, always. */
public final class Locale {
  public static final Locale ROOT = new Locale("", "");
  public static final Locale ENGLISH = new Locale("en", "");
  public static final Locale US = new Locale("en", "US");
  public static final Locale UK = new Locale("en", "GB");
  public static final Locale GERMANY = new Locale("de", "DE");
  public static final Locale FRANCE = new Locale("fr", "FR");

  private static Locale current = US;

  private final String language;
  private final String country;

  public Locale(String language) {
    this(language, "");
  }

  public Locale(String language, String country) {
    this.language = language;
    this.country = country;
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

  @Override
  public boolean equals(Object other) {
    return other instanceof Locale
        && language.equals(((Locale) other).language)
        && country.equals(((Locale) other).country);
  }

  @Override
  public int hashCode() {
    return language.hashCode() ^ country.hashCode();
  }

  @Override
  public String toString() {
    return country.isEmpty() ? language : language + "_" + country;
  }
}
