import java.util.*;

// HashMapMembers: every member of HashMap, with its edges.
public class HashMapMembers {
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
        "new HashMap<String, Integer>() + \" \" + new HashMap<>(Map.of(\"a\", 1)) + new HashMap<>(5) + new HashMap<>(0, 0.5f)",
        () -> new HashMap<String, Integer>() + " " + new HashMap<>(Map.of("a", 1)) + new HashMap<>(5) + new HashMap<>(0, 0.5f));
    show("new HashMap<>(null)", () -> new HashMap<>(null));
  }

  static void using() throws Exception {
    HashMap<String, Integer> m = new HashMap<>();
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
    HashMap<String, Integer> m = new HashMap<>();
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
    HashMap<String, Integer> m = new HashMap<>();
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

  static void more() throws Exception {
    HashMap<Object, Object> m = new HashMap<>();
    show(
        "m.put(null, 1) + \" \" + m.get(null) + \" \" + m.containsKey(null) + \" \" + m.merge(null, 2, (a, b) -> \"merged\") + \" \" + m.remove(null)",
        () -> m.put(null, 1) + " " + m.get(null) + " " + m.containsKey(null) + " " + m.merge(null, 2, (a, b) -> "merged") + " " + m.remove(null));
    show("new HashMap<>(-1)", () -> new HashMap<>(-1));
    show("new HashMap<>(1, 0)", () -> new HashMap<>(1, 0));
    show("new HashMap<>(1, Float.NaN)", () -> new HashMap<>(1, Float.NaN));
    HashMap<Object, Integer> boxes = new HashMap<>();
    show(
        "for (int i = -20; i < 60; i += 7) { boxes.put(i, i); boxes.put((long) i * 1000003, i); boxes.put(\"s\" + i * 31, i); boxes.put((char) (i + 30), i); boxes.put(i / 4.0, i); boxes.put(i % 2 == 0, i); }",
        () -> { for (int i = -20; i < 60; i += 7) { boxes.put(i, i); boxes.put((long) i * 1000003, i); boxes.put("s" + i * 31, i); boxes.put((char) (i + 30), i); boxes.put(i / 4.0, i); boxes.put(i % 2 == 0, i); }; return "done"; });
    show("boxes", () -> boxes);
  }

  public static void main(String[] args) throws Exception {
    making();
    using();
    views();
    modified();
    more();
  }
}

