import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

// Every member of the atomic arrays, the adders and the references with a mark or a stamp.
public class AtomicArrayMembers {
  static void show(Object... values) {
    StringBuilder line = new StringBuilder();
    for (Object v : values) line.append(v).append(' ');
    System.out.println(line.toString().trim());
  }

  static void ints() {
    AtomicIntegerArray a = new AtomicIntegerArray(new int[] {1, 2, 3});
    show(a, a.length(), new AtomicIntegerArray(2));
    a.set(0, 5);
    a.lazySet(1, 6);
    show(a.get(0), a.getAndSet(2, 7), a.compareAndSet(0, 5, 8), a.compareAndSet(0, 5, 9), a);
    show(a.weakCompareAndSet(0, 8, 1), a.weakCompareAndSetPlain(0, 1, 2), a.weakCompareAndSetVolatile(0, 2, 3), a.weakCompareAndSetAcquire(0, 3, 4), a.weakCompareAndSetRelease(0, 4, 5));
    show(a.getAndIncrement(0), a.getAndDecrement(0), a.getAndAdd(0, 10), a.incrementAndGet(0), a.decrementAndGet(0), a.addAndGet(0, 3), a);
    show(a.getAndUpdate(1, x -> x * 2), a.updateAndGet(1, x -> x + 1), a.getAndAccumulate(1, 4, (x, y) -> x - y), a.accumulateAndGet(1, 4, (x, y) -> x * y), a);
    a.setPlain(0, 1);
    a.setOpaque(1, 2);
    a.setRelease(2, 3);
    show(a.getPlain(0), a.getOpaque(1), a.getAcquire(2), a.compareAndExchange(0, 1, 4), a.compareAndExchangeAcquire(0, 4, 5), a.compareAndExchangeRelease(0, 0, 6), a);
    try {
      a.get(3);
    } catch (IndexOutOfBoundsException e) {
      show(e);
    }
    try {
      a.set(-1, 3);
    } catch (IndexOutOfBoundsException e) {
      show(e);
    }
  }

  static void longs() {
    AtomicLongArray a = new AtomicLongArray(new long[] {1, 2, 3});
    show(a, a.length(), new AtomicLongArray(2));
    a.set(0, 5);
    a.lazySet(1, 6);
    show(a.get(0), a.getAndSet(2, 7), a.compareAndSet(0, 5, 8), a.compareAndSet(0, 5, 9), a);
    show(a.weakCompareAndSet(0, 8, 1), a.weakCompareAndSetPlain(0, 1, 2), a.weakCompareAndSetVolatile(0, 2, 3), a.weakCompareAndSetAcquire(0, 3, 4), a.weakCompareAndSetRelease(0, 4, 5));
    show(a.getAndIncrement(0), a.getAndDecrement(0), a.getAndAdd(0, 10), a.incrementAndGet(0), a.decrementAndGet(0), a.addAndGet(0, 3), a);
    show(a.getAndUpdate(1, x -> x * 2), a.updateAndGet(1, x -> x + 1), a.getAndAccumulate(1, 4, (x, y) -> x - y), a.accumulateAndGet(1, 4, (x, y) -> x * y), a);
    a.setPlain(0, 1);
    a.setOpaque(1, 2);
    a.setRelease(2, 3);
    show(a.getPlain(0), a.getOpaque(1), a.getAcquire(2), a.compareAndExchange(0, 1, 4), a.compareAndExchangeAcquire(0, 4, 5), a.compareAndExchangeRelease(0, 0, 6), a);
  }

  static void references() {
    AtomicReferenceArray<String> a = new AtomicReferenceArray<>(new String[] {"a", "b", "c"});
    show(a, a.length(), new AtomicReferenceArray<String>(2));
    a.set(0, "d");
    a.lazySet(1, "e");
    show(a.get(0), a.getAndSet(2, "f"), a.compareAndSet(0, "d", "g"), a.compareAndSet(0, "d", "h"), a);
    show(a.weakCompareAndSet(0, "g", "1"), a.weakCompareAndSetPlain(0, "1", "2"), a.weakCompareAndSetVolatile(0, "2", "3"), a.weakCompareAndSetAcquire(0, "3", "4"), a.weakCompareAndSetRelease(0, "4", "5"));
    show(a.getAndUpdate(1, x -> x + x), a.updateAndGet(1, x -> x + "!"), a.getAndAccumulate(1, "z", (x, y) -> x + y), a.accumulateAndGet(1, "y", (x, y) -> y + x), a);
    a.setPlain(0, "p");
    a.setOpaque(1, "o");
    a.setRelease(2, "r");
    show(a.getPlain(0), a.getOpaque(1), a.getAcquire(2), a.compareAndExchange(0, "p", "4"), a.compareAndExchangeAcquire(0, "4", "5"), a.compareAndExchangeRelease(0, "0", "6"), a);
  }

