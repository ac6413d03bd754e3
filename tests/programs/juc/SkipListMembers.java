import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

// Every member of ConcurrentSkipListMap and ConcurrentSkipListSet.
public class SkipListMembers {
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

  static void map(ConcurrentNavigableMap<Integer, String> m) {
    for (int i = 30; i <= 70; i += 10) m.put(i, "v" + i);
    show("map", () -> m + " " + m.size() + m.isEmpty() + (m.comparator() == null));
    show("get", () -> m.get(30) + m.get(31) + m.getOrDefault(31, "d") + m.containsKey(40) + m.containsValue("v50") + m.containsValue("x"));
    show("null", () -> m.get(null));
    show("null value", () -> m.put(33, null));
    show("put", () -> m.put(40, "w") + m.putIfAbsent(40, "x") + m.putIfAbsent(45, "y") + m);
    show("remove", () -> m.remove(45) + m.remove(46) + m.remove(40, "x") + m.remove(40, null) + m);
    show("replace", () -> m.replace(40, "w", "v40") + m.replace(46, "q") + m.replace(40, "x", "y") + m.replace(40, "z") + m);
    show("compute", () -> m.computeIfAbsent(41, k -> "c") + m.computeIfAbsent(41, k -> "d") + m.computeIfPresent(41, (k, v) -> v + v) + m.compute(41, (k, v) -> null) + m.merge(42, "m", (v, w) -> v + w) + m.merge(42, "n", (v, w) -> v + w) + m.merge(42, "n", (v, w) -> null) + m);
    show("neighbours", () -> m.lowerKey(50) + " " + m.floorKey(55) + m.ceilingKey(55) + m.higherKey(50) + m.lowerEntry(50) + m.floorEntry(50) + m.ceilingEntry(51) + m.higherEntry(50));
    show("nothing there", () -> m.lowerKey(-99) + " " + m.higherEntry(990));
    show("ends", () -> m.firstKey() + " " + m.lastKey() + m.firstEntry() + m.lastEntry());
    show("entry", () -> m.firstEntry().setValue("x"));
    show("parts", () -> m.headMap(50) + "" + m.headMap(50, true) + m.tailMap(50) + m.tailMap(50, false) + m.subMap(40, 60) + m.subMap(40, false, 60, true));
    show("part", () -> {
      ConcurrentNavigableMap<Integer, String> part = m.headMap(60, false);
      part.put(55, "p");
      part.remove(30);
      return part + " " + m + part.size() + part.firstKey() + part.lastEntry();
    });
    show("part outside", () -> m.headMap(50).put(60, "x"));
    show("part null", () -> m.headMap(null));
    show("descending", () -> m.descendingMap() + "" + m.descendingKeySet() + m.descendingMap().headMap(50) + m.descendingMap().firstKey());
    show("keys", () -> m.keySet() + "" + m.navigableKeySet() + m.keySet().contains(50) + m.keySet().size() + m.navigableKeySet().higher(50) + m.keySet().remove(55) + m);
    show("keys.add", () -> m.keySet().add(5));
    Collection<String> values = m.values();
    show("values", () -> values + "" + values.size() + values.isEmpty() + values.contains("v50") + Arrays.toString(values.toArray()) + values.remove("v50") + m);
    Set<Map.Entry<Integer, String>> entries = m.entrySet();
    show("entries", () -> entries + "" + entries.size() + entries.isEmpty() + entries.contains(Map.entry(60, "v60")) + entries.contains("x") + entries.remove(Map.entry(60, "x")) + entries.remove("x") + entries.remove(Map.entry(60, "v60")) + Arrays.toString(entries.toArray()));
    show("iterate", () -> {
      StringBuilder seen = new StringBuilder();
      Iterator<Map.Entry<Integer, String>> it = m.entrySet().iterator();
      while (it.hasNext()) {
        Map.Entry<Integer, String> e = it.next();
        seen.append(e);
        if (e.getKey() == 40) {
          it.remove();
          m.put(65, "late");
        }
      }
      Iterator<String> v = m.values().iterator();
      seen.append(v.next());
      v.remove();
      return seen + " " + m;
    });
    show("iterate end", () -> m.headMap(-1000).entrySet().iterator().next());
    show("iterate remove", () -> {
      m.entrySet().iterator().remove();
      return m;
    });
    show("forEach", () -> {
      StringBuilder seen = new StringBuilder();
      m.replaceAll((k, v) -> v + "!");
      m.forEach((k, v) -> seen.append(k).append(v));
      return seen;
    });
    show("equals", () -> m.equals(new HashMap<>(m)) + " " + (m.hashCode() == new HashMap<>(m).hashCode()));
    show("putAll", () -> {
      m.putAll(Map.of(1, "one"));
      return m.pollFirstEntry() + " " + m.pollLastEntry() + m;
    });
    show("clear", () -> {
      m.put(3, "x");
      m.values().clear();
      m.put(3, "x");
      m.entrySet().clear();
      m.put(3, "x");
      m.clear();
      return m + "" + m.isEmpty() + m.firstEntry() + m.pollFirstEntry() + m.pollLastEntry();
    });
    show("firstKey", () -> m.firstKey());
  }

