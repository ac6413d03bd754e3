package braid.internal;

import java.io.IOException;
import java.io.UTFDataFormatException;

/** Numbers and texts as bytes, as DataInput and DataOutput have them. */
public final class DataBytes {
  private static final int MOST_BYTES_OF_TEXT = 65535;

  private DataBytes() {}

  /** The bytes of a number, the highest first. */
  public static byte[] of(long value, int count) {
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) (value >>> 8 * (count - 1 - i));
    }
    return bytes;
  }

  /** The number that bytes say, without a sign unless there are eight. */
  public static long number(byte[] bytes) {
    long value = 0;
    for (byte b : bytes) {
      value = value << 8 | b & 0xff;
    }
    return value;
  }

  /** The lower byte of each character. */
  public static byte[] low(String s) {
    byte[] bytes = new byte[s.length()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) s.charAt(i);
    }
    return bytes;
  }

  public static byte[] chars(String s) {
    return Charsets.encode(s, Charsets.UTF_16BE);
  }

  private static int size(char c) {
    return c > 0 && c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
  }

  private static String shortened(String s) {
    String end = s.length() <= 8 ? "" : s.substring(s.length() - 8);
    String begin = s.length() <= 8 ? s : s.substring(0, 8);
    return begin + "..." + end;
  }

  /** The length in two bytes, then each half of a character by itself; a zero takes two bytes. */
  public static byte[] ofText(String s) throws UTFDataFormatException {
    long size = 0;
    for (int i = 0; i < s.length(); i++) {
      size += size(s.charAt(i));
    }
    if (size > MOST_BYTES_OF_TEXT) {
      throw new UTFDataFormatException(
          "encoded string (" + shortened(s) + ") too long: " + size + " bytes");
    }
    byte[] bytes = new byte[(int) size + 2];
    bytes[0] = (byte) (size >> 8);
    bytes[1] = (byte) size;
    int at = 2;
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      int count = size(c);
      for (int k = count - 1; k > 0; k--) {
        bytes[at + k] = (byte) (0x80 | c >> 6 * (count - 1 - k) & 0x3f);
      }
      int mark = count == 1 ? 0 : count == 2 ? 0xc0 : 0xe0;
      bytes[at] = (byte) (mark | c >> 6 * (count - 1));
      at += count;
    }
    return bytes;
  }

  private static UTFDataFormatException malformed(int at) {
    return new UTFDataFormatException("malformed input around byte " + at);
  }

  /** The text of bytes as ofText makes them, without the length. */
  public static String text(byte[] bytes) throws IOException {
    StringBuilder text = new StringBuilder(bytes.length);
    int at = 0;
    while (at < bytes.length) {
      int first = bytes[at] & 0xff;
      int count = first < 0x80 ? 1 : first >> 5 == 6 ? 2 : first >> 4 == 14 ? 3 : 0;
      if (count == 0) {
        throw malformed(at);
      }
      if (at + count > bytes.length) {
        throw new UTFDataFormatException("malformed input: partial character at end");
      }
      int c = count == 1 ? first : count == 2 ? first & 0x1f : first & 0x0f;
      for (int k = 1; k < count; k++) {
        int next = bytes[at + k] & 0xff;
        if (next >> 6 != 2) {
          throw malformed(at + 2);
        }
        c = c << 6 | next & 0x3f;
      }
      text.append((char) c);
      at += count;
    }
    return text.toString();
  }
}
