import java.util.*;
import java.util.function.IntFunction;

// The abstract classes of collections, extended by the least that they ask for; and interfaces by default.
public class AbstractCollections {
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

  /** Even numbers below a limit. */
  static class Evens extends AbstractCollection<Integer> {
    final List<Integer> items = new ArrayList<>(List.of(0, 2, 4, 6));

    @Override public Iterator<Integer> iterator() { return items.iterator(); }

    @Override public int size() { return items.size(); }
  }

  static class Fixed extends AbstractList<String> {
    final String[] items = {"a", "b", "c", "b"};

    @Override public String get(int index) { return items[index]; }

    @Override public int size() { return items.length; }
  }

  static class Growing extends AbstractList<String> {
    final ArrayList<String> items = new ArrayList<>();

    @Override public String get(int index) { return items.get(index); }

    @Override public int size() { return items.size(); }

    @Override public String set(int index, String s) { return items.set(index, s); }

    @Override public void add(int index, String s) { modCount++; items.add(index, s); }

    @Override public String remove(int index) { modCount++; return items.remove(index); }
  }

  static class Chain extends AbstractSequentialList<String> {
    final LinkedList<String> items = new LinkedList<>();

    @Override public ListIterator<String> listIterator(int index) { return items.listIterator(index); }

    @Override public int size() { return items.size(); }
  }

  static class Pairs extends AbstractMap<String, Integer> {
    final Set<Map.Entry<String, Integer>> pairs = new LinkedHashSet<>();

    @Override public Set<Map.Entry<String, Integer>> entrySet() { return pairs; }

    @Override public Integer put(String k, Integer v) {
      Integer old = get(k);
      remove(k);
      pairs.add(new AbstractMap.SimpleEntry<>(k, v));
      return old;
    }
  }

  static class Letters extends AbstractSet<String> {
    final List<String> items = new ArrayList<>(List.of("x", "y", "z"));

    @Override public Iterator<String> iterator() { return items.iterator(); }

    @Override public int size() { return items.size(); }
  }

  static void collection() throws Exception {
    AbstractCollection<Integer> c = new Evens();
    show(
        "c.size() + \" \" + c.isEmpty() + \" \" + c.contains(4) + \" \" + c.contains(5) + \" \" + c.contains(null) + \" \" + c.containsAll(List.of(2, 4)) + \" \" + c + \" \" + c.iterator().next()",
        () -> c.size() + " " + c.isEmpty() + " " + c.contains(4) + " " + c.contains(5) + " " + c.contains(null) + " " + c.containsAll(List.of(2, 4)) + " " + c + " " + c.iterator().next());
    show("c.toArray()", () -> c.toArray());
    show("c.toArray(new Integer[0])", () -> c.toArray(new Integer[0]));
    show("c.toArray(new Integer[6])", () -> c.toArray(new Integer[6]));
    show(
        "c.toArray((IntFunction<Integer[]>) n -> new Integer[n])",
        () -> c.toArray((IntFunction<Integer[]>) n -> new Integer[n]));
    show("c.toArray(new String[0])", () -> c.toArray(new String[0]));
    show("c.add(8)", () -> c.add(8));
    show("c.addAll(List.of(8))", () -> c.addAll(List.of(8)));
    show(
        "c.remove(2) + \" \" + c.remove((Object) 99) + \" \" + c",
        () -> c.remove(2) + " " + c.remove((Object) 99) + " " + c);
    show(
        "c.removeAll(List.of(0, 99)) + \" \" + c.retainAll(List.of(4)) + \" \" + c",
        () -> c.removeAll(List.of(0, 99)) + " " + c.retainAll(List.of(4)) + " " + c);
    show("c.clear()", () -> { c.clear(); return "done"; });
    show("c.isEmpty()", () -> c.isEmpty());
    Collection<Integer> d = new ArrayList<>(List.of(1, 2, 3));
    show(
        "d.add(4) + \" \" + d.remove(1) + \" \" + d.retainAll(List.of(2, 3)) + \" \" + d.removeAll(List.of(3)) + \" \" + d.addAll(List.of(9)) + \" \" + d.containsAll(List.of(9)) + \" \" + d.size() + \" \" + d.isEmpty() + \" \" + d.contains(9) + \" \" + d.equals(List.of(2, 9)) + \" \" + d.hashCode() + \" \" + d.removeIf(x -> x == 9)",
        () -> d.add(4) + " " + d.remove(1) + " " + d.retainAll(List.of(2, 3)) + " " + d.removeAll(List.of(3)) + " " + d.addAll(List.of(9)) + " " + d.containsAll(List.of(9)) + " " + d.size() + " " + d.isEmpty() + " " + d.contains(9) + " " + d.equals(List.of(2, 9)) + " " + d.hashCode() + " " + d.removeIf(x -> x == 9));
    show("d.toArray()", () -> d.toArray());
    show("d.toArray(n -> new Integer[n])", () -> d.toArray(n -> new Integer[n]));
    show("d.clear()", () -> { d.clear(); return "done"; });
  }

