import java.util.*;

// LinkedHashMapMembers: every member of LinkedHashMap, with its edges.
public class LinkedHashMapMembers {
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
        "new LinkedHashMap<String, Integer>() + \" \" + new LinkedHashMap<>(Map.of(\"a\", 1)) + new LinkedHashMap<>(5) + new LinkedHashMap<>(0, 0.5f)",
        () -> new LinkedHashMap<String, Integer>() + " " + new LinkedHashMap<>(Map.of("a", 1)) + new LinkedHashMap<>(5) + new LinkedHashMap<>(0, 0.5f));
    show("new LinkedHashMap<>(null)", () -> new LinkedHashMap<>(null));
  }

  static void using() throws Exception {
    LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
    show(
        "m.put(\"b\", 2) + \" \" + m.put(\"a\", 1) + \" \" + m.put(\"c\", 3) + \" \" + m.put(\"b\", 22) + \" \" + m",
        () -> m.put("b", 2) + " " + m.put("a", 1) + " " + m.put("c", 3) + " " + m.put("b", 22) + " " + m);
    show(
        "m.get(\"b\") + \" \" + m.get(\"z\") + \" \" + m.getOrDefault(\"a\", 9) + \" \" + m.getOrDefault(\"z\", 9) + \" \" + m.containsKey(\"c\") + \" \" + m.containsKey(\"zz\") + \" \" + m.containsValue(22) + \" \" + m.containsValue(99)",
        () -> m.get("b") + " " + m.get("z") + " " + m.getOrDefault("a", 9) + " " + m.getOrDefault("z", 9) + " " + m.containsKey("c") + " " + m.containsKey("zz") + " " + m.containsValue(22) + " " + m.containsValue(99));
    show(
        "m.size() + \" \" + m.isEmpty() + \" \" + m.remove(\"c\") + \" \" + m.remove(\"c\") + \" \" + m.size()",
        () -> m.size() + " " + m.isEmpty() + " " + m.remove("c") + " " + m.remove("c") + " " + m.size());
    show(
        "m.put(\"n\", null) + \" \" + m.get(\"n\") + \" \" + m.containsKey(\"n\") + \" \" + m.getOrDefault(\"n\", 7) + \" \" + m.containsValue(null)",
        () -> m.put("n", null) + " " + m.get("n") + " " + m.containsKey("n") + " " + m.getOrDefault("n", 7) + " " + m.containsValue(null));
    show(
        "m.putIfAbsent(\"n\", 5) + \" \" + m.putIfAbsent(\"n\", 6) + \" \" + m.putIfAbsent(\"q\", 7) + \" \" + m",
        () -> m.putIfAbsent("n", 5) + " " + m.putIfAbsent("n", 6) + " " + m.putIfAbsent("q", 7) + " " + m);
    show(
        "m.remove(\"q\", 8) + \" \" + m.remove(\"q\", 7) + \" \" + m.remove(\"gone\", null) + \" \" + m",
        () -> m.remove("q", 8) + " " + m.remove("q", 7) + " " + m.remove("gone", null) + " " + m);
    show(
        "m.replace(\"a\", 10) + \" \" + m.replace(\"zz\", 1) + \" \" + m.replace(\"a\", 10, 11) + \" \" + m.replace(\"a\", 10, 12) + \" \" + m",
        () -> m.replace("a", 10) + " " + m.replace("zz", 1) + " " + m.replace("a", 10, 11) + " " + m.replace("a", 10, 12) + " " + m);
    show("m.replaceAll((k, x) -> x * 2)", () -> { m.replaceAll((k, x) -> x * 2); return "done"; });
    show("m", () -> m);
    show("m.replaceAll(null)", () -> { m.replaceAll(null); return "done"; });
    show(
        "m.computeIfAbsent(\"a\", k -> 1) + \" \" + m.computeIfAbsent(\"e\", k -> k.length()) + \" \" + m.computeIfAbsent(\"f\", k -> null) + \" \" + m",
        () -> m.computeIfAbsent("a", k -> 1) + " " + m.computeIfAbsent("e", k -> k.length()) + " " + m.computeIfAbsent("f", k -> null) + " " + m);
    show(
        "m.computeIfPresent(\"a\", (k, x) -> x + 1) + \" \" + m.computeIfPresent(\"zz\", (k, x) -> 1) + \" \" + m.computeIfPresent(\"e\", (k, x) -> null) + \" \" + m",
        () -> m.computeIfPresent("a", (k, x) -> x + 1) + " " + m.computeIfPresent("zz", (k, x) -> 1) + " " + m.computeIfPresent("e", (k, x) -> null) + " " + m);
    show(
        "m.compute(\"a\", (k, x) -> x - 1) + \" \" + m.compute(\"g\", (k, x) -> x == null ? 0 : x) + \" \" + m.compute(\"g\", (k, x) -> null) + \" \" + m.compute(\"g\", (k, x) -> null) + \" \" + m",
        () -> m.compute("a", (k, x) -> x - 1) + " " + m.compute("g", (k, x) -> x == null ? 0 : x) + " " + m.compute("g", (k, x) -> null) + " " + m.compute("g", (k, x) -> null) + " " + m);
    show(
        "m.merge(\"a\", 5, (x, y) -> x + y) + \" \" + m.merge(\"h\", 5, (x, y) -> x + y) + \" \" + m.merge(\"h\", 5, (x, y) -> null) + \" \" + m",
        () -> m.merge("a", 5, (x, y) -> x + y) + " " + m.merge("h", 5, (x, y) -> x + y) + " " + m.merge("h", 5, (x, y) -> null) + " " + m);
    show("m.merge(\"a\", null, (x, y) -> x)", () -> m.merge("a", null, (x, y) -> x));
    show("m.merge(\"a\", 1, null)", () -> m.merge("a", 1, null));
    show("m.computeIfAbsent(\"zz\", null)", () -> m.computeIfAbsent("zz", null));
    show("m.compute(\"zz\", null)", () -> m.compute("zz", null));
    show(
        "m.forEach((k, x) -> System.out.print(k + \"=\" + x + \";\"))",
        () -> { m.forEach((k, x) -> System.out.print(k + "=" + x + ";")); return "done"; });
    show("m.forEach(null)", () -> { m.forEach(null); return "done"; });
    show("m.putAll(Map.of(\"z\", 26))", () -> { m.putAll(Map.of("z", 26)); return "done"; });
    show("m.putAll(null)", () -> { m.putAll(null); return "done"; });
    show("m", () -> m);
    show(
        "m.equals(new HashMap<>(m)) + \" \" + m.equals(null) + \" \" + m.hashCode() + \" \" + m.equals(Map.of()) + \" \" + m.toString()",
        () -> m.equals(new HashMap<>(m)) + " " + m.equals(null) + " " + m.hashCode() + " " + m.equals(Map.of()) + " " + m.toString());
    show(
        "m.clone().equals(m) + \" \" + (m.clone() == (Object) m) + \" \" + m.clone().getClass()",
        () -> m.clone().equals(m) + " " + (m.clone() == (Object) m) + " " + m.clone().getClass());
  }

  static void views() throws Exception {
    LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
    show(
        "for (int i = 0; i < 5; i++) { m.put(\"k\" + i, i); }",
        () -> { for (int i = 0; i < 5; i++) { m.put("k" + i, i); }; return "done"; });
    Set<String> keys = m.keySet();
    Collection<Integer> values = m.values();
    Set<Map.Entry<String, Integer>> entries = m.entrySet();
    show(
        "keys + \" \" + values + \" \" + entries + \" \" + keys.size() + \" \" + values.size() + \" \" + entries.size()",
        () -> keys + " " + values + " " + entries + " " + keys.size() + " " + values.size() + " " + entries.size());
    show(
        "keys.contains(\"k1\") + \" \" + keys.contains(\"x\") + \" \" + values.contains(3) + \" \" + entries.contains(Map.entry(\"k2\", 2)) + \" \" + entries.contains(Map.entry(\"k2\", 3)) + \" \" + entries.contains(\"k2\")",
        () -> keys.contains("k1") + " " + keys.contains("x") + " " + values.contains(3) + " " + entries.contains(Map.entry("k2", 2)) + " " + entries.contains(Map.entry("k2", 3)) + " " + entries.contains("k2"));
    show(
        "keys.remove(\"k0\") + \" \" + keys.remove(\"k0\") + \" \" + values.remove(1) + \" \" + values.remove(1) + \" \" + entries.remove(Map.entry(\"k2\", 9)) + \" \" + entries.remove(Map.entry(\"k2\", 2)) + \" \" + m",
        () -> keys.remove("k0") + " " + keys.remove("k0") + " " + values.remove(1) + " " + values.remove(1) + " " + entries.remove(Map.entry("k2", 9)) + " " + entries.remove(Map.entry("k2", 2)) + " " + m);
    show("keys.add(\"x\")", () -> keys.add("x"));
    show("values.add(1)", () -> values.add(1));
    show("entries.add(Map.entry(\"a\", 1))", () -> entries.add(Map.entry("a", 1)));
    Map.Entry<String, Integer> e = entries.iterator().next();
    show(
        "e.getKey() + \" \" + e.getValue() + \" \" + e.setValue(33) + \" \" + m + \" \" + e + \" \" + e.hashCode() + \" \" + e.equals(Map.entry(\"k3\", 33)) + \" \" + e.equals(\"k3\")",
        () -> e.getKey() + " " + e.getValue() + " " + e.setValue(33) + " " + m + " " + e + " " + e.hashCode() + " " + e.equals(Map.entry("k3", 33)) + " " + e.equals("k3"));
    show("keys.toArray()", () -> keys.toArray());
    show("values.toArray(new Integer[0])", () -> values.toArray(new Integer[0]));
    show(
        "keys.equals(Set.of(\"k3\", \"k4\")) + \" \" + keys.hashCode() + \" \" + entries.hashCode() + \" \" + entries.equals(m.entrySet())",
        () -> keys.equals(Set.of("k3", "k4")) + " " + keys.hashCode() + " " + entries.hashCode() + " " + entries.equals(m.entrySet()));
    show(
        "keys.removeIf(k -> k.equals(\"k4\")) + \" \" + values.removeIf(x -> x > 100) + \" \" + entries.removeIf(x -> false) + \" \" + m",
        () -> keys.removeIf(k -> k.equals("k4")) + " " + values.removeIf(x -> x > 100) + " " + entries.removeIf(x -> false) + " " + m);
    show(
        "keys.retainAll(Set.of(\"k3\", \"k9\")) + \" \" + values.removeAll(Set.of(7)) + \" \" + keys.containsAll(Set.of(\"k3\")) + \" \" + m",
        () -> keys.retainAll(Set.of("k3", "k9")) + " " + values.removeAll(Set.of(7)) + " " + keys.containsAll(Set.of("k3")) + " " + m);
    show(
        "keys.forEach(k -> System.out.print(k))",
        () -> { keys.forEach(k -> System.out.print(k)); return "done"; });
    show(
        "values.forEach(k -> System.out.print(k))",
        () -> { values.forEach(k -> System.out.print(k)); return "done"; });
    show(
        "entries.forEach(k -> System.out.print(k))",
        () -> { entries.forEach(k -> System.out.print(k)); return "done"; });
    Iterator<String> it = keys.iterator();
    show("it.next()", () -> it.next());
    show("it.remove()", () -> { it.remove(); return "done"; });
    show("it.remove()", () -> { it.remove(); return "done"; });
    show("it.next()", () -> it.next());
    show("m", () -> m);
    show("values.clear()", () -> { values.clear(); return "done"; });
    show("m.clear()", () -> { m.clear(); return "done"; });
  }

  static void modified() throws Exception {
    LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
    show(
        "for (int i = 0; i < 3; i++) { m.put(\"k\" + i, i); }",
        () -> { for (int i = 0; i < 3; i++) { m.put("k" + i, i); }; return "done"; });
    show(
        "for (String k : m.keySet()) { m.put(k + \"x\", 1); }",
        () -> { for (String k : m.keySet()) { m.put(k + "x", 1); }; return "done"; });
    show(
        "m.forEach((k, x) -> m.remove(k))",
        () -> { m.forEach((k, x) -> m.remove(k)); return "done"; });
    show(
        "m.computeIfAbsent(\"new\", k -> m.put(\"other\", 1))",
        () -> m.computeIfAbsent("new", k -> m.put("other", 1)));
    show(
        "m.merge(\"k0\", 1, (x, y) -> m.remove(\"k1\"))",
        () -> m.merge("k0", 1, (x, y) -> m.remove("k1")));
  }

  static void order() throws Exception {
    LinkedHashMap<String, Integer> access = new LinkedHashMap<>(16, 0.75f, true);
    show(
        "for (int i = 0; i < 4; i++) { access.put(\"k\" + i, i); }",
        () -> { for (int i = 0; i < 4; i++) { access.put("k" + i, i); }; return "done"; });
    show(
        "access.get(\"k1\") + \" \" + access.getOrDefault(\"k0\", 1) + \" \" + access.put(\"k2\", 5) + \" \" + access",
        () -> access.get("k1") + " " + access.getOrDefault("k0", 1) + " " + access.put("k2", 5) + " " + access);
    show(
        "access.putIfAbsent(\"k3\", 1) + \" \" + access.containsKey(\"k1\") + \" \" + access",
        () -> access.putIfAbsent("k3", 1) + " " + access.containsKey("k1") + " " + access);
    Map<Integer, Integer> cache = new LinkedHashMap<Integer, Integer>() {
    @Override protected boolean removeEldestEntry(Map.Entry<Integer, Integer> eldest) { return size() > 3; }
    };
    show(
        "for (int i = 0; i < 6; i++) { cache.put(i, i); }",
        () -> { for (int i = 0; i < 6; i++) { cache.put(i, i); }; return "done"; });
    show("cache", () -> cache);
    show("new LinkedHashMap<>(-1)", () -> new LinkedHashMap<>(-1));
    show("new LinkedHashMap<>(-1, 1f)", () -> new LinkedHashMap<>(-1, 1f));
  }

  public static void main(String[] args) throws Exception {
    making();
    using();
    views();
    modified();
    order();
  }
}

