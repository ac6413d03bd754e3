import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.TreeSet;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

// Every member of the queues of java.util.concurrent, one thread at a time.
public class QueueMembers {
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

  static void queue(Queue<String> q) {
    show("type", () -> q.getClass().getSimpleName());
    show("empty", () -> q.isEmpty() + " " + q.size() + " " + q + " " + q.poll() + " " + q.peek());
    show("remove", () -> q.remove());
    show("element", () -> q.element());
    show("null", () -> q.offer(null));
    show("add", () -> q.add("c") + " " + q.offer("a") + " " + q.add("b") + " " + q);
    show("peek", () -> q.peek() + q.element() + q.size() + q.isEmpty());
    show("contains", () -> q.contains("a") + " " + q.contains("x") + " " + q.contains(null));
    show("toArray", () -> q.toArray());
    show("toArray short", () -> q.toArray(new String[0]));
    show("toArray long", () -> q.toArray(new String[] {"1", "2", "3", "4", "5"}));
    show("remove", () -> q.remove("a") + " " + q.remove("x") + " " + q.remove(null) + " " + q);
    show("addAll", () -> q.addAll(Arrays.asList("d", "e", "f")) + " " + q);
    show("addAll self", () -> q.addAll(q));
    show("containsAll", () -> q.containsAll(Arrays.asList("d", "b")) + " " + q.containsAll(Arrays.asList("d", "x")));
    show("removeIf", () -> q.removeIf(s -> s.equals("d")) + " " + q.removeIf(s -> false) + " " + q);
    show("removeAll", () -> q.removeAll(Arrays.asList("b", "x")) + " " + q);
    show("retainAll", () -> q.retainAll(Arrays.asList("c", "f")) + " " + q);
    show("iterator", () -> {
      q.add("g");
      StringBuilder seen = new StringBuilder();
      Iterator<String> it = q.iterator();
      while (it.hasNext()) {
        String s = it.next();
        seen.append(s);
        if (s.equals("f")) it.remove();
      }
      return seen + " " + q;
    });
    show("iterator end", () -> new ArrayList<>(q).size() + q.iterator().next());
    show("iterator remove", () -> {
      q.iterator().remove();
      return "";
    });
    show("iterator no more", () -> {
      Iterator<String> it = q.iterator();
      while (it.hasNext()) it.next();
      return it.next();
    });
    show("weakly consistent", () -> {
      Iterator<String> it = q.iterator();
      String first = it.next();
      q.remove("c");
      q.remove("g");
      q.add("h");
      return first + it.hasNext() + q;
    });
    show("forEach", () -> {
      StringBuilder seen = new StringBuilder();
      q.forEach(s -> seen.append(s));
      return seen;
    });
    show("poll", () -> q.poll() + q.remove() + q.poll());
  }

  static void blocking(BlockingQueue<String> q) {
    show("put", () -> {
      q.put("a");
      q.put("b");
      return q.offer("c", 1, TimeUnit.MILLISECONDS) + " " + q;
    });
    show("take", () -> q.take() + q.poll(1, TimeUnit.SECONDS) + q.remainingCapacity());
    show("drainTo", () -> {
      List<String> into = new ArrayList<>();
      q.add("d");
      return q.drainTo(into, 1) + " " + into + " " + q.drainTo(into) + " " + into + q.drainTo(into) + q.drainTo(into, -1);
    });
    show("drainTo self", () -> q.drainTo(q));
    show("drainTo null", () -> q.drainTo(null));
    show("poll", () -> q.poll(1, TimeUnit.MILLISECONDS));
    show("clear", () -> {
      q.add("e");
      q.clear();
      return q;
    });
    show("interrupted", () -> {
      Thread.currentThread().interrupt();
      return q.take();
    });
    show("interrupted put", () -> {
      Thread.currentThread().interrupt();
      q.put("x");
      return q + " " + Thread.interrupted();
    });
    q.clear();
  }

