import java.util.*;

// Every member of BitSet, and random operations beside an array of booleans.
public class BitSetMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = String.valueOf(action.run());
    } catch (Throwable thrown) {
      result = "! " + thrown;
    }
    System.out.println(what + " = " + result);
  }

  static BitSet of(int... bits) {
    BitSet s = new BitSet();
    for (int bit : bits) {
      s.set(bit);
    }
    return s;
  }

  static BitSet changed(BitSet s, java.util.function.Consumer<BitSet> change) {
    change.accept(s);
    return s;
  }

  static void sizes() {
    show("sizes", () -> new BitSet().size() + " " + new BitSet(0).size() + " " + new BitSet(65).size() + " " + of(64).size()
        + " " + of(1000).size() + " " + of(10, 200, 300).size());
    show("negative", () -> new BitSet(-1));
    show("length", () -> new BitSet().length() + " " + of(0).length() + " " + of(63).length() + " " + of(64).length() + " " + of(5, 700).length());
    show("clone", () -> ((BitSet) of(3, 500).clone()).size() + " " + of(3, 500).clone() + " " + ((BitSet) new BitSet(500).clone()).size());
    show("empty", () -> new BitSet().isEmpty() + " " + of(99).isEmpty() + " " + of(1, 99, 3).cardinality());
  }

  static void single() {
    BitSet s = of(1, 64, 130);
    show("get", () -> s.get(1) + " " + s.get(2) + " " + s.get(130) + " " + s.get(1 << 30));
    show("get", () -> s.get(-1));
    show("set", () -> changed(s, b -> b.set(7)) + " " + changed(s, b -> b.set(8, true)) + " " + changed(s, b -> b.set(7, false)));
    show("set", () -> changed(s, b -> b.set(-5)));
    show("clear", () -> changed(s, b -> b.clear(130)) + " " + s.length() + " " + changed(s, b -> b.clear(9999)));
    show("clear", () -> changed(s, b -> b.clear(-5)));
    show("flip", () -> changed(s, b -> b.flip(64)) + " " + changed(s, b -> b.flip(200)));
    show("flip", () -> changed(s, b -> b.flip(-5)));
    show("clear all", () -> changed(s, BitSet::clear) + " " + s.length());
  }

  static void ranges() {
    show("set", () -> changed(of(1), b -> b.set(60, 70)) + " " + changed(of(1), b -> b.set(5, 5)) + " " + changed(of(), b -> b.set(64, 128)).cardinality());
    show("set", () -> changed(of(1, 65), b -> b.set(0, 65, false)) + " " + changed(of(1), b -> b.set(2, 4, true)));
    show("clear", () -> changed(of(1, 63, 64, 200), b -> b.clear(63, 190)) + " " + changed(of(1, 63), b -> b.clear(60, 1000)));
    show("flip", () -> changed(of(1, 63, 64, 200), b -> b.flip(62, 66)) + " " + changed(of(1, 63), b -> b.flip(0, 64)).cardinality());
    show("get", () -> of(1, 63, 64, 200).get(63, 201) + " " + of(1).get(5, 9) + " " + of(1, 63).get(0, 64).size() + " " + of(3).get(1, 1));
    show("from", () -> of().get(-1, 2));
    show("to", () -> changed(of(), b -> b.set(1, -2)));
    show("order", () -> changed(of(), b -> b.clear(3, 2)));
    show("order", () -> changed(of(), b -> b.flip(3, 2)));
  }

  static void walking() {
    BitSet s = of(0, 5, 63, 64, 190);
    show("nextSetBit", () -> s.nextSetBit(0) + " " + s.nextSetBit(1) + " " + s.nextSetBit(64) + " " + s.nextSetBit(65) + " " + s.nextSetBit(191) + " " + s.nextSetBit(9999));
    show("nextClearBit", () -> s.nextClearBit(0) + " " + s.nextClearBit(63) + " " + s.nextClearBit(500) + " " + changed(of(), b -> b.set(0, 128)).nextClearBit(3));
    show("previousSetBit", () -> s.previousSetBit(9999) + " " + s.previousSetBit(189) + " " + s.previousSetBit(63) + " " + s.previousSetBit(4) + " " + s.previousSetBit(-1) + " " + of(9).previousSetBit(8));
    show("previousClearBit", () -> s.previousClearBit(9999) + " " + s.previousClearBit(190) + " " + s.previousClearBit(64) + " " + s.previousClearBit(0) + " " + s.previousClearBit(-1));
    show("errors", () -> s.nextSetBit(-1));
    show("errors", () -> s.nextClearBit(-1));
    show("errors", () -> s.previousSetBit(-2));
    show("errors", () -> s.previousClearBit(-2));
  }

  static void algebra() {
    show("and", () -> changed(of(1, 2, 70), b -> b.and(of(2, 70, 200))) + " " + changed(of(1, 2, 70), b -> b.and(of(2))));
    show("or", () -> changed(of(1, 2, 70), b -> b.or(of(2, 200))) + " " + changed(of(1, 200), b -> b.or(of(2))));
    show("xor", () -> changed(of(1, 2, 70), b -> b.xor(of(2, 70, 200))) + " " + changed(of(1, 200), b -> b.xor(of(200))).length());
    show("andNot", () -> changed(of(1, 2, 70), b -> b.andNot(of(2, 70, 200))));
    show("with itself", () -> changed(of(1, 2, 70), b -> b.xor(b)) + " " + changed(of(1, 2), b -> b.or(b)) + " " + changed(of(1, 2), b -> b.and(b)) + " " + changed(of(1), b -> b.andNot(b)));
    show("intersects", () -> of(1, 70).intersects(of(70)) + " " + of(1, 70).intersects(of(71)) + " " + of().intersects(of()));
    show("equals", () -> of(1, 70).equals(of(70, 1)) + " " + of(1).equals(of(2)) + " " + of(1).equals(null) + " " + changed(of(1, 700), b -> b.clear(700)).equals(of(1)));
    show("hashCode", () -> of().hashCode() + " " + of(1, 70).hashCode() + " " + of(0, 64, 128, 999).hashCode());
    show("toString", () -> of().toString() + " " + of(3) + " " + of(3, 64));
  }

  static void arrays() {
    show("toLongArray", () -> Arrays.toString(of(0, 65).toLongArray()) + Arrays.toString(of().toLongArray()));
    show("toByteArray", () -> Arrays.toString(of(0, 15, 65).toByteArray()) + Arrays.toString(of().toByteArray()));
    show("valueOf", () -> BitSet.valueOf(new long[] {5, 0, -1L << 63, 0}) + " " + BitSet.valueOf(new long[0]) + " " + BitSet.valueOf(new long[] {1, 0}).size());
    show("valueOf", () -> BitSet.valueOf(new byte[] {-1, 0, 0, 0, 0, 0, 0, 0, 3, 0}) + " " + BitSet.valueOf(new byte[] {0, 0}).length());
  }

  static void random() {
    Random random = new Random(42);
    BitSet s = new BitSet();
    long sum = 0;
    for (int i = 0; i < 3000; i++) {
      int from = random.nextInt(300);
      int to = from + random.nextInt(100);
      switch (random.nextInt(6)) {
        case 0:
          s.set(from, to);
          break;
        case 1:
          s.clear(from, to);
          break;
        case 2:
          s.flip(from, to);
          break;
        case 3:
          s.xor(s.get(from, to));
          break;
        case 4:
          s.flip(from);
          break;
        default:
          s.andNot(of(from, to));
          break;
      }
      sum = sum * 31 + s.hashCode() + s.length() + s.cardinality() + s.nextSetBit(from) + s.previousClearBit(to);
    }
    System.out.println(sum);
  }

  public static void main(String[] args) {
    sizes();
    single();
    ranges();
    walking();
    algebra();
    arrays();
    random();
  }
}