  static void list() throws Exception {
    AbstractList<String> f = new Fixed();
    show(
        "f.get(1) + \" \" + f.indexOf(\"b\") + \" \" + f.lastIndexOf(\"b\") + \" \" + f.indexOf(null) + \" \" + f + \" \" + f.hashCode() + \" \" + f.equals(List.of(\"a\", \"b\", \"c\", \"b\")) + \" \" + f.subList(1, 3) + \" \" + f.contains(\"c\")",
        () -> f.get(1) + " " + f.indexOf("b") + " " + f.lastIndexOf("b") + " " + f.indexOf(null) + " " + f + " " + f.hashCode() + " " + f.equals(List.of("a", "b", "c", "b")) + " " + f.subList(1, 3) + " " + f.contains("c"));
    show("f.set(0, \"x\")", () -> f.set(0, "x"));
    show("f.add(\"x\")", () -> f.add("x"));
    show("f.add(0, \"x\")", () -> { f.add(0, "x"); return "done"; });
    show("f.remove(0)", () -> f.remove(0));
    show("f.clear()", () -> { f.clear(); return "done"; });
    show("f.addAll(0, List.of(\"q\"))", () -> f.addAll(0, List.of("q")));
    show("f.get(9)", () -> f.get(9));
    AbstractList<String> g = new Growing();
    show(
        "g.add(\"a\") + \" \" + g.addAll(0, List.of(\"x\", \"y\")) + \" \" + g.set(1, \"Y\") + \" \" + g.remove(0) + \" \" + g",
        () -> g.add("a") + " " + g.addAll(0, List.of("x", "y")) + " " + g.set(1, "Y") + " " + g.remove(0) + " " + g);
    show("g.add(1, \"m\")", () -> { g.add(1, "m"); return "done"; });
    show(
        "g.iterator().next() + g.listIterator().next() + g.listIterator(2).next() + g.listIterator(1).previous()",
        () -> g.iterator().next() + g.listIterator().next() + g.listIterator(2).next() + g.listIterator(1).previous());
    ListIterator<String> li = g.listIterator();
    show(
        "li.next() + li.nextIndex() + li.previousIndex() + li.hasPrevious()",
        () -> li.next() + li.nextIndex() + li.previousIndex() + li.hasPrevious());
    show("li.add(\"n\")", () -> { li.add("n"); return "done"; });
    show("li.previous()", () -> li.previous());
    show("li.set(\"N\")", () -> { li.set("N"); return "done"; });
    show("li.remove()", () -> { li.remove(); return "done"; });
    show("g", () -> g);
    show("g.subList(0, 2).remove(0) + \" \" + g", () -> g.subList(0, 2).remove(0) + " " + g);
    Iterator<String> stale = g.iterator();
    show("g.add(\"late\")", () -> g.add("late"));
    show("stale.next()", () -> stale.next());
    show("g.clear()", () -> { g.clear(); return "done"; });
    show("g.size() + \" \" + g.isEmpty()", () -> g.size() + " " + g.isEmpty());
  }

