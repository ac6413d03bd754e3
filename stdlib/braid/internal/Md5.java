package braid.internal;

/** The digest MD5 of some bytes (RFC 1321), for identifiers made of names. */
public final class Md5 {
  private static final int[] SHIFTS = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};

  private final int[] state = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};

  private Md5() {}

  public static byte[] of(byte[] bytes) {
    int blocks = (bytes.length + 8) / 64 + 1;
    byte[] all = new byte[64 * blocks];
    System.arraycopy(bytes, 0, all, 0, bytes.length);
    all[bytes.length] = (byte) 0x80;
    long bits = 8L * bytes.length;
    for (int i = 0; i < 8; i++) {
      all[all.length - 8 + i] = (byte) (bits >>> 8 * i);
    }
    Md5 digest = new Md5();
    for (int i = 0; i < blocks; i++) {
      digest.take(all, 64 * i);
    }
    return digest.result();
  }

  /** The table of the standard: parts of the sines of whole numbers. */
  private static int sine(int i) {
    return (int) (long) Math.floor(Math.abs(StrictMath.sin(i + 1)) * 4294967296.0);
  }

  private static int word(byte[] bytes, int at) {
    return bytes[at] & 255
        | (bytes[at + 1] & 255) << 8
        | (bytes[at + 2] & 255) << 16
        | bytes[at + 3] << 24;
  }

  private static int mixed(int round, int b, int c, int d) {
    switch (round) {
      case 0:
        return b & c | ~b & d;
      case 1:
        return d & b | ~d & c;
      case 2:
        return b ^ c ^ d;
      default:
        return c ^ (b | ~d);
    }
  }

  private static int wordOf(int round, int i) {
    switch (round) {
      case 0:
        return i;
      case 1:
        return (5 * i + 1) % 16;
      case 2:
        return (3 * i + 5) % 16;
      default:
        return 7 * i % 16;
    }
  }

  private void take(byte[] bytes, int from) {
    int a = state[0];
    int b = state[1];
    int c = state[2];
    int d = state[3];
    for (int i = 0; i < 64; i++) {
      int round = i / 16;
      int sum = a + mixed(round, b, c, d) + sine(i) + word(bytes, from + 4 * wordOf(round, i));
      a = d;
      d = c;
      c = b;
      b += Integer.rotateLeft(sum, SHIFTS[4 * round + i % 4]);
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
  }

  private byte[] result() {
    byte[] made = new byte[16];
    for (int i = 0; i < 16; i++) {
      made[i] = (byte) (state[i / 4] >>> 8 * (i % 4));
    }
    return made;
  }
}
