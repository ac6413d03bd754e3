import java.util.*;

// Every member of ArrayDeque, Deque, Queue, PriorityQueue and AbstractQueue, with its edges.
public class DequeMembers {
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
      return "\"" + value + "\"";
    }
    if (value != null && value.getClass().isArray()) {
      String all = java.util.Arrays.deepToString(new Object[] {value});
      return all.substring(1, all.length() - 1);
    }
    return String.valueOf(value);
  }

  static void deque() throws Exception {
    ArrayDeque<String> d = new ArrayDeque<>();
    show(
        "new ArrayDeque<>(3) + \" \" + new ArrayDeque<>(Arrays.asList(\"x\", \"y\")) + \" \" + new ArrayDeque<>(-5)",
        () -> new ArrayDeque<>(3) + " " + new ArrayDeque<>(Arrays.asList("x", "y")) + " " + new ArrayDeque<>(-5));
    show(
        "d.isEmpty() + \" \" + d.size() + \" \" + d.peek() + \" \" + d.peekFirst() + \" \" + d.peekLast() + \" \" + d.poll() + \" \" + d.pollFirst() + \" \" + d.pollLast()",
        () -> d.isEmpty() + " " + d.size() + " " + d.peek() + " " + d.peekFirst() + " " + d.peekLast() + " " + d.poll() + " " + d.pollFirst() + " " + d.pollLast());
    show("d.element()", () -> d.element());
    show("d.getFirst()", () -> d.getFirst());
    show("d.getLast()", () -> d.getLast());
    show("d.remove()", () -> d.remove());
    show("d.removeFirst()", () -> d.removeFirst());
    show("d.removeLast()", () -> d.removeLast());
    show("d.pop()", () -> d.pop());
    show("d.add(null)", () -> d.add(null));
    show("d.addFirst(\"b\")", () -> { d.addFirst("b"); return "done"; });
    show("d.addLast(\"c\")", () -> { d.addLast("c"); return "done"; });
    show("d.push(\"a\")", () -> { d.push("a"); return "done"; });
    show(
        "d.add(\"d\") + \" \" + d.offer(\"e\") + \" \" + d.offerFirst(\"0\") + \" \" + d.offerLast(\"f\") + \" \" + d",
        () -> d.add("d") + " " + d.offer("e") + " " + d.offerFirst("0") + " " + d.offerLast("f") + " " + d);
    show(
        "d.element() + d.getFirst() + d.getLast() + d.peek() + d.peekFirst() + d.peekLast() + d.size() + d.contains(\"c\") + d.contains(null)",
        () -> d.element() + d.getFirst() + d.getLast() + d.peek() + d.peekFirst() + d.peekLast() + d.size() + d.contains("c") + d.contains(null));
    show("d.toArray()", () -> d.toArray());
    show("d.toArray(new String[0])", () -> d.toArray(new String[0]));
    show("d.clone()", () -> d.clone());
    show(
        "d.poll() + d.pollFirst() + d.pollLast() + d.pop() + d.remove() + d.removeFirst() + d.removeLast() + d",
        () -> d.poll() + d.pollFirst() + d.pollLast() + d.pop() + d.remove() + d.removeFirst() + d.removeLast() + d);
    show(
        "d.addAll(Arrays.asList(\"x\", \"y\", \"x\", \"z\", \"x\")) + \" \" + d.removeFirstOccurrence(\"x\") + \" \" + d.removeLastOccurrence(\"x\") + \" \" + d.removeLastOccurrence(\"?\") + \" \" + d.remove(\"x\") + \" \" + d.remove(\"x\") + \" \" + d",
        () -> d.addAll(Arrays.asList("x", "y", "x", "z", "x")) + " " + d.removeFirstOccurrence("x") + " " + d.removeLastOccurrence("x") + " " + d.removeLastOccurrence("?") + " " + d.remove("x") + " " + d.remove("x") + " " + d);
    show("d.addAll(null)", () -> d.addAll(null));
    show(
        "d.removeIf(s -> s.equals(\"y\")) + \" \" + d.removeAll(Set.of(\"q\")) + \" \" + d.retainAll(Set.of(\"z\")) + \" \" + d.containsAll(Set.of(\"z\"))",
        () -> d.removeIf(s -> s.equals("y")) + " " + d.removeAll(Set.of("q")) + " " + d.retainAll(Set.of("z")) + " " + d.containsAll(Set.of("z")));
    show(
        "for (int i = 0; i < 20; i++) { d.addFirst(\"s\" + i); d.addLast(\"e\" + i); d.pollLast(); }",
        () -> { for (int i = 0; i < 20; i++) { d.addFirst("s" + i); d.addLast("e" + i); d.pollLast(); }; return "done"; });
    show(
        "d.size() + \" \" + d.peekFirst() + \" \" + d.peekLast() + \" \" + d",
        () -> d.size() + " " + d.peekFirst() + " " + d.peekLast() + " " + d);
    Iterator<String> it = d.iterator();
    show("it.next() + it.next()", () -> it.next() + it.next());
    show("it.remove()", () -> { it.remove(); return "done"; });
    Iterator<String> down = d.descendingIterator();
    show("down.next() + down.next()", () -> down.next() + down.next());
    show("down.remove()", () -> { down.remove(); return "done"; });
    show(
        "down.forEachRemaining(x -> System.out.print(x))",
        () -> { down.forEachRemaining(x -> System.out.print(x)); return "done"; });
    show("d", () -> d);
    show(
        "d.forEach(x -> System.out.print(x))",
        () -> { d.forEach(x -> System.out.print(x)); return "done"; });
    show(
        "d.equals(d) + \" \" + d.equals(new ArrayDeque<>(d))",
        () -> d.equals(d) + " " + d.equals(new ArrayDeque<>(d)));
    show("d.clear()", () -> { d.clear(); return "done"; });
    show("d", () -> d);
    Deque<Integer> q = new ArrayDeque<>();
    show(
        "q.add(1) + \" \" + q.offerLast(2) + \" \" + q.offerFirst(0) + \" \" + q.removeFirst() + \" \" + q.pollFirst() + \" \" + q.pollLast() + \" \" + q.pollFirst()",
        () -> q.add(1) + " " + q.offerLast(2) + " " + q.offerFirst(0) + " " + q.removeFirst() + " " + q.pollFirst() + " " + q.pollLast() + " " + q.pollFirst());
  }

  static void priority() throws Exception {
    PriorityQueue<Integer> p = new PriorityQueue<>();
    PriorityQueue<String> byLength = new PriorityQueue<>(4, (a, b) -> a.length() - b.length());
    show("new PriorityQueue<>(0)", () -> new PriorityQueue<>(0));
    show(
        "new PriorityQueue<>(Arrays.asList(3, 1, 2)) + \" \" + new PriorityQueue<>(new TreeSet<>(Arrays.asList(9, 8))) + \" \" + new PriorityQueue<>(new PriorityQueue<>(Arrays.asList(7, 6))) + \" \" + new PriorityQueue<>(Comparator.<Integer>reverseOrder()).comparator().compare(1, 2) + \" \" + new PriorityQueue<>(5)",
        () -> new PriorityQueue<>(Arrays.asList(3, 1, 2)) + " " + new PriorityQueue<>(new TreeSet<>(Arrays.asList(9, 8))) + " " + new PriorityQueue<>(new PriorityQueue<>(Arrays.asList(7, 6))) + " " + new PriorityQueue<>(Comparator.<Integer>reverseOrder()).comparator().compare(1, 2) + " " + new PriorityQueue<>(5));
    show(
        "p.peek() + \" \" + p.poll() + \" \" + p.comparator() + \" \" + p.size()",
        () -> p.peek() + " " + p.poll() + " " + p.comparator() + " " + p.size());
    show("p.remove()", () -> p.remove());
    show("p.element()", () -> p.element());
    show("p.add(null)", () -> p.add(null));
    show(
        "p.add(5) + \" \" + p.offer(1) + \" \" + p.add(4) + \" \" + p.addAll(Arrays.asList(2, 3, 9, 7)) + \" \" + p",
        () -> p.add(5) + " " + p.offer(1) + " " + p.add(4) + " " + p.addAll(Arrays.asList(2, 3, 9, 7)) + " " + p);
    show(
        "p.contains(4) + \" \" + p.contains(44) + \" \" + p.size() + \" \" + p.element() + \" \" + p.peek() + \" \" + p.isEmpty()",
        () -> p.contains(4) + " " + p.contains(44) + " " + p.size() + " " + p.element() + " " + p.peek() + " " + p.isEmpty());
    show("p.toArray()", () -> p.toArray());
    show("p.toArray(new Integer[0])", () -> p.toArray(new Integer[0]));
    show(
        "p.remove(4) + \" \" + p.remove(44) + \" \" + p",
        () -> p.remove(4) + " " + p.remove(44) + " " + p);
    show(
        "p.removeAll(Arrays.asList(2, 3)) + \" \" + p.retainAll(Arrays.asList(1, 5, 9)) + \" \" + p.removeIf(x -> x == 9) + \" \" + p",
        () -> p.removeAll(Arrays.asList(2, 3)) + " " + p.retainAll(Arrays.asList(1, 5, 9)) + " " + p.removeIf(x -> x == 9) + " " + p);
    show(
        "p.forEach(x -> System.out.print(x))",
        () -> { p.forEach(x -> System.out.print(x)); return "done"; });
    show(
        "p.poll() + \" \" + p.remove() + \" \" + p.poll()",
        () -> p.poll() + " " + p.remove() + " " + p.poll());
    show(
        "byLength.add(\"ccc\") + \" \" + byLength.add(\"a\") + \" \" + byLength.add(\"bb\") + \" \" + byLength.poll() + byLength.poll() + byLength.poll()",
        () -> byLength.add("ccc") + " " + byLength.add("a") + " " + byLength.add("bb") + " " + byLength.poll() + byLength.poll() + byLength.poll());
    show(
        "new PriorityQueue<Object>(List.of(1, 2)).add(\"x\")",
        () -> new PriorityQueue<Object>(List.of(1, 2)).add("x"));
    show(
        "new PriorityQueue<Object>(2).add(new Object())",
        () -> new PriorityQueue<Object>(2).add(new Object()));
    show("p.addAll(p)", () -> p.addAll(p));
    Iterator<String> it = new PriorityQueue<>(Arrays.asList("b", "a", "c")).iterator();
    show("it.next() + it.next()", () -> it.next() + it.next());
    show("it.remove()", () -> { it.remove(); return "done"; });
    show("it.remove()", () -> { it.remove(); return "done"; });
    show("p.clear()", () -> { p.clear(); return "done"; });
  }

  static void custom() throws Exception {
    Queue<Integer> two = new AbstractQueue<Integer>() {
    private final ArrayList<Integer> items = new ArrayList<>();
    @Override public boolean offer(Integer x) { return items.size() < 2 && items.add(x); }
    @Override public Integer poll() { return items.isEmpty() ? null : items.remove(0); }
    @Override public Integer peek() { return items.isEmpty() ? null : items.get(0); }
    @Override public Iterator<Integer> iterator() { return items.iterator(); }
    @Override public int size() { return items.size(); }
    };
    show("two.element()", () -> two.element());
    show("two.remove()", () -> two.remove());
    show(
        "two.add(1) + \" \" + two.add(2) + \" \" + two.element() + \" \" + two.offer(3)",
        () -> two.add(1) + " " + two.add(2) + " " + two.element() + " " + two.offer(3));
    show("two.add(3)", () -> two.add(3));
    show("two.addAll(Arrays.asList(4))", () -> two.addAll(Arrays.asList(4)));
    show("two.addAll(two)", () -> two.addAll(two));
    show("two.remove() + \" \" + two", () -> two.remove() + " " + two);
    show("two.clear()", () -> { two.clear(); return "done"; });
    show("two.poll() + \" \" + two.peek()", () -> two.poll() + " " + two.peek());
  }

  public static void main(String[] args) throws Exception {
    deque();
    priority();
    custom();
  }
}