  static void set() {
    ConcurrentSkipListSet<Integer> s = new ConcurrentSkipListSet<>(Arrays.asList(5, 3, 9, 3));
    show("set", () -> s + "" + s.size() + s.isEmpty() + s.contains(3) + s.contains(4) + (s.comparator() == null));
    show("new", () -> new ConcurrentSkipListSet<>(new TreeSet<>(Arrays.asList(2, 1))) + "" + new ConcurrentSkipListSet<Integer>() + s.clone());
    show("add", () -> s.add(7) + " " + s.add(7) + s.remove(3) + s.remove(4) + s);
    show("null", () -> s.add(null));
    show("neighbours", () -> s.lower(7) + " " + s.floor(8) + s.ceiling(8) + s.higher(9) + s.first() + s.last());
    show("parts", () -> s.headSet(7) + "" + s.headSet(7, true) + s.tailSet(7) + s.tailSet(7, false) + s.subSet(5, 9) + s.subSet(5, false, 9, true) + s.descendingSet());
    show("part add", () -> {
      NavigableSet<Integer> part = s.headSet(7, false);
      part.add(1);
      return part + " " + s;
    });
    show("iterate", () -> {
      StringBuilder seen = new StringBuilder();
      Iterator<Integer> it = s.iterator();
      while (it.hasNext()) {
        int i = it.next();
        seen.append(i);
        if (i == 5) it.remove();
      }
      Iterator<Integer> back = s.descendingIterator();
      while (back.hasNext()) seen.append(back.next());
      return seen;
    });
    show("all", () -> s.addAll(Arrays.asList(2, 4)) + " " + s.containsAll(Arrays.asList(2, 4)) + s.removeAll(Arrays.asList(2, 8)) + s.retainAll(Arrays.asList(4, 7, 9)) + s);
    show("arrays", () -> s.toArray());
    show("arrays", () -> s.toArray(new Integer[0]));
    show("equals", () -> s.equals(new TreeSet<>(s)) + " " + (s.hashCode() == new TreeSet<>(s).hashCode()));
    show("poll", () -> s.pollFirst() + " " + s.pollLast() + s);
    show("clear", () -> {
      s.clear();
      return s + "" + s.isEmpty() + s.pollFirst() + s.pollLast();
    });
    show("first", () -> s.first());
    show("last", () -> s.last());
    ConcurrentSkipListSet<Integer> back = new ConcurrentSkipListSet<>(Comparator.reverseOrder());
    back.addAll(Arrays.asList(1, 2, 3));
    System.out.println(back);
  }

  public static void main(String[] args) {
    map(new ConcurrentSkipListMap<>());
    ConcurrentSkipListMap<Integer, String> some = new ConcurrentSkipListMap<>(Map.of(10, "ten"));
    map(some);
    map(new ConcurrentSkipListMap<Integer, String>(new TreeMap<>(Map.of(20, "twenty"))));
    some.put(2, "two");
    System.out.println(some.clone());
    ConcurrentSkipListMap<Integer, String> back = new ConcurrentSkipListMap<>(Comparator.reverseOrder());
    back.put(1, "one");
    back.put(2, "two");
    System.out.println(back + " " + back.headMap(1) + back.keySet());
    set();
  }
}