  static void adders() {
    LongAdder l = new LongAdder();
    l.add(5);
    l.increment();
    l.decrement();
    l.add(2);
    show(l, l.sum(), l.intValue(), l.longValue(), l.floatValue(), l.doubleValue(), l.sumThenReset(), l);
    l.add(3);
    l.reset();
    show(l);
    DoubleAdder d = new DoubleAdder();
    d.add(0.5);
    d.add(2);
    show(d, d.sum(), d.intValue(), d.longValue(), d.floatValue(), d.doubleValue(), d.sumThenReset(), d);
    d.add(3);
    d.reset();
    show(d);
    LongAccumulator m = new LongAccumulator((x, y) -> Math.max(x, y), Long.MIN_VALUE);
    m.accumulate(4);
    m.accumulate(9);
    m.accumulate(7);
    show(m, m.get(), m.intValue(), m.longValue(), m.floatValue(), m.doubleValue(), m.getThenReset(), m);
    m.accumulate(1);
    m.reset();
    show(m);
    DoubleAccumulator p = new DoubleAccumulator((x, y) -> x * y, 1);
    p.accumulate(4);
    p.accumulate(0.25);
    p.accumulate(3);
    show(p, p.get(), p.intValue(), p.longValue(), p.floatValue(), p.doubleValue(), p.getThenReset(), p);
    p.accumulate(8);
    p.reset();
    show(p);
  }

  static void pairs() {
    AtomicMarkableReference<String> m = new AtomicMarkableReference<>("a", false);
    boolean[] mark = new boolean[1];
    show(m.getReference(), m.isMarked(), m.get(mark), mark[0]);
    show(m.compareAndSet("a", "b", true, true), m.compareAndSet("x", "b", false, true), m.compareAndSet("a", "b", false, true), m.compareAndSet("b", "b", true, true), m.get(mark), mark[0]);
    show(m.weakCompareAndSet("b", "c", true, false), m.attemptMark("x", true), m.attemptMark("c", true), m.attemptMark("c", true), m.isMarked());
    m.set("d", false);
    m.set("d", false);
    show(m.getReference(), m.isMarked());
    AtomicStampedReference<String> s = new AtomicStampedReference<>("a", 1);
    int[] stamp = new int[1];
    show(s.getReference(), s.getStamp(), s.get(stamp), stamp[0]);
    show(s.compareAndSet("a", "b", 2, 3), s.compareAndSet("x", "b", 1, 2), s.compareAndSet("a", "b", 1, 2), s.compareAndSet("b", "b", 2, 2), s.get(stamp), stamp[0]);
    show(s.weakCompareAndSet("b", "c", 2, 3), s.attemptStamp("x", 4), s.attemptStamp("c", 4), s.attemptStamp("c", 4), s.getStamp());
    s.set("d", 9);
    s.set("d", 9);
    show(s.getReference(), s.getStamp());
  }

  static void together() throws InterruptedException {
    LongAdder sum = new LongAdder();
    LongAccumulator most = new LongAccumulator((x, y) -> Math.max(x, y), 0);
    DoubleAdder halves = new DoubleAdder();
    AtomicIntegerArray counts = new AtomicIntegerArray(3);
    Thread[] threads = new Thread[100];
    for (int i = 0; i < threads.length; i++) {
      int n = i;
      threads[i] = new Thread(() -> {
        for (int k = 0; k < 50; k++) {
          sum.increment();
          halves.add(0.5);
          most.accumulate(n * k);
          counts.getAndIncrement(k % 3);
        }
      });
      threads[i].start();
    }
    for (Thread t : threads) t.join();
    show(sum, most, halves, counts);
  }

  public static void main(String[] args) throws InterruptedException {
    ints();
    longs();
    references();
    adders();
    pairs();
    together();
  }
}

/* expect:
[1, 2, 3] 3 [0, 0]
5 3 true false [8, 6, 7]
true true true true true
5 6 5 16 15 18 [18, 6, 7]
6 13 13 36 [18, 36, 7]
1 2 3 1 4 5 [5, 2, 3]
java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3
java.lang.ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 3
[1, 2, 3] 3 [0, 0]
5 3 true false [8, 6, 7]
true true true true true
5 6 5 16 15 18 [18, 6, 7]
6 13 13 36 [18, 36, 7]
1 2 3 1 4 5 [5, 2, 3]
[a, b, c] 3 [null, null]
d c true false [g, e, f]
true true true true true
e ee! ee! yee!z [5, yee!z, f]
p o r p 4 5 [5, o, r]
0 7 7 7 7.0 7.0 7 0
0
0.0 2.5 2 2 2.5 2.5 2.5 0.0
0.0
-9223372036854775808 9 9 9 9.0 9.0 9 -9223372036854775808
-9223372036854775808
1.0 3.0 3 3 3.0 3.0 3.0 1.0
1.0
a false a false
false false true true b true
true false true true true
d false
a 1 a 1
false false true true b 2
true false true true 4
d 9
5000 4851 2500.0 [1700, 1700, 1600]
*/
