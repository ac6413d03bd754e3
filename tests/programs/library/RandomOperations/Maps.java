import java.util.*;

/** Maps and sets over keys of several kinds. */
class Maps extends Trace {
  static void maps(Map<Object, Integer> m, int kind, int steps) {
    for (int i = 0; i < steps; i++) {
      Object k = key(kind);
      Integer v = val();
      Object k2 = key(kind);
      switch (rnd(36)) {
        case 0:
        case 1:
        case 2:
        case 3:
        case 4:
          op("put " + k, () -> m.put(k, v));
          break;
        case 5:
          op("get", () -> m.get(k));
          break;
        case 6:
          op("remove", () -> m.remove(k));
          break;
        case 7:
          op("removekv", () -> m.remove(k, v));
          break;
        case 8:
          op("pia", () -> m.putIfAbsent(k, v));
          break;
        case 9:
        case 10:
          op("cia " + k, () -> m.computeIfAbsent(k, x -> v));
          break;
        case 11:
          op("cip", () -> m.computeIfPresent(k, (x, o) -> o > 5 ? null : o + 1));
          break;
        case 12:
          op("compute " + k, () -> m.compute(k, (x, o) -> o == null ? v : o > 8 ? null : (Integer) (o + 1)));
          break;
        case 13:
          op("merge " + k, () -> m.merge(k, v, (a, b) -> a + b > 15 ? null : a + b));
          break;
        case 14:
          op("god", () -> m.getOrDefault(k, 77));
          break;
        case 15:
          op("replace", () -> m.replace(k, v));
          break;
        case 16:
          op("replace3", () -> m.replace(k, v, 3));
          break;
        case 17:
          op("contains", () -> m.containsKey(k) + " " + m.containsValue(v) + m.size() + m.isEmpty());
          break;
        case 18:
          op("str", () -> m.toString());
          break;
        case 19:
          op("keys", () -> m.keySet().toString());
          break;
        case 20:
          op("values", () -> m.values().toString());
          break;
        case 21:
          walk("kit", m.keySet().iterator(), rnd(9));
          break;
        case 22:
          walk("eit", m.entrySet().iterator(), rnd(9));
          break;
        case 23:
          walk("vit", m.values().iterator(), rnd(9));
          break;
        case 24:
          op("forEach", () -> {
            StringBuilder sb = new StringBuilder();
            m.forEach((a, b) -> sb.append(a).append(b));
            return sb;
          });
          break;
        case 25:
          op("replaceAll", () -> {
            m.replaceAll((a, b) -> b == null ? 1 : b);
            return m.hashCode() != 0;
          });
          break;
        case 26:
          op("putAll", () -> {
            Map<Object, Integer> o = new LinkedHashMap<>();
            for (int j = 0; j < 5; j++) o.put(key(kind), j);
            m.putAll(o);
            return m.toString();
          });
          break;
        case 27:
          if (rnd(30) == 0)
            op("clear", () -> {
              m.clear();
              return null;
            });
          break;
        case 28:
          op("cmod", () -> {
            StringBuilder sb = new StringBuilder();
            try {
              for (Object x : m.keySet()) {
                sb.append(x);
                if (x != null && x.hashCode() % 3 == 0) m.put(k, 1);
              }
            } catch (RuntimeException e) {
              sb.append(e.getClass());
            }
            return sb;
          });
          break;
        case 29:
          op("foreachmod", () -> {
            StringBuilder sb = new StringBuilder();
            try {
              m.forEach((x, y) -> {
                sb.append(x);
                if (x != null && x.hashCode() % 3 == 0) m.put(k, 1);
              });
            } catch (RuntimeException e) {
              sb.append(e.getClass());
            }
            return sb;
          });
          break;
        case 30:
          op("ciamod", () -> m.computeIfAbsent(k, x -> {
            m.put(k2, 3);
            return 4;
          }));
          break;
        case 31:
          op("entryset", () -> {
            for (Map.Entry<Object, Integer> e : m.entrySet()) {
              if (e.getValue() != null && e.getValue() == 3) e.setValue(4);
            }
            return m.entrySet().toString() + m.equals(new HashMap<Object, Integer>(m));
          });
          break;
        case 32:
          op("keyrem", () -> m.keySet().remove(k) + " " + m.values().remove(v) + m.keySet().contains(k2));
          break;
        case 33:
          op("keysetops",
              ()
                  -> m.keySet().removeAll(Arrays.asList(k, k2)) + " " + m.entrySet().removeIf(e -> e.getValue() == null)
                  + m.keySet().add(k));
          break;
        case 34:
          op("ctor",
              ()
                  -> new HashMap<Object, Integer>(m).toString() + new LinkedHashMap<Object, Integer>(m)
                  + new HashSet<Object>(m.keySet()));
          break;
        case 35:
          op("views", () -> {
            StringBuilder sb = new StringBuilder();
            m.keySet().forEach(x -> sb.append(x));
            m.values().forEach(x -> sb.append(x));
            m.entrySet().forEach(x -> sb.append(x));
            return sb.append(Collections.unmodifiableMap(m));
          });
          break;
      }
      if (m.size() > 300) m.clear();
    }
    line(m);
    line(m.keySet());
  }
  static void sets(Set<Object> m, int kind, int steps) {
    for (int i = 0; i < steps; i++) {
      Object k = key(kind), k2 = key(kind);
      switch (rnd(12)) {
        case 0:
        case 1:
        case 2:
        case 3:
          op("add", () -> m.add(k));
          break;
        case 4:
          op("remove", () -> m.remove(k));
          break;
        case 5:
          op("contains", () -> m.contains(k));
          break;
        case 6:
          op("str", () -> m.toString());
          break;
        case 7:
          walk("it", m.iterator(), rnd(7));
          break;
        case 8:
          op("ra", () -> m.removeAll(Arrays.asList(k, k2, 3)));
          break;
        case 9:
          op("ret", () -> m.retainAll(new ArrayList<Object>(m).subList(0, m.size() - m.size() / 5)) + "" + m);
          break;
        case 10:
          op("eq", () -> m.equals(new HashSet<Object>(m)) + " " + m.hashCode() * 0 + new LinkedHashSet<Object>(m));
          break;
        case 11:
          op("addAll", () -> m.addAll(Arrays.asList(k, k2)) + " " + Arrays.toString(m.toArray()));
          break;
      }
    }
    line(m);
  }

  static void run() {
    for (int k = 0; k < KINDS; k++) {
      maps(new HashMap<>(), k, 700);
      maps(new HashMap<>(2, 0.6f), k, 200);
      sets(new HashSet<>(), k, 300);
      section("HashMap " + k);
    }
    for (int k = 0; k < KINDS; k++) {
      maps(new LinkedHashMap<>(), k, 250);
      maps(new LinkedHashMap<>(16, 0.75f, true), k, 250);
      sets(new LinkedHashSet<>(), k, 100);
    }
    section("LinkedHashMap");
    for (int k = 0; k < KINDS; k++) {
      if (k == 3) continue; // has nulls
      maps(new TreeMap<>(), k, 250);
      sets(new TreeSet<>(), k, 100);
    }
    section("TreeMap");
    maps(Collections.synchronizedMap(new HashMap<>()), 0, 200);
    maps(Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2))), 0, 150);
    section("views");
  }
}
