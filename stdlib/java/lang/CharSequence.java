package java.lang;

import braid.internal.stream.Texts;
import java.util.stream.IntStream;

/** Characters in a row. */
public interface CharSequence {
  int length();

  char charAt(int index);

  default boolean isEmpty() {
    return length() == 0;
  }

  CharSequence subSequence(int start, int end);

  String toString();

  default IntStream chars() {
    return Texts.chars(this);
  }

  default IntStream codePoints() {
    return Texts.codePoints(this);
  }

  static int compare(CharSequence cs1, CharSequence cs2) {
    int common = Math.min(cs1.length(), cs2.length());
    for (int i = 0; i < common; i++) {
      char a = cs1.charAt(i);
      char b = cs2.charAt(i);
      if (a != b) {
        return a - b;
      }
    }
    return cs1.length() - cs2.length();
  }
}
