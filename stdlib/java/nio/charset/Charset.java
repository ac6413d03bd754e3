package java.nio.charset;

import braid.internal.Charsets;

/** A named character encoding. */
public final class Charset implements Comparable<Charset> {
  private final String name;

  Charset(String name) {
    this.name = name;
  }

  public static Charset forName(String charsetName) {
    int kind = Charsets.kind(charsetName);
    if (kind < 0) {
      throw new UnsupportedCharsetException(charsetName);
    }
    return new Charset(Charsets.name(kind));
  }

  public static boolean isSupported(String charsetName) {
    return Charsets.kind(charsetName) >= 0;
  }

  public static Charset defaultCharset() {
    return StandardCharsets.UTF_8;
  }

  public String name() {
    return name;
  }

  public String displayName() {
    return name;
  }

  @Override
  public int compareTo(Charset that) {
    return name.compareToIgnoreCase(that.name);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Charset && name.equals(((Charset) other).name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
