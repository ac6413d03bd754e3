import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

// Every member of ConcurrentMap and ConcurrentHashMap, one thread at a time.
public class ConcurrentMapMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      Object value = action.run();
      result = value instanceof Object[] ? Arrays.toString((Object[]) value) : String.valueOf(value);
    } catch (Throwable e) {
      String message = String.valueOf(e.getMessage());
      result = "! " + (message.contains("because ") ? e.getClass().getName() : e);
    }
    System.out.println(what + " = " + result);
  }

  static void common(ConcurrentMap<String, Integer> m) {
    show("empty", () -> m.isEmpty() + " " + m.size() + m + m.get("a") + m.getOrDefault("a", 7) + m.containsKey("a"));
    show("put", () -> m.put("a", 1) + " " + m.put("a", 2) + " " + m.put("b", 3) + m);
    show("null key", () -> m.put(null, 1));
    show("null value", () -> m.put("a", null));
    show("get null", () -> m.get(null));
    show("putIfAbsent", () -> m.putIfAbsent("a", 9) + " " + m.putIfAbsent("c", 4) + m);
    show("remove pair", () -> m.remove("a", 9) + " " + m.remove("a", 2) + " " + m.remove("x", 1) + m.remove("b", null) + m);
    show("replace pair", () -> m.replace("b", 9, 1) + " " + m.replace("b", 3, 5) + m.replace("x", 1, 1) + m);
    show("replace", () -> m.replace("b", 6) + " " + m.replace("x", 6) + m);
    show("replace null", () -> m.replace("b", null));
    show("remove", () -> m.remove("b") + " " + m.remove("x") + m);
    show("computeIfAbsent", () -> m.computeIfAbsent("d", k -> 8) + " " + m.computeIfAbsent("d", k -> 9) + m.computeIfAbsent("e", k -> null) + m);
    show("computeIfPresent", () -> m.computeIfPresent("d", (k, v) -> v + 1) + " " + m.computeIfPresent("x", (k, v) -> 1) + m.computeIfPresent("c", (k, v) -> null) + m);
    show("compute", () -> m.compute("d", (k, v) -> v * 2) + " " + m.compute("f", (k, v) -> v == null ? 1 : 2) + m.compute("d", (k, v) -> null) + m.compute("y", (k, v) -> null) + m);
    show("merge", () -> m.merge("f", 5, (v, w) -> v + w) + " " + m.merge("g", 5, (v, w) -> v + w) + m.merge("f", 1, (v, w) -> null) + m);
    show("merge null", () -> m.merge("g", null, (v, w) -> 1));
    show("function throws", () -> m.compute("g", (k, v) -> {
      throw new IllegalStateException("in it");
    }));
    show("no function", () -> m.computeIfAbsent("g", null));
    show("putAll", () -> {
      m.putAll(Map.of("h", 1));
      m.putAll(Map.of("i", 2));
      return m;
    });
    show("forEach", () -> {
      StringBuilder seen = new StringBuilder();
      m.forEach((k, v) -> seen.append(k).append(v));
      return seen;
    });
    show("replaceAll", () -> {
      m.replaceAll((k, v) -> v + 10);
      return m;
    });
    show("containsValue", () -> m.containsValue(11) + " " + m.containsValue(1));
    show("equals", () -> m.equals(new HashMap<>(m)) + " " + (m.hashCode() == new HashMap<>(m).hashCode()) + m.equals(null));
    Set<String> keys = m.keySet();
    show("keys", () -> keys + " " + keys.size() + keys.isEmpty() + keys.contains("g") + keys.containsAll(Arrays.asList("g", "h")) + Arrays.toString(keys.toArray()) + Arrays.toString(keys.toArray(new String[0])));
    show("keys.add", () -> keys.add("z"));
    show("keys.remove", () -> keys.remove("g") + " " + keys.remove("g") + m);
    Collection<Integer> values = m.values();
    show("values", () -> values + " " + values.size() + values.isEmpty() + values.contains(11) + Arrays.toString(values.toArray()));
    show("values.remove", () -> values.remove(11) + " " + values.remove(99) + m);
    Set<Map.Entry<String, Integer>> entries = m.entrySet();
    show("entries", () -> entries + " " + entries.size() + entries.isEmpty() + Arrays.toString(entries.toArray()));
    show("entries.contains", () -> entries.contains(Map.entry("i", 12)) + " " + entries.contains(Map.entry("i", 1)) + entries.contains("i"));
    show("iterator", () -> {
      m.put("j", 1);
      m.put("k", 2);
      StringBuilder seen = new StringBuilder();
      Iterator<String> it = keys.iterator();
      while (it.hasNext()) {
        String k = it.next();
        seen.append(k);
        if (k.equals("j")) it.remove();
      }
      return seen + " " + m;
    });
    show("iterator end", () -> {
      Iterator<Integer> it = values.iterator();
      while (it.hasNext()) it.next();
      return it.next();
    });
    show("iterator remove", () -> {
      entries.iterator().remove();
      return m;
    });
    show("weakly consistent", () -> {
      Iterator<Map.Entry<String, Integer>> it = entries.iterator();
      m.remove("k");
      m.put("l", 4);
      int n = 0;
      while (it.hasNext()) {
        it.next();
        n++;
      }
      return n >= 1;
    });
    show("entries.remove", () -> entries.remove(Map.entry("i", 1)) + " " + entries.remove(Map.entry("i", 12)) + entries.remove("i") + m);
    show("views.clear", () -> {
      m.put("m", 1);
      keys.clear();
      m.put("n", 1);
      values.clear();
      m.put("o", 1);
      entries.clear();
      return m;
    });
    show("clear", () -> {
      m.put("p", 1);
      m.clear();
      return m.isEmpty();
    });
  }

  static void hash() {
    ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>(Map.of("a", 1));
    show("constructors", () -> new ConcurrentHashMap<>(3) + "" + new ConcurrentHashMap<>(3, 0.5f) + new ConcurrentHashMap<>(3, 0.5f, 8));
    show("-1", () -> new ConcurrentHashMap<>(-1));
    show("load", () -> new ConcurrentHashMap<>(1, 0f));
    show("level", () -> new ConcurrentHashMap<>(1, 1f, 0));
    m.put("b", 2);
    m.put("c", 3);
    show("counts", () -> m.mappingCount() + " " + m.contains(2));
    show("contains null", () -> m.contains(null));
    show("enumerations", () -> {
      StringBuilder seen = new StringBuilder();
      Enumeration<String> keys = m.keys();
      while (keys.hasMoreElements()) seen.append(keys.nextElement());
      Enumeration<Integer> values = m.elements();
      while (values.hasMoreElements()) seen.append(values.nextElement());
      return seen;
    });
    show("forEach", () -> {
      StringBuilder seen = new StringBuilder();
      m.forEach(9, (k, v) -> seen.append(k).append(v));
      m.forEachKey(9, k -> seen.append(k));
      m.forEachValue(9, v -> seen.append(v));
      m.forEachEntry(9, e -> seen.append(e));
      return seen;
    });
    show("search", () -> m.search(9, (k, v) -> v > 1 ? k : null) + m.searchKeys(9, k -> k.equals("c") ? k : null) + m.searchValues(9, v -> v > 5 ? v : null));
    show("reduce", () -> m.reduce(9, (k, v) -> v > 1 ? k + v : null, (x, y) -> x + "+" + y) + m.reduceKeys(9, (x, y) -> x + y) + m.reduceValues(9, (x, y) -> x + y) + m.reduceValues(9, v -> v > 1 ? v : null, (x, y) -> x * y));
    show("reduce to", () -> m.reduceValuesToLong(9, v -> v, 10, (x, y) -> x + y) + " " + m.reduceValuesToInt(9, v -> v, 0, (x, y) -> Math.max(x, y)));
    ConcurrentHashMap.KeySetView<String, Integer> keys = m.keySet();
    show("keySet", () -> keys.getMap() == m && keys.getMappedValue() == null);
    ConcurrentHashMap.KeySetView<String, Integer> more = m.keySet(7);
    show("keySet(7)", () -> more.add("d") + " " + more.add("a") + more.addAll(Arrays.asList("d", "e")) + more.getMappedValue() + m);
    show("sets", () -> more.removeAll(Arrays.asList("d")) + " " + more.retainAll(Arrays.asList("a", "b")) + more + more.removeIf(k -> k.equals("b")) + more.hashCode() + more.equals(Collections.singleton("a")));
    Set<String> set = ConcurrentHashMap.newKeySet();
    Set<String> sized = ConcurrentHashMap.newKeySet(100);
    show("newKeySet", () -> set.add("x") + " " + set.add("x") + set.contains("x") + set.remove("x") + set + sized);
    show("setValue", () -> {
      Map.Entry<String, Integer> e = m.entrySet().iterator().next();
      return e.setValue(100) + " " + e.getValue() + m + e + e.getKey();
    });
    show("entry add", () -> m.entrySet().add(Map.entry("q", 5)) + " " + m);
    show("recursive", () -> m.computeIfAbsent("new", k -> m.computeIfAbsent("new", j -> 1)));
  }

  /** Keeps to what the interface itself gives. */
  static class Plain extends java.util.AbstractMap<String, Integer> implements ConcurrentMap<String, Integer> {
    final TreeMap<String, Integer> map = new TreeMap<>();

    static <T> T some(T o) {
      if (o == null) throw new NullPointerException();
      return o;
    }

    @Override
    public Integer put(String k, Integer v) {
      return map.put(some(k), some(v));
    }

    @Override
    public Integer get(Object k) {
      return map.get(k);
    }

    @Override
    public Integer putIfAbsent(String k, Integer v) {
      return map.putIfAbsent(k, some(v));
    }

    @Override
    public boolean remove(Object k, Object v) {
      return map.remove(k, v);
    }

    @Override
    public Integer remove(Object k) {
      return map.remove(k);
    }

    @Override
    public boolean replace(String k, Integer v, Integer w) {
      return map.replace(k, v, w);
    }

    @Override
    public Integer replace(String k, Integer v) {
      return map.replace(k, some(v));
    }

    @Override
    public Set<Map.Entry<String, Integer>> entrySet() {
      return map.entrySet();
    }
  }

  public static void main(String[] args) {
    common(new ConcurrentHashMap<>());
    hash();
    ConcurrentMap<String, Integer> p = new Plain();
    show("defaults", () -> p.computeIfAbsent("a", k -> 1) + " " + p.computeIfAbsent("a", k -> 2) + p.computeIfPresent("a", (k, v) -> 3) + p.compute("a", (k, v) -> v + 1) + p.compute("b", (k, v) -> 9) + p.merge("b", 1, (v, w) -> v + w) + p.merge("c", 1, (v, w) -> v + w) + p.getOrDefault("z", 0) + p);
    show("defaults", () -> {
      p.replaceAll((k, v) -> -v);
      StringBuilder seen = new StringBuilder();
      p.forEach((k, v) -> seen.append(k).append(v));
      return seen + " " + p.compute("a", (k, v) -> null) + p.merge("b", 1, (v, w) -> null) + p.computeIfPresent("c", (k, v) -> null) + p;
    });
  }
}

