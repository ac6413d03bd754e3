import java.util.*;

// LinkedListMembers: every member of LinkedList, with its edges.
public class LinkedListMembers {
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

  static void making() throws Exception {
    LinkedList<String> l = new LinkedList<>();
    show(
        "l.isEmpty() + \" \" + l.size() + \" \" + l + \" \" + new LinkedList<>(Arrays.asList(\"a\", null))",
        () -> l.isEmpty() + " " + l.size() + " " + l + " " + new LinkedList<>(Arrays.asList("a", null)));
    show("new LinkedList<>(null)", () -> new LinkedList<>(null));
  }

  static void using() throws Exception {
    LinkedList<String> l = new LinkedList<>(Arrays.asList("a", "b", "c", null, "b"));
    show(
        "l.size() + \" \" + l.isEmpty() + \" \" + l.contains(\"b\") + \" \" + l.contains(null) + \" \" + l.contains(\"z\") + \" \" + l.indexOf(\"b\") + \" \" + l.lastIndexOf(\"b\") + \" \" + l.indexOf(null) + \" \" + l.lastIndexOf(\"z\")",
        () -> l.size() + " " + l.isEmpty() + " " + l.contains("b") + " " + l.contains(null) + " " + l.contains("z") + " " + l.indexOf("b") + " " + l.lastIndexOf("b") + " " + l.indexOf(null) + " " + l.lastIndexOf("z"));
    show("l.get(0) + \" \" + l.get(3)", () -> l.get(0) + " " + l.get(3));
    show("l.get(5)", () -> l.get(5));
    show("l.get(-1)", () -> l.get(-1));
    show(
        "l.set(3, \"d\") + \" \" + l.set(0, \"A\") + \" \" + l",
        () -> l.set(3, "d") + " " + l.set(0, "A") + " " + l);
    show("l.set(5, \"x\")", () -> l.set(5, "x"));
    show("l.add(\"e\") + \" \" + l", () -> l.add("e") + " " + l);
    show("l.add(2, \"i\")", () -> { l.add(2, "i"); return "done"; });
    show("l.add(l.size(), \"end\")", () -> { l.add(l.size(), "end"); return "done"; });
    show("l.add(99, \"x\")", () -> { l.add(99, "x"); return "done"; });
    show("l.add(-1, \"x\")", () -> { l.add(-1, "x"); return "done"; });
    show("l", () -> l);
    show(
        "l.remove(2) + \" \" + l.remove(\"b\") + \" \" + l.remove(\"zz\") + \" \" + l.remove(null) + \" \" + l",
        () -> l.remove(2) + " " + l.remove("b") + " " + l.remove("zz") + " " + l.remove(null) + " " + l);
    show("l.remove(50)", () -> l.remove(50));
    show("l.remove(-1)", () -> l.remove(-1));
    show(
        "l.addAll(Arrays.asList(\"x\", \"y\")) + \" \" + l.addAll(Collections.emptyList()) + \" \" + l.addAll(1, Arrays.asList(\"p\", \"q\")) + \" \" + l",
        () -> l.addAll(Arrays.asList("x", "y")) + " " + l.addAll(Collections.emptyList()) + " " + l.addAll(1, Arrays.asList("p", "q")) + " " + l);
    show("l.addAll(99, Arrays.asList(\"x\"))", () -> l.addAll(99, Arrays.asList("x")));
    show("l.addAll(null)", () -> l.addAll(null));
    show(
        "l.containsAll(Arrays.asList(\"x\", \"p\")) + \" \" + l.containsAll(Arrays.asList(\"x\", \"?\"))",
        () -> l.containsAll(Arrays.asList("x", "p")) + " " + l.containsAll(Arrays.asList("x", "?")));
    show(
        "l.removeAll(Arrays.asList(\"x\", \"p\")) + \" \" + l.retainAll(Arrays.asList(\"A\", \"q\", \"y\", \"b\", \"c\")) + \" \" + l.retainAll(l) + \" \" + l",
        () -> l.removeAll(Arrays.asList("x", "p")) + " " + l.retainAll(Arrays.asList("A", "q", "y", "b", "c")) + " " + l.retainAll(l) + " " + l);
    show("l.removeAll(null)", () -> l.removeAll(null));
    show(
        "l.removeIf(s -> s.equals(\"y\")) + \" \" + l.removeIf(s -> false) + \" \" + l",
        () -> l.removeIf(s -> s.equals("y")) + " " + l.removeIf(s -> false) + " " + l);
    show("l.removeIf(null)", () -> l.removeIf(null));
    show("l.replaceAll(s -> s + s)", () -> { l.replaceAll(s -> s + s); return "done"; });
    show("l", () -> l);
    show("l.replaceAll(null)", () -> { l.replaceAll(null); return "done"; });
    show(
        "l.sort(Comparator.reverseOrder())",
        () -> { l.sort(Comparator.reverseOrder()); return "done"; });
    show("l", () -> l);
    show("l.sort(null)", () -> { l.sort(null); return "done"; });
    show("l", () -> l);
    show(
        "l.forEach(s -> System.out.print(s + \",\"))",
        () -> { l.forEach(s -> System.out.print(s + ",")); return "done"; });
    show("l.forEach(null)", () -> { l.forEach(null); return "done"; });
    show("l.toArray()", () -> l.toArray());
    show("l.toArray(new String[0])", () -> l.toArray(new String[0]));
    show(
        "l.toArray(new String[] {\"1\", \"2\", \"3\", \"4\", \"5\", \"6\"})",
        () -> l.toArray(new String[] {"1", "2", "3", "4", "5", "6"}));
    show("l.toArray(n -> new String[n])", () -> l.toArray(n -> new String[n]));
    show("l.toArray(new Integer[0])", () -> l.toArray(new Integer[0]));
    show(
        "l.hashCode() + \" \" + l.equals(new ArrayList<>(l)) + \" \" + l.equals(new LinkedList<>(l)) + \" \" + l.equals(null) + \" \" + l.equals(new HashSet<>(l)) + \" \" + l.toString()",
        () -> l.hashCode() + " " + l.equals(new ArrayList<>(l)) + " " + l.equals(new LinkedList<>(l)) + " " + l.equals(null) + " " + l.equals(new HashSet<>(l)) + " " + l.toString());
    show(
        "l.clone().equals(l) + \" \" + (l.clone() == (Object) l) + \" \" + l.clone().getClass()",
        () -> l.clone().equals(l) + " " + (l.clone() == (Object) l) + " " + l.clone().getClass());
    show("l.clear()", () -> { l.clear(); return "done"; });
    show("l", () -> l);
  }

