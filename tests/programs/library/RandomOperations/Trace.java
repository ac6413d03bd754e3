import java.util.Arrays;
import java.util.Iterator;

/** Pseudo-random operations, and a digest of what they did. */
class Trace {
  interface Op {
    Object run() throws Exception;
  }

  /** A key whose hash codes collide often: multiples of 16 or 128, or one for five keys. */
  static class Key implements Comparable<Key> {
    final int v;

    Key(int v) {
      this.v = v;
    }

    @Override
    public int hashCode() {
      return v < 32 ? v * 16 : v < 300 ? v / 5 : (v % 40) * 128;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Key && ((Key) o).v == v;
    }

    @Override
    public String toString() {
      return "K" + v;
    }

    @Override
    public int compareTo(Key o) {
      return Integer.compare(v, o.v);
    }
  }

  static final int KINDS = 8;
  static boolean verbose;
  private static long state = 1;
  private static int lines;
  private static int digest;

  static int rnd(int n) {
    state = state * 6364136223846793005L + 1442695040888963407L;
    return (int) ((state >>> 33) % n);
  }

  static Object key(int kind) {
    switch (kind) {
      case 0:
        return rnd(40);
      case 1:
        return "s" + rnd(200);
      case 2:
        return new Key(rnd(32) + (rnd(4) == 0 ? 100 : 0));
      case 3:
        int r = rnd(20);
        return r == 0 ? null : (Object) (r * 1000003);
      case 4:
        return rnd(1000) * 2654435761L;
      case 5:
        return rnd(300) * 64;
      case 6:
        return (long) rnd(1000) << rnd(40);
      default:
        return new Key(300 + rnd(200));
    }
  }

  static Integer val() {
    int r = rnd(12);
    return r == 11 ? null : (Integer) r;
  }

  static Integer nn() {
    return rnd(12);
  }

  /** Notes one line. */
  static void line(Object o) {
    String text = String.valueOf(o);
    if (verbose) System.out.println(text);
    lines++;
    digest = 31 * digest + text.hashCode();
  }

  /** Says what has been noted since the last time. */
  static void section(String name) {
    System.out.println(name + " " + lines + " " + Integer.toHexString(digest));
    lines = 0;
    digest = 0;
  }

  /** Does something and notes its result or exception; what follows does not depend on how it went. */
  static void op(String name, Op o) {
    long before = state;
    String result;
    try {
      Object v = o.run();
      result = v instanceof Object[] ? Arrays.deepToString((Object[]) v) : String.valueOf(v);
    } catch (StackOverflowError e) {
      result = "stack overflow";
    } catch (NullPointerException | ClassCastException e) {
      result = e.getClass().getName();
    } catch (Exception e) {
      result = e.toString();
    }
    state = before + 77;
    line(name + " -> " + result);
  }

  static void walk(String name, Iterator<?> it, int removeMod) {
    op(name, () -> {
      StringBuilder sb = new StringBuilder();
      int i = 0;
      while (it.hasNext()) {
        sb.append(it.next()).append(' ');
        if (removeMod > 0 && i++ % removeMod == 0) it.remove();
      }
      return sb;
    });
  }
}