  static void sequential() throws Exception {
    AbstractSequentialList<String> s = new Chain();
    show(
        "s.add(\"a\") + \" \" + s.addAll(0, List.of(\"b\", \"c\")) + \" \" + s.get(1) + \" \" + s.set(2, \"A\") + \" \" + s.remove(0) + \" \" + s",
        () -> s.add("a") + " " + s.addAll(0, List.of("b", "c")) + " " + s.get(1) + " " + s.set(2, "A") + " " + s.remove(0) + " " + s);
    show("s.add(1, \"new\")", () -> { s.add(1, "new"); return "done"; });
    show("s.add(9, \"new\")", () -> { s.add(9, "new"); return "done"; });
    show("s.get(9)", () -> s.get(9));
    show("s.set(3, \"x\")", () -> s.set(3, "x"));
    show("s.remove(-1)", () -> s.remove(-1));
    show(
        "s.listIterator(1).next() + s.iterator().next() + s",
        () -> s.listIterator(1).next() + s.iterator().next() + s);
  }

  static void set() throws Exception {
    AbstractSet<String> t = new Letters();
    show(
        "t.equals(Set.of(\"x\", \"y\", \"z\")) + \" \" + t.equals(List.of(\"x\", \"y\", \"z\")) + \" \" + t.hashCode() + \" \" + t.removeAll(List.of(\"x\", \"q\")) + \" \" + t.removeAll(Set.of(\"1\", \"2\", \"3\", \"y\")) + \" \" + t",
        () -> t.equals(Set.of("x", "y", "z")) + " " + t.equals(List.of("x", "y", "z")) + " " + t.hashCode() + " " + t.removeAll(List.of("x", "q")) + " " + t.removeAll(Set.of("1", "2", "3", "y")) + " " + t);
  }

  static void map() throws Exception {
    AbstractMap<String, Integer> m = new Pairs();
    show(
        "m.put(\"a\", 1) + \" \" + m.put(\"b\", 2) + \" \" + m.put(\"a\", 3) + \" \" + m + \" \" + m.size() + \" \" + m.isEmpty()",
        () -> m.put("a", 1) + " " + m.put("b", 2) + " " + m.put("a", 3) + " " + m + " " + m.size() + " " + m.isEmpty());
    show(
        "m.get(\"a\") + \" \" + m.get(\"z\") + \" \" + m.get(null) + \" \" + m.containsKey(\"b\") + \" \" + m.containsKey(\"q\") + \" \" + m.containsValue(2) + \" \" + m.containsValue(null) + \" \" + m.keySet() + m.values() + m.entrySet()",
        () -> m.get("a") + " " + m.get("z") + " " + m.get(null) + " " + m.containsKey("b") + " " + m.containsKey("q") + " " + m.containsValue(2) + " " + m.containsValue(null) + " " + m.keySet() + m.values() + m.entrySet());
    show(
        "m.equals(Map.of(\"a\", 3, \"b\", 2)) + \" \" + m.hashCode() + \" \" + m.equals(Map.of(\"a\", 3)) + \" \" + m.equals(\"x\")",
        () -> m.equals(Map.of("a", 3, "b", 2)) + " " + m.hashCode() + " " + m.equals(Map.of("a", 3)) + " " + m.equals("x"));
    show("m.putAll(Map.of(\"c\", 4))", () -> { m.putAll(Map.of("c", 4)); return "done"; });
    show(
        "m.remove(\"c\") + \" \" + m.remove(\"c\") + \" \" + m",
        () -> m.remove("c") + " " + m.remove("c") + " " + m);
    show(
        "m.getOrDefault(\"q\", 7) + \" \" + m.putIfAbsent(\"q\", 8) + \" \" + m.merge(\"q\", 1, (x, y) -> x + y) + \" \" + m.computeIfPresent(\"q\", (k, x) -> null) + \" \" + m.keySet().contains(\"a\") + \" \" + m.values().contains(2)",
        () -> m.getOrDefault("q", 7) + " " + m.putIfAbsent("q", 8) + " " + m.merge("q", 1, (x, y) -> x + y) + " " + m.computeIfPresent("q", (k, x) -> null) + " " + m.keySet().contains("a") + " " + m.values().contains(2));
    show("m.clear()", () -> { m.clear(); return "done"; });
    show("m", () -> m);
    show(
        "new AbstractMap<String, String>() { @Override public Set<Map.Entry<String, String>> entrySet() { return Set.of(); } }.put(\"a\", \"b\")",
        () -> new AbstractMap<String, String>() { @Override public Set<Map.Entry<String, String>> entrySet() { return Set.of(); } }.put("a", "b"));
  }