  static void iterators() throws Exception {
    LinkedList<String> l = new LinkedList<>(Arrays.asList("a", "b", "c"));
    Iterator<String> it = l.iterator();
    show(
        "it.hasNext() + \" \" + it.next() + \" \" + it.next()",
        () -> it.hasNext() + " " + it.next() + " " + it.next());
    show("it.remove()", () -> { it.remove(); return "done"; });
    show("it.remove()", () -> { it.remove(); return "done"; });
    show("l", () -> l);
    show(
        "it.forEachRemaining(s -> System.out.print(s + \"!\"))",
        () -> { it.forEachRemaining(s -> System.out.print(s + "!")); return "done"; });
    show("it.next()", () -> it.next());
    ListIterator<String> li = l.listIterator();
    show(
        "li.hasPrevious() + \" \" + li.nextIndex() + \" \" + li.previousIndex() + \" \" + li.next() + \" \" + li.hasNext() + \" \" + li.previous()",
        () -> li.hasPrevious() + " " + li.nextIndex() + " " + li.previousIndex() + " " + li.next() + " " + li.hasNext() + " " + li.previous());
    show("li.previous()", () -> li.previous());
    show("li.set(\"A\")", () -> { li.set("A"); return "done"; });
    show("li.add(\"n\")", () -> { li.add("n"); return "done"; });
    show("li.set(\"x\")", () -> { li.set("x"); return "done"; });
    show("li.remove()", () -> { li.remove(); return "done"; });
    show(
        "l + \" \" + li.nextIndex() + \" \" + li.next()",
        () -> l + " " + li.nextIndex() + " " + li.next());
    show("li.remove()", () -> { li.remove(); return "done"; });
    show("l", () -> l);
    show("li.next()", () -> li.next());
    ListIterator<String> back = l.listIterator(2);
    show(
        "back.previous() + back.previous() + back.hasPrevious()",
        () -> back.previous() + back.previous() + back.hasPrevious());
    show("l.listIterator(9)", () -> l.listIterator(9));
    show("l.listIterator(-1)", () -> l.listIterator(-1));
  }

