package java.nio.file;

/** Makes paths of texts. */
public final class Paths {
  private Paths() {}

  public static Path get(String first, String... more) {
    return Path.of(first, more);
  }
}