  static void iterators() throws Exception {
    Iterator<Integer> once = new Iterator<Integer>() { int n = 3; @Override public boolean hasNext() { return n > 0; } @Override public Integer next() { return n--; } };
    show("once.next()", () -> once.next());
    show("once.remove()", () -> { once.remove(); return "done"; });
    show(
        "once.forEachRemaining(x -> System.out.print(x + \" \"))",
        () -> { once.forEachRemaining(x -> System.out.print(x + " ")); return "done"; });
    show("once.forEachRemaining(null)", () -> { once.forEachRemaining(null); return "done"; });
    Iterable<Integer> three = () -> List.of(1, 2, 3).iterator();
    show(
        "three.forEach(x -> System.out.print(x + \" \"))",
        () -> { three.forEach(x -> System.out.print(x + " ")); return "done"; });
    show("three.forEach(null)", () -> { three.forEach(null); return "done"; });
    show("three.iterator().next()", () -> three.iterator().next());
    Enumeration<Integer> e = new Vector<>(List.of(1, 2)).elements();
    show(
        "e.hasMoreElements() + \" \" + e.nextElement() + \" \" + e.asIterator().next() + \" \" + e.hasMoreElements()",
        () -> e.hasMoreElements() + " " + e.nextElement() + " " + e.asIterator().next() + " " + e.hasMoreElements());
    StringTokenizer st = new StringTokenizer("a b,c  d");
    show(
        "st.countTokens() + \" \" + st.nextToken() + \" \" + st.nextToken(\",\") + \" \" + st.hasMoreTokens() + \" \" + st.hasMoreElements() + \" \" + st.nextElement() + \" \" + st.hasMoreTokens()",
        () -> st.countTokens() + " " + st.nextToken() + " " + st.nextToken(",") + " " + st.hasMoreTokens() + " " + st.hasMoreElements() + " " + st.nextElement() + " " + st.hasMoreTokens());
    show("st.nextToken()", () -> st.nextToken());
    StringTokenizer signs = new StringTokenizer("1+2-3", "+-", true);
    show(
        "signs.nextToken() + signs.nextToken() + signs.countTokens()",
        () -> signs.nextToken() + signs.nextToken() + signs.countTokens());
    show(
        "new StringTokenizer(\"a.b\", \".\").nextToken() + \" \" + new StringTokenizer(\"\").hasMoreTokens()",
        () -> new StringTokenizer("a.b", ".").nextToken() + " " + new StringTokenizer("").hasMoreTokens());
    show("new StringTokenizer(null)", () -> new StringTokenizer(null));
    StringJoiner j = new StringJoiner(", ", "{", "}");
    show(
        "j + \" \" + j.length() + \" \" + j.setEmptyValue(\"EMPTY\") + \" \" + j.add(\"a\").add(null) + \" \" + j.length() + \" \" + j.merge(new StringJoiner(\"-\").add(\"x\").add(\"y\")) + \" \" + new StringJoiner(\"/\").add(\"q\").toString()",
        () -> j + " " + j.length() + " " + j.setEmptyValue("EMPTY") + " " + j.add("a").add(null) + " " + j.length() + " " + j.merge(new StringJoiner("-").add("x").add("y")) + " " + new StringJoiner("/").add("q").toString());
    show("new StringJoiner(null)", () -> new StringJoiner(null));
  }

