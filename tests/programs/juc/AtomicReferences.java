// AtomicReference and AtomicBoolean: compare by identity; a lock-free stack and a once flag.
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

class Treiber<T> {
  private static class Node<T> {
    final T value;
    final Node<T> next;

    Node(T value, Node<T> next) {
      this.value = value;
      this.next = next;
    }
  }

  private final AtomicReference<Node<T>> head = new AtomicReference<>();

  void push(T t) {
    Node<T> old, made;
    do {
      old = head.get();
      made = new Node<>(t, old);
    } while (!head.compareAndSet(old, made));
  }

  T pop() {
    while (true) {
      Node<T> top = head.get();
      if (top == null) return null;
      if (head.compareAndSet(top, top.next)) return top.value;
    }
  }
}

public class AtomicReferences {
  public static void main(String[] args) throws InterruptedException {
    AtomicReference<String> r = new AtomicReference<>("a");
    String copy = new String("a");
    System.out.println(r.get() + " " + r.compareAndSet(copy, "b") + " " + r.compareAndSet("a", "b") + " " + r.getAndSet("c") + " " + r);
    System.out.println(r.updateAndGet(s -> s + s) + " " + r.getAndUpdate(s -> s.toUpperCase()) + " " + r.accumulateAndGet("x", (s, t) -> t + s) + " " + r.getAndAccumulate("y", (s, t) -> s + t) + " " + r.get());
    r.set(null);
    System.out.println(r.get() + " " + r + " " + r.compareAndSet(null, "n") + " " + new AtomicReference<Integer>().get());
    r.lazySet("z");
    System.out.println(r.get().length());
    AtomicReference<Integer> i = new AtomicReference<>(1000);
    System.out.println(i.compareAndSet(1000, 1) + " " + i.get());
    AtomicReference<Integer> small = new AtomicReference<>(100);
    System.out.println(small.compareAndSet(100, 1) + " " + small.get());
    AtomicBoolean b = new AtomicBoolean();
    System.out.println(b.get() + " " + b.compareAndSet(false, true) + " " + b.compareAndSet(false, true) + " " + b.getAndSet(false) + " " + b);
    b.set(true);
    System.out.println(b.get() ? "set" : "clear");
    Treiber<Integer> stack = new Treiber<>();
    AtomicBoolean once = new AtomicBoolean();
    long[] sums = new long[4];
    int[] winners = new int[1];
    Thread[] ts = new Thread[4];
    for (int t = 0; t < 4; t++) {
      int id = t;
      ts[t] = new Thread(() -> {
        for (int k = 0; k < 100; k++) {
          stack.push(id * 100 + k);
          if (k % 3 == 0) {
            Integer v = stack.pop();
            if (v != null) sums[id] += v;
          }
        }
        if (once.compareAndSet(false, true)) winners[0]++;
      });
      ts[t].start();
    }
    for (Thread t : ts) t.join();
    long total = sums[0] + sums[1] + sums[2] + sums[3];
    for (Integer v = stack.pop(); v != null; v = stack.pop()) total += v;
    System.out.println(total + " " + winners[0]);
  }
}

/* expect:
a false true b c
cc cc xCC xCC xCCy
null null true null
1
false 1000
true 1
false true false true false
set
79800 1
*/