  static void limits(BlockingQueue<String> q) {
    show("limit", () -> q.add("a") + " " + q.add("b") + " " + q.offer("c") + " " + q.remainingCapacity());
    show("full", () -> q.add("c"));
    show("full addAll", () -> q.addAll(Arrays.asList("d")));
    show("full offer", () -> q.offer("c", 1, TimeUnit.MILLISECONDS) + " " + q);
    show("room", () -> {
      Thread t = new Thread(() -> {
        try {
          q.put("late");
        } catch (InterruptedException e) {
          System.out.println(e);
        }
      });
      t.start();
      String first = q.take();
      t.join();
      return first + q;
    });
  }

  static void deque(Deque<String> q) {
    show("deque", () -> {
      q.addFirst("b");
      q.addLast("c");
      return q.offerFirst("a") + " " + q.offerLast("d") + " " + q;
    });
    show("ends", () -> q.getFirst() + q.getLast() + q.peekFirst() + q.peekLast());
    show("descending", () -> {
      StringBuilder seen = new StringBuilder();
      Iterator<String> it = q.descendingIterator();
      while (it.hasNext()) {
        String s = it.next();
        seen.append(s);
        if (s.equals("c")) it.remove();
      }
      return seen + " " + q;
    });
    show("stack", () -> {
      q.push("z");
      return q.pop() + q.peek() + q.element();
    });
    show("occurrences", () -> {
      q.add("a");
      return q + " " + q.removeFirstOccurrence("a") + q + q.removeLastOccurrence("a") + q + q.removeFirstOccurrence("x") + q.removeLastOccurrence("x");
    });
    show("out", () -> q.removeFirst() + q.removeLast() + q.pollFirst() + q.pollLast() + q.peekFirst() + q.peekLast());
    show("removeFirst", () -> q.removeFirst());
    show("removeLast", () -> q.removeLast());
    show("getFirst", () -> q.getFirst());
    show("getLast", () -> q.getLast());
    show("pop", () -> q.pop());
    show("addFirst null", () -> {
      q.addFirst(null);
      return q;
    });
    show("addLast null", () -> {
      q.addLast(null);
      return q;
    });
  }

  static void blockingDeque(BlockingDeque<String> q) {
    show("blocking deque", () -> {
      q.putFirst("b");
      q.putLast("c");
      return q.offerFirst("a", 1, TimeUnit.SECONDS) + " " + q.offerLast("d", 1, TimeUnit.SECONDS) + q;
    });
    show("takes", () -> q.takeFirst() + q.takeLast() + q.pollFirst(1, TimeUnit.SECONDS) + q.pollLast(1, TimeUnit.SECONDS) + q.pollFirst(1, TimeUnit.MILLISECONDS) + q.pollLast(1, TimeUnit.MILLISECONDS));
  }

  /** Due after some milliseconds. */
  static class Later implements Delayed {
    final long at;
    final String name;

