import java.util.*;

// TreeSetMembers: every member of TreeSet, with its edges.
public class TreeSetMembers {
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
    show(
        "new TreeSet<String>() + \" \" + new TreeSet<>(Arrays.asList(\"b\", \"a\", \"b\")) + new TreeSet<>(new TreeSet<>(Set.of(1))) + new TreeSet<>(Comparator.<String>reverseOrder())",
        () -> new TreeSet<String>() + " " + new TreeSet<>(Arrays.asList("b", "a", "b")) + new TreeSet<>(new TreeSet<>(Set.of(1))) + new TreeSet<>(Comparator.<String>reverseOrder()));
  }

  static void using() throws Exception {
    TreeSet<String> s = new TreeSet<>(Arrays.asList("q", "a", "z", "m"));
    show(
        "s.add(\"b\") + \" \" + s.add(\"b\") + \" \" + s.contains(\"a\") + \" \" + s.contains(\"zz\") + \" \" + s.size() + \" \" + s.isEmpty() + \" \" + s",
        () -> s.add("b") + " " + s.add("b") + " " + s.contains("a") + " " + s.contains("zz") + " " + s.size() + " " + s.isEmpty() + " " + s);
    show(
        "s.remove(\"a\") + \" \" + s.remove(\"a\") + \" \" + s",
        () -> s.remove("a") + " " + s.remove("a") + " " + s);
    show(
        "s.addAll(Arrays.asList(\"x\", \"y\")) + \" \" + s.addAll(Arrays.asList(\"x\")) + \" \" + s.addAll(Set.of()) + \" \" + s",
        () -> s.addAll(Arrays.asList("x", "y")) + " " + s.addAll(Arrays.asList("x")) + " " + s.addAll(Set.of()) + " " + s);
    show(
        "s.containsAll(Arrays.asList(\"x\", \"y\")) + \" \" + s.containsAll(Arrays.asList(\"x\", \"?\"))",
        () -> s.containsAll(Arrays.asList("x", "y")) + " " + s.containsAll(Arrays.asList("x", "?")));
    show(
        "s.removeAll(Arrays.asList(\"x\", \"?\")) + \" \" + s.removeAll(new HashSet<>(Arrays.asList(\"1\", \"2\", \"3\", \"4\", \"5\", \"6\", \"7\", \"8\", \"q\"))) + \" \" + s",
        () -> s.removeAll(Arrays.asList("x", "?")) + " " + s.removeAll(new HashSet<>(Arrays.asList("1", "2", "3", "4", "5", "6", "7", "8", "q"))) + " " + s);
    show(
        "s.retainAll(Arrays.asList(\"y\", \"z\", \"m\")) + \" \" + s.retainAll(s) + \" \" + s",
        () -> s.retainAll(Arrays.asList("y", "z", "m")) + " " + s.retainAll(s) + " " + s);
    show(
        "s.removeIf(x -> x.equals(\"m\")) + \" \" + s",
        () -> s.removeIf(x -> x.equals("m")) + " " + s);
    show("s.removeAll(null)", () -> s.removeAll(null));
    show("s.retainAll(null)", () -> s.retainAll(null));
    show("s.addAll(null)", () -> s.addAll(null));
    show(
        "s.forEach(x -> System.out.print(x))",
        () -> { s.forEach(x -> System.out.print(x)); return "done"; });
    show("s.toArray()", () -> s.toArray());
    show("s.toArray(new String[3])", () -> s.toArray(new String[3]));
    show("s.toArray(n -> new String[n])", () -> s.toArray(n -> new String[n]));
    show(
        "s.equals(Set.of(\"y\", \"z\")) + \" \" + s.equals(Arrays.asList(\"y\", \"z\")) + \" \" + s.hashCode() + \" \" + s.toString()",
        () -> s.equals(Set.of("y", "z")) + " " + s.equals(Arrays.asList("y", "z")) + " " + s.hashCode() + " " + s.toString());
    show(
        "s.clone().equals(s) + \" \" + s.clone().getClass() + \" \" + (s.clone() == (Object) s)",
        () -> s.clone().equals(s) + " " + s.clone().getClass() + " " + (s.clone() == (Object) s));
    Iterator<String> it = s.iterator();
    show("it.hasNext() + \" \" + it.next()", () -> it.hasNext() + " " + it.next());
    show("it.remove()", () -> { it.remove(); return "done"; });
    show("it.remove()", () -> { it.remove(); return "done"; });
    show("it.next() + \" \" + it.hasNext()", () -> it.next() + " " + it.hasNext());
    show("it.next()", () -> it.next());
    show("s", () -> s);
    show(
        "for (String x : s) { s.add(x + x); s.add(x + x + x); }",
        () -> { for (String x : s) { s.add(x + x); s.add(x + x + x); }; return "done"; });
    show("s.clear()", () -> { s.clear(); return "done"; });
    show("s.isEmpty()", () -> s.isEmpty());
  }

  static void sorted() throws Exception {
    TreeSet<Integer> t = new TreeSet<>(Arrays.asList(10, 20, 30, 40, 50));
    show(
        "t.comparator() + \" \" + t.first() + \" \" + t.last() + \" \" + t.lower(30) + \" \" + t.floor(35) + \" \" + t.ceiling(35) + \" \" + t.higher(50) + \" \" + t.lower(10)",
        () -> t.comparator() + " " + t.first() + " " + t.last() + " " + t.lower(30) + " " + t.floor(35) + " " + t.ceiling(35) + " " + t.higher(50) + " " + t.lower(10));
    show(
        "t.headSet(30) + \" \" + t.headSet(30, true) + \" \" + t.tailSet(30) + \" \" + t.tailSet(30, false) + \" \" + t.subSet(20, 40) + \" \" + t.subSet(20, false, 40, true) + \" \" + t.descendingSet()",
        () -> t.headSet(30) + " " + t.headSet(30, true) + " " + t.tailSet(30) + " " + t.tailSet(30, false) + " " + t.subSet(20, 40) + " " + t.subSet(20, false, 40, true) + " " + t.descendingSet());
    show("t.subSet(40, 20)", () -> t.subSet(40, 20));
    show("t.headSet(30).add(35)", () -> t.headSet(30).add(35));
    Iterator<Integer> d = t.descendingIterator();
    show("d.next() + \" \" + d.next()", () -> d.next() + " " + d.next());
    show("d.remove()", () -> { d.remove(); return "done"; });
    show("t", () -> t);
    NavigableSet<Integer> n = t;
    show(
        "n.lower(30) + \" \" + n.floor(30) + \" \" + n.ceiling(31) + \" \" + n.higher(30) + \" \" + n.headSet(30) + \" \" + n.headSet(30, true) + \" \" + n.tailSet(30) + \" \" + n.tailSet(30, false) + \" \" + n.subSet(10, 30) + \" \" + n.subSet(10, true, 30, true) + \" \" + n.descendingSet() + \" \" + n.descendingIterator().next() + \" \" + n.iterator().next()",
        () -> n.lower(30) + " " + n.floor(30) + " " + n.ceiling(31) + " " + n.higher(30) + " " + n.headSet(30) + " " + n.headSet(30, true) + " " + n.tailSet(30) + " " + n.tailSet(30, false) + " " + n.subSet(10, 30) + " " + n.subSet(10, true, 30, true) + " " + n.descendingSet() + " " + n.descendingIterator().next() + " " + n.iterator().next());
    SortedSet<Integer> s = t;
    show(
        "s.headSet(20) + \" \" + s.tailSet(30) + \" \" + s.subSet(10, 30) + \" \" + s.first() + \" \" + s.last() + \" \" + s.comparator()",
        () -> s.headSet(20) + " " + s.tailSet(30) + " " + s.subSet(10, 30) + " " + s.first() + " " + s.last() + " " + s.comparator());
    show(
        "n.pollFirst() + \" \" + n.pollLast() + \" \" + t.pollFirst() + \" \" + t.pollLast() + \" \" + t",
        () -> n.pollFirst() + " " + n.pollLast() + " " + t.pollFirst() + " " + t.pollLast() + " " + t);
    show(
        "t.pollFirst() + \" \" + t.pollLast() + \" \" + t.pollFirst() + \" \" + t.pollLast()",
        () -> t.pollFirst() + " " + t.pollLast() + " " + t.pollFirst() + " " + t.pollLast());
    show("t.first()", () -> t.first());
    show("t.last()", () -> t.last());
    show("t.add(null)", () -> t.add(null));
    show("new TreeSet<Object>().add(new Object())", () -> new TreeSet<Object>().add(new Object()));
  }

  public static void main(String[] args) throws Exception {
    making();
    using();
    sorted();
  }
}

