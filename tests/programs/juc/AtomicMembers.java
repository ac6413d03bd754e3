import java.util.concurrent.atomic.*;

// Every member of AtomicInteger, AtomicLong, AtomicBoolean and AtomicReference.
public class AtomicMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = text(action.run());
    } catch (Throwable thrown) {
      // The messages that Java makes up for null references are its own.
      String message = String.valueOf(thrown.getMessage());
      result = "! " + (message.contains("because ") ? thrown.getClass().getName() : thrown);
    }
    System.out.println(what + " = " + result);
  }

  static String text(Object value) {
    if (value instanceof String) {
      return "\"" + ((String) value).replace("\n", "\\n") + "\"";
    }
    if (value != null && value.getClass().isArray()) {
      String all = java.util.Arrays.deepToString(new Object[] {value});
      return all.substring(1, all.length() - 1);
    }
    return String.valueOf(value);
  }

  static void ints() throws Exception {
    AtomicInteger a = new AtomicInteger(5);
    show(
        "new AtomicInteger() + \" \" + a + \" \" + a.get() + \" \" + a.toString() + \" \" + a.intValue() + \" \" + a.longValue() + \" \" + a.floatValue() + \" \" + a.doubleValue() + \" \" + a.byteValue() + \" \" + a.shortValue()",
        () -> new AtomicInteger() + " " + a + " " + a.get() + " " + a.toString() + " " + a.intValue() + " " + a.longValue() + " " + a.floatValue() + " " + a.doubleValue() + " " + a.byteValue() + " " + a.shortValue());
    show("a.set(7)", () -> { a.set(7); return "done"; });
    show(
        "a.getAndSet(8) + \" \" + a.getAndIncrement() + \" \" + a.getAndDecrement() + \" \" + a.getAndAdd(10) + \" \" + a.incrementAndGet() + \" \" + a.decrementAndGet() + \" \" + a.addAndGet(-3) + \" \" + a",
        () -> a.getAndSet(8) + " " + a.getAndIncrement() + " " + a.getAndDecrement() + " " + a.getAndAdd(10) + " " + a.incrementAndGet() + " " + a.decrementAndGet() + " " + a.addAndGet(-3) + " " + a);
    show(
        "a.compareAndSet(15, 1) + \" \" + a.compareAndSet(15, 2) + \" \" + a.compareAndExchange(1, 3) + \" \" + a.compareAndExchange(1, 4) + \" \" + a.compareAndExchangeAcquire(3, 5) + \" \" + a.compareAndExchangeRelease(5, 6) + \" \" + a",
        () -> a.compareAndSet(15, 1) + " " + a.compareAndSet(15, 2) + " " + a.compareAndExchange(1, 3) + " " + a.compareAndExchange(1, 4) + " " + a.compareAndExchangeAcquire(3, 5) + " " + a.compareAndExchangeRelease(5, 6) + " " + a);
    show(
        "a.weakCompareAndSet(0, 1) + \" \" + a.weakCompareAndSetPlain(0, 1) + \" \" + a.weakCompareAndSetVolatile(0, 1) + \" \" + a.weakCompareAndSetAcquire(0, 1) + \" \" + a.weakCompareAndSetRelease(0, 1) + \" \" + a",
        () -> a.weakCompareAndSet(0, 1) + " " + a.weakCompareAndSetPlain(0, 1) + " " + a.weakCompareAndSetVolatile(0, 1) + " " + a.weakCompareAndSetAcquire(0, 1) + " " + a.weakCompareAndSetRelease(0, 1) + " " + a);
    show(
        "while (!a.weakCompareAndSet(6, 1)) { }; while (!a.weakCompareAndSetPlain(1, 2)) { }; while (!a.weakCompareAndSetVolatile(2, 3)) { }; while (!a.weakCompareAndSetAcquire(3, 4)) { }; while (!a.weakCompareAndSetRelease(4, 5)) { }",
        () -> { while (!a.weakCompareAndSet(6, 1)) { }; while (!a.weakCompareAndSetPlain(1, 2)) { }; while (!a.weakCompareAndSetVolatile(2, 3)) { }; while (!a.weakCompareAndSetAcquire(3, 4)) { }; while (!a.weakCompareAndSetRelease(4, 5)) { }; return "done"; });
    show(
        "a.getPlain() + \" \" + a.getOpaque() + \" \" + a.getAcquire()",
        () -> a.getPlain() + " " + a.getOpaque() + " " + a.getAcquire());
    show(
        "a.lazySet(1); a.setPlain(2); a.setOpaque(3); a.setRelease(4)",
        () -> { a.lazySet(1); a.setPlain(2); a.setOpaque(3); a.setRelease(4); return "done"; });
    show(
        "a.getAndUpdate(x -> x * 2) + \" \" + a.updateAndGet(x -> x + 1) + \" \" + a.getAndAccumulate(3, (x, y) -> x * y) + \" \" + a.accumulateAndGet(7, (x, y) -> x - y) + \" \" + a",
        () -> a.getAndUpdate(x -> x * 2) + " " + a.updateAndGet(x -> x + 1) + " " + a.getAndAccumulate(3, (x, y) -> x * y) + " " + a.accumulateAndGet(7, (x, y) -> x - y) + " " + a);
    show("a.getAndUpdate(null)", () -> a.getAndUpdate(null));
    show("a.updateAndGet(x -> 1 / 0)", () -> a.updateAndGet(x -> 1 / 0));
    show(
        "new AtomicInteger(Integer.MAX_VALUE).incrementAndGet() + \" \" + new AtomicInteger(Integer.MIN_VALUE).getAndDecrement()",
        () -> new AtomicInteger(Integer.MAX_VALUE).incrementAndGet() + " " + new AtomicInteger(Integer.MIN_VALUE).getAndDecrement());
    show(
        "a.equals(new AtomicInteger(a.get())) + \" \" + a.equals(a)",
        () -> a.equals(new AtomicInteger(a.get())) + " " + a.equals(a));
  }

  static void longs() throws Exception {
    AtomicLong a = new AtomicLong(5);
    show(
        "new AtomicLong() + \" \" + a + \" \" + a.get() + \" \" + a.toString() + \" \" + a.intValue() + \" \" + a.longValue() + \" \" + a.floatValue() + \" \" + a.doubleValue() + \" \" + a.byteValue() + \" \" + a.shortValue()",
        () -> new AtomicLong() + " " + a + " " + a.get() + " " + a.toString() + " " + a.intValue() + " " + a.longValue() + " " + a.floatValue() + " " + a.doubleValue() + " " + a.byteValue() + " " + a.shortValue());
    show("a.set(7)", () -> { a.set(7); return "done"; });
    show(
        "a.getAndSet(8) + \" \" + a.getAndIncrement() + \" \" + a.getAndDecrement() + \" \" + a.getAndAdd(10) + \" \" + a.incrementAndGet() + \" \" + a.decrementAndGet() + \" \" + a.addAndGet(-3) + \" \" + a",
        () -> a.getAndSet(8) + " " + a.getAndIncrement() + " " + a.getAndDecrement() + " " + a.getAndAdd(10) + " " + a.incrementAndGet() + " " + a.decrementAndGet() + " " + a.addAndGet(-3) + " " + a);
    show(
        "a.compareAndSet(15, 1) + \" \" + a.compareAndSet(15, 2) + \" \" + a.compareAndExchange(1, 3) + \" \" + a.compareAndExchange(1, 4) + \" \" + a.compareAndExchangeAcquire(3, 5) + \" \" + a.compareAndExchangeRelease(5, 6) + \" \" + a",
        () -> a.compareAndSet(15, 1) + " " + a.compareAndSet(15, 2) + " " + a.compareAndExchange(1, 3) + " " + a.compareAndExchange(1, 4) + " " + a.compareAndExchangeAcquire(3, 5) + " " + a.compareAndExchangeRelease(5, 6) + " " + a);
    show(
        "a.weakCompareAndSet(0, 1) + \" \" + a.weakCompareAndSetPlain(0, 1) + \" \" + a.weakCompareAndSetVolatile(0, 1) + \" \" + a.weakCompareAndSetAcquire(0, 1) + \" \" + a.weakCompareAndSetRelease(0, 1) + \" \" + a",
        () -> a.weakCompareAndSet(0, 1) + " " + a.weakCompareAndSetPlain(0, 1) + " " + a.weakCompareAndSetVolatile(0, 1) + " " + a.weakCompareAndSetAcquire(0, 1) + " " + a.weakCompareAndSetRelease(0, 1) + " " + a);
    show(
        "while (!a.weakCompareAndSet(6, 1)) { }; while (!a.weakCompareAndSetPlain(1, 2)) { }; while (!a.weakCompareAndSetVolatile(2, 3)) { }; while (!a.weakCompareAndSetAcquire(3, 4)) { }; while (!a.weakCompareAndSetRelease(4, 5)) { }",
        () -> { while (!a.weakCompareAndSet(6, 1)) { }; while (!a.weakCompareAndSetPlain(1, 2)) { }; while (!a.weakCompareAndSetVolatile(2, 3)) { }; while (!a.weakCompareAndSetAcquire(3, 4)) { }; while (!a.weakCompareAndSetRelease(4, 5)) { }; return "done"; });
    show(
        "a.getPlain() + \" \" + a.getOpaque() + \" \" + a.getAcquire()",
        () -> a.getPlain() + " " + a.getOpaque() + " " + a.getAcquire());
    show(
        "a.lazySet(1); a.setPlain(2); a.setOpaque(3); a.setRelease(4)",
        () -> { a.lazySet(1); a.setPlain(2); a.setOpaque(3); a.setRelease(4); return "done"; });
    show(
        "a.getAndUpdate(x -> x * 2) + \" \" + a.updateAndGet(x -> x + 1) + \" \" + a.getAndAccumulate(3, (x, y) -> x * y) + \" \" + a.accumulateAndGet(7, (x, y) -> x - y) + \" \" + a",
        () -> a.getAndUpdate(x -> x * 2) + " " + a.updateAndGet(x -> x + 1) + " " + a.getAndAccumulate(3, (x, y) -> x * y) + " " + a.accumulateAndGet(7, (x, y) -> x - y) + " " + a);
    show("a.getAndUpdate(null)", () -> a.getAndUpdate(null));
    show("a.updateAndGet(x -> 1 / 0)", () -> a.updateAndGet(x -> 1 / 0));
    show(
        "new AtomicLong(Long.MAX_VALUE).incrementAndGet() + \" \" + new AtomicLong(Long.MIN_VALUE).getAndDecrement()",
        () -> new AtomicLong(Long.MAX_VALUE).incrementAndGet() + " " + new AtomicLong(Long.MIN_VALUE).getAndDecrement());
    show(
        "a.equals(new AtomicLong(a.get())) + \" \" + a.equals(a)",
        () -> a.equals(new AtomicLong(a.get())) + " " + a.equals(a));
  }

  static void booleans() throws Exception {
    AtomicBoolean a = new AtomicBoolean(true);
    show(
        "new AtomicBoolean() + \" \" + a + \" \" + a.get() + \" \" + a.toString() + \" \" + a.getPlain() + \" \" + a.getOpaque() + \" \" + a.getAcquire()",
        () -> new AtomicBoolean() + " " + a + " " + a.get() + " " + a.toString() + " " + a.getPlain() + " " + a.getOpaque() + " " + a.getAcquire());
    show(
        "a.getAndSet(false) + \" \" + a.compareAndSet(true, false) + \" \" + a.compareAndSet(false, true) + \" \" + a.compareAndExchange(true, false) + \" \" + a.compareAndExchangeAcquire(true, false) + \" \" + a.compareAndExchangeRelease(false, true) + \" \" + a",
        () -> a.getAndSet(false) + " " + a.compareAndSet(true, false) + " " + a.compareAndSet(false, true) + " " + a.compareAndExchange(true, false) + " " + a.compareAndExchangeAcquire(true, false) + " " + a.compareAndExchangeRelease(false, true) + " " + a);
    show(
        "a.weakCompareAndSet(false, true) + \" \" + a.weakCompareAndSetPlain(false, true) + \" \" + a.weakCompareAndSetVolatile(false, true) + \" \" + a.weakCompareAndSetAcquire(false, true) + \" \" + a.weakCompareAndSetRelease(false, true)",
        () -> a.weakCompareAndSet(false, true) + " " + a.weakCompareAndSetPlain(false, true) + " " + a.weakCompareAndSetVolatile(false, true) + " " + a.weakCompareAndSetAcquire(false, true) + " " + a.weakCompareAndSetRelease(false, true));
    show(
        "while (!a.weakCompareAndSetVolatile(true, false)) { }",
        () -> { while (!a.weakCompareAndSetVolatile(true, false)) { }; return "done"; });
    show("a.get()", () -> a.get());
    show("a.set(true); a.lazySet(false)", () -> { a.set(true); a.lazySet(false); return "done"; });
    show("a.get()", () -> a.get());
    show(
        "a.setPlain(true); a.setOpaque(false); a.setRelease(true)",
        () -> { a.setPlain(true); a.setOpaque(false); a.setRelease(true); return "done"; });
    show("a.get()", () -> a.get());
  }

  static void references() throws Exception {
    String one = "one";
    String two = "two";
    AtomicReference<String> a = new AtomicReference<>(one);
    show(
        "new AtomicReference<String>() + \" \" + a + \" \" + a.get() + \" \" + a.toString() + \" \" + a.getPlain() + \" \" + a.getOpaque() + \" \" + a.getAcquire()",
        () -> new AtomicReference<String>() + " " + a + " " + a.get() + " " + a.toString() + " " + a.getPlain() + " " + a.getOpaque() + " " + a.getAcquire());
    show(
        "a.getAndSet(two) + \" \" + a.compareAndSet(one, two) + \" \" + a.compareAndSet(two, one) + \" \" + a.compareAndSet(new String(\"one\"), two) + \" \" + a.compareAndExchange(two, one) + \" \" + a.compareAndExchangeAcquire(one, two) + \" \" + a.compareAndExchangeRelease(two, null) + \" \" + a",
        () -> a.getAndSet(two) + " " + a.compareAndSet(one, two) + " " + a.compareAndSet(two, one) + " " + a.compareAndSet(new String("one"), two) + " " + a.compareAndExchange(two, one) + " " + a.compareAndExchangeAcquire(one, two) + " " + a.compareAndExchangeRelease(two, null) + " " + a);
    show(
        "a.weakCompareAndSet(one, two) + \" \" + a.weakCompareAndSetPlain(one, two) + \" \" + a.weakCompareAndSetVolatile(one, two) + \" \" + a.weakCompareAndSetAcquire(one, two) + \" \" + a.weakCompareAndSetRelease(one, two)",
        () -> a.weakCompareAndSet(one, two) + " " + a.weakCompareAndSetPlain(one, two) + " " + a.weakCompareAndSetVolatile(one, two) + " " + a.weakCompareAndSetAcquire(one, two) + " " + a.weakCompareAndSetRelease(one, two));
    show(
        "while (!a.weakCompareAndSetRelease(null, one)) { }",
        () -> { while (!a.weakCompareAndSetRelease(null, one)) { }; return "done"; });
    show(
        "a.set(two); a.lazySet(one); a.setPlain(two); a.setOpaque(one); a.setRelease(\"x\")",
        () -> { a.set(two); a.lazySet(one); a.setPlain(two); a.setOpaque(one); a.setRelease("x"); return "done"; });
    show(
        "a.getAndUpdate(s -> s + \"y\") + \" \" + a.updateAndGet(s -> s + \"z\") + \" \" + a.getAndAccumulate(\"1\", (s, t) -> s + t) + \" \" + a.accumulateAndGet(\"2\", (s, t) -> t + s) + \" \" + a.get()",
        () -> a.getAndUpdate(s -> s + "y") + " " + a.updateAndGet(s -> s + "z") + " " + a.getAndAccumulate("1", (s, t) -> s + t) + " " + a.accumulateAndGet("2", (s, t) -> t + s) + " " + a.get());
    show("a.updateAndGet(null)", () -> a.updateAndGet(null));
  }

  public static void main(String[] args) throws Exception {
    ints();
    longs();
    booleans();
    references();
  }
}

