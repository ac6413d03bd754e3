package braid.internal;

import java.util.regex.PatternSyntaxException;

/** Turns the text of a pattern into its graph of nodes. */
final class RegexParser {
  private final String pattern;
  private int flags;
  private int at;
  int loopCount;
  int groupCount;
  String[] groupNames = new String[1];

  /** A chain of nodes: what comes next is to be hung behind `last`. */
  private static final class Chain {
    RegexNode first = new RegexNode.Empty();
    RegexNode last = first;

    /** Not null if the chain is a single character of this set. */
    CharSet set;

    void add(Chain more) {
      last.next = more.first;
      last = more.last;
    }

    static Chain of(RegexNode node) {
      Chain chain = new Chain();
      chain.first = node;
      chain.last = node;
      return chain;
    }
  }

  RegexParser(String pattern, int flags) {
    this.pattern = pattern;
    this.flags = flags;
  }

  RegexNode parse() {
    Chain chain;
    if ((flags & Regex.LITERAL) != 0) {
      chain = new Chain();
      while (at < pattern.length()) {
        chain.add(single(one(nextCodePoint())));
      }
    } else {
      chain = alternatives();
      if (at < pattern.length()) {
        throw error("Unmatched closing ')'", at - 1);
      }
    }
    chain.last.next = new RegexNode.Accept();
    return chain.first;
  }

  private PatternSyntaxException error(String description, int index) {
    return new PatternSyntaxException(description, pattern, index);
  }

  private boolean has(int flag) {
    return (flags & flag) != 0;
  }

  private boolean more() {
    return at < pattern.length();
  }

  private char peek() {
    return at < pattern.length() ? pattern.charAt(at) : 0;
  }

  private boolean accept(char c) {
    if (at < pattern.length() && pattern.charAt(at) == c) {
      at++;
      return true;
    }
    return false;
  }

  private int nextCodePoint() {
    int c = pattern.codePointAt(at);
    at += Character.charCount(c);
    return c;
  }

  private CharSet one(int c) {
    return anyCase(new CharSet.One(c));
  }

  private CharSet anyCase(CharSet set) {
    return has(Regex.CASE_INSENSITIVE) ? new CharSet.AnyCase(set, has(Regex.UNICODE_CASE)) : set;
  }

  private static Chain single(CharSet set) {
    Chain chain = Chain.of(new RegexNode.One(set));
    chain.set = set;
    return chain;
  }

  private Chain alternatives() {
    Chain first = sequence();
    if (peek() != '|' || !more()) {
      return first;
    }
    RegexNode[] ways = new RegexNode[] {first.first};
    RegexNode join = new RegexNode.Empty();
    first.last.next = join;
    while (accept('|')) {
      Chain way = sequence();
      way.last.next = join;
      RegexNode[] moreWays = new RegexNode[ways.length + 1];
      System.arraycopy(ways, 0, moreWays, 0, ways.length);
      moreWays[ways.length] = way.first;
      ways = moreWays;
    }
    Chain chain = Chain.of(new RegexNode.Branch(ways));
    chain.last = join;
    return chain;
  }

  private Chain sequence() {
    Chain chain = new Chain();
    while (true) {
      skipComments();
      if (!more() || peek() == '|' || peek() == ')') {
        return chain;
      }
      if (pattern.startsWith("\\Q", at)) {
        quoted(chain);
        continue;
      }
      chain.add(repeated(atom()));
    }
  }

  private void skipComments() {
    while (has(Regex.COMMENTS) && more()) {
      if (Character.isWhitespace(peek())) {
        at++;
      } else if (peek() == '#') {
        while (more() && peek() != '\n') {
          at++;
        }
      } else {
        return;
      }
    }
  }

  private void quoted(Chain chain) {
    int end = pattern.indexOf("\\E", at + 2);
    int stop = end < 0 ? pattern.length() : end;
    at += 2;
    while (at < stop) {
      Chain c = single(one(nextCodePoint()));
      if (at == stop && end >= 0) {
        at = end + 2;
        chain.add(repeated(c));
        return;
      }
      chain.add(c);
    }
    at = end < 0 ? stop : end + 2;
  }

