package java.util;

import braid.internal.stream.IntPipeline;
import braid.internal.stream.Source;
import java.util.stream.IntStream;

/** A set of small whole numbers, as bits that are set in words of 64. */
public class BitSet implements Cloneable, java.io.Serializable {
  private long[] words;

  /** How many words are in use: the last of them is not zero. */
  private int used;

  /** Whether the program has said how large it is to be. */
  private boolean sized;

  public BitSet() {
    words = new long[1];
  }

  public BitSet(int nbits) {
    if (nbits < 0) {
      throw new NegativeArraySizeException("nbits < 0: " + nbits);
    }
    words = new long[(int) ((nbits + 63L) / 64)];
    sized = true;
  }

  private BitSet(long[] words) {
    this.words = words;
    used = words.length;
    trim();
  }

  public static BitSet valueOf(long[] longs) {
    int n = longs.length;
    while (n > 0 && longs[n - 1] == 0) {
      n--;
    }
    return new BitSet(Arrays.copyOf(longs, n));
  }

  public static BitSet valueOf(byte[] bytes) {
    int n = bytes.length;
    while (n > 0 && bytes[n - 1] == 0) {
      n--;
    }
    long[] made = new long[(n + 7) / 8];
    for (int i = 0; i < n; i++) {
      made[i / 8] |= (bytes[i] & 0xffL) << 8 * (i % 8);
    }
    return new BitSet(made);
  }

  public byte[] toByteArray() {
    byte[] made = new byte[(length() + 7) / 8];
    for (int i = 0; i < made.length; i++) {
      made[i] = (byte) (words[i / 8] >>> 8 * (i % 8));
    }
    return made;
  }

  public long[] toLongArray() {
    return Arrays.copyOf(words, used);
  }

  private void trim() {
    while (used > 0 && words[used - 1] == 0) {
      used--;
    }
  }

  private void need(int count) {
    if (words.length < count) {
      words = Arrays.copyOf(words, Math.max(2 * words.length, count));
      sized = false;
    }
    used = Math.max(used, count);
  }

  private long word(int index) {
    return index < used ? words[index] : 0L;
  }

  private static void checkIndex(int index, String name) {
    if (index < 0) {
      throw new IndexOutOfBoundsException(name + " < 0: " + index);
    }
  }

  private static void checkRange(int from, int to) {
    checkIndex(from, "fromIndex");
    checkIndex(to, "toIndex");
    if (from > to) {
      throw new IndexOutOfBoundsException("fromIndex: " + from + " > toIndex: " + to);
    }
  }

  /** The bits of this word that are in the range. */
  private static long mask(int word, int from, int to) {
    long low = word == from >> 6 ? -1L << from : -1L;
    long high = word == to - 1 >> 6 ? -1L >>> -to : -1L;
    return low & high;
  }

  public void flip(int bitIndex) {
    checkIndex(bitIndex, "bitIndex");
    need((bitIndex >> 6) + 1);
    words[bitIndex >> 6] ^= 1L << bitIndex;
    trim();
  }

  public void flip(int fromIndex, int toIndex) {
    checkRange(fromIndex, toIndex);
    if (fromIndex == toIndex) {
      return;
    }
    need((toIndex - 1 >> 6) + 1);
    for (int i = fromIndex >> 6; i <= toIndex - 1 >> 6; i++) {
      words[i] ^= mask(i, fromIndex, toIndex);
    }
    trim();
  }

  public void set(int bitIndex) {
    checkIndex(bitIndex, "bitIndex");
    need((bitIndex >> 6) + 1);
    words[bitIndex >> 6] |= 1L << bitIndex;
  }

  public void set(int bitIndex, boolean value) {
    if (value) {
      set(bitIndex);
    } else {
      clear(bitIndex);
    }
  }

  public void set(int fromIndex, int toIndex) {
    checkRange(fromIndex, toIndex);
    if (fromIndex == toIndex) {
      return;
    }
    need((toIndex - 1 >> 6) + 1);
    for (int i = fromIndex >> 6; i <= toIndex - 1 >> 6; i++) {
      words[i] |= mask(i, fromIndex, toIndex);
    }
  }

  public void set(int fromIndex, int toIndex, boolean value) {
    if (value) {
      set(fromIndex, toIndex);
    } else {
      clear(fromIndex, toIndex);
    }
  }

  public void clear(int bitIndex) {
    checkIndex(bitIndex, "bitIndex");
    if (bitIndex >> 6 < used) {
      words[bitIndex >> 6] &= ~(1L << bitIndex);
      trim();
    }
  }

  public void clear(int fromIndex, int toIndex) {
    checkRange(fromIndex, toIndex);
    if (fromIndex == toIndex) {
      return;
    }
    for (int i = fromIndex >> 6; i <= toIndex - 1 >> 6 && i < used; i++) {
      words[i] &= ~mask(i, fromIndex, toIndex);
    }
    trim();
  }

  public void clear() {
    for (int i = 0; i < used; i++) {
      words[i] = 0;
    }
    used = 0;
  }

