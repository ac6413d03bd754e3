package braid.internal;

/**
 * A step of a pattern. match(m, i) says whether this step and all that follow it match from i on; a
 * step that fails leaves the groups and counters of m as they were.
 */
abstract class RegexNode {
  static final int GREEDY = 0;
  static final int RELUCTANT = 1;
  static final int POSSESSIVE = 2;

  RegexNode next;

  abstract boolean match(RegexMatch m, int i);

  /** The end of the pattern. */
  static final class Accept extends RegexNode {
    @Override
    boolean match(RegexMatch m, int i) {
      if (m.mustReachEnd && i != m.to) {
        return false;
      }
      m.groups[1] = i;
      return true;
    }
  }

  /** The end of a part that is matched for itself; with a wanted end for looking back. */
  static final class PartEnd extends RegexNode {
    @Override
    boolean match(RegexMatch m, int i) {
      if (m.wantedEnd >= 0 && i != m.wantedEnd) {
        return false;
      }
      m.partEnd = i;
      return true;
    }
  }

  /** Nothing; holds a place. */
  static final class Empty extends RegexNode {
    @Override
    boolean match(RegexMatch m, int i) {
      return next.match(m, i);
    }
  }

  /** One character of a set. */
  static final class One extends RegexNode {
    final CharSet set;

    One(CharSet set) {
      this.set = set;
    }

    @Override
    boolean match(RegexMatch m, int i) {
      if (i >= m.to) {
        m.hitEnd = true;
        return false;
      }
      int c = m.codePoint(i);
      return set.has(c) && next.match(m, i + Character.charCount(c));
    }
  }

  /** Characters of a set, some number of times. */
  static final class Many extends RegexNode {
    final CharSet set;
    final int min;
    final int max;
    final int mode;

    Many(CharSet set, int min, int max, int mode) {
      this.set = set;
      this.min = min;
      this.max = max;
      this.mode = mode;
    }

    /** Behind one more character of the set, or -1. */
    private int step(RegexMatch m, int i) {
      if (i >= m.to) {
        m.hitEnd = true;
        return -1;
      }
      int c = m.codePoint(i);
      return set.has(c) ? i + Character.charCount(c) : -1;
    }

    @Override
    boolean match(RegexMatch m, int i) {
      int count = 0;
      int end = i;
      int limit = mode == RELUCTANT ? min : max;
      while (count < limit) {
        int after = step(m, end);
        if (after < 0) {
          break;
        }
        end = after;
        count++;
      }
      if (count < min) {
        return false;
      }
      if (mode == POSSESSIVE) {
        return next.match(m, end);
      }
      return mode == GREEDY ? giveBack(m, end, count) : takeMore(m, end, count);
    }

    private boolean giveBack(RegexMatch m, int end, int count) {
      while (!next.match(m, end)) {
        if (count == min) {
          return false;
        }
        end -= Character.charCount(m.codePointBefore(end));
        count--;
      }
      return true;
    }

    private boolean takeMore(RegexMatch m, int end, int count) {
      while (!next.match(m, end)) {
        end = count == max ? -1 : step(m, end);
        if (end < 0) {
          return false;
        }
        count++;
      }
      return true;
    }
  }

  /** Anything, some number of times; `body` leads back here. */
  static final class Loop extends RegexNode {
    final int slot;
    final int min;
    final int max;
    final boolean greedy;
    RegexNode body;

    Loop(int slot, int min, int max, boolean greedy) {
      this.slot = slot;
      this.min = min;
      this.max = max;
      this.greedy = greedy;
    }

    @Override
    boolean match(RegexMatch m, int i) {
      int count = m.counts[slot];
      int begin = m.begins[slot];
      if (count < min) {
        return again(m, i, count, begin);
      }
      if (count >= max || count > 0 && i == begin) {
        return leave(m, i, count, begin);
      }
      if (greedy) {
        return again(m, i, count, begin) || leave(m, i, count, begin);
      }
      return leave(m, i, count, begin) || again(m, i, count, begin);
    }

    private boolean again(RegexMatch m, int i, int count, int begin) {
      m.counts[slot] = count + 1;
      m.begins[slot] = i;
      if (body.match(m, i)) {
        return true;
      }
      m.counts[slot] = count;
      m.begins[slot] = begin;
      return false;
    }

    /** What follows may enter this loop again from its start, so the state is put back after it. */
    private boolean leave(RegexMatch m, int i, int count, int begin) {
      boolean matched = next.match(m, i);
      m.counts[slot] = count;
      m.begins[slot] = begin;
      return matched;
    }
  }

  /** Enters a loop with its count at zero. */
  static final class LoopStart extends RegexNode {
    final Loop loop;

    LoopStart(Loop loop) {
      this.loop = loop;
    }

    @Override
    boolean match(RegexMatch m, int i) {
      int count = m.counts[loop.slot];
      int begin = m.begins[loop.slot];
      m.counts[loop.slot] = 0;
      m.begins[loop.slot] = -1;
      boolean matched = loop.match(m, i);
      m.counts[loop.slot] = count;
      m.begins[loop.slot] = begin;
      return matched;
    }
  }

  /** One of several ways; all lead to `next` of the last node of each. */
  static final class Branch extends RegexNode {
    final RegexNode[] ways;