  private Chain atom() {
    char c = peek();
    switch (c) {
      case '(':
        return group();
      case '[':
        at++;
        return single(anyCase(charClass()));
      case '.':
        at++;
        return single(new CharSet.Dot(has(Regex.DOTALL), has(Regex.UNIX_LINES)));
      case '^':
        at++;
        return place(has(Regex.MULTILINE) ? 'M' : '^');
      case '$':
        at++;
        return place(has(Regex.MULTILINE) ? 'N' : '$');
      case '\\':
        return escape();
      case '*':
      case '+':
      case '?':
        throw error("Dangling meta character '" + c + "'", at);
      case '{':
        throw error("Illegal repetition", at + 1);
      default:
        return single(one(nextCodePoint()));
    }
  }

  private Chain place(char kind) {
    return Chain.of(new RegexNode.Place(kind, has(Regex.UNIX_LINES)));
  }

  private Chain escape() {
    at++;
    if (!more()) {
      throw error("Unexpected internal error", at);
    }
    char c = peek();
    if (c >= '1' && c <= '9') {
      return backReference();
    }
    if ("bBAGZz".indexOf(c) >= 0) {
      at++;
      return place(c);
    }
    if (c == 'k') {
      at++;
      if (!accept('<')) {
        throw error("\\k is not followed by '<' for named capturing group", at);
      }
      String name = groupName();
      for (int i = 1; i < groupNames.length; i++) {
        if (name.equals(groupNames[i])) {
          return Chain.of(new RegexNode.Back(i, has(Regex.CASE_INSENSITIVE)));
        }
      }
      throw error("named capturing group <" + name + "> does not exist", at - 1);
    }
    if (c == 'R') {
      at++;
      return new RegexParser("(?>\\r\\n|[\\n-\\r\\x85\\u2028\\u2029])", 0).nested();
    }
    CharSet set = escapedClass();
    return single(set != null ? set : one(escapedChar()));
  }

  /** A part that this library wrote itself, without groups. */
  private Chain nested() {
    Chain chain = alternatives();
    return chain;
  }

  private Chain backReference() {
    int group = peek() - '0';
    at++;
    while (more() && peek() >= '0' && peek() <= '9') {
      int longer = group * 10 + (peek() - '0');
      if (longer > groupCount) {
        break;
      }
      group = longer;
      at++;
    }
    if (group > groupCount) {
      // A group that does not exist never matches.
      return single(new CharSet.Not(new CharSet.Dot(true, false)));
    }
    return Chain.of(new RegexNode.Back(group, has(Regex.CASE_INSENSITIVE)));
  }

  /** \d \p{Alpha} and so on, or null if none is ahead. Behind the backslash. */
  private CharSet escapedClass() {
    char c = peek();
    if ("dwshv".indexOf(c) >= 0) {
      at++;
      return new CharSet.Named(String.valueOf(c));
    }
    if ("DWSHV".indexOf(c) >= 0) {
      at++;
      return new CharSet.Not(new CharSet.Named(String.valueOf(Character.toLowerCase(c))));
    }
    if (c != 'p' && c != 'P') {
      return null;
    }
    at++;
    String name;
    if (accept('{')) {
      int end = pattern.indexOf('}', at);
      if (end < 0) {
        throw error("Unclosed character family", pattern.length() - 1);
      }
      name = pattern.substring(at, end);
      at = end + 1;
      if (name.isEmpty()) {
        throw error("Empty character family", at - 1);
      }
    } else {
      name = String.valueOf(peek());
      at++;
    }
    if (!CharSet.Named.isKnown(name)) {
      throw error("Unknown character property name {" + name + "}", at - 1);
    }
    CharSet set = new CharSet.Named(name);
    return c == 'P' ? new CharSet.Not(set) : set;
  }

