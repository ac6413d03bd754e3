package braid.internal;

import java.io.UnsupportedEncodingException;

/** The character encodings that strings are turned into bytes by, and back. */
public final class Charsets {
  public static final int UTF_8 = 0;
  public static final int ASCII = 1;
  public static final int LATIN_1 = 2;
  public static final int UTF_16 = 3;
  public static final int UTF_16BE = 4;
  public static final int UTF_16LE = 5;

  private static final String[] NAMES = {
    "UTF-8", "US-ASCII", "ISO-8859-1", "UTF-16", "UTF-16BE", "UTF-16LE"
  };
  private static final String[] OLD_NAMES = {
    "UTF8", "ASCII", "ISO8859_1", "UTF-16", "UnicodeBigUnmarked", "UnicodeLittleUnmarked"
  };
  private static final String[] ALIASES = {
    "UTF8", "ASCII", "LATIN1", "UTF16", "UTF_16BE", "UTF_16LE"
  };

  private Charsets() {}

  /** The number of an encoding's name, -1 if unknown. */
  public static int kind(String name) {
    String upper = name.toUpperCase();
    for (int i = 0; i < NAMES.length; i++) {
      if (NAMES[i].equals(upper) || ALIASES[i].equals(upper)) {
        return i;
      }
    }
    if (upper.equals("ISO8859_1") || upper.equals("ISO8859-1")) {
      return LATIN_1;
    }
    return -1;
  }

  public static String name(int kind) {
    return NAMES[kind];
  }

  /** The name from before there was a registry of names. */
  public static String oldName(int kind) {
    return OLD_NAMES[kind];
  }

  public static int kindOrThrow(String name) throws UnsupportedEncodingException {
    int kind = kind(name);
    if (kind < 0) {
      throw new UnsupportedEncodingException(name);
    }
    return kind;
  }

  public static String decode(byte[] bytes, int offset, int length, int kind) {
    if (kind == UTF_8) {
      return new String(bytes, offset, length);
    }
    if (kind == ASCII || kind == LATIN_1) {
      char[] chars = new char[length];
      for (int i = 0; i < length; i++) {
        int b = bytes[offset + i] & 0xff;
        chars[i] = kind == ASCII && b > 127 ? '\ufffd' : (char) b;
      }
      return new String(chars);
    }
    return decodeUtf16(bytes, offset, length, kind);
  }

  private static String decodeUtf16(byte[] bytes, int offset, int length, int kind) {
    boolean little = kind == UTF_16LE;
    int start = 0;
    if (kind == UTF_16 && length >= 2) {
      int mark = (bytes[offset] & 0xff) << 8 | bytes[offset + 1] & 0xff;
      little = mark == 0xfffe;
      start = mark == 0xfffe || mark == 0xfeff ? 2 : 0;
    }
    int count = (length - start) / 2;
    boolean odd = (length - start) % 2 != 0;
    char[] chars = new char[odd ? count + 1 : count];
    for (int i = 0; i < count; i++) {
      int first = bytes[offset + start + 2 * i] & 0xff;
      int second = bytes[offset + start + 2 * i + 1] & 0xff;
      chars[i] = (char) (little ? second << 8 | first : first << 8 | second);
    }
    if (odd) {
      chars[count] = '\ufffd';
    }
    return new String(chars);
  }

  public static byte[] encode(String text, int kind) {
    if (kind == UTF_8) {
      return text.getBytes();
    }
    if (kind == ASCII || kind == LATIN_1) {
      return encodeBytes(text, kind == ASCII ? 127 : 255);
    }
    int start = kind == UTF_16 && !text.isEmpty() ? 2 : 0;
    byte[] bytes = new byte[start + 2 * text.length()];
    if (start == 2) {
      bytes[0] = (byte) 0xfe;
      bytes[1] = (byte) 0xff;
    }
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int at = start + 2 * i;
      bytes[kind == UTF_16LE ? at + 1 : at] = (byte) (c >> 8);
      bytes[kind == UTF_16LE ? at : at + 1] = (byte) c;
    }
    return bytes;
  }

  private static byte[] encodeBytes(String text, int limit) {
    byte[] bytes = new byte[text.codePointCount(0, text.length())];
    int at = 0;
    for (int i = 0; i < bytes.length; i++) {
      int c = text.codePointAt(at);
      at += Character.charCount(c);
      bytes[i] = c > limit ? (byte) '?' : (byte) c;
    }
    return bytes;
  }
}
