package java.util.regex;

import braid.internal.Regex;
import braid.internal.RegexMatch;
import braid.internal.stream.RefPipeline;
import braid.internal.stream.Source;
import java.util.function.Function;
import java.util.stream.Stream;

/** Looks for a pattern in a text. */
public final class Matcher implements MatchResult {
  private Pattern pattern;
  private String text;
  private RegexMatch match;
  private int regionStart;
  private int regionEnd;
  private boolean started;
  private int appended;

  Matcher(Pattern pattern, CharSequence input) {
    this.pattern = pattern;
    reset(input);
  }

  public Pattern pattern() {
    return pattern;
  }

  public Matcher reset() {
    match = pattern.regex.on(text);
    started = false;
    appended = 0;
    regionStart = 0;
    regionEnd = text.length();
    return this;
  }

  public Matcher reset(CharSequence input) {
    text = input.toString();
    return reset();
  }

  public Matcher usePattern(Pattern newPattern) {
    if (newPattern == null) {
      throw new IllegalArgumentException("Pattern cannot be null");
    }
    pattern = newPattern;
    int from = started && match.found() ? match.end(0) : regionStart;
    match = pattern.regex.on(text);
    match.region(from, regionEnd);
    started = false;
    return this;
  }

  public Matcher region(int start, int end) {
    if (start < 0 || start > text.length()) {
      throw new IndexOutOfBoundsException("start");
    }
    if (end < 0 || end > text.length()) {
      throw new IndexOutOfBoundsException("end");
    }
    if (start > end) {
      throw new IndexOutOfBoundsException("start > end");
    }
    reset();
    regionStart = start;
    regionEnd = end;
    match.region(start, end);
    return this;
  }

  public int regionStart() {
    return regionStart;
  }

  public int regionEnd() {
    return regionEnd;
  }

  public boolean matches() {
    started = true;
    return match.matchHere(true);
  }

  public boolean lookingAt() {
    started = true;
    return match.matchHere(false);
  }

  public boolean find() {
    if (started && match.found()) {
      return Regex.next(match);
    }
    if (started) {
      return false;
    }
    started = true;
    return match.find(regionStart);
  }

  public boolean find(int start) {
    if (start < 0 || start > text.length()) {
      throw new IndexOutOfBoundsException("Illegal start index");
    }
    reset();
    started = true;
    return match.find(start);
  }

  public boolean hitEnd() {
    return match.hitEnd();
  }

  private void check(int group) {
    if (!started || !match.found()) {
      throw new IllegalStateException("No match found");
    }
    if (group < 0 || group > groupCount()) {
      throw new IndexOutOfBoundsException("No group " + group);
    }
  }

  private int groupOf(String name) {
    if (name == null) {
      throw new NullPointerException("Group name");
    }
    if (!started || !match.found()) {
      throw new IllegalStateException("No match found");
    }
    int group = pattern.regex.groupOf(name);
    if (group < 0) {
      throw new IllegalArgumentException("No group with name <" + name + ">");
    }
    return group;
  }

  @Override
  public int start() {
    if (!started || !match.found()) {
      throw new IllegalStateException("No match available");
    }
    return match.start(0);
  }

  @Override
  public int start(int group) {
    start();
    check(group);
    return match.start(group);
  }

  public int start(String name) {
    return match.start(groupOf(name));
  }

  @Override
  public int end() {
    start();
    return match.end(0);
  }

  @Override
  public int end(int group) {
    start();
    check(group);
    return match.end(group);
  }

  public int end(String name) {
    return match.end(groupOf(name));
  }

  @Override
  public String group() {
    return group(0);
  }

  @Override
  public String group(int group) {
    check(group);
    return match.group(group);
  }

  public String group(String name) {
    return match.group(groupOf(name));
  }

  @Override
  public int groupCount() {
    return pattern.regex.groupCount();
  }

  public String replaceAll(String replacement) {
    reset();
    return pattern.regex.replace(text, replacement, true);
  }

  public String replaceFirst(String replacement) {
    if (replacement == null) {
      throw new NullPointerException("replacement");
    }
    reset();
    return pattern.regex.replace(text, replacement, false);
  }

  public String replaceAll(Function<MatchResult, String> replacer) {
    reset();
    StringBuilder out = new StringBuilder();
    while (find()) {
      appendReplacement(out, replacer.apply(this));
    }
    return appendTail(out).toString();
  }

  public String replaceFirst(Function<MatchResult, String> replacer) {
    if (replacer == null) {
      throw new NullPointerException("replacer");
    }
    reset();
    StringBuilder out = new StringBuilder();
    if (find()) {
      appendReplacement(out, replacer.apply(this));
    }
    return appendTail(out).toString();
  }

  public static String quoteReplacement(String s) {
    return s.replace("\\", "\\\\").replace("$", "\\$");
  }

  public Matcher appendReplacement(StringBuilder sb, String replacement) {
    start();
    StringBuilder made = new StringBuilder();
    match.appendReplacement(made, replacement);
    sb.append(text, appended, match.start(0)).append(made);
    appended = match.end(0);
    return this;
  }

  public Matcher appendReplacement(StringBuffer sb, String replacement) {
    StringBuilder made = new StringBuilder();
    appendReplacement(made, replacement);
    sb.append(made);
    return this;
  }

  public StringBuilder appendTail(StringBuilder sb) {
    return sb.append(text, appended, text.length());
  }

  public StringBuffer appendTail(StringBuffer sb) {
    return sb.append(text, appended, text.length());
  }

  /** Looks for each match when it is asked for, from the beginning. */
  public Stream<MatchResult> results() {
    boolean[] begun = new boolean[1];
    return new RefPipeline<MatchResult>(Source.of(to -> {
      if (!begun[0]) {
        begun[0] = true;
        reset();
      }
      boolean found = find();
      if (found) {
        to.accept((Object) toMatchResult());
      }
      return found;
    }));
  }

  public MatchResult toMatchResult() {
    Matcher copy = new Matcher(pattern, text);
    copy.match.region(regionStart, regionEnd);
    if (started && match.found()) {
      copy.started = true;
      copy.match.find(match.start(0));
    }
    return copy;
  }
}
