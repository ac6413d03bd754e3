package java.util.regex;

/** A pattern that does not follow the rules. */
public class PatternSyntaxException extends IllegalArgumentException {
  private final String desc;
  private final String pattern;
  private final int index;

  public PatternSyntaxException(String desc, String regex, int index) {
    this.desc = desc;
    this.pattern = regex;
    this.index = index;
  }

  public int getIndex() {
    return index;
  }

  public String getDescription() {
    return desc;
  }

  public String getPattern() {
    return pattern;
  }

  @Override
  public String getMessage() {
    StringBuilder s = new StringBuilder(desc);
    if (index >= 0) {
      s.append(" near index ").append(index);
    }
    s.append('\n').append(pattern);
    if (index >= 0 && pattern != null && index < pattern.length()) {
      s.append('\n').append(" ".repeat(index)).append('^');
    }
    return s.toString();
  }
}