/* expect:
sizes = 64 0 128 128 1024 512
negative = ! java.lang.NegativeArraySizeException: nbits < 0: -1
length = 0 1 64 65 701
clone = 512 {3, 500} 512
empty = true false 3
get = true false true false
get = ! java.lang.IndexOutOfBoundsException: bitIndex < 0: -1
set = {1, 7, 64, 130} {1, 7, 8, 64, 130} {1, 8, 64, 130}
set = ! java.lang.IndexOutOfBoundsException: bitIndex < 0: -5
clear = {1, 8, 64} 65 {1, 8, 64}
clear = ! java.lang.IndexOutOfBoundsException: bitIndex < 0: -5
flip = {1, 8} {1, 8, 200}
flip = ! java.lang.IndexOutOfBoundsException: bitIndex < 0: -5
clear all = {} 0
set = {1, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69} {1} 64
set = {65} {1, 2, 3}
clear = {1, 200} {1}
flip = {1, 62, 65, 200} 62
get = {0, 1, 137} {} 64 {}
from = ! java.lang.IndexOutOfBoundsException: fromIndex < 0: -1
to = ! java.lang.IndexOutOfBoundsException: toIndex < 0: -2
order = ! java.lang.IndexOutOfBoundsException: fromIndex: 3 > toIndex: 2
order = ! java.lang.IndexOutOfBoundsException: fromIndex: 3 > toIndex: 2
nextSetBit = 0 5 64 190 -1 -1
nextClearBit = 1 65 500 128
previousSetBit = 190 64 63 0 -1 -1
previousClearBit = 9999 189 62 -1 -1
errors = ! java.lang.IndexOutOfBoundsException: fromIndex < 0: -1
errors = ! java.lang.IndexOutOfBoundsException: fromIndex < 0: -1
errors = ! java.lang.IndexOutOfBoundsException: fromIndex < -1: -2
errors = ! java.lang.IndexOutOfBoundsException: fromIndex < -1: -2
and = {2, 70} {2}
or = {1, 2, 70, 200} {1, 2, 200}
xor = {1, 200} 2
andNot = {1}
with itself = {} {1, 2} {1, 2} {}
intersects = true false false
equals = true false false true
hashCode = 1234 1104 3282
toString = {} {3} {3, 64}
toLongArray = [1, 2][]
toByteArray = [1, -128, 0, 0, 0, 0, 0, 0, 2][]
valueOf = {0, 2, 191} {} 64
valueOf = {0, 1, 2, 3, 4, 5, 6, 7, 64, 65} 0
-9149515882030237506
*/
