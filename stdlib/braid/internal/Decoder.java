package braid.internal;

import java.io.IOException;
import java.io.InputStream;

/** Turns the bytes of a stream into characters. The buffer grows where there is much to read. */
public final class Decoder {
  private static final int MOST_BYTES = 1 << 16;

  private final InputStream in;
  private int kind;
  private byte[] bytes = new byte[8192];

  /** The bytes that are not used up yet are from next to end. */
  private int next;

  private int end;

  /** A second character that came where there was room for one only, or -1. */
  private int pending = -1;

  private final char[] two = new char[2];

  public Decoder(InputStream in, int kind) {
    this.in = in;
    this.kind = kind;
  }

  /** How many bytes are used up, and in the upper half how many characters were made of them. */
  private static native long decode0(
      int kind, byte[] bytes, int from, int to, char[] chars, int at, int room, boolean last);

  /** Whether there are bytes already: not that they make a character. */
  public boolean ready() {
    return pending >= 0 || next < end || couldRead();
  }

  private boolean couldRead() {
    try {
      return in.available() > 0;
    } catch (IOException e) {
      return false;
    }
  }

  /** Waits for a character; gives as many as there are and there is room for. -1: the end. */
  public int read(char[] chars, int at, int room) throws IOException {
    int count = 0;
    if (pending >= 0) {
      chars[at] = (char) pending;
      pending = -1;
      count = 1;
    }
    while (true) {
      count += decode(chars, at + count, room - count, false);
      if (count == room || count > 0 && !couldRead()) {
        return count;
      }
      if (!readMore()) {
        count += decode(chars, at + count, room - count, true);
        return count == 0 ? -1 : count;
      }
    }
  }

  /** False: the end. */
  private boolean readMore() throws IOException {
    int left = end - next;
    boolean wasFull = next > 0 && end == bytes.length;
    byte[] to = wasFull && end < MOST_BYTES ? new byte[MOST_BYTES] : bytes;
    if (left > 0) {
      System.arraycopy(bytes, next, to, 0, left);
    }
    bytes = to;
    next = 0;
    end = left;
    int got = in.read(bytes, end, bytes.length - end);
    if (got == 0) {
      throw new IOException("Underlying input stream returned zero bytes");
    }
    if (got > 0) {
      end += got;
    }
    return got > 0;
  }

  private int decode(char[] chars, int at, int room, boolean last) {
    if (next == end || room == 0 || kind == Charsets.UTF_16 && !knowsOrder(last)) {
      return 0;
    }
    if (room > 1) {
      return decodeTo(chars, at, room, last);
    }
    int made = decodeTo(two, 0, 2, last);
    if (made > 0) {
      chars[at] = two[0];
    }
    if (made > 1) {
      pending = two[1];
    }
    return Math.min(made, 1);
  }

  private int decodeTo(char[] chars, int at, int room, boolean last) {
    long result = decode0(kind, bytes, next, end, chars, at, room, last);
    next += (int) result;
    return (int) (result >>> 32);
  }

  /** Looks for the mark that says in which order the two bytes of a character are. */
  private boolean knowsOrder(boolean last) {
    if (end - next < 2 && !last) {
      return false;
    }
    kind = Charsets.UTF_16BE;
    if (end - next >= 2) {
      int mark = (bytes[next] & 0xff) << 8 | bytes[next + 1] & 0xff;
      if (mark == 0xfffe) {
        kind = Charsets.UTF_16LE;
      }
      if (mark == 0xfffe || mark == 0xfeff) {
        next += 2;
      }
    }
    return next < end;
  }
}
