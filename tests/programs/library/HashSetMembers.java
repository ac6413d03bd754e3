import java.util.*;

// HashSetMembers: every member of HashSet, with its edges.
public class HashSetMembers {
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
        "new HashSet<String>() + \" \" + new HashSet<>(Arrays.asList(\"b\", \"a\", \"b\")) + new HashSet<>(5) + new HashSet<>(0, 0.5f)",
        () -> new HashSet<String>() + " " + new HashSet<>(Arrays.asList("b", "a", "b")) + new HashSet<>(5) + new HashSet<>(0, 0.5f));
  }

  static void using() throws Exception {
    HashSet<String> s = new HashSet<>(Arrays.asList("q", "a", "z", "m"));
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
    HashSet<Object> s = new HashSet<>();
    show(
        "s.add(null) + \" \" + s.add(null) + \" \" + s.contains(null) + \" \" + s + \" \" + s.remove(null)",
        () -> s.add(null) + " " + s.add(null) + " " + s.contains(null) + " " + s + " " + s.remove(null));
    show("new HashSet<>(-1)", () -> new HashSet<>(-1));
    show("new HashSet<>(1, -1f)", () -> new HashSet<>(1, -1f));
    show(
        "new HashSet<>((Collection<String>) null)",
        () -> new HashSet<>((Collection<String>) null));
  }

  public static void main(String[] args) throws Exception {
    making();
    using();
    more();
  }
}

/* expect:
new HashSet<String>() + " " + new HashSet<>(Arrays.asList("b", "a", "b")) + new HashSet<>(5) + new HashSet<>(0, 0.5f) = "[] [a, b][][]"
s.add("b") + " " + s.add("b") + " " + s.contains("a") + " " + s.contains("zz") + " " + s.size() + " " + s.isEmpty() + " " + s = "true false true false 5 false [q, a, b, z, m]"
s.remove("a") + " " + s.remove("a") + " " + s = "true false [q, b, z, m]"
s.addAll(Arrays.asList("x", "y")) + " " + s.addAll(Arrays.asList("x")) + " " + s.addAll(Set.of()) + " " + s = "true false false [q, b, x, y, z, m]"
s.containsAll(Arrays.asList("x", "y")) + " " + s.containsAll(Arrays.asList("x", "?")) = "true false"
s.removeAll(Arrays.asList("x", "?")) + " " + s.removeAll(new HashSet<>(Arrays.asList("1", "2", "3", "4", "5", "6", "7", "8", "q"))) + " " + s = "true true [b, y, z, m]"
s.retainAll(Arrays.asList("y", "z", "m")) + " " + s.retainAll(s) + " " + s = "true false [y, z, m]"
s.removeIf(x -> x.equals("m")) + " " + s = "true [y, z]"
s.removeAll(null) = ! java.lang.NullPointerException
s.retainAll(null) = ! java.lang.NullPointerException
s.addAll(null) = ! java.lang.NullPointerException
yzs.forEach(x -> System.out.print(x)) = "done"
s.toArray() = [y, z]
s.toArray(new String[3]) = [y, z, null]
s.toArray(n -> new String[n]) = [y, z]
s.equals(Set.of("y", "z")) + " " + s.equals(Arrays.asList("y", "z")) + " " + s.hashCode() + " " + s.toString() = "true false 243 [y, z]"
s.clone().equals(s) + " " + s.clone().getClass() + " " + (s.clone() == (Object) s) = "true class java.util.HashSet false"
it.hasNext() + " " + it.next() = "true y"
it.remove() = "done"
it.remove() = ! java.lang.IllegalStateException
it.next() + " " + it.hasNext() = "z false"
it.next() = ! java.util.NoSuchElementException
s = [z]
for (String x : s) { s.add(x + x); s.add(x + x + x); } = "done"
s.clear() = "done"
s.isEmpty() = true
s.add(null) + " " + s.add(null) + " " + s.contains(null) + " " + s + " " + s.remove(null) = "true false true [null] true"
new HashSet<>(-1) = ! java.lang.IllegalArgumentException: Illegal initial capacity: -1
new HashSet<>(1, -1f) = ! java.lang.IllegalArgumentException: Illegal load factor: -1.0
new HashSet<>((Collection<String>) null) = ! java.lang.NullPointerException
*/
