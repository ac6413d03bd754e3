import java.util.*;

/** Ranges of tree maps. */
class Trees extends Trace {
  static void trees(int steps) {
    TreeMap<Integer, Integer> m = new TreeMap<>();
    TreeMap<String, Integer> t = new TreeMap<>(Comparator.reverseOrder());
    NavigableMap<Integer, Integer> sub = m;
    for (int i = 0; i < steps; i++) {
      NavigableMap<Integer, Integer> n = rnd(2) == 0 ? m : sub;
      int k = rnd(60), j = rnd(60);
      int v = rnd(10);
      boolean a = rnd(2) == 0, b = rnd(2) == 0;
      switch (rnd(26)) {
        case 0:
        case 1:
        case 2:
        case 3:
          op("put " + k, () -> n.put(k, v));
          break;
        case 4:
        case 5:
          op("remove " + k, () -> n.remove(k));
          break;
        case 6:
          op("lower", () -> n.lowerKey(k) + " " + n.lowerEntry(k));
          break;
        case 7:
          op("floor", () -> n.floorKey(k) + " " + n.floorEntry(k));
          break;
        case 8:
          op("ceil", () -> n.ceilingKey(k) + " " + n.ceilingEntry(k));
          break;
        case 9:
          op("higher", () -> n.higherKey(k) + " " + n.higherEntry(k));
          break;
        case 10:
          op("first", () -> n.firstKey() + " " + n.firstEntry());
          break;
        case 11:
          op("last", () -> n.lastKey() + " " + n.lastEntry());
          break;
        case 12:
          op("pf", () -> n.pollFirstEntry());
          break;
        case 13:
          op("pl", () -> n.pollLastEntry());
          break;
        case 14:
          walk("it", n.entrySet().iterator(), rnd(6));
          break;
        case 15:
          walk("dit", n.descendingMap().entrySet().iterator(), rnd(6));
          break;
        case 16:
          op("str",
              () -> n + " " + n.size() + n.descendingMap() + n.navigableKeySet() + n.descendingKeySet() + n.values());
          break;
        case 17:
        case 18:
          try {
            NavigableMap<Integer, Integer> r = rnd(2) == 0 ? m.subMap(k, a, j, b) : n.subMap(k, a, j, b);
            sub = r;
            op("sub", () -> r);
          } catch (RuntimeException e) {
            op("sub", () -> n.subMap(k, a, j, b));
          }
          break;
        case 19:
          try {
            NavigableMap<Integer, Integer> r = rnd(2) == 0 ? m.headMap(k, a) : n.tailMap(k, a);
            sub = r;
            op("ht", () -> r);
          } catch (RuntimeException e) {
            op("ht", () -> e.getMessage());
          }
          break;
        case 20:
          if (rnd(2) == 0) {
            sub = m.descendingMap();
          }
          break;
        case 21:
          op("cmp",
              ()
                  -> n.compute(k, (x, o) -> o == null ? v : null) + " "
                  + n.merge(j, v, (x, y) -> x + y > 9 ? null : x + y) + n.computeIfAbsent(k, x -> v)
                  + n.putIfAbsent(j, v));
          break;
        case 22:
          op("set", () -> {
            NavigableSet<Integer> s = n.navigableKeySet();
            return s.higher(k) + " " + s.headSet(k, a) + s.tailSet(k, b) + s.descendingSet() + s.first()
                + s.pollFirst();
          });
          break;
        case 23:
          op("t",
              () -> t.put("x" + k, v) + " " + t + t.firstKey() + t.headMap("x3") + t.comparator().compare("a", "b"));
          break;
        case 24:
          op("cm", () -> {
            StringBuilder sb = new StringBuilder();
            try {
              for (Integer x : n.keySet()) {
                sb.append(x);
                if (x % 7 == 3) n.put(k, v);
              }
            } catch (RuntimeException e) {
              sb.append(e.getClass());
            }
            return sb;
          });
          break;
        case 25:
          op("nul", () -> m.put(null, 1));
          op("nul", () -> m.get(null));
          op("es",
              ()
                  -> n.entrySet().contains(Map.entry(k, v)) + " " + n.entrySet().remove(Map.entry(k, v))
                  + n.containsKey(k) + n.containsValue(v));
          break;
      }
      if (m.size() > 45) m.clear();
    }
    line(m);
  }

  static void run() {
    trees(2500);
    section("ranges");
  }
}