    Later(String name, long millis) {
      this.name = name;
      this.at = System.nanoTime() + millis * 1000000L;
    }

    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    @Override
    public int compareTo(Delayed o) {
      return Long.compare(at, ((Later) o).at);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static void delays() {
    DelayQueue<Later> q = new DelayQueue<>();
    Later soon = new Later("soon", 20);
    Later later = new Later("later", 3600000);
    show("delays", () -> q.add(later) + " " + q.offer(soon) + " " + q.poll() + " " + q.size() + " " + q.peek() + q.remainingCapacity());
    show("take", () -> q.take() + " " + q.poll() + q.poll(1, TimeUnit.MILLISECONDS));
    show("put", () -> {
      q.put(soon);
      q.offer(new Later("over", -5000), 1, TimeUnit.SECONDS);
      List<Later> into = new ArrayList<>();
      return q.drainTo(into, 1) + " " + into + q.drainTo(into) + into + q;
    });
    show("arrays", () -> q.toArray());
    show("arrays", () -> q.toArray(new Later[1]));
    show("iterator", () -> q.iterator().next() + " " + q.contains(later) + q.containsAll(q));
    show("remove", () -> q.remove(later) + " " + q.remove(later) + q);
    show("addAll", () -> q.addAll(Arrays.asList(later, soon)) + " " + q.size() + new DelayQueue<>(Arrays.asList(soon)));
    show("clear", () -> {
      q.clear();
      return q.isEmpty();
    });
  }

  static void handOver() {
    SynchronousQueue<String> q = new SynchronousQueue<>();
    show("synchronous", () -> q.offer("a") + " " + q.poll() + " " + q.peek() + q.size() + q.isEmpty() + q.remainingCapacity() + q);
    show("add", () -> q.add("a"));
    show("null", () -> q.offer(null));
    show("late", () -> q.offer("a", 1, TimeUnit.MILLISECONDS) + " " + q.poll(1, TimeUnit.MILLISECONDS));
    show("nothing", () -> q.contains("a") + " " + q.remove("a") + q.containsAll(Arrays.asList("a")) + q.removeAll(Arrays.asList("a")) + q.retainAll(Arrays.asList("a")) + q.iterator().hasNext() + q.toArray().length + q.toArray(new String[] {"x"})[0]);
    q.clear();
    for (boolean fair : new boolean[] {false, true}) {
      show("hand over", () -> {
        SynchronousQueue<String> f = new SynchronousQueue<>(fair);
        Thread t = new Thread(() -> {
          try {
            f.put("one");
            f.offer("two", 1, TimeUnit.HOURS);
            System.out.println(f.take() + f.poll(1, TimeUnit.HOURS));
          } catch (InterruptedException e) {
            System.out.println(e);
          }
        });
        t.start();
        String got = f.take() + f.poll(1, TimeUnit.HOURS);
        f.put("three");
        f.put("four");
        t.join();
        return got;
      });
    }
    show("drain", () -> {
      Thread t = new Thread(() -> {
        try {
          q.put("drained");
        } catch (InterruptedException e) {
          System.out.println(e);
        }
      });
      t.start();
      List<String> into = new ArrayList<>();
      while (q.drainTo(into) == 0 && q.drainTo(into, 1) == 0) Thread.yield();
      t.join();
      return into;
    });
  }

  public static void main(String[] args) {
    queue(new LinkedBlockingQueue<>());
    queue(new LinkedBlockingDeque<>());
    queue(new ConcurrentLinkedQueue<>());
    queue(new ConcurrentLinkedDeque<>());
    queue(new PriorityBlockingQueue<>());
    LinkedBlockingQueue<String> a = new LinkedBlockingQueue<>(Arrays.asList("x", "y"));
    LinkedBlockingDeque<String> b = new LinkedBlockingDeque<>(Arrays.asList("x", "y"));
    ConcurrentLinkedQueue<String> c = new ConcurrentLinkedQueue<>(Arrays.asList("x", "y"));
    ConcurrentLinkedDeque<String> d = new ConcurrentLinkedDeque<>(Arrays.asList("x", "y"));
    PriorityBlockingQueue<String> e = new PriorityBlockingQueue<>(Arrays.asList("y", "x"));
    System.out.println("" + a + b + c + d + e);
    c.clear();
    d.clear();
    System.out.println("" + c + d);
    blocking(new LinkedBlockingQueue<>());
    blocking(new LinkedBlockingDeque<>());
    blocking(new PriorityBlockingQueue<>());
    limits(new LinkedBlockingQueue<>(2));
    limits(new LinkedBlockingDeque<>(2));
    deque(new LinkedBlockingDeque<>());
    deque(new ConcurrentLinkedDeque<>());
    blockingDeque(new LinkedBlockingDeque<>());
    LinkedBlockingDeque<String> one = new LinkedBlockingDeque<>(1);
    one.add("only");
    show("full", () -> {
      one.addFirst("x");
      return one;
    });
    show("full", () -> {
      one.addLast("x");
      return one;
    });
    show("full", () -> one.offerFirst("x") + " " + one.offerLast("x") + one.offerFirst("x", 1, TimeUnit.MILLISECONDS) + one.offerLast("x", 1, TimeUnit.MILLISECONDS));
    PriorityBlockingQueue<String> back = new PriorityBlockingQueue<>(3, Comparator.reverseOrder());
    back.addAll(Arrays.asList("p", "r", "q"));
    System.out.println(back.comparator() != null ? back.poll() + back.poll() : "");
    System.out.println(new PriorityBlockingQueue<String>(4).comparator() + " " + new PriorityBlockingQueue<>(new TreeSet<>(Arrays.asList("b", "a"))) + new PriorityBlockingQueue<>(back));
    show("0", () -> new LinkedBlockingQueue<String>(0));
    show("0", () -> new LinkedBlockingDeque<String>(0));
    show("0", () -> new PriorityBlockingQueue<String>(0));
    delays();
    handOver();
  }
}

/* expect:
type = LinkedBlockingQueue
empty = true 0 [] null null
remove = ! java.util.NoSuchElementException
element = ! java.util.NoSuchElementException
null = ! java.lang.NullPointerException
add = true true true [c, a, b]
peek = cc3false
contains = true false false
toArray = [c, a, b]
toArray short = [c, a, b]
toArray long = [c, a, b, null, 5]
remove = true false false [c, b]
addAll = true [c, b, d, e, f]
addAll self = ! java.lang.IllegalArgumentException
containsAll = true false
removeIf = true false [c, b, e, f]
removeAll = true [c, e, f]
retainAll = true [c, f]
iterator = cfg [c, g]
iterator end = 2c
iterator remove = ! java.lang.IllegalStateException
iterator no more = ! java.util.NoSuchElementException
weakly consistent = ctrue[h]
forEach = h
poll = ! java.util.NoSuchElementException
type = LinkedBlockingDeque
empty = true 0 [] null null
remove = ! java.util.NoSuchElementException
element = ! java.util.NoSuchElementException
null = ! java.lang.NullPointerException
add = true true true [c, a, b]
peek = cc3false
contains = true false false
toArray = [c, a, b]
toArray short = [c, a, b]
toArray long = [c, a, b, null, 5]
remove = true false false [c, b]
addAll = true [c, b, d, e, f]
addAll self = ! java.lang.IllegalArgumentException
containsAll = true false
removeIf = true false [c, b, e, f]
removeAll = true [c, e, f]
retainAll = true [c, f]
iterator = cfg [c, g]
iterator end = 2c
iterator remove = ! java.lang.IllegalStateException
iterator no more = ! java.util.NoSuchElementException
weakly consistent = ctrue[h]
forEach = h
poll = ! java.util.NoSuchElementException
type = ConcurrentLinkedQueue
empty = true 0 [] null null
remove = ! java.util.NoSuchElementException
element = ! java.util.NoSuchElementException
null = ! java.lang.NullPointerException
add = true true true [c, a, b]
peek = cc3false
contains = true false false
toArray = [c, a, b]
toArray short = [c, a, b]
toArray long = [c, a, b, null, 5]
remove = true false false [c, b]
addAll = true [c, b, d, e, f]
addAll self = ! java.lang.IllegalArgumentException
containsAll = true false
removeIf = true false [c, b, e, f]
removeAll = true [c, e, f]
retainAll = true [c, f]
iterator = cfg [c, g]
iterator end = 2c
iterator remove = ! java.lang.IllegalStateException
iterator no more = ! java.util.NoSuchElementException
weakly consistent = ctrue[h]
forEach = h
poll = ! java.util.NoSuchElementException
type = ConcurrentLinkedDeque
empty = true 0 [] null null
remove = ! java.util.NoSuchElementException
element = ! java.util.NoSuchElementException
null = ! java.lang.NullPointerException
add = true true true [c, a, b]
peek = cc3false
contains = true false false
toArray = [c, a, b]
toArray short = [c, a, b]
toArray long = [c, a, b, null, 5]
remove = ! java.lang.NullPointerException
addAll = true [c, b, d, e, f]
addAll self = ! java.lang.IllegalArgumentException
containsAll = true false
removeIf = true false [c, b, e, f]
removeAll = true [c, e, f]
retainAll = true [c, f]
iterator = cfg [c, g]
iterator end = 2c
iterator remove = ! java.lang.IllegalStateException
iterator no more = ! java.util.NoSuchElementException
weakly consistent = ctrue[h]
forEach = h
poll = ! java.util.NoSuchElementException
type = PriorityBlockingQueue
empty = true 0 [] null null
remove = ! java.util.NoSuchElementException
element = ! java.util.NoSuchElementException
null = ! java.lang.NullPointerException
add = true true true [a, c, b]
peek = aa3false
contains = true false false
toArray = [a, c, b]
toArray short = [a, c, b]
toArray long = [a, c, b, null, 5]
remove = true false false [b, c]
addAll = true [b, c, d, e, f]
addAll self = ! java.lang.IllegalArgumentException
containsAll = true false
removeIf = true false [b, c, e, f]
removeAll = true [c, e, f]
retainAll = true [c, f]
iterator = cfg [c, g]
iterator end = 2c
iterator remove = ! java.lang.IllegalStateException
iterator no more = ! java.util.NoSuchElementException
weakly consistent = ctrue[h]
forEach = h
poll = ! java.util.NoSuchElementException
[x, y][x, y][x, y][x, y][x, y]
[][]
put = true [a, b, c]
take = ab2147483646
drainTo = 1 [c] 1 [c, d]00
drainTo self = ! java.lang.IllegalArgumentException
drainTo null = ! java.lang.NullPointerException
poll = null
clear = []
interrupted = ! java.lang.InterruptedException
interrupted put = ! java.lang.InterruptedException
put = true [a, b, c]
take = ab2147483646
drainTo = 1 [c] 1 [c, d]00
drainTo self = ! java.lang.IllegalArgumentException
drainTo null = ! java.lang.NullPointerException
poll = null
clear = []
interrupted = ! java.lang.InterruptedException
interrupted put = [x] true
put = true [a, b, c]
take = ab2147483647
drainTo = 1 [c] 1 [c, d]00
drainTo self = ! java.lang.IllegalArgumentException
drainTo null = ! java.lang.NullPointerException
poll = null
clear = []
interrupted = ! java.lang.InterruptedException
interrupted put = [x] true
limit = true true false 0
full = ! java.lang.IllegalStateException: Queue full
full addAll = ! java.lang.IllegalStateException: Queue full
full offer = false [a, b]
room = a[b, late]
limit = true true false 0
full = ! java.lang.IllegalStateException: Deque full
full addAll = ! java.lang.IllegalStateException: Deque full
full offer = false [a, b]
room = a[b, late]
deque = true true [a, b, c, d]
ends = adad
descending = dcba [a, b, d]
stack = zaa
occurrences = [a, b, d, a] true[b, d, a]true[b, d]falsefalse
out = bdnullnullnullnull
removeFirst = ! java.util.NoSuchElementException
removeLast = ! java.util.NoSuchElementException
getFirst = ! java.util.NoSuchElementException
getLast = ! java.util.NoSuchElementException
pop = ! java.util.NoSuchElementException
addFirst null = ! java.lang.NullPointerException
addLast null = ! java.lang.NullPointerException
deque = true true [a, b, c, d]
ends = adad
descending = dcba [a, b, d]
stack = zaa
occurrences = [a, b, d, a] true[b, d, a]true[b, d]falsefalse
out = bdnullnullnullnull
removeFirst = ! java.util.NoSuchElementException
removeLast = ! java.util.NoSuchElementException
getFirst = ! java.util.NoSuchElementException
getLast = ! java.util.NoSuchElementException
pop = ! java.util.NoSuchElementException
addFirst null = ! java.lang.NullPointerException
addLast null = ! java.lang.NullPointerException
blocking deque = true true[a, b, c, d]
takes = adbcnullnull
full = ! java.lang.IllegalStateException: Deque full
full = ! java.lang.IllegalStateException: Deque full
full = false falsefalsefalse
rq
null [a, b][p]
0 = ! java.lang.IllegalArgumentException
0 = ! java.lang.IllegalArgumentException
0 = ! java.lang.IllegalArgumentException
delays = true true null 2 soon2147483647
take = soon nullnull
put = 1 [over]1[over, soon][later]
arrays = [later]
arrays = [later]
iterator = later truetrue
remove = true false[]
addAll = true 2[soon]
clear = true
synchronous = false null null0true0[]
add = ! java.lang.IllegalStateException: Queue full
null = ! java.lang.NullPointerException
late = false null
nothing = false falsefalsefalsefalsefalse0null
threefour
hand over = onetwo
threefour
hand over = onetwo
drain = [drained]
*/