    Branch(RegexNode[] ways) {
      this.ways = ways;
    }

    @Override
    boolean match(RegexMatch m, int i) {
      for (int k = 0; k < ways.length; k++) {
        if (ways[k].match(m, i)) {
          return true;
        }
      }
      return false;
    }
  }

  /** The start (even) or end (odd) of a group. */
  static final class Edge extends RegexNode {
    final int index;

    Edge(int index) {
      this.index = index;
    }

    @Override
    boolean match(RegexMatch m, int i) {
      if ((index & 1) == 0) {
        int old = m.opened[index >> 1];
        m.opened[index >> 1] = i;
        if (next.match(m, i)) {
          return true;
        }
        m.opened[index >> 1] = old;
        return false;
      }
      int oldStart = m.groups[index - 1];
      int oldEnd = m.groups[index];
      m.groups[index - 1] = m.opened[index >> 1];
      m.groups[index] = i;
      if (next.match(m, i)) {
        return true;
      }
      m.groups[index - 1] = oldStart;
      m.groups[index] = oldEnd;
      return false;
    }
  }

  /** What a group matched, once more. */
  static final class Back extends RegexNode {
    final int group;
    final boolean anyCase;

    Back(int group, boolean anyCase) {
      this.group = group;
      this.anyCase = anyCase;
    }

    @Override
    boolean match(RegexMatch m, int i) {
      int start = m.groups[2 * group];
      if (start < 0) {
        return false;
      }
      int length = m.groups[2 * group + 1] - start;
      if (i + length > m.to) {
        m.hitEnd = true;
        return false;
      }
      return m.text.regionMatches(anyCase, i, m.text, start, length) && next.match(m, i + length);
    }
  }

  /** A place without characters: b B ^ $ A G Z z, and M N for ^ $ at every line. */
  static final class Place extends RegexNode {
    final char kind;
    final boolean unixLines;

    Place(char kind, boolean unixLines) {
      this.kind = kind;
      this.unixLines = unixLines;
    }

    @Override
    boolean match(RegexMatch m, int i) {
      return isHere(m, i) && next.match(m, i);
    }

    private static boolean isWordEdge(RegexMatch m, int i) {
      if (i >= m.to) {
        m.hitEnd = true;
      }
      return m.isWordAt(i) != m.isWordAt(i - 1);
    }

    private boolean isHere(RegexMatch m, int i) {
      switch (kind) {
        case 'b':
          return isWordEdge(m, i);
        case 'B':
          return !isWordEdge(m, i);
        case '^':
        case 'A':
          return i == m.from;
        case 'G':
          return i == m.lastEnd;
        case 'z':
          m.hitEnd = m.hitEnd || i == m.to;
          return i == m.to;
        case 'M':
          return i == m.from || i < m.to && afterLineEnd(m, i);
        case 'N':
          return i == m.to || isLineEnd(m.text.charAt(i)) && !insideCrLf(m, i);
        default:
          return atLastLineEnd(m, i);
      }
    }

    private boolean isLineEnd(char c) {
      return c == '\n'
          || !unixLines && (c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029');
    }

    private boolean insideCrLf(RegexMatch m, int i) {
      return !unixLines
          && i > m.from
          && i < m.to
          && m.text.charAt(i - 1) == '\r'
          && m.text.charAt(i) == '\n';
    }

    private boolean afterLineEnd(RegexMatch m, int i) {
      return isLineEnd(m.text.charAt(i - 1)) && !insideCrLf(m, i);
    }

    private boolean atLastLineEnd(RegexMatch m, int i) {
      if (i == m.to) {
        m.hitEnd = true;
        return true;
      }
      if (!isLineEnd(m.text.charAt(i)) || insideCrLf(m, i)) {
        return false;
      }
      return i + 1 == m.to || i + 2 == m.to && insideCrLf(m, i + 1);
    }
  }

  /** A part that must match here without being given back; or looking ahead or back. */
  static final class Part extends RegexNode {
    /** '>' atomic, '=' ahead, '!' not ahead, '<' back, '-' not back. */
    final char kind;

    final RegexNode body;

    Part(char kind, RegexNode body) {
      this.kind = kind;
      this.body = body;
    }

    @Override
    boolean match(RegexMatch m, int i) {
      int[] saved = m.groups.clone();
      int end = kind == '<' || kind == '-' ? lookBack(m, i) : run(m, i, -1);
      boolean negative = kind == '!' || kind == '-';
      if (negative || end < 0) {
        m.groups = saved;
        return negative && end < 0 && next.match(m, i);
      }
      if (next.match(m, kind == '>' ? end : i)) {
        return true;
      }
      m.groups = saved;
      return false;
    }

    /** The end of the body's match from i on, or -1. */
    private int run(RegexMatch m, int i, int wantedEnd) {
      int old = m.wantedEnd;
      m.wantedEnd = wantedEnd;
      boolean matched = body.match(m, i);
      m.wantedEnd = old;
      return matched ? m.partEnd : -1;
    }

    private int lookBack(RegexMatch m, int i) {
      for (int start = i; start >= m.from; start--) {
        if (run(m, start, i) >= 0) {
          return i;
        }
      }
      return -1;
    }
  }
}