/* expect:
new HashMap<String, Integer>() + " " + new HashMap<>(Map.of("a", 1)) + new HashMap<>(5) + new HashMap<>(0, 0.5f) = "{} {a=1}{}{}"
new HashMap<>(null) = ! java.lang.NullPointerException
m.put("b", 2) + " " + m.put("a", 1) + " " + m.put("c", 3) + " " + m.put("b", 22) + " " + m = "null null null 2 {a=1, b=22, c=3}"
m.get("b") + " " + m.get("z") + " " + m.getOrDefault("a", 9) + " " + m.getOrDefault("z", 9) + " " + m.containsKey("c") + " " + m.containsKey("zz") + " " + m.containsValue(22) + " " + m.containsValue(99) = "22 null 1 9 true false true false"
m.size() + " " + m.isEmpty() + " " + m.remove("c") + " " + m.remove("c") + " " + m.size() = "3 false 3 null 2"
m.put("n", null) + " " + m.get("n") + " " + m.containsKey("n") + " " + m.getOrDefault("n", 7) + " " + m.containsValue(null) = "null null true null true"
m.putIfAbsent("n", 5) + " " + m.putIfAbsent("n", 6) + " " + m.putIfAbsent("q", 7) + " " + m = "null 5 null {a=1, q=7, b=22, n=5}"
m.remove("q", 8) + " " + m.remove("q", 7) + " " + m.remove("gone", null) + " " + m = "false true false {a=1, b=22, n=5}"
m.replace("a", 10) + " " + m.replace("zz", 1) + " " + m.replace("a", 10, 11) + " " + m.replace("a", 10, 12) + " " + m = "1 null true false {a=11, b=22, n=5}"
m.replaceAll((k, x) -> x * 2) = "done"
m = {a=22, b=44, n=10}
m.replaceAll(null) = ! java.lang.NullPointerException
m.computeIfAbsent("a", k -> 1) + " " + m.computeIfAbsent("e", k -> k.length()) + " " + m.computeIfAbsent("f", k -> null) + " " + m = "22 1 null {a=22, b=44, e=1, n=10}"
m.computeIfPresent("a", (k, x) -> x + 1) + " " + m.computeIfPresent("zz", (k, x) -> 1) + " " + m.computeIfPresent("e", (k, x) -> null) + " " + m = "23 null null {a=23, b=44, n=10}"
m.compute("a", (k, x) -> x - 1) + " " + m.compute("g", (k, x) -> x == null ? 0 : x) + " " + m.compute("g", (k, x) -> null) + " " + m.compute("g", (k, x) -> null) + " " + m = "22 0 null null {a=22, b=44, n=10}"
m.merge("a", 5, (x, y) -> x + y) + " " + m.merge("h", 5, (x, y) -> x + y) + " " + m.merge("h", 5, (x, y) -> null) + " " + m = "27 5 null {a=27, b=44, n=10}"
m.merge("a", null, (x, y) -> x) = ! java.lang.NullPointerException
m.merge("a", 1, null) = ! java.lang.NullPointerException
m.computeIfAbsent("zz", null) = ! java.lang.NullPointerException
m.compute("zz", null) = ! java.lang.NullPointerException
a=27;b=44;n=10;m.forEach((k, x) -> System.out.print(k + "=" + x + ";")) = "done"
m.forEach(null) = ! java.lang.NullPointerException
m.putAll(Map.of("z", 26)) = "done"
m.putAll(null) = ! java.lang.NullPointerException
m = {a=27, b=44, z=26, n=10}
m.equals(new HashMap<>(m)) + " " + m.equals(null) + " " + m.hashCode() + " " + m.equals(Map.of()) + " " + m.toString() = "true false 396 false {a=27, b=44, z=26, n=10}"
m.clone().equals(m) + " " + (m.clone() == (Object) m) + " " + m.clone().getClass() = "true false class java.util.HashMap"
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
m.put(null, 1) + " " + m.get(null) + " " + m.containsKey(null) + " " + m.merge(null, 2, (a, b) -> "merged") + " " + m.remove(null) = "null 1 true merged merged"
new HashMap<>(-1) = ! java.lang.IllegalArgumentException: Illegal initial capacity: -1
new HashMap<>(1, 0) = ! java.lang.IllegalArgumentException: Illegal load factor: 0.0
new HashMap<>(1, Float.NaN) = ! java.lang.IllegalArgumentException: Illegal load factor: NaN
for (int i = -20; i < 60; i += 7) { boxes.put(i, i); boxes.put((long) i * 1000003, i); boxes.put("s" + i * 31, i); boxes.put((char) (i + 30), i); boxes.put(i / 4.0, i); boxes.put(i % 2 == 0, i); } = "done"
boxes = {2.0=8, 1=1, -6=-6, 8=8, 15000045=15, -20000060=-20,\x{20}
=-20, -3.25=-13, -13=-13, 22000066=22, 3.75=15, 57000171=57, 15=15, s31=1, \x{11}=-13, -20=-20, -5.0=-20, s465=15, 22=22, 5.5=22, \x{18}=-6, 29=29, 7.25=29, s1333=43, \x{1f}=1, -13000039=-13, 9.0=36, 36=36, 10.75=43, &=8, 12.5=50, 43=43, 14.25=57, -=15, 29000087=29, s899=29, s1767=57, 50=50, s-403=-13, 4=22, 57=57, ;=29, B=36, 36000108=36, I=43, -6000018=-6, 1000003=1, true=50, 0.25=1, P=50, 43000129=43, s1116=36, false=57, s248=8, W=57, s1550=50, 8000024=8, s682=22, 50000150=50, s-620=-20, -1.5=-6, s-186=-6}
*/
