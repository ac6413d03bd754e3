import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.Random;

// Decoding across the ends of buffers: readers with pieces of odd sizes give what decoding at once gives.
public class Buffers {
  /** Gives its bytes in pieces of random sizes. */
  static class Pieces extends InputStream {
    private final byte[] bytes;
    private final Random random;
    private int next;

    Pieces(byte[] bytes, int seed) {
      this.bytes = bytes;
      random = new Random(seed);
    }

    @Override public int read() {
      return next == bytes.length ? -1 : bytes[next++] & 0xff;
    }

    @Override public int read(byte[] to, int off, int len) {
      if (next == bytes.length) {
        return -1;
      }
      int n = Math.min(Math.min(len, 1 + random.nextInt(9)), bytes.length - next);
      System.arraycopy(bytes, next, to, off, n);
      next += n;
      return n;
    }
  }

  static String all(Reader in, int seed) throws IOException {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder();
    while (true) {
      char[] some = new char[1 + random.nextInt(5)];
      int n = in.read(some);
      if (n < 0) {
        return text.toString();
      }
      text.append(some, 0, n);
    }
  }

  public static void main(String[] args) throws IOException {
    Random random = new Random(5);
    int wrong = 0;
    for (int round = 0; round < 60; round++) {
      StringBuilder made = new StringBuilder();
      for (int i = 0; i < 40; i++) {
        int kind = random.nextInt(5);
        made.appendCodePoint(kind == 0 ? 0x20ac : kind == 1 ? 0x1f600 : kind == 2 ? 0xe9 : 'a' + random.nextInt(26));
      }
      String text = made.toString();
      byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
      byte[] utf16 = text.getBytes(StandardCharsets.UTF_16);
      if (!all(new InputStreamReader(new Pieces(utf8, round)), round).equals(text)
          || !all(new InputStreamReader(new Pieces(utf16, round), StandardCharsets.UTF_16), round).equals(text)
          || !all(new BufferedReader(new InputStreamReader(new Pieces(utf8, round), StandardCharsets.UTF_8), 3), round).equals(text)) {
        wrong++;
      }
      // Broken: what decoding at once makes of it.
      for (int i = 0; i < 5; i++) {
        utf8[random.nextInt(utf8.length)] = (byte) random.nextInt(256);
      }
      if (!all(new InputStreamReader(new Pieces(utf8, round)), round).equals(new String(utf8, StandardCharsets.UTF_8))) {
        wrong++;
      }
    }
    System.out.println(wrong); // expect: 0
    System.out.println((int) new InputStreamReader(new Pieces(new byte[] {(byte) 0xe2, (byte) 0x82}, 1)).read()); // expect: 65533
    byte[] latin = {(byte) 0xe9, 65, (byte) 0xff};
    System.out.println(all(new InputStreamReader(new Pieces(latin, 1), StandardCharsets.ISO_8859_1), 1)); // expect: éAÿ
    System.out.println(all(new InputStreamReader(new Pieces(latin, 1), StandardCharsets.US_ASCII), 1)); // expect: �A�
    InputStreamReader ready = new InputStreamReader(new ByteArrayInputStream(new byte[] {65}));
    System.out.println(ready.ready() + " " + ready.read() + " " + ready.ready() + " " + ready.read()); // expect: true 65 false -1
  }
}