/* expect:
new LinkedHashMap<String, Integer>() + " " + new LinkedHashMap<>(Map.of("a", 1)) + new LinkedHashMap<>(5) + new LinkedHashMap<>(0, 0.5f) = "{} {a=1}{}{}"
new LinkedHashMap<>(null) = ! java.lang.NullPointerException
m.put("b", 2) + " " + m.put("a", 1) + " " + m.put("c", 3) + " " + m.put("b", 22) + " " + m = "null null null 2 {b=22, a=1, c=3}"
m.get("b") + " " + m.get("z") + " " + m.getOrDefault("a", 9) + " " + m.getOrDefault("z", 9) + " " + m.containsKey("c") + " " + m.containsKey("zz") + " " + m.containsValue(22) + " " + m.containsValue(99) = "22 null 1 9 true false true false"
m.size() + " " + m.isEmpty() + " " + m.remove("c") + " " + m.remove("c") + " " + m.size() = "3 false 3 null 2"
m.put("n", null) + " " + m.get("n") + " " + m.containsKey("n") + " " + m.getOrDefault("n", 7) + " " + m.containsValue(null) = "null null true null true"
m.putIfAbsent("n", 5) + " " + m.putIfAbsent("n", 6) + " " + m.putIfAbsent("q", 7) + " " + m = "null 5 null {b=22, a=1, n=5, q=7}"
m.remove("q", 8) + " " + m.remove("q", 7) + " " + m.remove("gone", null) + " " + m = "false true false {b=22, a=1, n=5}"
m.replace("a", 10) + " " + m.replace("zz", 1) + " " + m.replace("a", 10, 11) + " " + m.replace("a", 10, 12) + " " + m = "1 null true false {b=22, a=11, n=5}"
m.replaceAll((k, x) -> x * 2) = "done"
m = {b=44, a=22, n=10}
m.replaceAll(null) = ! java.lang.NullPointerException
m.computeIfAbsent("a", k -> 1) + " " + m.computeIfAbsent("e", k -> k.length()) + " " + m.computeIfAbsent("f", k -> null) + " " + m = "22 1 null {b=44, a=22, n=10, e=1}"
m.computeIfPresent("a", (k, x) -> x + 1) + " " + m.computeIfPresent("zz", (k, x) -> 1) + " " + m.computeIfPresent("e", (k, x) -> null) + " " + m = "23 null null {b=44, a=23, n=10}"
m.compute("a", (k, x) -> x - 1) + " " + m.compute("g", (k, x) -> x == null ? 0 : x) + " " + m.compute("g", (k, x) -> null) + " " + m.compute("g", (k, x) -> null) + " " + m = "22 0 null null {b=44, a=22, n=10}"
m.merge("a", 5, (x, y) -> x + y) + " " + m.merge("h", 5, (x, y) -> x + y) + " " + m.merge("h", 5, (x, y) -> null) + " " + m = "27 5 null {b=44, a=27, n=10}"
m.merge("a", null, (x, y) -> x) = ! java.lang.NullPointerException
m.merge("a", 1, null) = ! java.lang.NullPointerException
m.computeIfAbsent("zz", null) = ! java.lang.NullPointerException
m.compute("zz", null) = ! java.lang.NullPointerException
b=44;a=27;n=10;m.forEach((k, x) -> System.out.print(k + "=" + x + ";")) = "done"
m.forEach(null) = ! java.lang.NullPointerException
m.putAll(Map.of("z", 26)) = "done"
m.putAll(null) = ! java.lang.NullPointerException
m = {b=44, a=27, n=10, z=26}
m.equals(new HashMap<>(m)) + " " + m.equals(null) + " " + m.hashCode() + " " + m.equals(Map.of()) + " " + m.toString() = "true false 396 false {b=44, a=27, n=10, z=26}"
m.clone().equals(m) + " " + (m.clone() == (Object) m) + " " + m.clone().getClass() = "true false class java.util.LinkedHashMap"
for (int i = 0; i < 5; i++) { m.put("k" + i, i); } = "done"
keys + " " + values + " " + entries + " " + keys.size() + " " + values.size() + " " + entries.size() = "[k0, k1, k2, k3, k4] [0, 1, 2, 3, 4] [k0=0, k1=1, k2=2, k3=3, k4=4] 5 5 5"
keys.contains("k1") + " " + keys.contains("x") + " " + values.contains(3) + " " + entries.contains(Map.entry("k2", 2)) + " " + entries.contains(Map.entry("k2", 3)) + " " + entries.contains("k2") = "true false true true false false"
keys.remove("k0") + " " + keys.remove("k0") + " " + values.remove(1) + " " + values.remove(1) + " " + entries.remove(Map.entry("k2", 9)) + " " + entries.remove(Map.entry("k2", 2)) + " " + m = "true false true false false true {k3=3, k4=4}"
keys.add("x") = ! java.lang.UnsupportedOperationException
values.add(1) = ! java.lang.UnsupportedOperationException
entries.add(Map.entry("a", 1)) = ! java.lang.UnsupportedOperationException
e.getKey() + " " + e.getValue() + " " + e.setValue(33) + " " + m + " " + e + " " + e.hashCode() + " " + e.equals(Map.entry("k3", 33)) + " " + e.equals("k3") = "k3 3 3 {k3=33, k4=4} k3=33 3337 true false"
keys.toArray() = [k3, k4]
values.toArray(new Integer[0]) = [33, 4]
keys.equals(Set.of("k3", "k4")) + " " + keys.hashCode() + " " + entries.hashCode() + " " + entries.equals(m.entrySet()) = "true 6737 6710 true"
keys.removeIf(k -> k.equals("k4")) + " " + values.removeIf(x -> x > 100) + " " + entries.removeIf(x -> false) + " " + m = "true false false {k3=33}"
keys.retainAll(Set.of("k3", "k9")) + " " + values.removeAll(Set.of(7)) + " " + keys.containsAll(Set.of("k3")) + " " + m = "false false true {k3=33}"
k3keys.forEach(k -> System.out.print(k)) = "done"
33values.forEach(k -> System.out.print(k)) = "done"
k3=33entries.forEach(k -> System.out.print(k)) = "done"
it.next() = "k3"
it.remove() = "done"
it.remove() = ! java.lang.IllegalStateException
it.next() = ! java.util.NoSuchElementException
m = {}
values.clear() = "done"
m.clear() = "done"
for (int i = 0; i < 3; i++) { m.put("k" + i, i); } = "done"
for (String k : m.keySet()) { m.put(k + "x", 1); } = ! java.util.ConcurrentModificationException
m.forEach((k, x) -> m.remove(k)) = ! java.util.ConcurrentModificationException
m.computeIfAbsent("new", k -> m.put("other", 1)) = ! java.util.ConcurrentModificationException
m.merge("k0", 1, (x, y) -> m.remove("k1")) = 1
for (int i = 0; i < 4; i++) { access.put("k" + i, i); } = "done"
access.get("k1") + " " + access.getOrDefault("k0", 1) + " " + access.put("k2", 5) + " " + access = "1 0 2 {k3=3, k1=1, k0=0, k2=5}"
access.putIfAbsent("k3", 1) + " " + access.containsKey("k1") + " " + access = "3 true {k1=1, k0=0, k2=5, k3=3}"
for (int i = 0; i < 6; i++) { cache.put(i, i); } = "done"
cache = {3=3, 4=4, 5=5}
new LinkedHashMap<>(-1) = ! java.lang.IllegalArgumentException: Illegal initial capacity: -1
new LinkedHashMap<>(-1, 1f) = ! java.lang.IllegalArgumentException: Illegal initial capacity: -1
*/
