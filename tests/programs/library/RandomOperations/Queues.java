import java.util.*;

/** Queues with one and two ends. */
class Queues extends Trace {
  static void deques(Deque<Integer> d, int steps) {
    for (int i = 0; i < steps; i++) {
      Integer v = rnd(30) == 0 ? null : nn();
      switch (rnd(28)) {
        case 0:
          op("addFirst", () -> {
            d.addFirst(v);
            return null;
          });
          break;
        case 1:
          op("addLast", () -> {
            d.addLast(v);
            return null;
          });
          break;
        case 2:
          op("offerFirst", () -> d.offerFirst(v));
          break;
        case 3:
        case 4:
          op("offer", () -> d.offer(v));
          break;
        case 5:
          op("push", () -> {
            d.push(v);
            return null;
          });
          break;
        case 6:
          op("pop", () -> d.pop());
          break;
        case 7:
          op("poll", () -> d.poll());
          break;
        case 8:
          op("pollLast", () -> d.pollLast());
          break;
        case 9:
          op("removeLast", () -> d.removeLast());
          break;
        case 10:
          op("remove", () -> d.remove());
          break;
        case 11:
          op("removeO", () -> d.remove(v));
          break;
        case 12:
          op("rfo", () -> d.removeFirstOccurrence(v));
          break;
        case 13:
          op("rlo", () -> d.removeLastOccurrence(v));
          break;
        case 14:
          op("peek", () -> d.peek() + " " + d.peekFirst() + " " + d.peekLast());
          break;
        case 15:
          op("element", () -> d.element());
          break;
        case 16:
          op("getFirst", () -> d.getFirst());
          break;
        case 17:
          op("getLast", () -> d.getLast());
          break;
        case 18:
          walk("it", d.iterator(), rnd(5));
          break;
        case 19:
          walk("dit", d.descendingIterator(), rnd(5));
          break;
        case 20:
          op("contains", () -> d.contains(v) + " " + d.size() + d.isEmpty());
          break;
        case 21:
          op("toString", () -> d.toString());
          break;
        case 22:
          op("removeIf", () -> d.removeIf(x -> x != null && x % 3 == 0));
          break;
        case 23:
          op("addAll", () -> d.addAll(Arrays.asList(1, 2, 3, 4)));
          break;
        case 24:
          if (rnd(9) == 0)
            op("clear", () -> {
              d.clear();
              return null;
            });
          break;
        case 25:
          op("removeAll", () -> d.removeAll(Arrays.asList(4, 5)));
          break;
        case 26:
          op("arr", () -> d.toArray(new Integer[0]));
          break;
        case 27:
          op("cmod", () -> {
            StringBuilder sb = new StringBuilder();
            int c = 0;
            try {
              for (Integer x : d) {
                sb.append(x);
                if (c++ == 2) d.poll();
              }
            } catch (RuntimeException e) {
              sb.append(e.getClass());
            }
            return sb;
          });
          break;
      }
    }
    line(d);
  }
  static void pq(PriorityQueue<Integer> q, int steps) {
    for (int i = 0; i < steps; i++) {
      Integer v = rnd(40) == 0 ? null : rnd(50);
      switch (rnd(12)) {
        case 0:
        case 1:
        case 2:
        case 3:
          op("offer", () -> q.offer(v));
          break;
        case 4:
          op("poll", () -> q.poll());
          break;
        case 5:
          op("remove", () -> q.remove(v));
          break;
        case 6:
          op("peek", () -> q.peek());
          break;
        case 7:
          op("str", () -> q.toString());
          break;
        case 8:
          walk("it", q.iterator(), rnd(4));
          break;
        case 9:
          op("removeq", () -> q.remove());
          break;
        case 10:
          op("ctor",
              ()
                  -> new PriorityQueue<Integer>(Arrays.asList(5, 3, 8, 1, 9, v == null ? 0 : v)).toString()
                  + new PriorityQueue<Integer>(q));
          break;
        case 11:
          op("removeIf", () -> q.removeIf(x -> x % 7 == 0));
          break;
      }
    }
    line(q);
  }

  static void run() {
    deques(new ArrayDeque<>(), 900);
    deques(new ArrayDeque<>(2), 300);
    section("ArrayDeque");
    deques(new LinkedList<>(), 600);
    section("LinkedList as Deque");
    pq(new PriorityQueue<>(), 600);
    pq(new PriorityQueue<>(Comparator.reverseOrder()), 300);
    section("PriorityQueue");
  }
}