  static void sublists() throws Exception {
    LinkedList<String> l = new LinkedList<>(Arrays.asList("a", "b", "c", "d"));
    List<String> sub = l.subList(1, 3);
    show(
        "sub + \" \" + sub.size() + \" \" + sub.get(1) + \" \" + sub.indexOf(\"d\") + \" \" + sub.contains(\"b\") + \" \" + sub.equals(Arrays.asList(\"b\", \"c\")) + \" \" + sub.hashCode()",
        () -> sub + " " + sub.size() + " " + sub.get(1) + " " + sub.indexOf("d") + " " + sub.contains("b") + " " + sub.equals(Arrays.asList("b", "c")) + " " + sub.hashCode());
    show(
        "sub.set(0, \"B\") + \" \" + sub.add(\"x\") + \" \" + l",
        () -> sub.set(0, "B") + " " + sub.add("x") + " " + l);
    show("sub.get(3)", () -> sub.get(3));
    show(
        "sub.remove(0) + \" \" + sub.remove(\"x\") + \" \" + l",
        () -> sub.remove(0) + " " + sub.remove("x") + " " + l);
    show(
        "sub.addAll(0, Arrays.asList(\"1\", \"2\")) + \" \" + l + \" \" + sub.subList(0, 1)",
        () -> sub.addAll(0, Arrays.asList("1", "2")) + " " + l + " " + sub.subList(0, 1));
    show(
        "sub.sort(Comparator.reverseOrder())",
        () -> { sub.sort(Comparator.reverseOrder()); return "done"; });
    show("sub.listIterator(1).add(\"m\")", () -> { sub.listIterator(1).add("m"); return "done"; });
    show("l", () -> l);
    show("sub.clear()", () -> { sub.clear(); return "done"; });
    show("l", () -> l);
    show("l.subList(1, 0)", () -> l.subList(1, 0));
    show("l.subList(0, 9)", () -> l.subList(0, 9));
    show("l.subList(-1, 1)", () -> l.subList(-1, 1));
    List<String> stale = l.subList(0, 1);
    show("l.add(\"later\")", () -> l.add("later"));
    show("stale.size()", () -> stale.size());
  }

  static void modified() throws Exception {
    LinkedList<String> l = new LinkedList<>(Arrays.asList("a", "b", "c"));
    Iterator<String> it = l.iterator();
    show("l.add(\"d\")", () -> l.add("d"));
    show("it.next()", () -> it.next());
    show(
        "for (String s : l) { l.remove(s); }",
        () -> { for (String s : l) { l.remove(s); }; return "done"; });
    show("l.forEach(s -> l.add(\"x\"))", () -> { l.forEach(s -> l.add("x")); return "done"; });
  }

  static void ends() throws Exception {
    LinkedList<String> l = new LinkedList<>();
    show(
        "l.peek() + \" \" + l.peekFirst() + \" \" + l.peekLast() + \" \" + l.poll() + \" \" + l.pollFirst() + \" \" + l.pollLast()",
        () -> l.peek() + " " + l.peekFirst() + " " + l.peekLast() + " " + l.poll() + " " + l.pollFirst() + " " + l.pollLast());
    show("l.element()", () -> l.element());
    show("l.getFirst()", () -> l.getFirst());
    show("l.getLast()", () -> l.getLast());
    show("l.remove()", () -> l.remove());
    show("l.removeFirst()", () -> l.removeFirst());
    show("l.removeLast()", () -> l.removeLast());
    show("l.pop()", () -> l.pop());
    show("l.addFirst(\"b\")", () -> { l.addFirst("b"); return "done"; });
    show("l.addLast(\"c\")", () -> { l.addLast("c"); return "done"; });
    show("l.push(\"a\")", () -> { l.push("a"); return "done"; });
    show(
        "l.offer(\"d\") + \" \" + l.offerFirst(\"0\") + \" \" + l.offerLast(\"e\") + \" \" + l",
        () -> l.offer("d") + " " + l.offerFirst("0") + " " + l.offerLast("e") + " " + l);
    show(
        "l.element() + l.getFirst() + l.getLast() + l.peek() + l.peekFirst() + l.peekLast()",
        () -> l.element() + l.getFirst() + l.getLast() + l.peek() + l.peekFirst() + l.peekLast());
    show(
        "l.poll() + l.pollFirst() + l.pollLast() + l.pop() + l.remove() + l.removeFirst() + l",
        () -> l.poll() + l.pollFirst() + l.pollLast() + l.pop() + l.remove() + l.removeFirst() + l);
    show("l.removeLast()", () -> l.removeLast());
    show(
        "Collections.addAll(l, \"x\", \"y\", \"x\", \"z\")",
        () -> { Collections.addAll(l, "x", "y", "x", "z"); return "done"; });
    show(
        "l.removeFirstOccurrence(\"x\") + \" \" + l.removeLastOccurrence(\"x\") + \" \" + l.removeFirstOccurrence(null) + \" \" + l",
        () -> l.removeFirstOccurrence("x") + " " + l.removeLastOccurrence("x") + " " + l.removeFirstOccurrence(null) + " " + l);
    Iterator<String> d = l.descendingIterator();
    show("d.next() + d.next() + d.hasNext()", () -> d.next() + d.next() + d.hasNext());
    show("d.remove()", () -> { d.remove(); return "done"; });
    show("l", () -> l);
  }