  public boolean get(int bitIndex) {
    checkIndex(bitIndex, "bitIndex");
    return (word(bitIndex >> 6) & 1L << bitIndex) != 0;
  }

  public BitSet get(int fromIndex, int toIndex) {
    checkRange(fromIndex, toIndex);
    int end = Math.min(toIndex, length());
    if (end <= fromIndex) {
      return new BitSet(0);
    }
    long[] made = new long[(end - fromIndex + 63) / 64];
    for (int i = nextSetBit(fromIndex); i >= 0 && i < end; i = nextSetBit(i + 1)) {
      made[i - fromIndex >> 6] |= 1L << i - fromIndex;
    }
    return new BitSet(made);
  }

  public int nextSetBit(int fromIndex) {
    checkIndex(fromIndex, "fromIndex");
    int i = fromIndex >> 6;
    long rest = word(i) & -1L << fromIndex;
    while (rest == 0 && i < used) {
      rest = word(++i);
    }
    return rest == 0 ? -1 : 64 * i + Long.numberOfTrailingZeros(rest);
  }

  /** Of the bits that are set. */
  public IntStream stream() {
    int[] from = new int[1];
    return new IntPipeline(Source.of(to -> {
      int bit = nextSetBit(from[0]);
      if (bit >= 0) {
        from[0] = bit + 1;
        to.accept(bit);
      }
      return bit >= 0;
    }));
  }

  public int nextClearBit(int fromIndex) {
    checkIndex(fromIndex, "fromIndex");
    int i = fromIndex >> 6;
    long rest = ~word(i) & -1L << fromIndex;
    while (rest == 0) {
      rest = ~word(++i);
    }
    return 64 * i + Long.numberOfTrailingZeros(rest);
  }

  private static boolean beforeAll(int fromIndex) {
    if (fromIndex < -1) {
      throw new IndexOutOfBoundsException("fromIndex < -1: " + fromIndex);
    }
    return fromIndex == -1;
  }

  public int previousSetBit(int fromIndex) {
    if (beforeAll(fromIndex)) {
      return -1;
    }
    int i = fromIndex >> 6;
    long rest = word(i) & -1L >>> ~fromIndex;
    while (rest == 0 && i > 0) {
      rest = word(--i);
    }
    return rest == 0 ? -1 : 64 * i + 63 - Long.numberOfLeadingZeros(rest);
  }

  public int previousClearBit(int fromIndex) {
    if (beforeAll(fromIndex)) {
      return -1;
    }
    int i = fromIndex >> 6;
    long rest = ~word(i) & -1L >>> ~fromIndex;
    while (rest == 0 && i > 0) {
      rest = ~word(--i);
    }
    return rest == 0 ? -1 : 64 * i + 63 - Long.numberOfLeadingZeros(rest);
  }

  public int length() {
    return used == 0 ? 0 : 64 * used - Long.numberOfLeadingZeros(words[used - 1]);
  }

  public boolean isEmpty() {
    return used == 0;
  }

  public boolean intersects(BitSet set) {
    for (int i = Math.min(used, set.used) - 1; i >= 0; i--) {
      if ((words[i] & set.words[i]) != 0) {
        return true;
      }
    }
    return false;
  }

  public int cardinality() {
    int sum = 0;
    for (int i = 0; i < used; i++) {
      sum += Long.bitCount(words[i]);
    }
    return sum;
  }

  public void and(BitSet set) {
    for (int i = 0; i < used; i++) {
      words[i] &= set.word(i);
    }
    trim();
  }

  public void or(BitSet set) {
    need(set.used);
    for (int i = 0; i < set.used; i++) {
      words[i] |= set.words[i];
    }
  }

  public void xor(BitSet set) {
    need(set.used);
    for (int i = set.used - 1; i >= 0; i--) {
      words[i] ^= set.words[i];
    }
    trim();
  }

  public void andNot(BitSet set) {
    for (int i = Math.min(used, set.used) - 1; i >= 0; i--) {
      words[i] &= ~set.words[i];
    }
    trim();
  }

  @Override
  public int hashCode() {
    long h = 1234;
    for (int i = 0; i < used; i++) {
      h ^= words[i] * (i + 1);
    }
    return Long.hashCode(h);
  }

  /** How many bits there is room for. */
  public int size() {
    return 64 * words.length;
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof BitSet) || ((BitSet) obj).used != used) {
      return false;
    }
    BitSet other = (BitSet) obj;
    for (int i = 0; i < used; i++) {
      if (words[i] != other.words[i]) {
        return false;
      }
    }
    return true;
  }

  /** What was not asked for by its size loses the room that it does not need. */
  @Override
  public Object clone() {
    if (!sized) {
      words = Arrays.copyOf(words, used);
    }
    try {
      BitSet copy = (BitSet) super.clone();
      copy.words = words.clone();
      return copy;
    } catch (CloneNotSupportedException never) {
      throw new InternalError(never);
    }
  }

  @Override
  public String toString() {
    StringJoiner all = new StringJoiner(", ", "{", "}");
    for (int i = nextSetBit(0); i >= 0; i = nextSetBit(i + 1)) {
      all.add(Integer.toString(i));
    }
    return all.toString();
  }
}