/* expect:
map = {30=v30, 40=v40, 50=v50, 60=v60, 70=v70} 5falsetrue
get = v30nulldtruetruefalse
null = ! java.lang.NullPointerException
null value = ! java.lang.NullPointerException
put = v40wnull{30=v30, 40=w, 45=y, 50=v50, 60=v60, 70=v70}
remove = ynullfalsefalse{30=v30, 40=w, 50=v50, 60=v60, 70=v70}
replace = truenullfalsev40{30=v30, 40=z, 50=v50, 60=v60, 70=v70}
compute = ccccnullmmnnull{30=v30, 40=z, 50=v50, 60=v60, 70=v70}
neighbours = 40 50606040=z50=v5060=v6060=v60
nothing there = null null
ends = 30 7030=v3070=v70
entry = ! java.lang.UnsupportedOperationException
parts = {30=v30, 40=z}{30=v30, 40=z, 50=v50}{50=v50, 60=v60, 70=v70}{60=v60, 70=v70}{40=z, 50=v50}{50=v50, 60=v60}
part = {40=z, 50=v50, 55=p} {40=z, 50=v50, 55=p, 60=v60, 70=v70}34055=p
part outside = ! java.lang.IllegalArgumentException: key out of range
part null = ! java.lang.NullPointerException
descending = {70=v70, 60=v60, 55=p, 50=v50, 40=z}[70, 60, 55, 50, 40]{70=v70, 60=v60, 55=p}70
keys = [40, 50, 55, 60, 70][40, 50, 55, 60, 70]true555true{40=z, 50=v50, 60=v60, 70=v70}
keys.add = ! java.lang.UnsupportedOperationException
values = [z, v50, v60, v70]4falsetrue[z, v50, v60, v70]true{40=z, 60=v60, 70=v70}
entries = [40=z, 60=v60, 70=v70]3falsetruefalsefalsefalsetrue[40=z, 70=v70]
iterate = 40=z70=v70late {70=v70}
iterate end = ! java.util.NoSuchElementException
iterate remove = ! java.lang.IllegalStateException
forEach = 70v70!
equals = true true
putAll = 1=one 70=v70!{}
clear = {}truenullnullnull
firstKey = ! java.util.NoSuchElementException
map = {10=ten, 30=v30, 40=v40, 50=v50, 60=v60, 70=v70} 6falsetrue
get = v30nulldtruetruefalse
null = ! java.lang.NullPointerException
null value = ! java.lang.NullPointerException
put = v40wnull{10=ten, 30=v30, 40=w, 45=y, 50=v50, 60=v60, 70=v70}
remove = ynullfalsefalse{10=ten, 30=v30, 40=w, 50=v50, 60=v60, 70=v70}
replace = truenullfalsev40{10=ten, 30=v30, 40=z, 50=v50, 60=v60, 70=v70}
compute = ccccnullmmnnull{10=ten, 30=v30, 40=z, 50=v50, 60=v60, 70=v70}
neighbours = 40 50606040=z50=v5060=v6060=v60
nothing there = null null
ends = 10 7010=ten70=v70
entry = ! java.lang.UnsupportedOperationException
parts = {10=ten, 30=v30, 40=z}{10=ten, 30=v30, 40=z, 50=v50}{50=v50, 60=v60, 70=v70}{60=v60, 70=v70}{40=z, 50=v50}{50=v50, 60=v60}
part = {10=ten, 40=z, 50=v50, 55=p} {10=ten, 40=z, 50=v50, 55=p, 60=v60, 70=v70}41055=p
part outside = ! java.lang.IllegalArgumentException: key out of range
part null = ! java.lang.NullPointerException
descending = {70=v70, 60=v60, 55=p, 50=v50, 40=z, 10=ten}[70, 60, 55, 50, 40, 10]{70=v70, 60=v60, 55=p}70
keys = [10, 40, 50, 55, 60, 70][10, 40, 50, 55, 60, 70]true655true{10=ten, 40=z, 50=v50, 60=v60, 70=v70}
keys.add = ! java.lang.UnsupportedOperationException
values = [ten, z, v50, v60, v70]5falsetrue[ten, z, v50, v60, v70]true{10=ten, 40=z, 60=v60, 70=v70}
entries = [10=ten, 40=z, 60=v60, 70=v70]4falsetruefalsefalsefalsetrue[10=ten, 40=z, 70=v70]
iterate = 10=ten40=z70=v70ten {65=late, 70=v70}
iterate end = ! java.util.NoSuchElementException
iterate remove = ! java.lang.IllegalStateException
forEach = 65late!70v70!
equals = true true
putAll = 1=one 70=v70!{65=late!}
clear = {}truenullnullnull
firstKey = ! java.util.NoSuchElementException
map = {20=twenty, 30=v30, 40=v40, 50=v50, 60=v60, 70=v70} 6falsetrue
get = v30nulldtruetruefalse
null = ! java.lang.NullPointerException
null value = ! java.lang.NullPointerException
put = v40wnull{20=twenty, 30=v30, 40=w, 45=y, 50=v50, 60=v60, 70=v70}
remove = ynullfalsefalse{20=twenty, 30=v30, 40=w, 50=v50, 60=v60, 70=v70}
replace = truenullfalsev40{20=twenty, 30=v30, 40=z, 50=v50, 60=v60, 70=v70}
compute = ccccnullmmnnull{20=twenty, 30=v30, 40=z, 50=v50, 60=v60, 70=v70}
neighbours = 40 50606040=z50=v5060=v6060=v60
nothing there = null null
ends = 20 7020=twenty70=v70
entry = ! java.lang.UnsupportedOperationException
parts = {20=twenty, 30=v30, 40=z}{20=twenty, 30=v30, 40=z, 50=v50}{50=v50, 60=v60, 70=v70}{60=v60, 70=v70}{40=z, 50=v50}{50=v50, 60=v60}
part = {20=twenty, 40=z, 50=v50, 55=p} {20=twenty, 40=z, 50=v50, 55=p, 60=v60, 70=v70}42055=p
part outside = ! java.lang.IllegalArgumentException: key out of range
part null = ! java.lang.NullPointerException
descending = {70=v70, 60=v60, 55=p, 50=v50, 40=z, 20=twenty}[70, 60, 55, 50, 40, 20]{70=v70, 60=v60, 55=p}70
keys = [20, 40, 50, 55, 60, 70][20, 40, 50, 55, 60, 70]true655true{20=twenty, 40=z, 50=v50, 60=v60, 70=v70}
keys.add = ! java.lang.UnsupportedOperationException
values = [twenty, z, v50, v60, v70]5falsetrue[twenty, z, v50, v60, v70]true{20=twenty, 40=z, 60=v60, 70=v70}
entries = [20=twenty, 40=z, 60=v60, 70=v70]4falsetruefalsefalsefalsetrue[20=twenty, 40=z, 70=v70]
iterate = 20=twenty40=z70=v70twenty {65=late, 70=v70}
iterate end = ! java.util.NoSuchElementException
iterate remove = ! java.lang.IllegalStateException
forEach = 65late!70v70!
equals = true true
putAll = 1=one 70=v70!{65=late!}
clear = {}truenullnullnull
firstKey = ! java.util.NoSuchElementException
{2=two}
{2=two, 1=one} {2=two}[2, 1]
set = [3, 5, 9]3falsetruefalsetrue
new = [1, 2][][3, 5, 9]
add = true falsetruefalse[5, 7, 9]
null = ! java.lang.NullPointerException
neighbours = 5 79null59
parts = [5][5, 7][7, 9][9][5, 7][7, 9][9, 7, 5]
part add = [1, 5] [1, 5, 7, 9]
iterate = 1579971
all = true truetruetrue[4, 7, 9]
arrays = [4, 7, 9]
arrays = [4, 7, 9]
equals = true true
poll = 4 9[7]
clear = []truenullnull
first = ! java.util.NoSuchElementException
last = ! java.util.NoSuchElementException
[3, 2, 1]
*/