  public static void main(String[] args) throws Exception {
    collection();
    list();
    sequential();
    set();
    map();
    iterators();
  }
}

/* expect:
c.size() + " " + c.isEmpty() + " " + c.contains(4) + " " + c.contains(5) + " " + c.contains(null) + " " + c.containsAll(List.of(2, 4)) + " " + c + " " + c.iterator().next() = "4 false true false false true [0, 2, 4, 6] 0"
c.toArray() = [0, 2, 4, 6]
c.toArray(new Integer[0]) = [0, 2, 4, 6]
c.toArray(new Integer[6]) = [0, 2, 4, 6, null, null]
c.toArray((IntFunction<Integer[]>) n -> new Integer[n]) = [0, 2, 4, 6]
c.toArray(new String[0]) = ! java.lang.ArrayStoreException: java.lang.Integer
c.add(8) = ! java.lang.UnsupportedOperationException
c.addAll(List.of(8)) = ! java.lang.UnsupportedOperationException
c.remove(2) + " " + c.remove((Object) 99) + " " + c = "true false [0, 4, 6]"
c.removeAll(List.of(0, 99)) + " " + c.retainAll(List.of(4)) + " " + c = "true true [4]"
c.clear() = "done"
c.isEmpty() = true
d.add(4) + " " + d.remove(1) + " " + d.retainAll(List.of(2, 3)) + " " + d.removeAll(List.of(3)) + " " + d.addAll(List.of(9)) + " " + d.containsAll(List.of(9)) + " " + d.size() + " " + d.isEmpty() + " " + d.contains(9) + " " + d.equals(List.of(2, 9)) + " " + d.hashCode() + " " + d.removeIf(x -> x == 9) = "true true true true true true 2 false true true 1032 true"
d.toArray() = [2]
d.toArray(n -> new Integer[n]) = [2]
d.clear() = "done"
f.get(1) + " " + f.indexOf("b") + " " + f.lastIndexOf("b") + " " + f.indexOf(null) + " " + f + " " + f.hashCode() + " " + f.equals(List.of("a", "b", "c", "b")) + " " + f.subList(1, 3) + " " + f.contains("c") = "b 1 3 -1 [a, b, c, b] 3910593 true [b, c] true"
f.set(0, "x") = ! java.lang.UnsupportedOperationException
f.add("x") = ! java.lang.UnsupportedOperationException
f.add(0, "x") = ! java.lang.UnsupportedOperationException
f.remove(0) = ! java.lang.UnsupportedOperationException
f.clear() = ! java.lang.UnsupportedOperationException
f.addAll(0, List.of("q")) = ! java.lang.UnsupportedOperationException
f.get(9) = ! java.lang.ArrayIndexOutOfBoundsException: Index 9 out of bounds for length 4
g.add("a") + " " + g.addAll(0, List.of("x", "y")) + " " + g.set(1, "Y") + " " + g.remove(0) + " " + g = "true true y x [Y, a]"
g.add(1, "m") = "done"
g.iterator().next() + g.listIterator().next() + g.listIterator(2).next() + g.listIterator(1).previous() = "YYaY"
li.next() + li.nextIndex() + li.previousIndex() + li.hasPrevious() = "Y10true"
li.add("n") = "done"
li.previous() = "n"
li.set("N") = "done"
li.remove() = "done"
g = [Y, m, a]
g.subList(0, 2).remove(0) + " " + g = "Y [m, a]"
g.add("late") = true
stale.next() = ! java.util.ConcurrentModificationException
g.clear() = "done"
g.size() + " " + g.isEmpty() = "0 true"
s.add("a") + " " + s.addAll(0, List.of("b", "c")) + " " + s.get(1) + " " + s.set(2, "A") + " " + s.remove(0) + " " + s = "true true c a b [c, A]"
s.add(1, "new") = "done"
s.add(9, "new") = ! java.lang.IndexOutOfBoundsException: Index: 9, Size: 3
s.get(9) = ! java.lang.IndexOutOfBoundsException: Index: 9, Size: 3
s.set(3, "x") = ! java.lang.IndexOutOfBoundsException: Index: 3
s.remove(-1) = ! java.lang.IndexOutOfBoundsException: Index: -1, Size: 3
s.listIterator(1).next() + s.iterator().next() + s = "newc[c, new, A]"
t.equals(Set.of("x", "y", "z")) + " " + t.equals(List.of("x", "y", "z")) + " " + t.hashCode() + " " + t.removeAll(List.of("x", "q")) + " " + t.removeAll(Set.of("1", "2", "3", "y")) + " " + t = "true false 363 true true [z]"
m.put("a", 1) + " " + m.put("b", 2) + " " + m.put("a", 3) + " " + m + " " + m.size() + " " + m.isEmpty() = "null null 1 {b=2, a=3} 2 false"
m.get("a") + " " + m.get("z") + " " + m.get(null) + " " + m.containsKey("b") + " " + m.containsKey("q") + " " + m.containsValue(2) + " " + m.containsValue(null) + " " + m.keySet() + m.values() + m.entrySet() = "3 null null true false true false [b, a][2, 3][b=2, a=3]"
m.equals(Map.of("a", 3, "b", 2)) + " " + m.hashCode() + " " + m.equals(Map.of("a", 3)) + " " + m.equals("x") = "true 194 false false"
m.putAll(Map.of("c", 4)) = "done"
m.remove("c") + " " + m.remove("c") + " " + m = "4 null {b=2, a=3}"
m.getOrDefault("q", 7) + " " + m.putIfAbsent("q", 8) + " " + m.merge("q", 1, (x, y) -> x + y) + " " + m.computeIfPresent("q", (k, x) -> null) + " " + m.keySet().contains("a") + " " + m.values().contains(2) = "7 null 9 null true true"
m.clear() = "done"
m = {}
new AbstractMap<String, String>() { @Override public Set<Map.Entry<String, String>> entrySet() { return Set.of(); } }.put("a", "b") = ! java.lang.UnsupportedOperationException
once.next() = 3
once.remove() = ! java.lang.UnsupportedOperationException: remove
2 1 once.forEachRemaining(x -> System.out.print(x + " ")) = "done"
once.forEachRemaining(null) = ! java.lang.NullPointerException
1 2 3 three.forEach(x -> System.out.print(x + " ")) = "done"
three.forEach(null) = ! java.lang.NullPointerException
three.iterator().next() = 1
e.hasMoreElements() + " " + e.nextElement() + " " + e.asIterator().next() + " " + e.hasMoreElements() = "true 1 2 false"
st.countTokens() + " " + st.nextToken() + " " + st.nextToken(",") + " " + st.hasMoreTokens() + " " + st.hasMoreElements() + " " + st.nextElement() + " " + st.hasMoreTokens() = "3 a  b true true c  d false"
st.nextToken() = ! java.util.NoSuchElementException
signs.nextToken() + signs.nextToken() + signs.countTokens() = "1+3"
new StringTokenizer("a.b", ".").nextToken() + " " + new StringTokenizer("").hasMoreTokens() = "a false"
new StringTokenizer(null) = ! java.lang.NullPointerException
j + " " + j.length() + " " + j.setEmptyValue("EMPTY") + " " + j.add("a").add(null) + " " + j.length() + " " + j.merge(new StringJoiner("-").add("x").add("y")) + " " + new StringJoiner("/").add("q").toString() = "{} 2 EMPTY {a, null} 9 {a, null, x-y} q"
new StringJoiner(null) = ! java.lang.NullPointerException: The delimiter must not be null
*/
