import java.util.*;

// List.of, Set.of, Map.of, their copies, entries, and what may not be done with them.
public class ImmutableMembers {
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
      return "\"" + ((String) value).replace("\n", "\\n") + "\"";
    }
    if (value != null && value.getClass().isArray()) {
      String all = java.util.Arrays.deepToString(new Object[] {value});
      return all.substring(1, all.length() - 1);
    }
    return String.valueOf(value);
  }

  static <T> Object sorted(Collection<T> c) {
    return new TreeSet<>(c).toString() + c.size();
  }

  static void lists() throws Exception {
    show(
        "List.of() + \" \" + List.of(1) + List.of(1, 2) + List.of(1, 2, 3) + List.of(1, 2, 3, 4) + List.of(1, 2, 3, 4, 5) + List.of(1, 2, 3, 4, 5, 6) + List.of(1, 2, 3, 4, 5, 6, 7) + List.of(1, 2, 3, 4, 5, 6, 7, 8)",
        () -> List.of() + " " + List.of(1) + List.of(1, 2) + List.of(1, 2, 3) + List.of(1, 2, 3, 4) + List.of(1, 2, 3, 4, 5) + List.of(1, 2, 3, 4, 5, 6) + List.of(1, 2, 3, 4, 5, 6, 7) + List.of(1, 2, 3, 4, 5, 6, 7, 8));
    show(
        "List.of(1, 2, 3, 4, 5, 6, 7, 8, 9) + \" \" + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11) + List.of(new Integer[] {1, 2}) + List.of(new Integer[0])",
        () -> List.of(1, 2, 3, 4, 5, 6, 7, 8, 9) + " " + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11) + List.of(new Integer[] {1, 2}) + List.of(new Integer[0]));
    show("List.of(1, null)", () -> List.of(1, null));
    show("List.of((Object) null)", () -> List.of((Object) null));
    show("List.of((Object[]) null)", () -> List.of((Object[]) null));
    List<Integer> l = List.of(1, 2, 3);
    show("l.get(3)", () -> l.get(3));
    show("l.get(-1)", () -> l.get(-1));
    show(
        "l.contains(2) + \" \" + l.indexOf(9) + \" \" + l.lastIndexOf(3) + \" \" + l.subList(1, 3) + \" \" + l.hashCode() + \" \" + l.equals(Arrays.asList(1, 2, 3))",
        () -> l.contains(2) + " " + l.indexOf(9) + " " + l.lastIndexOf(3) + " " + l.subList(1, 3) + " " + l.hashCode() + " " + l.equals(Arrays.asList(1, 2, 3)));
    show("l.contains(null)", () -> l.contains(null));
    show("l.indexOf(null)", () -> l.indexOf(null));
    show("l.add(4)", () -> l.add(4));
    show("l.remove(0)", () -> l.remove(0));
    show("l.remove((Integer) 9)", () -> l.remove((Integer) 9));
    show("l.set(0, 9)", () -> l.set(0, 9));
    show("l.clear()", () -> { l.clear(); return "done"; });
    show("l.sort(null)", () -> { l.sort(null); return "done"; });
    show("l.iterator().remove()", () -> { l.iterator().remove(); return "done"; });
    show("l.replaceAll(x -> x)", () -> { l.replaceAll(x -> x); return "done"; });
    show("l.removeIf(x -> false)", () -> l.removeIf(x -> false));
    show("l.addAll(List.of())", () -> l.addAll(List.of()));
    show("l.subList(0, 1).add(1)", () -> l.subList(0, 1).add(1));
    show(
        "List.copyOf(new ArrayList<>(l)) + \" \" + (List.copyOf(l) == l)",
        () -> List.copyOf(new ArrayList<>(l)) + " " + (List.copyOf(l) == l));
    show("List.copyOf(Arrays.asList(1, null))", () -> List.copyOf(Arrays.asList(1, null)));
    ListIterator<Integer> it = l.listIterator(1);
    show(
        "it.previous() + \" \" + it.next() + \" \" + it.next()",
        () -> it.previous() + " " + it.next() + " " + it.next());
    show("it.set(1)", () -> { it.set(1); return "done"; });
    show("l.toArray()", () -> l.toArray());
  }

  static void sets() throws Exception {
    show(
        "Set.of() + \" \" + Set.of(1) + sorted(Set.of(1, 2)) + sorted(Set.of(1, 2, 3)) + sorted(Set.of(1, 2, 3, 4)) + sorted(Set.of(1, 2, 3, 4, 5)) + sorted(Set.of(1, 2, 3, 4, 5, 6)) + sorted(Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)) + sorted(Set.of(new Integer[] {1, 2}))",
        () -> Set.of() + " " + Set.of(1) + sorted(Set.of(1, 2)) + sorted(Set.of(1, 2, 3)) + sorted(Set.of(1, 2, 3, 4)) + sorted(Set.of(1, 2, 3, 4, 5)) + sorted(Set.of(1, 2, 3, 4, 5, 6)) + sorted(Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)) + sorted(Set.of(new Integer[] {1, 2})));
    show("Set.of(1, 1)", () -> Set.of(1, 1));
    show("Set.of(1, 2, 3, 2)", () -> Set.of(1, 2, 3, 2));
    show("Set.of(1, null)", () -> Set.of(1, null));
    Set<Integer> s = Set.of(1, 2);
    show(
        "s.contains(2) + \" \" + s.equals(new HashSet<>(Arrays.asList(1, 2))) + \" \" + s.hashCode() + \" \" + s.size()",
        () -> s.contains(2) + " " + s.equals(new HashSet<>(Arrays.asList(1, 2))) + " " + s.hashCode() + " " + s.size());
    show("s.contains(null)", () -> s.contains(null));
    show("s.add(3)", () -> s.add(3));
    show("s.remove(1)", () -> s.remove(1));
    show("s.clear()", () -> { s.clear(); return "done"; });
    show("s.removeIf(x -> false)", () -> s.removeIf(x -> false));
    show("s.iterator().remove()", () -> { s.iterator().remove(); return "done"; });
    show(
        "sorted(Set.copyOf(Arrays.asList(1, 2, 1))) + \" \" + (Set.copyOf(s) == s)",
        () -> sorted(Set.copyOf(Arrays.asList(1, 2, 1))) + " " + (Set.copyOf(s) == s));
    show("Set.copyOf(Arrays.asList(1, null))", () -> Set.copyOf(Arrays.asList(1, null)));
  }

  static void maps() throws Exception {
    show(
        "new TreeMap<>(Map.of()) + \"\" + new TreeMap<>(Map.of(1, 2)) + new TreeMap<>(Map.of(1, 2, 3, 4)) + new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6)) + new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8)) + new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10))",
        () -> new TreeMap<>(Map.of()) + "" + new TreeMap<>(Map.of(1, 2)) + new TreeMap<>(Map.of(1, 2, 3, 4)) + new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6)) + new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8)) + new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)));
    show(
        "new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)) + \"\" + new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)) + new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))",
        () -> new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)) + "" + new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)) + new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)));
    show(
        "new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18)) + \"\" + new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20)) + new TreeMap<>(Map.ofEntries(Map.entry(1, 2), Map.entry(3, 4)))",
        () -> new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18)) + "" + new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20)) + new TreeMap<>(Map.ofEntries(Map.entry(1, 2), Map.entry(3, 4))));
    show("Map.of(1, 2, 1, 3)", () -> Map.of(1, 2, 1, 3));
    show("Map.of(1, null)", () -> Map.of(1, null));
    show(
        "Map.ofEntries(Map.entry(1, 1), Map.entry(1, 2))",
        () -> Map.ofEntries(Map.entry(1, 1), Map.entry(1, 2)));
    show("Map.entry(null, 1)", () -> Map.entry(null, 1));
    Map<String, Integer> m = Map.of("a", 1);
    show(
        "m.get(\"a\") + \" \" + m.get(\"b\") + \" \" + m.getOrDefault(\"b\", 2) + \" \" + m.containsKey(\"a\") + \" \" + m.containsValue(1) + \" \" + m.equals(new HashMap<>(m)) + \" \" + m.hashCode() + \" \" + m",
        () -> m.get("a") + " " + m.get("b") + " " + m.getOrDefault("b", 2) + " " + m.containsKey("a") + " " + m.containsValue(1) + " " + m.equals(new HashMap<>(m)) + " " + m.hashCode() + " " + m);
    show("m.get(null)", () -> m.get(null));
    show("m.put(\"a\", 2)", () -> m.put("a", 2));
    show("m.remove(\"a\")", () -> m.remove("a"));
    show("m.putIfAbsent(\"a\", 2)", () -> m.putIfAbsent("a", 2));
    show("m.computeIfAbsent(\"a\", k -> 2)", () -> m.computeIfAbsent("a", k -> 2));
    show("m.compute(\"a\", (k, x) -> 2)", () -> m.compute("a", (k, x) -> 2));
    show("m.merge(\"a\", 2, (x, y) -> 2)", () -> m.merge("a", 2, (x, y) -> 2));
    show("m.replace(\"a\", 3)", () -> m.replace("a", 3));
    show("m.clear()", () -> { m.clear(); return "done"; });
    show("m.putAll(Map.of())", () -> { m.putAll(Map.of()); return "done"; });
    show("m.replaceAll((k, x) -> x)", () -> { m.replaceAll((k, x) -> x); return "done"; });
    show(
        "m.keySet().iterator().remove()",
        () -> { m.keySet().iterator().remove(); return "done"; });
    show(
        "m.entrySet().iterator().next().setValue(3)",
        () -> m.entrySet().iterator().next().setValue(3));
    show(
        "Map.copyOf(new HashMap<>(m)) + \" \" + (Map.copyOf(m) == m)",
        () -> Map.copyOf(new HashMap<>(m)) + " " + (Map.copyOf(m) == m));
  }

  static void entries() throws Exception {
    show(
        "new AbstractMap.SimpleEntry<>(\"a\", 1).toString() + new AbstractMap.SimpleImmutableEntry<>(\"b\", null).toString()",
        () -> new AbstractMap.SimpleEntry<>("a", 1).toString() + new AbstractMap.SimpleImmutableEntry<>("b", null).toString());
    Map.Entry<String, Integer> e = Map.entry("k", 1);
    show(
        "e.getKey() + e.getValue() + \" \" + e + \" \" + e.hashCode() + \" \" + e.equals(new AbstractMap.SimpleEntry<>(\"k\", 1)) + \" \" + e.equals(null)",
        () -> e.getKey() + e.getValue() + " " + e + " " + e.hashCode() + " " + e.equals(new AbstractMap.SimpleEntry<>("k", 1)) + " " + e.equals(null));
    show("e.setValue(2)", () -> e.setValue(2));
    Map.Entry<String, Integer> f = new AbstractMap.SimpleEntry<>("k", 1);
    show(
        "f.setValue(2) + \" \" + f.getKey() + f.getValue() + \" \" + f + \" \" + f.hashCode() + \" \" + f.equals(e) + \" \" + new AbstractMap.SimpleEntry<>(e).equals(e)",
        () -> f.setValue(2) + " " + f.getKey() + f.getValue() + " " + f + " " + f.hashCode() + " " + f.equals(e) + " " + new AbstractMap.SimpleEntry<>(e).equals(e));
    show(
        "new AbstractMap.SimpleEntry<String, Integer>(null)",
        () -> new AbstractMap.SimpleEntry<String, Integer>(null));
    AbstractMap.SimpleImmutableEntry<String, Integer> g = new AbstractMap.SimpleImmutableEntry<>("k", null);
    show(
        "g.getKey() + g.getValue() + \" \" + g + \" \" + g.hashCode() + \" \" + g.equals(new AbstractMap.SimpleImmutableEntry<>(g)) + \" \" + g.equals(\"k\")",
        () -> g.getKey() + g.getValue() + " " + g + " " + g.hashCode() + " " + g.equals(new AbstractMap.SimpleImmutableEntry<>(g)) + " " + g.equals("k"));
    show("g.setValue(1)", () -> g.setValue(1));
    List<Map.Entry<String, Integer>> es = new ArrayList<>(List.of(Map.entry("b", 1), Map.entry("a", 2)));
    show(
        "es.sort(Map.Entry.comparingByKey())",
        () -> { es.sort(Map.Entry.comparingByKey()); return "done"; });
    show("es", () -> es);
    show(
        "es.sort(Map.Entry.comparingByValue())",
        () -> { es.sort(Map.Entry.comparingByValue()); return "done"; });
    show("es", () -> es);
    show(
        "es.sort(Map.Entry.comparingByKey(Comparator.reverseOrder()))",
        () -> { es.sort(Map.Entry.comparingByKey(Comparator.reverseOrder())); return "done"; });
    show("es", () -> es);
    show(
        "es.sort(Map.Entry.comparingByValue(Comparator.reverseOrder()))",
        () -> { es.sort(Map.Entry.comparingByValue(Comparator.reverseOrder())); return "done"; });
    show("es", () -> es);
    show(
        "Map.Entry.copyOf(f) + \" \" + (Map.Entry.copyOf(e) == e)",
        () -> Map.Entry.copyOf(f) + " " + (Map.Entry.copyOf(e) == e));
    show("Map.Entry.copyOf(g)", () -> Map.Entry.copyOf(g));
  }

  public static void main(String[] args) throws Exception {
    lists();
    sets();
    maps();
    entries();
  }
}

