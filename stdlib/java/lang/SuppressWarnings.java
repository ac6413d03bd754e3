package java.lang;

/** No warnings, please. */
public @interface SuppressWarnings {
  String[] value();
}