/* expect:
new TreeSet<String>() + " " + new TreeSet<>(Arrays.asList("b", "a", "b")) + new TreeSet<>(new TreeSet<>(Set.of(1))) + new TreeSet<>(Comparator.<String>reverseOrder()) = "[] [a, b][1][]"
s.add("b") + " " + s.add("b") + " " + s.contains("a") + " " + s.contains("zz") + " " + s.size() + " " + s.isEmpty() + " " + s = "true false true false 5 false [a, b, m, q, z]"
s.remove("a") + " " + s.remove("a") + " " + s = "true false [b, m, q, z]"
s.addAll(Arrays.asList("x", "y")) + " " + s.addAll(Arrays.asList("x")) + " " + s.addAll(Set.of()) + " " + s = "true false false [b, m, q, x, y, z]"
s.containsAll(Arrays.asList("x", "y")) + " " + s.containsAll(Arrays.asList("x", "?")) = "true false"
s.removeAll(Arrays.asList("x", "?")) + " " + s.removeAll(new HashSet<>(Arrays.asList("1", "2", "3", "4", "5", "6", "7", "8", "q"))) + " " + s = "true true [b, m, y, z]"
s.retainAll(Arrays.asList("y", "z", "m")) + " " + s.retainAll(s) + " " + s = "true false [m, y, z]"
s.removeIf(x -> x.equals("m")) + " " + s = "true [y, z]"
s.removeAll(null) = ! java.lang.NullPointerException
s.retainAll(null) = ! java.lang.NullPointerException
s.addAll(null) = ! java.lang.NullPointerException
yzs.forEach(x -> System.out.print(x)) = "done"
s.toArray() = [y, z]
s.toArray(new String[3]) = [y, z, null]
s.toArray(n -> new String[n]) = [y, z]
s.equals(Set.of("y", "z")) + " " + s.equals(Arrays.asList("y", "z")) + " " + s.hashCode() + " " + s.toString() = "true false 243 [y, z]"
s.clone().equals(s) + " " + s.clone().getClass() + " " + (s.clone() == (Object) s) = "true class java.util.TreeSet false"
it.hasNext() + " " + it.next() = "true y"
it.remove() = "done"
it.remove() = ! java.lang.IllegalStateException
it.next() + " " + it.hasNext() = "z false"
it.next() = ! java.util.NoSuchElementException
s = [z]
for (String x : s) { s.add(x + x); s.add(x + x + x); } = "done"
s.clear() = "done"
s.isEmpty() = true
t.comparator() + " " + t.first() + " " + t.last() + " " + t.lower(30) + " " + t.floor(35) + " " + t.ceiling(35) + " " + t.higher(50) + " " + t.lower(10) = "null 10 50 20 30 40 null null"
t.headSet(30) + " " + t.headSet(30, true) + " " + t.tailSet(30) + " " + t.tailSet(30, false) + " " + t.subSet(20, 40) + " " + t.subSet(20, false, 40, true) + " " + t.descendingSet() = "[10, 20] [10, 20, 30] [30, 40, 50] [40, 50] [20, 30] [30, 40] [50, 40, 30, 20, 10]"
t.subSet(40, 20) = ! java.lang.IllegalArgumentException: fromKey > toKey
t.headSet(30).add(35) = ! java.lang.IllegalArgumentException: key out of range
d.next() + " " + d.next() = "50 40"
d.remove() = "done"
t = [10, 20, 30, 50]
n.lower(30) + " " + n.floor(30) + " " + n.ceiling(31) + " " + n.higher(30) + " " + n.headSet(30) + " " + n.headSet(30, true) + " " + n.tailSet(30) + " " + n.tailSet(30, false) + " " + n.subSet(10, 30) + " " + n.subSet(10, true, 30, true) + " " + n.descendingSet() + " " + n.descendingIterator().next() + " " + n.iterator().next() = "20 30 50 50 [10, 20] [10, 20, 30] [30, 50] [50] [10, 20] [10, 20, 30] [50, 30, 20, 10] 50 10"
s.headSet(20) + " " + s.tailSet(30) + " " + s.subSet(10, 30) + " " + s.first() + " " + s.last() + " " + s.comparator() = "[10] [30, 50] [10, 20] 10 50 null"
n.pollFirst() + " " + n.pollLast() + " " + t.pollFirst() + " " + t.pollLast() + " " + t = "10 50 20 30 []"
t.pollFirst() + " " + t.pollLast() + " " + t.pollFirst() + " " + t.pollLast() = "null null null null"
t.first() = ! java.util.NoSuchElementException
t.last() = ! java.util.NoSuchElementException
t.add(null) = ! java.lang.NullPointerException
new TreeSet<Object>().add(new Object()) = ! java.lang.ClassCastException: class java.lang.Object cannot be cast to class java.lang.Comparable (java.lang.Object and java.lang.Comparable are in module java.base of loader 'bootstrap')
*/
