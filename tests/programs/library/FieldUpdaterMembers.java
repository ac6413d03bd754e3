import java.util.concurrent.Callable;
import java.util.concurrent.atomic.*;

// Every member of the three field updaters, and what newUpdater refuses.
public class FieldUpdaterMembers {
  static class Box {
    volatile int i;
    int plain;
    volatile long l;
    static volatile int shared;
    volatile String r;
    final int fixed = 1;
    volatile short small;
    volatile Integer boxed;
    volatile Object[] array;
    volatile boolean flag;
  }

  static class Sub extends Box {}

  static void show(String what, Callable<?> action) {
    try {
      System.out.println(what + " = " + action.call());
    } catch (Throwable e) {
      System.out.println(what + " ! " + e);
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  static void making() {
    for (String name : new String[] {"i", "plain", "l", "shared", "r", "fixed", "small", "boxed", "array", "flag", "none"}) {
      show("int " + name, () -> AtomicIntegerFieldUpdater.newUpdater(Box.class, name) != null);
      show("long " + name, () -> AtomicLongFieldUpdater.newUpdater(Box.class, name) != null);
      show("reference " + name, () -> AtomicReferenceFieldUpdater.newUpdater(Box.class, String.class, name) != null);
    }
    show("null", () -> AtomicIntegerFieldUpdater.newUpdater(Box.class, null));
    show("int reference", () -> AtomicReferenceFieldUpdater.newUpdater(Box.class, int.class, "i"));
    show("boolean reference", () -> AtomicReferenceFieldUpdater.newUpdater(Box.class, boolean.class, "flag"));
    show("array", () -> AtomicReferenceFieldUpdater.newUpdater(Box.class, Object[].class, "array") != null);
    show("other class", () -> AtomicReferenceFieldUpdater.newUpdater(Box.class, Object.class, "r"));
    show("inherited", () -> AtomicIntegerFieldUpdater.newUpdater(Sub.class, "i"));
    AtomicIntegerFieldUpdater ints = AtomicIntegerFieldUpdater.newUpdater(Box.class, "i");
    show("object", () -> ints.get(null));
    show("object", () -> ints.get("x"));
    show("object", () -> ints.get(new Sub()));
    AtomicReferenceFieldUpdater texts = AtomicReferenceFieldUpdater.newUpdater(Box.class, String.class, "r");
    show("value", () -> texts.compareAndSet(new Box(), null, 5));
    show("value", () -> texts.compareAndSet(new Box(), 5, "5"));
    show("value", () -> texts.getAndSet(null, "5"));
  }

  static void ints() {
    AtomicIntegerFieldUpdater<Box> u = AtomicIntegerFieldUpdater.newUpdater(Box.class, "i");
    Box b = new Box();
    u.set(b, 5);
    System.out.println(u.get(b) + " " + b.i + " " + u.compareAndSet(b, 5, 6) + " " + u.compareAndSet(b, 5, 7) + " " + u.weakCompareAndSet(b, 6, 8) + " " + b.i);
    u.lazySet(b, Integer.MAX_VALUE);
    System.out.println(u.getAndIncrement(b) + " " + u.getAndDecrement(b) + " " + u.getAndAdd(b, -7) + " " + u.getAndSet(b, 10) + " " + b.i);
    System.out.println(u.incrementAndGet(b) + " " + u.decrementAndGet(b) + " " + u.addAndGet(b, 5) + " " + b.i);
    System.out.println(u.getAndUpdate(b, x -> x * 2) + " " + u.updateAndGet(b, x -> x + 1) + " " + u.getAndAccumulate(b, 3, Math::max) + " " + u.accumulateAndGet(b, 100, Math::max) + " " + b.i);
  }

  static void longs() {
    AtomicLongFieldUpdater<Box> u = AtomicLongFieldUpdater.newUpdater(Box.class, "l");
    Box b = new Sub();
    u.set(b, 5);
    System.out.println(u.get(b) + " " + b.l + " " + u.compareAndSet(b, 5, 6) + " " + u.compareAndSet(b, 5, 7) + " " + u.weakCompareAndSet(b, 6, 8) + " " + b.l);
    u.lazySet(b, Long.MAX_VALUE);
    System.out.println(u.getAndIncrement(b) + " " + u.getAndDecrement(b) + " " + u.getAndAdd(b, -7) + " " + u.getAndSet(b, 10) + " " + b.l);
    System.out.println(u.incrementAndGet(b) + " " + u.decrementAndGet(b) + " " + u.addAndGet(b, 5) + " " + b.l);
    System.out.println(u.getAndUpdate(b, x -> x * 2) + " " + u.updateAndGet(b, x -> x + 1) + " " + u.getAndAccumulate(b, 3, Math::max) + " " + u.accumulateAndGet(b, 100, Math::max) + " " + b.l);
  }

  static void references() {
    AtomicReferenceFieldUpdater<Box, String> u = AtomicReferenceFieldUpdater.newUpdater(Box.class, String.class, "r");
    Box b = new Box();
    System.out.println(u.get(b) + " " + u.compareAndSet(b, null, "a") + " " + u.compareAndSet(b, null, "b") + " " + u.weakCompareAndSet(b, "a", "c") + " " + b.r);
    u.set(b, "d");
    System.out.println(b.r + " " + u.getAndSet(b, "e") + " " + u.get(b));
    u.lazySet(b, "f");
    System.out.println(u.getAndUpdate(b, x -> x + "1") + " " + u.updateAndGet(b, x -> x + "2") + " " + u.getAndAccumulate(b, "3", String::concat) + " " + u.accumulateAndGet(b, "4", String::concat) + " " + b.r);
    u.set(b, null);
    System.out.println(b.r);
  }

  /** What a program makes of the abstract classes. */
  static class Own extends AtomicIntegerFieldUpdater<int[]> {
    public boolean compareAndSet(int[] a, int expect, int update) {
      boolean same = a[0] == expect;
      a[0] = same ? update : a[0];
      return same;
    }

    public boolean weakCompareAndSet(int[] a, int expect, int update) {
      return compareAndSet(a, expect, update);
    }

    public void set(int[] a, int value) {
      a[0] = value;
    }

    public void lazySet(int[] a, int value) {
      a[0] = value;
    }

    public int get(int[] a) {
      return a[0];
    }
  }

  static class OwnLong extends AtomicLongFieldUpdater<long[]> {
    public boolean compareAndSet(long[] a, long expect, long update) {
      boolean same = a[0] == expect;
      a[0] = same ? update : a[0];
      return same;
    }

    public boolean weakCompareAndSet(long[] a, long expect, long update) {
      return compareAndSet(a, expect, update);
    }

    public void set(long[] a, long value) {
      a[0] = value;
    }

    public void lazySet(long[] a, long value) {
      a[0] = value;
    }

    public long get(long[] a) {
      return a[0];
    }
  }

  static class OwnReference extends AtomicReferenceFieldUpdater<Object[], Object> {
    public boolean compareAndSet(Object[] a, Object expect, Object update) {
      boolean same = a[0] == expect;
      a[0] = same ? update : a[0];
      return same;
    }

    public boolean weakCompareAndSet(Object[] a, Object expect, Object update) {
      return compareAndSet(a, expect, update);
    }

    public void set(Object[] a, Object value) {
      a[0] = value;
    }

    public void lazySet(Object[] a, Object value) {
      a[0] = value;
    }

    public Object get(Object[] a) {
      return a[0];
    }
  }

  static void own() {
    int[] a = {4};
    Own u = new Own();
    System.out.println(u.getAndSet(a, 5) + " " + u.getAndAdd(a, 2) + " " + u.incrementAndGet(a) + " " + u.decrementAndGet(a) + " " + u.addAndGet(a, 3) + " " + u.getAndIncrement(a) + " " + u.getAndDecrement(a) + " " + a[0]);
    long[] l = {4};
    OwnLong v = new OwnLong();
    System.out.println(v.getAndSet(l, 5) + " " + v.getAndAdd(l, 2) + " " + v.incrementAndGet(l) + " " + v.decrementAndGet(l) + " " + v.addAndGet(l, 3) + " " + v.getAndIncrement(l) + " " + v.getAndDecrement(l) + " " + l[0]);
    Object[] o = {"x"};
    System.out.println(new OwnReference().getAndSet(o, "y") + " " + o[0]);
  }

  public static void main(String[] args) {
    making();
    ints();
    longs();
    references();
    own();
  }
}

/* expect:
int i = true
long i ! java.lang.IllegalArgumentException: Must be long type
reference i ! java.lang.ClassCastException
int plain ! java.lang.IllegalArgumentException: Must be volatile type
long plain ! java.lang.IllegalArgumentException: Must be long type
reference plain ! java.lang.ClassCastException
int l ! java.lang.IllegalArgumentException: Must be integer type
long l = true
reference l ! java.lang.ClassCastException
int shared ! java.lang.IllegalArgumentException
long shared ! java.lang.IllegalArgumentException: Must be long type
reference shared ! java.lang.ClassCastException
int r ! java.lang.IllegalArgumentException: Must be integer type
long r ! java.lang.IllegalArgumentException: Must be long type
reference r = true
int fixed ! java.lang.IllegalArgumentException: Must be volatile type
long fixed ! java.lang.IllegalArgumentException: Must be long type
reference fixed ! java.lang.ClassCastException
int small ! java.lang.IllegalArgumentException: Must be integer type
long small ! java.lang.IllegalArgumentException: Must be long type
reference small ! java.lang.ClassCastException
int boxed ! java.lang.IllegalArgumentException: Must be integer type
long boxed ! java.lang.IllegalArgumentException: Must be long type
reference boxed ! java.lang.ClassCastException
int array ! java.lang.IllegalArgumentException: Must be integer type
long array ! java.lang.IllegalArgumentException: Must be long type
reference array ! java.lang.ClassCastException
int flag ! java.lang.IllegalArgumentException: Must be integer type
long flag ! java.lang.IllegalArgumentException: Must be long type
reference flag ! java.lang.ClassCastException
int none ! java.lang.RuntimeException: java.lang.NoSuchFieldException: none
long none ! java.lang.RuntimeException: java.lang.NoSuchFieldException: none
reference none ! java.lang.RuntimeException: java.lang.NoSuchFieldException: none
null ! java.lang.RuntimeException: java.lang.NullPointerException
int reference ! java.lang.IllegalArgumentException: Must be reference type
boolean reference ! java.lang.IllegalArgumentException: Must be reference type
array = true
other class ! java.lang.ClassCastException
inherited ! java.lang.RuntimeException: java.lang.NoSuchFieldException: i
object ! java.lang.ClassCastException
object ! java.lang.ClassCastException
object = 0
value ! java.lang.ClassCastException
value = false
value ! java.lang.ClassCastException
5 5 true false true 8
2147483647 -2147483648 2147483647 2147483640 10
11 10 15 15
15 31 31 100 100
5 5 true false true 8
9223372036854775807 -9223372036854775808 9223372036854775807 9223372036854775800 10
11 10 15 15
15 31 31 100 100
null true false true c
d d e
f f12 f12 f1234 f1234
null
4 5 8 7 10 10 11 10
4 5 8 7 10 10 11 10
x y
*/