  /** The character that an escape stands for. Behind the backslash. */
  private int escapedChar() {
    int start = at;
    int c = nextCodePoint();
    switch (c) {
      case 't':
        return '\t';
      case 'n':
        return '\n';
      case 'r':
        return '\r';
      case 'f':
        return '\f';
      case 'a':
        return 7;
      case 'e':
        return 27;
      case '0':
        return octal();
      case 'x':
        return hexadecimal(2, "Illegal hexadecimal escape sequence");
      case 'u':
        return hexadecimal(4, "Illegal Unicode escape sequence");
      case 'c':
        if (!more()) {
          throw error("Illegal control escape sequence", at);
        }
        return nextCodePoint() ^ 64;
      default:
        if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
          throw error("Illegal/unsupported escape sequence", start);
        }
        return c;
    }
  }

  private int octal() {
    int value = 0;
    int digits = 0;
    while (digits < 3 && more() && peek() >= '0' && peek() <= '7' && value * 8 + 7 <= 0377 + 7) {
      int longer = value * 8 + (peek() - '0');
      if (longer > 0377) {
        break;
      }
      value = longer;
      digits++;
      at++;
    }
    if (digits == 0) {
      throw error("Illegal octal escape sequence", at);
    }
    return value;
  }

  private int hexadecimal(int digits, String complaint) {
    if (digits == 2 && accept('{')) {
      int end = pattern.indexOf('}', at);
      if (end < 0) {
        throw error("Unclosed hexadecimal escape sequence", at);
      }
      int value = Integer.parseInt(pattern.substring(at, end), 16);
      at = end + 1;
      return value;
    }
    int value = 0;
    for (int i = 0; i < digits; i++) {
      int digit = more() ? Character.digit(peek(), 16) : -1;
      if (digit < 0) {
        throw error(complaint, at);
      }
      value = value * 16 + digit;
      at++;
    }
    return value;
  }

  private static CharSet join(CharSet a, CharSet b) {
    return a == null ? b : new CharSet.Union(a, b);
  }

  /** Behind the opening bracket. */
  private CharSet charClass() {
    boolean negated = accept('^');
    CharSet set = null;
    CharSet left = null;
    boolean empty = true;
    while (true) {
      skipComments();
      if (!more()) {
        throw error("Unclosed character class", pattern.length() - 1);
      }
      if (peek() == ']' && !empty) {
        at++;
        break;
      }
      if (pattern.startsWith("&&", at)) {
        at += 2;
        left = left == null ? set : new CharSet.Both(left, set);
        set = null;
        continue;
      }
      empty = false;
      if (accept('[')) {
        set = join(set, charClass());
      } else {
        set = join(set, classMember());
      }
    }
    if (left != null) {
      set = set == null ? left : new CharSet.Both(left, set);
    }
    return negated ? new CharSet.Not(anyCase(set)) : set;
  }

  private CharSet classMember() {
    if (pattern.startsWith("\\Q", at)) {
      CharSet set = new CharSet.Range(1, 0);
      int end = pattern.indexOf("\\E", at + 2);
      int stop = end < 0 ? pattern.length() : end;
      at += 2;
      while (at < stop) {
        set = join(set, new CharSet.One(nextCodePoint()));
      }
      at = end < 0 ? stop : end + 2;
      return set;
    }
    if (accept('\\')) {
      if (!more()) {
        throw error("Unclosed character class", pattern.length() - 1);
      }
      CharSet set = escapedClass();
      if (set != null) {
        return set;
      }
      return range(escapedChar());
    }
    return range(nextCodePoint());
  }

  private CharSet range(int low) {
    char after = at + 1 < pattern.length() ? pattern.charAt(at + 1) : 0;
    if (peek() != '-' || after == ']' || after == '[' || after == 0) {
      return new CharSet.One(low);
    }
    at++;
    int high = accept('\\') ? escapedChar() : nextCodePoint();
    if (high < low) {
      throw error("Illegal character range", at - 1);
    }
    return new CharSet.Range(low, high);
  }

  private Chain group() {
    int savedFlags = flags;
    at++;
    if (!accept('?')) {
      return capture(null, savedFlags);
    }
    if (accept(':')) {
      return close(alternatives(), savedFlags);
    }
    if (accept('=')) {
      return part('=', savedFlags);
    }
    if (accept('!')) {
      return part('!', savedFlags);
    }
    if (accept('>')) {
      return part('>', savedFlags);
    }
    if (accept('<')) {
      if (accept('=')) {
        return part('<', savedFlags);
      }
      if (accept('!')) {
        return part('-', savedFlags);
      }
      return capture(groupName(), savedFlags);
    }
    inlineFlags();
    if (accept(')')) {
      // For the rest of the enclosing group.
      return new Chain();
    }
    if (!accept(':')) {
      throw error("Unknown inline modifier", at);
    }
    return close(alternatives(), savedFlags);
  }

  private void inlineFlags() {
    boolean on = true;
    while (more() && peek() != ')' && peek() != ':') {
      char c = peek();
      at++;
      int bit = "dixm-su".indexOf(c);
      if (c == '-') {
        on = false;
      } else if (bit < 0 && c != 'U') {
        throw error("Unknown inline modifier", at - 1);
      } else if (c != 'U') {
        int flag = 1 << bit;
        flags = on ? flags | flag : flags & ~flag;
      }
    }
    if (!more()) {
      throw error("Unknown inline modifier", at);
    }
  }

  private String groupName() {
    int start = at;
    while (more() && Character.isLetterOrDigit(peek()) && peek() < 128) {
      at++;
    }
    String name = pattern.substring(start, at);
    if (name.isEmpty() || Character.isDigit(name.charAt(0))) {
      throw error("capturing group name does not start with a Latin letter", start);
    }
    if (!accept('>')) {
      throw error("named capturing group is missing trailing '>'", at);
    }
    return name;
  }

  private Chain close(Chain body, int savedFlags) {
    if (!accept(')')) {
      throw error("Unclosed group", pattern.length());
    }
    flags = savedFlags;
    body.set = null;
    return body;
  }

  private Chain capture(String name, int savedFlags) {
    int group = ++groupCount;
    String[] names = new String[group + 1];
    System.arraycopy(groupNames, 0, names, 0, group);
    groupNames = names;
    if (name != null) {
      for (int i = 1; i < group; i++) {
        if (name.equals(names[i])) {
          throw error("Named capturing group <" + name + "> is already defined", at - 1);
        }
      }
      names[group] = name;
    }
    Chain chain = Chain.of(new RegexNode.Edge(2 * group));
    chain.add(close(alternatives(), savedFlags));
    chain.add(Chain.of(new RegexNode.Edge(2 * group + 1)));
    return chain;
  }

  private Chain part(char kind, int savedFlags) {
    return part(kind, close(alternatives(), savedFlags));
  }

  private static Chain part(char kind, Chain body) {
    body.last.next = new RegexNode.PartEnd();
    return Chain.of(new RegexNode.Part(kind, body.first));
  }

  /** The atom with the quantifiers that follow it. */
  private Chain repeated(Chain atom) {
    skipComments();
    char c = peek();
    int min;
    int max;
    if (!more() || "*+?{".indexOf(c) < 0) {
      return atom;
    }
    if (c == '{') {
      int start = at;
      at++;
      min = number(start);
      max = min;
      if (accept(',')) {
        max = peek() == '}' ? Integer.MAX_VALUE : number(start);
      }
      if (!accept('}')) {
        throw error("Unclosed counted closure", at);
      }
      if (max < min) {
        throw error("Illegal repetition range", at - 1);
      }
    } else {
      at++;
      min = c == '+' ? 1 : 0;
      max = c == '?' ? 1 : Integer.MAX_VALUE;
    }
    int mode =
        accept('?')
            ? RegexNode.RELUCTANT
            : accept('+') ? RegexNode.POSSESSIVE : RegexNode.GREEDY;
    if (more() && "*+?".indexOf(peek()) >= 0) {
      throw error("Dangling meta character '" + peek() + "'", at);
    }
    return repeated(loop(atom, min, max, mode));
  }

  private int number(int start) {
    if (!more() || peek() < '0' || peek() > '9') {
      throw error("Illegal repetition", start);
    }
    long value = 0;
    while (more() && peek() >= '0' && peek() <= '9') {
      value = value * 10 + (peek() - '0');
      if (value > Integer.MAX_VALUE) {
        throw error("Illegal repetition range", at);
      }
      at++;
    }
    return (int) value;
  }

  private Chain loop(Chain atom, int min, int max, int mode) {
    if (atom.set != null) {
      return Chain.of(new RegexNode.Many(atom.set, min, max, mode));
    }
    RegexNode.Loop loop =
        new RegexNode.Loop(loopCount++, min, max, mode != RegexNode.RELUCTANT);
    loop.body = atom.first;
    atom.last.next = loop;
    Chain chain = Chain.of(new RegexNode.LoopStart(loop));
    chain.last = loop;
    return mode == RegexNode.POSSESSIVE ? part('>', chain) : chain;
  }
}
