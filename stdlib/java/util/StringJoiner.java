package java.util;

/** Joins texts with a delimiter, between a prefix and a suffix. */
public final class StringJoiner {
  private final String prefix;
  private final String delimiter;
  private final String suffix;
  private StringBuilder parts;
  private String emptyValue;

  public StringJoiner(CharSequence delimiter) {
    this(delimiter, "", "");
  }

  public StringJoiner(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
    Objects.requireNonNull(prefix, "The prefix must not be null");
    Objects.requireNonNull(delimiter, "The delimiter must not be null");
    Objects.requireNonNull(suffix, "The suffix must not be null");
    this.prefix = prefix.toString();
    this.delimiter = delimiter.toString();
    this.suffix = suffix.toString();
  }

  public StringJoiner setEmptyValue(CharSequence emptyValue) {
    this.emptyValue =
        Objects.requireNonNull(emptyValue, "The empty value must not be null").toString();
    return this;
  }

  @Override
  public String toString() {
    if (parts == null) {
      return emptyValue != null ? emptyValue : prefix + suffix;
    }
    return prefix + parts + suffix;
  }

  public StringJoiner add(CharSequence newElement) {
    String text = String.valueOf(newElement);
    if (parts == null) {
      parts = new StringBuilder(text);
    } else {
      parts.append(delimiter).append(text);
    }
    return this;
  }

  public StringJoiner merge(StringJoiner other) {
    Objects.requireNonNull(other);
    if (other.parts != null) {
      add(other.parts.toString());
    }
    return this;
  }

  public int length() {
    if (parts == null && emptyValue != null) {
      return emptyValue.length();
    }
    return prefix.length() + (parts == null ? 0 : parts.length()) + suffix.length();
  }
}
