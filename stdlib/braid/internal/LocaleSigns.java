package braid.internal;

import java.util.Locale;

/** How numbers are written in a language: the signs before the fraction and between groups of digits. */
public final class LocaleSigns {
  private static final String POINT_GROUPS = " ca da de el es hr id it nl pt ro sl sr tr vi ";
  private static final String SPACE_GROUPS =
      " bg cs et fi fr_CA hu lt lv nb no pl pt_PT ru sk sv uk de_AT ";
  private static final String ENGLISH_WAY = " es_MX es_US ";
  private static final String APOSTROPHE_GROUPS = " de_CH de_LI it_CH ";

  public static final LocaleSigns ROOT = new LocaleSigns('.', ',');

  public final char decimal;
  public final char group;

  private LocaleSigns(char decimal, char group) {
    this.decimal = decimal;
    this.group = group;
  }

  /** Of a locale; null: those of Locale.ROOT. */
  public static LocaleSigns of(Locale locale) {
    if (locale == null || locale.getLanguage().isEmpty() || locale.getLanguage().equals("en")) {
      return ROOT;
    }
    String language = " " + locale.getLanguage() + " ";
    String both = " " + locale.getLanguage() + "_" + locale.getCountry() + " ";
    if (ENGLISH_WAY.contains(both)) {
      return ROOT;
    }
    if (APOSTROPHE_GROUPS.contains(both)) {
      return new LocaleSigns('.', '\u2019');
    }
    if (SPACE_GROUPS.contains(both) || SPACE_GROUPS.contains(language)) {
      return new LocaleSigns(',', '\u00a0');
    }
    if (language.equals(" fr ")) {
      return new LocaleSigns(',', '\u202f');
    }
    return POINT_GROUPS.contains(language) ? new LocaleSigns(',', '.') : ROOT;
  }
}