/* expect:
new ArrayDeque<>(3) + " " + new ArrayDeque<>(Arrays.asList("x", "y")) + " " + new ArrayDeque<>(-5) = "[] [x, y] []"
d.isEmpty() + " " + d.size() + " " + d.peek() + " " + d.peekFirst() + " " + d.peekLast() + " " + d.poll() + " " + d.pollFirst() + " " + d.pollLast() = "true 0 null null null null null null"
d.element() = ! java.util.NoSuchElementException
d.getFirst() = ! java.util.NoSuchElementException
d.getLast() = ! java.util.NoSuchElementException
d.remove() = ! java.util.NoSuchElementException
d.removeFirst() = ! java.util.NoSuchElementException
d.removeLast() = ! java.util.NoSuchElementException
d.pop() = ! java.util.NoSuchElementException
d.add(null) = ! java.lang.NullPointerException
d.addFirst("b") = "done"
d.addLast("c") = "done"
d.push("a") = "done"
d.add("d") + " " + d.offer("e") + " " + d.offerFirst("0") + " " + d.offerLast("f") + " " + d = "true true true true [0, a, b, c, d, e, f]"
d.element() + d.getFirst() + d.getLast() + d.peek() + d.peekFirst() + d.peekLast() + d.size() + d.contains("c") + d.contains(null) = "00f00f7truefalse"
d.toArray() = [0, a, b, c, d, e, f]
d.toArray(new String[0]) = [0, a, b, c, d, e, f]
d.clone() = [0, a, b, c, d, e, f]
d.poll() + d.pollFirst() + d.pollLast() + d.pop() + d.remove() + d.removeFirst() + d.removeLast() + d = "0afbcde[]"
d.addAll(Arrays.asList("x", "y", "x", "z", "x")) + " " + d.removeFirstOccurrence("x") + " " + d.removeLastOccurrence("x") + " " + d.removeLastOccurrence("?") + " " + d.remove("x") + " " + d.remove("x") + " " + d = "true true true false true false [y, z]"
d.addAll(null) = ! java.lang.NullPointerException
d.removeIf(s -> s.equals("y")) + " " + d.removeAll(Set.of("q")) + " " + d.retainAll(Set.of("z")) + " " + d.containsAll(Set.of("z")) = "true false false true"
for (int i = 0; i < 20; i++) { d.addFirst("s" + i); d.addLast("e" + i); d.pollLast(); } = "done"
d.size() + " " + d.peekFirst() + " " + d.peekLast() + " " + d = "21 s19 z [s19, s18, s17, s16, s15, s14, s13, s12, s11, s10, s9, s8, s7, s6, s5, s4, s3, s2, s1, s0, z]"
it.next() + it.next() = "s19s18"
it.remove() = "done"
down.next() + down.next() = "zs0"
down.remove() = "done"
s1s2s3s4s5s6s7s8s9s10s11s12s13s14s15s16s17s19down.forEachRemaining(x -> System.out.print(x)) = "done"
d = [s19, s17, s16, s15, s14, s13, s12, s11, s10, s9, s8, s7, s6, s5, s4, s3, s2, s1, z]
s19s17s16s15s14s13s12s11s10s9s8s7s6s5s4s3s2s1zd.forEach(x -> System.out.print(x)) = "done"
d.equals(d) + " " + d.equals(new ArrayDeque<>(d)) = "true false"
d.clear() = "done"
d = []
q.add(1) + " " + q.offerLast(2) + " " + q.offerFirst(0) + " " + q.removeFirst() + " " + q.pollFirst() + " " + q.pollLast() + " " + q.pollFirst() = "true true true 0 1 2 null"
new PriorityQueue<>(0) = ! java.lang.IllegalArgumentException
new PriorityQueue<>(Arrays.asList(3, 1, 2)) + " " + new PriorityQueue<>(new TreeSet<>(Arrays.asList(9, 8))) + " " + new PriorityQueue<>(new PriorityQueue<>(Arrays.asList(7, 6))) + " " + new PriorityQueue<>(Comparator.<Integer>reverseOrder()).comparator().compare(1, 2) + " " + new PriorityQueue<>(5) = "[1, 3, 2] [8, 9] [6, 7] 1 []"
p.peek() + " " + p.poll() + " " + p.comparator() + " " + p.size() = "null null null 0"
p.remove() = ! java.util.NoSuchElementException
p.element() = ! java.util.NoSuchElementException
p.add(null) = ! java.lang.NullPointerException
p.add(5) + " " + p.offer(1) + " " + p.add(4) + " " + p.addAll(Arrays.asList(2, 3, 9, 7)) + " " + p = "true true true true [1, 2, 4, 5, 3, 9, 7]"
p.contains(4) + " " + p.contains(44) + " " + p.size() + " " + p.element() + " " + p.peek() + " " + p.isEmpty() = "true false 7 1 1 false"
p.toArray() = [1, 2, 4, 5, 3, 9, 7]
p.toArray(new Integer[0]) = [1, 2, 4, 5, 3, 9, 7]
p.remove(4) + " " + p.remove(44) + " " + p = "true false [1, 2, 7, 5, 3, 9]"
p.removeAll(Arrays.asList(2, 3)) + " " + p.retainAll(Arrays.asList(1, 5, 9)) + " " + p.removeIf(x -> x == 9) + " " + p = "true true true [1, 5]"
15p.forEach(x -> System.out.print(x)) = "done"
p.poll() + " " + p.remove() + " " + p.poll() = "1 5 null"
byLength.add("ccc") + " " + byLength.add("a") + " " + byLength.add("bb") + " " + byLength.poll() + byLength.poll() + byLength.poll() = "true true true abbccc"
new PriorityQueue<Object>(List.of(1, 2)).add("x") = ! java.lang.ClassCastException: class java.lang.Integer cannot be cast to class java.lang.String (java.lang.Integer and java.lang.String are in module java.base of loader 'bootstrap')
new PriorityQueue<Object>(2).add(new Object()) = ! java.lang.ClassCastException: class java.lang.Object cannot be cast to class java.lang.Comparable (java.lang.Object and java.lang.Comparable are in module java.base of loader 'bootstrap')
p.addAll(p) = ! java.lang.IllegalArgumentException
it.next() + it.next() = "ab"
it.remove() = "done"
it.remove() = ! java.lang.IllegalStateException
p.clear() = "done"
two.element() = ! java.util.NoSuchElementException
two.remove() = ! java.util.NoSuchElementException
two.add(1) + " " + two.add(2) + " " + two.element() + " " + two.offer(3) = "true true 1 false"
two.add(3) = ! java.lang.IllegalStateException: Queue full
two.addAll(Arrays.asList(4)) = ! java.lang.IllegalStateException: Queue full
two.addAll(two) = ! java.lang.IllegalArgumentException
two.remove() + " " + two = "1 [2]"
two.clear() = "done"
two.poll() + " " + two.peek() = "null null"
*/
