import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

// Every member of BlockingQueue and ArrayBlockingQueue.
public class BlockingQueueMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      Object value = action.run();
      result = value instanceof Object[] ? Arrays.toString((Object[]) value) : String.valueOf(value);
    } catch (Throwable e) {
      String message = String.valueOf(e.getMessage());
      result = "! " + (message.contains("because ") ? e.getClass().getName() : e);
    }
    System.out.println(what + " = " + result);
  }

  static ArrayBlockingQueue<String> of(int capacity, String... items) {
    return new ArrayBlockingQueue<>(capacity, false, Arrays.asList(items));
  }

  static void constructors() {
    show("0", () -> new ArrayBlockingQueue<String>(0));
    show("-1", () -> new ArrayBlockingQueue<String>(-1, true));
    show("too many", () -> of(1, "a", "b"));
    show("null in it", () -> of(2, "a", null));
    show("null", () -> new ArrayBlockingQueue<String>(2, true, null));
    show("some", () -> of(3, "a", "b"));
    show("full", () -> of(2, "a", "b").remainingCapacity());
  }

  static void puttingIn() {
    BlockingQueue<String> q = new ArrayBlockingQueue<>(3, true);
    show("add", () -> q.add("a"));
    show("offer", () -> q.offer("b"));
    show("put", () -> { q.put("c"); return q; });
    show("full", () -> q.offer("d") + " " + q.remainingCapacity() + " " + q.size());
    show("add", () -> q.add("d"));
    show("offer for a while", () -> q.offer("d", 1, TimeUnit.MILLISECONDS) + " " + q.offer("d", -1, TimeUnit.DAYS));
    q.poll();
    show("offer for a while", () -> q.offer("d", 1, TimeUnit.MILLISECONDS));
    show("all", () -> q);
    show("null", () -> q.add(null));
    show("null", () -> q.offer(null));
    show("null", () -> { q.put(null); return 0; });
    show("null", () -> q.offer(null, 1, TimeUnit.DAYS));
    show("null", () -> q.offer("e", 1, null));
    q.clear();
    show("addAll", () -> q.addAll(List.of("x", "y")) + " " + q);
    show("addAll", () -> q.addAll(List.of("z", "zz")));
    show("all", () -> q);
    show("addAll", () -> q.addAll(q));
  }

  static void takingOut() {
    ArrayBlockingQueue<String> q = of(4, "a", "b", "c", "d");
    show("poll", () -> q.poll());
    show("take", () -> q.take());
    show("poll for a while", () -> q.poll(1, TimeUnit.MILLISECONDS));
    show("remove", () -> q.remove());
    show("empty", () -> q.poll() + " " + q.peek() + " " + q.isEmpty() + " " + q.poll(1, TimeUnit.MILLISECONDS) + " " + q.poll(0, TimeUnit.DAYS));
    show("remove", () -> q.remove());
    show("element", () -> q.element());
    q.addAll(List.of("e", "f", "e", "g"));
    show("peek", () -> q.peek() + " " + q.element() + " " + q.size());
    show("remove one", () -> q.remove("e") + " " + q + " " + q.remove("x") + " " + q.remove(null) + " " + q.remove("g") + " " + q);
    show("contains", () -> q.contains("f") + " " + q.contains("x") + " " + q.contains(null) + " " + q.containsAll(List.of("e", "f")));
    List<String> list = new ArrayList<>();
    q.add("h");
    show("drainTo", () -> q.drainTo(list, 0) + " " + q.drainTo(list, -1) + " " + q.drainTo(list, 2) + " " + list + " " + q);
    q.add("i");
    show("drainTo", () -> q.drainTo(list) + " " + list + " " + q + " " + q.drainTo(list));
    show("drainTo", () -> q.drainTo(q));
    show("drainTo", () -> q.drainTo(null));
    show("drainTo", () -> q.drainTo(null, 1));
    q.addAll(List.of("a", "b", "c", "d"));
    show("drainTo a full one", () -> q.drainTo(new ArrayBlockingQueue<String>(2)));
    show("left", () -> q);
    q.clear();
    show("clear", () -> q + " " + q.size() + " " + q.remainingCapacity());
  }

  static void bulk() {
    ArrayBlockingQueue<String> q = of(6, "a", "b", "c", "a", "d");
    show("removeIf", () -> q.removeIf(s -> s.equals("a")) + " " + q + " " + q.removeIf(s -> false));
    show("removeAll", () -> q.removeAll(List.of("b", "x")) + " " + q);
    show("retainAll", () -> q.retainAll(List.of("d")) + " " + q + " " + q.retainAll(List.of("d")));
    show("null", () -> q.removeIf(null));
    show("null", () -> q.removeAll(null));
    show("null", () -> q.retainAll(null));
    show("null", () -> { q.forEach(null); return 0; });
    q.add("e");
    StringBuilder all = new StringBuilder();
    show("forEach", () -> { q.forEach(s -> all.append(s).append(';')); return all; });
    show("toArray", () -> q.toArray());
    show("toArray", () -> q.toArray(new String[0]));
    show("toArray", () -> q.toArray(new String[] {"1", "2", "3", "4"}));
    show("toArray", () -> q.toArray(n -> new String[n]));
    show("toArray", () -> q.toArray((String[]) null));
    Collection<String> c = q;
    Queue<String> plain = q;
    BlockingQueue<String> blocking = of(3, "a", "b", "c");
    List<String> drained = new ArrayList<>();
    show("as a BlockingQueue", () -> blocking.contains("b") + " " + blocking.remove("b") + " " + blocking.drainTo(drained, 1) + " " + blocking.drainTo(drained) + " " + drained);
    show("toString", () -> q.toString());
    show("as others", () -> c.size() + " " + plain.peek() + " " + c.equals(q) + " " + c.equals(of(6, "d", "e")));
  }

  static void iterators() {
    ArrayBlockingQueue<String> q = of(4, "a", "b", "c");
    Iterator<String> it = q.iterator();
    show("next", () -> it.next() + it.hasNext());
    it.remove();
    show("remove", () -> q);
    show("remove", () -> { it.remove(); return 0; });
    q.add("d");
    q.add("e");
    show("sees what was added", () -> it.next() + it.next() + it.next() + it.next() + it.hasNext());
    show("the end", () -> it.next());
    it.remove();
    show("remove", () -> q);

    Iterator<String> second = q.iterator();
    show("has its next already", () -> {
      q.poll();
      return second.next() + " " + q;
    });
    second.remove();
    show("it was gone", () -> q + " " + second.next());
    q.poll();
    q.poll();
    q.add("f");
    show("it was empty once", () -> second.hasNext());

    Iterator<String> empty = new ArrayBlockingQueue<String>(1).iterator();
    show("empty", () -> empty.hasNext());
    show("empty", () -> empty.next());
    show("empty", () -> { empty.remove(); return 0; });

    ArrayBlockingQueue<Integer> numbers = new ArrayBlockingQueue<>(5);
    for (int i = 0; i < 3; i++) {
      numbers.add(i);
      numbers.poll();
    }
    for (int i = 0; i < 5; i++) {
      numbers.add(i);
    }
    Iterator<Integer> middle = numbers.iterator();
    middle.next();
    middle.next();
    numbers.remove(1);
    numbers.remove(3);
    middle.remove();
    show("around the ring", () -> numbers + " " + middle.next() + middle.next() + middle.hasNext());
    StringBuilder rest = new StringBuilder();
    Iterator<Integer> walk = numbers.iterator();
    walk.next();
    walk.forEachRemaining(n -> rest.append(n).append(' '));
    show("forEachRemaining", () -> rest + "" + walk.hasNext());
    show("after it", () -> { walk.remove(); return 0; });
    show("null", () -> { walk.forEachRemaining(null); return 0; });
    // Many that are never asked to the end.
    int sum = 0;
    Iterator<Integer> old = numbers.iterator();
    for (int i = 0; i < 200; i++) {
      for (int n : numbers) {
        sum += n;
        break;
      }
    }
    numbers.poll();
    show("old", () -> old.next() + " " + old.next());
    old.remove();
    show("old", () -> numbers + " " + old.hasNext());
    show("sum", () -> numbers.size());
    int check = sum;
    show("sum", () -> check);
  }

  static void interrupts() {
    ArrayBlockingQueue<String> q = of(1, "a");
    show("put", () -> { Thread.currentThread().interrupt(); q.put("b"); return 0; });
    show("offer", () -> { Thread.currentThread().interrupt(); return q.offer("b", 1, TimeUnit.DAYS); });
    show("take", () -> { Thread.currentThread().interrupt(); return q.take(); });
    show("poll", () -> { Thread.currentThread().interrupt(); return q.poll(1, TimeUnit.DAYS); });
    show("others", () -> { Thread.currentThread().interrupt(); return q.offer("b") + " " + q.poll() + " " + q.offer("c") + " " + Thread.interrupted(); });
  }

  static void threads() throws Exception {
    BlockingQueue<Integer> q = new ArrayBlockingQueue<>(2, true);
    Thread producer = new Thread(() -> {
      try {
        for (int i = 1; i <= 10; i++) {
          if (i % 2 == 0) {
            q.put(i);
          } else {
            while (!q.offer(i, 1, TimeUnit.SECONDS)) {
              System.out.println("full for long");
            }
          }
        }
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    producer.start();
    int sum = 0;
    for (int i = 1; i <= 10; i++) {
      int n = i % 3 == 0 ? q.poll(10, TimeUnit.SECONDS) : q.take();
      sum = sum * 3 + n;
    }
    producer.join();
    System.out.println(sum + " " + q);
    Thread waiter = new Thread(() -> {
      try {
        q.take();
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    });
    waiter.start();
    while (waiter.getState() != Thread.State.WAITING) {
      Thread.sleep(1);
    }
    waiter.interrupt();
    waiter.join();
  }

  public static void main(String[] args) throws Exception {
    constructors();
    puttingIn();
    takingOut();
    bulk();
    iterators();
    interrupts();
    threads();
  }
}

/* expect:
0 = ! java.lang.IllegalArgumentException
-1 = ! java.lang.IllegalArgumentException
too many = ! java.lang.IllegalArgumentException
null in it = ! java.lang.NullPointerException
null = ! java.lang.NullPointerException
some = [a, b]
full = 0
add = true
offer = true
put = [a, b, c]
full = false 0 3
add = ! java.lang.IllegalStateException: Queue full
offer for a while = false false
offer for a while = true
all = [b, c, d]
null = ! java.lang.NullPointerException
null = ! java.lang.NullPointerException
null = ! java.lang.NullPointerException
null = ! java.lang.NullPointerException
null = ! java.lang.NullPointerException
addAll = true [x, y]
addAll = ! java.lang.IllegalStateException: Queue full
all = [x, y, z]
addAll = ! java.lang.IllegalArgumentException
poll = a
take = b
poll for a while = c
remove = d
empty = null null true null null
remove = ! java.util.NoSuchElementException
element = ! java.util.NoSuchElementException
peek = e e 4
remove one = true [f, e, g] false false true [f, e]
contains = true false false true
drainTo = 0 0 2 [f, e] [h]
drainTo = 2 [f, e, h, i] [] 0
drainTo = ! java.lang.IllegalArgumentException
drainTo = ! java.lang.NullPointerException
drainTo = ! java.lang.NullPointerException
drainTo a full one = ! java.lang.IllegalStateException: Queue full
left = [c, d]
clear = [] 0 4
removeIf = true [b, c, d] false
removeAll = true [c, d]
retainAll = true [d] false
null = ! java.lang.NullPointerException
null = ! java.lang.NullPointerException
null = ! java.lang.NullPointerException
null = ! java.lang.NullPointerException
forEach = d;e;
toArray = [d, e]
toArray = [d, e]
toArray = [d, e, null, 4]
toArray = [d, e]
toArray = ! java.lang.NullPointerException
as a BlockingQueue = true true 1 1 [a, c]
toString = [d, e]
as others = 2 d true false
next = atrue
remove = [b, c]
remove = ! java.lang.IllegalStateException
sees what was added = bcdefalse
the end = ! java.util.NoSuchElementException
remove = [b, c, d]
has its next already = b [c, d]
it was gone = [c, d] c
it was empty once = true
empty = false
empty = ! java.util.NoSuchElementException
empty = ! java.lang.IllegalStateException
around the ring = [0, 2, 4] 24false
forEachRemaining = 2 4 false
after it = ! java.lang.IllegalStateException
null = ! java.lang.NullPointerException
old = 0 2
old = [4] true
sum = 1
sum = 0
put = ! java.lang.InterruptedException
offer = ! java.lang.InterruptedException
take = ! java.lang.InterruptedException
poll = ! java.lang.InterruptedException
others = false a true true
44281 []
interrupted
*/
