// AtomicInteger and AtomicLong: all the operations, and counting from several threads.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

public class AtomicIntegers {
  public static void main(String[] args) throws InterruptedException {
    AtomicInteger a = new AtomicInteger();
    System.out.println(a.get() + " " + a.incrementAndGet() + " " + a.getAndIncrement() + " " + a.get() + " " + a.decrementAndGet() + " " + a.getAndDecrement() + " " + a);
    System.out.println(a.addAndGet(10) + " " + a.getAndAdd(-3) + " " + a.getAndSet(100) + " " + a.intValue() + " " + a.longValue() + " " + a.doubleValue());
    System.out.println(a.compareAndSet(100, 7) + " " + a.compareAndSet(100, 8) + " " + a.get());
    System.out.println(a.updateAndGet(x -> x * 2) + " " + a.getAndUpdate(x -> x + 1) + " " + a.accumulateAndGet(5, (x, y) -> x * 10 + y) + " " + a.getAndAccumulate(3, (x, y) -> x - y) + " " + a.get());
    a.set(Integer.MAX_VALUE);
    System.out.println(a.incrementAndGet());
    a.lazySet(4);
    System.out.println(a);
    AtomicLong l = new AtomicLong(5);
    System.out.println(l.incrementAndGet() + " " + l.getAndAdd(1L << 40) + " " + l.get() + " " + l.compareAndSet(0, 1) + " " + l.updateAndGet(x -> x >> 38) + " " + l.accumulateAndGet(7, (x, y) -> Math.max(x, y)) + " " + l.getAndSet(-1) + " " + l + " " + l.intValue() + " " + l.decrementAndGet() + l.getAndIncrement() + l.getAndDecrement() + l.addAndGet(3));
    AtomicInteger counter = new AtomicInteger(), max = new AtomicInteger(), evens = new AtomicInteger();
    AtomicLong sum = new AtomicLong();
    Thread[] ts = new Thread[4];
    for (int t = 0; t < ts.length; t++) {
      int id = t;
      ts[t] = new Thread(() -> {
        for (int i = 0; i < 500; i++) {
          int v = counter.incrementAndGet();
          sum.addAndGet(v);
          int m = max.get();
          while (v > m && !max.compareAndSet(m, v)) m = max.get();
          if (v % 2 == 0) evens.getAndUpdate(x -> x + 1);
          sum.accumulateAndGet(id, (x, y) -> x + y);
        }
      });
      ts[t].start();
    }
    for (Thread t : ts) t.join();
    System.out.println(counter + " " + sum + " " + max + " " + evens);
    Number n = counter;
    System.out.println(n.intValue() + n.floatValue());
    try {
      counter.updateAndGet(x -> 1 / (x - x));
    } catch (ArithmeticException e) {
      System.out.println(counter.get());
    }
  }
}

/* expect:
0 1 1 2 1 1 0
10 10 7 100 100 100.0
true false 7
14 14 155 155 152
-2147483648
4
6 6 1099511627782 false 4 7 7 -1 -1 -2-2-11
2000 2004000 2000 1000
4000.0
2000
*/