/* expect:
empty = true 0{}null7false
put = null 1 null{a=2, b=3}
null key = ! java.lang.NullPointerException
null value = ! java.lang.NullPointerException
get null = ! java.lang.NullPointerException
putIfAbsent = 2 null{a=2, b=3, c=4}
remove pair = false true falsefalse{b=3, c=4}
replace pair = false truefalse{b=5, c=4}
replace = 5 null{b=6, c=4}
replace null = ! java.lang.NullPointerException
remove = 6 null{c=4}
computeIfAbsent = 8 8null{c=4, d=8}
computeIfPresent = 9 nullnull{d=9}
compute = 18 1nullnull{f=1}
merge = 6 5null{g=5}
merge null = ! java.lang.NullPointerException
function throws = ! java.lang.IllegalStateException: in it
no function = ! java.lang.NullPointerException
putAll = {g=5, h=1, i=2}
forEach = g5h1i2
replaceAll = {g=15, h=11, i=12}
containsValue = true false
equals = true truefalse
keys = [g, h, i] 3falsetruetrue[g, h, i][g, h, i]
keys.add = ! java.lang.UnsupportedOperationException
keys.remove = true false{h=11, i=12}
values = [11, 12] 2falsetrue[11, 12]
values.remove = true false{i=12}
entries = [i=12] 1false[i=12]
entries.contains = true falsefalse
iterator = ijk {i=12, k=2}
iterator end = ! java.util.NoSuchElementException
iterator remove = ! java.lang.IllegalStateException
weakly consistent = true
entries.remove = false truefalse{l=4}
views.clear = {}
clear = true
constructors = {}{}{}
-1 = ! java.lang.IllegalArgumentException
load = ! java.lang.IllegalArgumentException
level = ! java.lang.IllegalArgumentException
counts = 3 true
contains null = ! java.lang.NullPointerException
enumerations = abc123
forEach = a1b2c3abc123a=1b=2c=3
search = bcnull
reduce = b2+c3abc66
reduce to = 16 3
keySet = true
keySet(7) = true falsetrue7{a=1, b=2, c=3, d=7, e=7}
sets = true true[a, b]true97true
newKeySet = true falsetruetrue[][]
setValue = 1 100{a=100}a=100a
entry add = true {a=100, q=5}
recursive = ! java.lang.IllegalStateException: Recursive update
defaults = 1 13491010{a=4, b=10, c=1}
defaults = a-4b-10c-1 nullnullnull{}
*/
