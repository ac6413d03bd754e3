package java.lang;

import java.io.IOException;

/** Takes characters at its end. */
public interface Appendable {
  Appendable append(CharSequence text) throws IOException;

  Appendable append(CharSequence text, int start, int end) throws IOException;

  Appendable append(char c) throws IOException;
}
