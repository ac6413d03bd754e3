package braid.internal.stream;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Streams of what is in a text. */
public final class Texts {
  private Texts() {}

  /** A position in a text, which the steps move on. */
  private abstract static class Walk extends Source {
    final CharSequence text;
    int at;

    Walk(CharSequence text) {
      this.text = text;
    }

    abstract void give(Sink to);

    @Override
    public boolean next(Sink to) {
      if (at >= text.length()) {
        return false;
      }
      give(to);
      return true;
    }
  }

  public static IntStream chars(CharSequence text) {
    return new IntPipeline(new Walk(text) {
      @Override
      void give(Sink to) {
        to.accept((int) text.charAt(at++));
      }

      @Override
      public long size() {
        return text.length() - at;
      }
    });
  }

  public static IntStream codePoints(CharSequence text) {
    return new IntPipeline(new Walk(text) {
      @Override
      void give(Sink to) {
        int point = Character.codePointAt(text, at);
        at += Character.charCount(point);
        to.accept(point);
      }
    });
  }

  public static Stream<String> lines(String text) {
    return new RefPipeline<String>(new Walk(text) {
      @Override
      void give(Sink to) {
        int from = at;
        int end = from;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
          end++;
        }
        boolean both = end + 1 < text.length() && text.charAt(end) == '\r'
            && text.charAt(end + 1) == '\n';
        at = end + (both ? 2 : 1);
        to.accept((Object) text.subSequence(from, end).toString());
      }
    });
  }
}