/* expect:
new AtomicInteger() + " " + a + " " + a.get() + " " + a.toString() + " " + a.intValue() + " " + a.longValue() + " " + a.floatValue() + " " + a.doubleValue() + " " + a.byteValue() + " " + a.shortValue() = "0 5 5 5 5 5 5.0 5.0 5 5"
a.set(7) = "done"
a.getAndSet(8) + " " + a.getAndIncrement() + " " + a.getAndDecrement() + " " + a.getAndAdd(10) + " " + a.incrementAndGet() + " " + a.decrementAndGet() + " " + a.addAndGet(-3) + " " + a = "7 8 9 8 19 18 15 15"
a.compareAndSet(15, 1) + " " + a.compareAndSet(15, 2) + " " + a.compareAndExchange(1, 3) + " " + a.compareAndExchange(1, 4) + " " + a.compareAndExchangeAcquire(3, 5) + " " + a.compareAndExchangeRelease(5, 6) + " " + a = "true false 1 3 3 5 6"
a.weakCompareAndSet(0, 1) + " " + a.weakCompareAndSetPlain(0, 1) + " " + a.weakCompareAndSetVolatile(0, 1) + " " + a.weakCompareAndSetAcquire(0, 1) + " " + a.weakCompareAndSetRelease(0, 1) + " " + a = "false false false false false 6"
while (!a.weakCompareAndSet(6, 1)) { }; while (!a.weakCompareAndSetPlain(1, 2)) { }; while (!a.weakCompareAndSetVolatile(2, 3)) { }; while (!a.weakCompareAndSetAcquire(3, 4)) { }; while (!a.weakCompareAndSetRelease(4, 5)) { } = "done"
a.getPlain() + " " + a.getOpaque() + " " + a.getAcquire() = "5 5 5"
a.lazySet(1); a.setPlain(2); a.setOpaque(3); a.setRelease(4) = "done"
a.getAndUpdate(x -> x * 2) + " " + a.updateAndGet(x -> x + 1) + " " + a.getAndAccumulate(3, (x, y) -> x * y) + " " + a.accumulateAndGet(7, (x, y) -> x - y) + " " + a = "4 9 9 20 20"
a.getAndUpdate(null) = ! java.lang.NullPointerException
a.updateAndGet(x -> 1 / 0) = ! java.lang.ArithmeticException: / by zero
new AtomicInteger(Integer.MAX_VALUE).incrementAndGet() + " " + new AtomicInteger(Integer.MIN_VALUE).getAndDecrement() = "-2147483648 -2147483648"
a.equals(new AtomicInteger(a.get())) + " " + a.equals(a) = "false true"
new AtomicLong() + " " + a + " " + a.get() + " " + a.toString() + " " + a.intValue() + " " + a.longValue() + " " + a.floatValue() + " " + a.doubleValue() + " " + a.byteValue() + " " + a.shortValue() = "0 5 5 5 5 5 5.0 5.0 5 5"
a.set(7) = "done"
a.getAndSet(8) + " " + a.getAndIncrement() + " " + a.getAndDecrement() + " " + a.getAndAdd(10) + " " + a.incrementAndGet() + " " + a.decrementAndGet() + " " + a.addAndGet(-3) + " " + a = "7 8 9 8 19 18 15 15"
a.compareAndSet(15, 1) + " " + a.compareAndSet(15, 2) + " " + a.compareAndExchange(1, 3) + " " + a.compareAndExchange(1, 4) + " " + a.compareAndExchangeAcquire(3, 5) + " " + a.compareAndExchangeRelease(5, 6) + " " + a = "true false 1 3 3 5 6"
a.weakCompareAndSet(0, 1) + " " + a.weakCompareAndSetPlain(0, 1) + " " + a.weakCompareAndSetVolatile(0, 1) + " " + a.weakCompareAndSetAcquire(0, 1) + " " + a.weakCompareAndSetRelease(0, 1) + " " + a = "false false false false false 6"
while (!a.weakCompareAndSet(6, 1)) { }; while (!a.weakCompareAndSetPlain(1, 2)) { }; while (!a.weakCompareAndSetVolatile(2, 3)) { }; while (!a.weakCompareAndSetAcquire(3, 4)) { }; while (!a.weakCompareAndSetRelease(4, 5)) { } = "done"
a.getPlain() + " " + a.getOpaque() + " " + a.getAcquire() = "5 5 5"
a.lazySet(1); a.setPlain(2); a.setOpaque(3); a.setRelease(4) = "done"
a.getAndUpdate(x -> x * 2) + " " + a.updateAndGet(x -> x + 1) + " " + a.getAndAccumulate(3, (x, y) -> x * y) + " " + a.accumulateAndGet(7, (x, y) -> x - y) + " " + a = "4 9 9 20 20"
a.getAndUpdate(null) = ! java.lang.NullPointerException
a.updateAndGet(x -> 1 / 0) = ! java.lang.ArithmeticException: / by zero
new AtomicLong(Long.MAX_VALUE).incrementAndGet() + " " + new AtomicLong(Long.MIN_VALUE).getAndDecrement() = "-9223372036854775808 -9223372036854775808"
a.equals(new AtomicLong(a.get())) + " " + a.equals(a) = "false true"
new AtomicBoolean() + " " + a + " " + a.get() + " " + a.toString() + " " + a.getPlain() + " " + a.getOpaque() + " " + a.getAcquire() = "false true true true true true true"
a.getAndSet(false) + " " + a.compareAndSet(true, false) + " " + a.compareAndSet(false, true) + " " + a.compareAndExchange(true, false) + " " + a.compareAndExchangeAcquire(true, false) + " " + a.compareAndExchangeRelease(false, true) + " " + a = "true false true true false false true"
a.weakCompareAndSet(false, true) + " " + a.weakCompareAndSetPlain(false, true) + " " + a.weakCompareAndSetVolatile(false, true) + " " + a.weakCompareAndSetAcquire(false, true) + " " + a.weakCompareAndSetRelease(false, true) = "false false false false false"
while (!a.weakCompareAndSetVolatile(true, false)) { } = "done"
a.get() = false
a.set(true); a.lazySet(false) = "done"
a.get() = false
a.setPlain(true); a.setOpaque(false); a.setRelease(true) = "done"
a.get() = true
new AtomicReference<String>() + " " + a + " " + a.get() + " " + a.toString() + " " + a.getPlain() + " " + a.getOpaque() + " " + a.getAcquire() = "null one one one one one one"
a.getAndSet(two) + " " + a.compareAndSet(one, two) + " " + a.compareAndSet(two, one) + " " + a.compareAndSet(new String("one"), two) + " " + a.compareAndExchange(two, one) + " " + a.compareAndExchangeAcquire(one, two) + " " + a.compareAndExchangeRelease(two, null) + " " + a = "one false true false one one two null"
a.weakCompareAndSet(one, two) + " " + a.weakCompareAndSetPlain(one, two) + " " + a.weakCompareAndSetVolatile(one, two) + " " + a.weakCompareAndSetAcquire(one, two) + " " + a.weakCompareAndSetRelease(one, two) = "false false false false false"
while (!a.weakCompareAndSetRelease(null, one)) { } = "done"
a.set(two); a.lazySet(one); a.setPlain(two); a.setOpaque(one); a.setRelease("x") = "done"
a.getAndUpdate(s -> s + "y") + " " + a.updateAndGet(s -> s + "z") + " " + a.getAndAccumulate("1", (s, t) -> s + t) + " " + a.accumulateAndGet("2", (s, t) -> t + s) + " " + a.get() = "x xyz xyz 2xyz1 2xyz1"
a.updateAndGet(null) = ! java.lang.NullPointerException
*/
