package java.util;

import braid.internal.Md5;

/** An identifier of 128 bits. Random ones come from the machine's seed, as those of Random. */
public final class UUID implements Comparable<UUID>, java.io.Serializable {
  private final long mostSigBits;
  private final long leastSigBits;

  public UUID(long mostSigBits, long leastSigBits) {
    this.mostSigBits = mostSigBits;
    this.leastSigBits = leastSigBits;
  }

  /** With the bits that say the version, and that the layout is the common one. */
  private static UUID ofVersion(int version, long most, long least) {
    long high = most & ~0xf000L | (long) version << 12;
    long low = least & ~(3L << 62) | 1L << 63;
    return new UUID(high, low);
  }

  public static UUID randomUUID() {
    Random random = new Random(Random.freshSeed());
    return ofVersion(4, random.nextLong(), random.nextLong());
  }

  public static UUID nameUUIDFromBytes(byte[] name) {
    byte[] digest = Md5.of(name);
    return ofVersion(3, eight(digest, 0), eight(digest, 8));
  }

  private static long eight(byte[] bytes, int from) {
    long value = 0;
    for (int i = from; i < from + 8; i++) {
      value = value << 8 | bytes[i] & 0xff;
    }
    return value;
  }

  /** Five hexadecimal numbers with signs between; of those that are too long the last digits count. */
  public static UUID fromString(String name) {
    if (name.length() > 36) {
      throw new IllegalArgumentException("UUID string too large");
    }
    long[] parts = new long[5];
    int[] dashes = dashes(name);
    for (int i = 0; i < 5; i++) {
      parts[i] = Long.parseLong(name, dashes[i] + 1, dashes[i + 1], 16);
    }
    long most = (parts[0] & 0xffffffffL) << 32 | (parts[1] & 0xffffL) << 16 | parts[2] & 0xffffL;
    return new UUID(most, (parts[3] & 0xffffL) << 48 | parts[4] & 0xffffffffffffL);
  }

  /** Where the four signs are, after -1 and before the length. */
  private static int[] dashes(String name) {
    int[] places = {-1, 0, 0, 0, 0, name.length()};
    for (int i = 1; i < 5; i++) {
      places[i] = name.indexOf('-', places[i - 1] + 1);
      if (places[i] < 0) {
        throw new IllegalArgumentException("Invalid UUID string: " + name);
      }
    }
    if (name.indexOf('-', places[4] + 1) >= 0) {
      throw new IllegalArgumentException("Invalid UUID string: " + name);
    }
    return places;
  }

  public long getLeastSignificantBits() {
    return leastSigBits;
  }

  public long getMostSignificantBits() {
    return mostSigBits;
  }

  public int version() {
    return (int) (mostSigBits >> 12 & 0xf);
  }

  /** Two bits in the common layout; one before it, three in the layouts of others. */
  public int variant() {
    int top = (int) (leastSigBits >>> 61);
    return top < 4 ? 0 : top < 6 ? 2 : top;
  }

  private void needTime() {
    if (version() != 1) {
      throw new UnsupportedOperationException("Not a time-based UUID");
    }
  }

  public long timestamp() {
    needTime();
    long high = mostSigBits & 0xfff;
    long middle = mostSigBits >>> 16 & 0xffff;
    return high << 48 | middle << 32 | mostSigBits >>> 32;
  }

  public int clockSequence() {
    needTime();
    return (int) (leastSigBits >>> 48 & 0x3fff);
  }

  public long node() {
    needTime();
    return leastSigBits & 0xffffffffffffL;
  }

  private static void hex(StringBuilder to, long bits, int digits) {
    for (int i = digits - 1; i >= 0; i--) {
      to.append(Character.forDigit((int) (bits >>> 4 * i) & 15, 16));
    }
  }

  @Override
  public String toString() {
    StringBuilder s = new StringBuilder(36);
    hex(s, mostSigBits >>> 32, 8);
    s.append('-');
    hex(s, mostSigBits >>> 16, 4);
    s.append('-');
    hex(s, mostSigBits, 4);
    s.append('-');
    hex(s, leastSigBits >>> 48, 4);
    s.append('-');
    hex(s, leastSigBits, 12);
    return s.toString();
  }

  @Override
  public int hashCode() {
    return Long.hashCode(mostSigBits ^ leastSigBits);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof UUID
        && mostSigBits == ((UUID) obj).mostSigBits
        && leastSigBits == ((UUID) obj).leastSigBits;
  }

  @Override
  public int compareTo(UUID val) {
    int order = Long.compare(mostSigBits, val.mostSigBits);
    return order != 0 ? order : Long.compare(leastSigBits, val.leastSigBits);
  }
}
