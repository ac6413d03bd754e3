import java.util.*;

// LinkedHashSetMembers: every member of LinkedHashSet, with its edges.
public class LinkedHashSetMembers {
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
        "new LinkedHashSet<String>() + \" \" + new LinkedHashSet<>(Arrays.asList(\"b\", \"a\", \"b\")) + new LinkedHashSet<>(5) + new LinkedHashSet<>(0, 0.5f)",
        () -> new LinkedHashSet<String>() + " " + new LinkedHashSet<>(Arrays.asList("b", "a", "b")) + new LinkedHashSet<>(5) + new LinkedHashSet<>(0, 0.5f));
  }

  static void using() throws Exception {
    LinkedHashSet<String> s = new LinkedHashSet<>(Arrays.asList("q", "a", "z", "m"));
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

  static void more() throws Exception {
    show("new LinkedHashSet<>(-1)", () -> new LinkedHashSet<>(-1));
  }

  public static void main(String[] args) throws Exception {
    making();
    using();
    more();
  }
}

/* expect:
new LinkedHashSet<String>() + " " + new LinkedHashSet<>(Arrays.asList("b", "a", "b")) + new LinkedHashSet<>(5) + new LinkedHashSet<>(0, 0.5f) = "[] [b, a][][]"
s.add("b") + " " + s.add("b") + " " + s.contains("a") + " " + s.contains("zz") + " " + s.size() + " " + s.isEmpty() + " " + s = "true false true false 5 false [q, a, z, m, b]"
s.remove("a") + " " + s.remove("a") + " " + s = "true false [q, z, m, b]"
s.addAll(Arrays.asList("x", "y")) + " " + s.addAll(Arrays.asList("x")) + " " + s.addAll(Set.of()) + " " + s = "true false false [q, z, m, b, x, y]"
s.containsAll(Arrays.asList("x", "y")) + " " + s.containsAll(Arrays.asList("x", "?")) = "true false"
s.removeAll(Arrays.asList("x", "?")) + " " + s.removeAll(new HashSet<>(Arrays.asList("1", "2", "3", "4", "5", "6", "7", "8", "q"))) + " " + s = "true true [z, m, b, y]"
s.retainAll(Arrays.asList("y", "z", "m")) + " " + s.retainAll(s) + " " + s = "true false [z, m, y]"
s.removeIf(x -> x.equals("m")) + " " + s = "true [z, y]"
s.removeAll(null) = ! java.lang.NullPointerException
s.retainAll(null) = ! java.lang.NullPointerException
s.addAll(null) = ! java.lang.NullPointerException
zys.forEach(x -> System.out.print(x)) = "done"
s.toArray() = [z, y]
s.toArray(new String[3]) = [z, y, null]
s.toArray(n -> new String[n]) = [z, y]
s.equals(Set.of("y", "z")) + " " + s.equals(Arrays.asList("y", "z")) + " " + s.hashCode() + " " + s.toString() = "true false 243 [z, y]"
s.clone().equals(s) + " " + s.clone().getClass() + " " + (s.clone() == (Object) s) = "true class java.util.LinkedHashSet false"
it.hasNext() + " " + it.next() = "true z"
it.remove() = "done"
it.remove() = ! java.lang.IllegalStateException
it.next() + " " + it.hasNext() = "y false"
it.next() = ! java.util.NoSuchElementException
s = [y]
for (String x : s) { s.add(x + x); s.add(x + x + x); } = "done"
s.clear() = "done"
s.isEmpty() = true
new LinkedHashSet<>(-1) = ! java.lang.IllegalArgumentException: Illegal initial capacity: -1
*/