  public static void main(String[] args) throws Exception {
    making();
    using();
    iterators();
    sublists();
    modified();
    ends();
  }
}

/* expect:
l.isEmpty() + " " + l.size() + " " + l + " " + new LinkedList<>(Arrays.asList("a", null)) = "true 0 [] [a, null]"
new LinkedList<>(null) = ! java.lang.NullPointerException
l.size() + " " + l.isEmpty() + " " + l.contains("b") + " " + l.contains(null) + " " + l.contains("z") + " " + l.indexOf("b") + " " + l.lastIndexOf("b") + " " + l.indexOf(null) + " " + l.lastIndexOf("z") = "5 false true true false 1 4 3 -1"
l.get(0) + " " + l.get(3) = "a null"
l.get(5) = ! java.lang.IndexOutOfBoundsException: Index: 5, Size: 5
l.get(-1) = ! java.lang.IndexOutOfBoundsException: Index: -1, Size: 5
l.set(3, "d") + " " + l.set(0, "A") + " " + l = "null a [A, b, c, d, b]"
l.set(5, "x") = ! java.lang.IndexOutOfBoundsException: Index: 5, Size: 5
l.add("e") + " " + l = "true [A, b, c, d, b, e]"
l.add(2, "i") = "done"
l.add(l.size(), "end") = "done"
l.add(99, "x") = ! java.lang.IndexOutOfBoundsException: Index: 99, Size: 8
l.add(-1, "x") = ! java.lang.IndexOutOfBoundsException: Index: -1, Size: 8
l = [A, b, i, c, d, b, e, end]
l.remove(2) + " " + l.remove("b") + " " + l.remove("zz") + " " + l.remove(null) + " " + l = "i true false false [A, c, d, b, e, end]"
l.remove(50) = ! java.lang.IndexOutOfBoundsException: Index: 50, Size: 6
l.remove(-1) = ! java.lang.IndexOutOfBoundsException: Index: -1, Size: 6
l.addAll(Arrays.asList("x", "y")) + " " + l.addAll(Collections.emptyList()) + " " + l.addAll(1, Arrays.asList("p", "q")) + " " + l = "true false true [A, p, q, c, d, b, e, end, x, y]"
l.addAll(99, Arrays.asList("x")) = ! java.lang.IndexOutOfBoundsException: Index: 99, Size: 10
l.addAll(null) = ! java.lang.NullPointerException
l.containsAll(Arrays.asList("x", "p")) + " " + l.containsAll(Arrays.asList("x", "?")) = "true false"
l.removeAll(Arrays.asList("x", "p")) + " " + l.retainAll(Arrays.asList("A", "q", "y", "b", "c")) + " " + l.retainAll(l) + " " + l = "true true false [A, q, c, b, y]"
l.removeAll(null) = ! java.lang.NullPointerException
l.removeIf(s -> s.equals("y")) + " " + l.removeIf(s -> false) + " " + l = "true false [A, q, c, b]"
l.removeIf(null) = ! java.lang.NullPointerException
l.replaceAll(s -> s + s) = "done"
l = [AA, qq, cc, bb]
l.replaceAll(null) = ! java.lang.NullPointerException
l.sort(Comparator.reverseOrder()) = "done"
l = [qq, cc, bb, AA]
l.sort(null) = "done"
l = [AA, bb, cc, qq]
AA,bb,cc,qq,l.forEach(s -> System.out.print(s + ",")) = "done"
l.forEach(null) = ! java.lang.NullPointerException
l.toArray() = [AA, bb, cc, qq]
l.toArray(new String[0]) = [AA, bb, cc, qq]
l.toArray(new String[] {"1", "2", "3", "4", "5", "6"}) = [AA, bb, cc, qq, null, 6]
l.toArray(n -> new String[n]) = [AA, bb, cc, qq]
l.toArray(new Integer[0]) = ! java.lang.ArrayStoreException: java.lang.String
l.hashCode() + " " + l.equals(new ArrayList<>(l)) + " " + l.equals(new LinkedList<>(l)) + " " + l.equals(null) + " " + l.equals(new HashSet<>(l)) + " " + l.toString() = "66004321 true true false false [AA, bb, cc, qq]"
l.clone().equals(l) + " " + (l.clone() == (Object) l) + " " + l.clone().getClass() = "true false class java.util.LinkedList"
l.clear() = "done"
l = []
it.hasNext() + " " + it.next() + " " + it.next() = "true a b"
it.remove() = "done"
it.remove() = ! java.lang.IllegalStateException
l = [a, c]
c!it.forEachRemaining(s -> System.out.print(s + "!")) = "done"
it.next() = ! java.util.NoSuchElementException
li.hasPrevious() + " " + li.nextIndex() + " " + li.previousIndex() + " " + li.next() + " " + li.hasNext() + " " + li.previous() = "false 0 -1 a true a"
li.previous() = ! java.util.NoSuchElementException
li.set("A") = "done"
li.add("n") = "done"
li.set("x") = ! java.lang.IllegalStateException
li.remove() = ! java.lang.IllegalStateException
l + " " + li.nextIndex() + " " + li.next() = "[n, A, c] 1 A"
li.remove() = "done"
l = [n, c]
li.next() = "c"
back.previous() + back.previous() + back.hasPrevious() = "cnfalse"
l.listIterator(9) = ! java.lang.IndexOutOfBoundsException: Index: 9, Size: 2
l.listIterator(-1) = ! java.lang.IndexOutOfBoundsException: Index: -1, Size: 2
sub + " " + sub.size() + " " + sub.get(1) + " " + sub.indexOf("d") + " " + sub.contains("b") + " " + sub.equals(Arrays.asList("b", "c")) + " " + sub.hashCode() = "[b, c] 2 c -1 true true 4098"
sub.set(0, "B") + " " + sub.add("x") + " " + l = "b true [a, B, c, x, d]"
sub.get(3) = ! java.lang.IndexOutOfBoundsException: Index 3 out of bounds for length 3
sub.remove(0) + " " + sub.remove("x") + " " + l = "B true [a, c, d]"
sub.addAll(0, Arrays.asList("1", "2")) + " " + l + " " + sub.subList(0, 1) = "true [a, 1, 2, c, d] [1]"
sub.sort(Comparator.reverseOrder()) = "done"
sub.listIterator(1).add("m") = "done"
l = [a, c, m, 2, 1, d]
sub.clear() = "done"
l = [a, d]
l.subList(1, 0) = ! java.lang.IllegalArgumentException: fromIndex(1) > toIndex(0)
l.subList(0, 9) = ! java.lang.IndexOutOfBoundsException: toIndex = 9
l.subList(-1, 1) = ! java.lang.IndexOutOfBoundsException: fromIndex = -1
l.add("later") = true
stale.size() = ! java.util.ConcurrentModificationException
l.add("d") = true
it.next() = ! java.util.ConcurrentModificationException
for (String s : l) { l.remove(s); } = ! java.util.ConcurrentModificationException
l.forEach(s -> l.add("x")) = ! java.util.ConcurrentModificationException
l.peek() + " " + l.peekFirst() + " " + l.peekLast() + " " + l.poll() + " " + l.pollFirst() + " " + l.pollLast() = "null null null null null null"
l.element() = ! java.util.NoSuchElementException
l.getFirst() = ! java.util.NoSuchElementException
l.getLast() = ! java.util.NoSuchElementException
l.remove() = ! java.util.NoSuchElementException
l.removeFirst() = ! java.util.NoSuchElementException
l.removeLast() = ! java.util.NoSuchElementException
l.pop() = ! java.util.NoSuchElementException
l.addFirst("b") = "done"
l.addLast("c") = "done"
l.push("a") = "done"
l.offer("d") + " " + l.offerFirst("0") + " " + l.offerLast("e") + " " + l = "true true true [0, a, b, c, d, e]"
l.element() + l.getFirst() + l.getLast() + l.peek() + l.peekFirst() + l.peekLast() = "00e00e"
l.poll() + l.pollFirst() + l.pollLast() + l.pop() + l.remove() + l.removeFirst() + l = "0aebcd[]"
l.removeLast() = ! java.util.NoSuchElementException
Collections.addAll(l, "x", "y", "x", "z") = "done"
l.removeFirstOccurrence("x") + " " + l.removeLastOccurrence("x") + " " + l.removeFirstOccurrence(null) + " " + l = "true true false [y, z]"
d.next() + d.next() + d.hasNext() = "zyfalse"
d.remove() = "done"
l = [z]
*/