/* expect:
List.of() + " " + List.of(1) + List.of(1, 2) + List.of(1, 2, 3) + List.of(1, 2, 3, 4) + List.of(1, 2, 3, 4, 5) + List.of(1, 2, 3, 4, 5, 6) + List.of(1, 2, 3, 4, 5, 6, 7) + List.of(1, 2, 3, 4, 5, 6, 7, 8) = "[] [1][1, 2][1, 2, 3][1, 2, 3, 4][1, 2, 3, 4, 5][1, 2, 3, 4, 5, 6][1, 2, 3, 4, 5, 6, 7][1, 2, 3, 4, 5, 6, 7, 8]"
List.of(1, 2, 3, 4, 5, 6, 7, 8, 9) + " " + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11) + List.of(new Integer[] {1, 2}) + List.of(new Integer[0]) = "[1, 2, 3, 4, 5, 6, 7, 8, 9] [1, 2, 3, 4, 5, 6, 7, 8, 9, 10][1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11][1, 2][]"
List.of(1, null) = ! java.lang.NullPointerException
List.of((Object) null) = ! java.lang.NullPointerException
List.of((Object[]) null) = ! java.lang.NullPointerException
l.get(3) = ! java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3
l.get(-1) = ! java.lang.ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 3
l.contains(2) + " " + l.indexOf(9) + " " + l.lastIndexOf(3) + " " + l.subList(1, 3) + " " + l.hashCode() + " " + l.equals(Arrays.asList(1, 2, 3)) = "true -1 2 [2, 3] 30817 true"
l.contains(null) = ! java.lang.NullPointerException
l.indexOf(null) = ! java.lang.NullPointerException
l.add(4) = ! java.lang.UnsupportedOperationException
l.remove(0) = ! java.lang.UnsupportedOperationException
l.remove((Integer) 9) = ! java.lang.UnsupportedOperationException
l.set(0, 9) = ! java.lang.UnsupportedOperationException
l.clear() = ! java.lang.UnsupportedOperationException
l.sort(null) = ! java.lang.UnsupportedOperationException
l.iterator().remove() = ! java.lang.UnsupportedOperationException
l.replaceAll(x -> x) = ! java.lang.UnsupportedOperationException
l.removeIf(x -> false) = ! java.lang.UnsupportedOperationException
l.addAll(List.of()) = ! java.lang.UnsupportedOperationException
l.subList(0, 1).add(1) = ! java.lang.UnsupportedOperationException
List.copyOf(new ArrayList<>(l)) + " " + (List.copyOf(l) == l) = "[1, 2, 3] true"
List.copyOf(Arrays.asList(1, null)) = ! java.lang.NullPointerException
it.previous() + " " + it.next() + " " + it.next() = "1 1 2"
it.set(1) = ! java.lang.UnsupportedOperationException
l.toArray() = [1, 2, 3]
Set.of() + " " + Set.of(1) + sorted(Set.of(1, 2)) + sorted(Set.of(1, 2, 3)) + sorted(Set.of(1, 2, 3, 4)) + sorted(Set.of(1, 2, 3, 4, 5)) + sorted(Set.of(1, 2, 3, 4, 5, 6)) + sorted(Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)) + sorted(Set.of(new Integer[] {1, 2})) = "[] [1][1, 2]2[1, 2, 3]3[1, 2, 3, 4]4[1, 2, 3, 4, 5]5[1, 2, 3, 4, 5, 6]6[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]11[1, 2]2"
Set.of(1, 1) = ! java.lang.IllegalArgumentException: duplicate element: 1
Set.of(1, 2, 3, 2) = ! java.lang.IllegalArgumentException: duplicate element: 2
Set.of(1, null) = ! java.lang.NullPointerException
s.contains(2) + " " + s.equals(new HashSet<>(Arrays.asList(1, 2))) + " " + s.hashCode() + " " + s.size() = "true true 3 2"
s.contains(null) = ! java.lang.NullPointerException
s.add(3) = ! java.lang.UnsupportedOperationException
s.remove(1) = ! java.lang.UnsupportedOperationException
s.clear() = ! java.lang.UnsupportedOperationException
s.removeIf(x -> false) = ! java.lang.UnsupportedOperationException
s.iterator().remove() = ! java.lang.UnsupportedOperationException: remove
sorted(Set.copyOf(Arrays.asList(1, 2, 1))) + " " + (Set.copyOf(s) == s) = "[1, 2]2 true"
Set.copyOf(Arrays.asList(1, null)) = ! java.lang.NullPointerException
new TreeMap<>(Map.of()) + "" + new TreeMap<>(Map.of(1, 2)) + new TreeMap<>(Map.of(1, 2, 3, 4)) + new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6)) + new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8)) + new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)) = "{}{1=2}{1=2, 3=4}{1=2, 3=4, 5=6}{1=2, 3=4, 5=6, 7=8}{1=2, 3=4, 5=6, 7=8, 9=10}"
new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)) + "" + new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)) + new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)) = "{1=2, 3=4, 5=6, 7=8, 9=10, 11=12}{1=2, 3=4, 5=6, 7=8, 9=10, 11=12, 13=14}{1=2, 3=4, 5=6, 7=8, 9=10, 11=12, 13=14, 15=16}"
new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18)) + "" + new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20)) + new TreeMap<>(Map.ofEntries(Map.entry(1, 2), Map.entry(3, 4))) = "{1=2, 3=4, 5=6, 7=8, 9=10, 11=12, 13=14, 15=16, 17=18}{1=2, 3=4, 5=6, 7=8, 9=10, 11=12, 13=14, 15=16, 17=18, 19=20}{1=2, 3=4}"
Map.of(1, 2, 1, 3) = ! java.lang.IllegalArgumentException: duplicate key: 1
Map.of(1, null) = ! java.lang.NullPointerException
Map.ofEntries(Map.entry(1, 1), Map.entry(1, 2)) = ! java.lang.IllegalArgumentException: duplicate key: 1
Map.entry(null, 1) = ! java.lang.NullPointerException
m.get("a") + " " + m.get("b") + " " + m.getOrDefault("b", 2) + " " + m.containsKey("a") + " " + m.containsValue(1) + " " + m.equals(new HashMap<>(m)) + " " + m.hashCode() + " " + m = "1 null 2 true true true 96 {a=1}"
m.get(null) = ! java.lang.NullPointerException
m.put("a", 2) = ! java.lang.UnsupportedOperationException
m.remove("a") = ! java.lang.UnsupportedOperationException
m.putIfAbsent("a", 2) = ! java.lang.UnsupportedOperationException
m.computeIfAbsent("a", k -> 2) = ! java.lang.UnsupportedOperationException
m.compute("a", (k, x) -> 2) = ! java.lang.UnsupportedOperationException
m.merge("a", 2, (x, y) -> 2) = ! java.lang.UnsupportedOperationException
m.replace("a", 3) = ! java.lang.UnsupportedOperationException
m.clear() = ! java.lang.UnsupportedOperationException
m.putAll(Map.of()) = ! java.lang.UnsupportedOperationException
m.replaceAll((k, x) -> x) = ! java.lang.UnsupportedOperationException
m.keySet().iterator().remove() = ! java.lang.UnsupportedOperationException: remove
m.entrySet().iterator().next().setValue(3) = ! java.lang.UnsupportedOperationException: not supported
Map.copyOf(new HashMap<>(m)) + " " + (Map.copyOf(m) == m) = "{a=1} true"
new AbstractMap.SimpleEntry<>("a", 1).toString() + new AbstractMap.SimpleImmutableEntry<>("b", null).toString() = "a=1b=null"
e.getKey() + e.getValue() + " " + e + " " + e.hashCode() + " " + e.equals(new AbstractMap.SimpleEntry<>("k", 1)) + " " + e.equals(null) = "k1 k=1 106 true false"
e.setValue(2) = ! java.lang.UnsupportedOperationException: not supported
f.setValue(2) + " " + f.getKey() + f.getValue() + " " + f + " " + f.hashCode() + " " + f.equals(e) + " " + new AbstractMap.SimpleEntry<>(e).equals(e) = "1 k2 k=2 105 false true"
new AbstractMap.SimpleEntry<String, Integer>(null) = ! java.lang.NullPointerException
g.getKey() + g.getValue() + " " + g + " " + g.hashCode() + " " + g.equals(new AbstractMap.SimpleImmutableEntry<>(g)) + " " + g.equals("k") = "knull k=null 107 true false"
g.setValue(1) = ! java.lang.UnsupportedOperationException
es.sort(Map.Entry.comparingByKey()) = "done"
es = [a=2, b=1]
es.sort(Map.Entry.comparingByValue()) = "done"
es = [b=1, a=2]
es.sort(Map.Entry.comparingByKey(Comparator.reverseOrder())) = "done"
es = [b=1, a=2]
es.sort(Map.Entry.comparingByValue(Comparator.reverseOrder())) = "done"
es = [a=2, b=1]
Map.Entry.copyOf(f) + " " + (Map.Entry.copyOf(e) == e) = "k=2 true"
Map.Entry.copyOf(g) = ! java.lang.NullPointerException
*/
