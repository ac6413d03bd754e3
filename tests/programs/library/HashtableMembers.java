import java.util.*;

// Every member of Hashtable and Dictionary: order, growth, views, iterators and enumerations, errors.
public class HashtableMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = String.valueOf(action.run());
    } catch (Throwable thrown) {
      String message = String.valueOf(thrown.getMessage());
      result = "! " + (message.contains("because ") ? thrown.getClass().getName() : thrown);
    }
    System.out.println(what + " = " + result);
  }

  static class Small extends Dictionary<String, Integer> {
    public int size() {
      return 1;
    }

    public boolean isEmpty() {
      return false;
    }

    public Enumeration<String> keys() {
      return Collections.enumeration(List.of("one"));
    }

    public Enumeration<Integer> elements() {
      return Collections.enumeration(List.of(1));
    }

    public Integer get(Object key) {
      return key.equals("one") ? 1 : null;
    }

    public Integer put(String key, Integer value) {
      throw new UnsupportedOperationException("put");
    }

    public Integer remove(Object key) {
      return null;
    }
  }

  static class Watched extends Hashtable<Integer, Integer> {
    int grown;

    Watched(int capacity, float load) {
      super(capacity, load);
    }

    @Override
    protected void rehash() {
      grown++;
      super.rehash();
    }
  }

  static Hashtable<String, Integer> sample() {
    Hashtable<String, Integer> t = new Hashtable<>();
    String[] words = "the quick brown fox jumps over the lazy dog and runs away from here".split(" ");
    for (int i = 0; i < words.length; i++) {
      t.put(words[i], i);
    }
    return t;
  }

  static void making() {
    show("empty", () -> new Hashtable<>());
    show("negative", () -> new Hashtable<>(-1));
    show("load", () -> new Hashtable<>(1, 0f));
    show("load", () -> new Hashtable<>(1, Float.NaN));
    show("capacity 0", () -> {
      Hashtable<Integer, String> t = new Hashtable<>(0);
      for (int i = 0; i < 12; i++) {
        t.put(i * 7, "v" + i);
      }
      return t;
    });
    show("of a map", () -> new Hashtable<>(sample()));
    show("of a map with null", () -> new Hashtable<>(Collections.singletonMap("a", null)));
    show("of null", () -> new Hashtable<String, String>(null));
    Watched w = new Watched(3, 2f);
    for (int i = -20; i < 20; i++) {
      w.put(i * i * i, i);
    }
    show("grown", () -> w.grown + " " + w);
    Dictionary<String, Integer> d = new Small();
    show("dictionary", () -> d.size() + " " + d.isEmpty() + " " + d.keys().nextElement()
        + d.elements().nextElement() + d.get("one") + d.remove("one"));
    show("dictionary put", () -> d.put("a", 1));
  }

  static void using() {
    Hashtable<String, Integer> t = sample();
    show("sample", () -> t.toString());
    show("sizes", () -> t.size() + " " + t.isEmpty() + " " + new Hashtable<>().isEmpty());
    show("get", () -> t.get("fox") + " " + t.get("cat") + " " + t.getOrDefault("cat", 7)
        + " " + t.getOrDefault("dog", 7));
    show("get null", () -> t.get(null));
    show("contains", () -> t.contains(3) + " " + t.contains(99) + " " + t.containsValue(3)
        + " " + t.containsKey("fox") + " " + t.containsKey("cat"));
    show("contains null", () -> t.contains(null));
    show("containsValue null", () -> t.containsValue(null));
    show("containsKey null", () -> t.containsKey(null));
    show("put", () -> t.put("fox", 30) + " " + t.put("cat", 31) + " " + t);
    show("put null", () -> t.put("x", null));
    show("put null key", () -> t.put(null, 1));
    show("putIfAbsent", () -> t.putIfAbsent("fox", 1) + " " + t.putIfAbsent("cow", 2));
    show("putIfAbsent null", () -> t.putIfAbsent("fox", null));
    show("putAll", () -> {
      t.putAll(Map.of("pig", 5));
      return t;
    });
    show("remove", () -> t.remove("pig") + " " + t.remove("pig") + " " + t.remove("fox", 1)
        + " " + t.remove("fox", 30) + " " + t);
    show("remove null", () -> t.remove("fox", null));
    show("remove null", () -> t.remove(null));
    show("replace", () -> t.replace("dog", 88) + " " + t.replace("fox", 1) + " "
        + t.replace("dog", 88, 89) + " " + t.replace("dog", 88, 90) + " " + t.get("dog"));
    show("replace null", () -> t.replace("dog", null));
    show("replace null", () -> t.replace("dog", 1, null));
    show("replace null", () -> t.replace("dog", null, 1));
    show("replaceAll", () -> {
      t.replaceAll((k, v) -> v + k.length());
      return t;
    });
    show("replaceAll null", () -> {
      t.replaceAll((k, v) -> null);
      return t;
    });
    StringBuilder order = new StringBuilder();
    t.forEach((k, v) -> order.append(k).append(v).append(' '));
    show("forEach", () -> order);
    show("forEach and change", () -> {
      t.forEach((k, v) -> t.put(k + k, v));
      return t;
    });
    show("forEach null", () -> {
      t.forEach(null);
      return t;
    });
    show("clone", () -> t.clone() + " " + t.clone().equals(t) + " " + (t.clone() == t));
    show("equals", () -> t.equals(new HashMap<>(t)) + " " + t.equals("t") + " " + t.equals(t) + " "
        + t.equals(sample()) + " " + new HashMap<>(t).equals(t));
    show("hashCode", () -> t.hashCode() + " " + sample().hashCode() + " " + new Hashtable<>().hashCode());
    show("clear", () -> {
      t.clear();
      return t.size() + " " + t;
    });
    Hashtable<Object, Object> self = new Hashtable<>();
    self.put("me", self);
    show("self", () -> self + " " + self.hashCode());
  }

  static void computing() {
    Hashtable<String, Integer> t = sample();
    show("computeIfAbsent", () -> t.computeIfAbsent("fox", k -> 1) + " " + t.computeIfAbsent("emu", k -> 3)
        + " " + t.computeIfAbsent("gnu", k -> null) + " " + t);
    show("computeIfPresent", () -> t.computeIfPresent("fox", (k, v) -> v + 1) + " "
        + t.computeIfPresent("emu", (k, v) -> null) + " " + t.computeIfPresent("gnu", (k, v) -> 1) + " " + t);
    show("compute", () -> t.compute("fox", (k, v) -> v + 1) + " " + t.compute("gnu", (k, v) -> v == null ? 8 : 9)
        + " " + t.compute("dog", (k, v) -> null) + " " + t.compute("yak", (k, v) -> null) + " " + t);
    show("merge", () -> t.merge("fox", 100, Integer::sum) + " " + t.merge("yak", 100, Integer::sum) + " "
        + t.merge("gnu", 1, (a, b) -> null) + " " + t.merge("ape", null, Integer::sum) + " " + t);
    show("absent and change", () -> t.computeIfAbsent("bee", k -> t.put("wasp", 1)));
    show("absent and change", () -> t.computeIfAbsent("bee", k -> {
      t.put("ant", 1);
      return 5;
    }));
    show("present and change", () -> t.computeIfPresent("fox", (k, v) -> t.remove("here")));
    show("compute and change", () -> t.compute("fox", (k, v) -> t.remove("from")));
    show("merge and change", () -> t.merge("fox", 1, (k, v) -> t.remove("away")));
    show("compute null", () -> t.compute("fox", null));
    show("merge null", () -> t.merge("fox", 1, null));
    show("after", () -> t);
  }

  static String all(Enumeration<?> e) {
    StringBuilder s = new StringBuilder();
    while (e.hasMoreElements()) {
      s.append(e.nextElement()).append(' ');
    }
    return s.toString();
  }

  static void views() {
    Hashtable<String, Integer> t = sample();
    show("keys", () -> all(t.keys()));
    show("elements", () -> all(t.elements()));
    show("no keys", () -> new Hashtable<>().keys().nextElement());
    show("no elements", () -> new Hashtable<>().elements().hasMoreElements());
    show("enumeration goes on", () -> {
      Enumeration<String> e = t.keys();
      e.nextElement();
      t.remove("lazy");
      return all(e);
    });
    show("enumeration ends", () -> {
      Enumeration<String> e = t.keys();
      all(e);
      return e.nextElement();
    });
    show("views", () -> t.keySet() + " " + t.values() + " " + t.entrySet());
    show("key set", () -> t.keySet().contains("fox") + " " + t.keySet().remove("fox") + " "
        + t.keySet().remove("fox") + " " + t.keySet().size() + " " + t.keySet().equals(t.clone()));
    show("key set add", () -> t.keySet().add("a"));
    show("values", () -> t.values().contains(5) + " " + t.values().remove(5) + " " + t.values().size());
    show("entries", () -> t.entrySet().contains(Map.entry("over", 5)) + " "
        + t.entrySet().contains(Map.entry("dog", 8)) + " " + t.entrySet().contains("dog") + " "
        + t.entrySet().remove(Map.entry("dog", 9)) + " " + t.entrySet().remove(Map.entry("dog", 8)) + " " + t);
    show("iterators", () -> {
      for (Iterator<Map.Entry<String, Integer>> it = t.entrySet().iterator(); it.hasNext();) {
        Map.Entry<String, Integer> e = it.next();
        if (e.getValue() % 2 == 0) {
          it.remove();
        } else {
          e.setValue(e.getValue() * 10);
        }
      }
      return t;
    });
    show("set null", () -> t.entrySet().iterator().next().setValue(null));
    show("entry", () -> {
      Map.Entry<String, Integer> e = t.entrySet().iterator().next();
      return e + " " + e.hashCode() + " " + e.equals(Map.entry(e.getKey(), e.getValue())) + " " + e.equals(e.getKey());
    });
    show("remove first", () -> {
      t.keySet().iterator().remove();
      return t;
    });
    show("change", () -> {
      for (String key : t.keySet()) {
        t.put(key + "s", 1);
      }
      return t;
    });
    show("clear", () -> {
      t.keySet().clear();
      return t;
    });
  }

  static void shared() throws Exception {
    Hashtable<Integer, Integer> t = new Hashtable<>();
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(() -> {
        for (int k = 0; k < 200; k++) {
          t.merge(k, 1, Integer::sum);
        }
      });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(t.size() + " " + new HashSet<>(t.values()));
  }

  public static void main(String[] args) throws Exception {
    making();
    using();
    computing();
    views();
    shared();
  }
}

/* expect:
empty = {}
negative = ! java.lang.IllegalArgumentException: Illegal Capacity: -1
load = ! java.lang.IllegalArgumentException: Illegal Load: 0.0
load = ! java.lang.IllegalArgumentException: Illegal Load: NaN
capacity 0 = {28=v4, 56=v8, 21=v3, 49=v7, 77=v11, 14=v2, 42=v6, 70=v10, 7=v1, 35=v5, 63=v9, 0=v0}
of a map = {quick=1, here=13, over=5, brown=2, lazy=7, from=12, dog=8, the=6, jumps=4, and=9, runs=10, away=11, fox=3}
of a map with null = ! java.lang.NullPointerException
of null = ! java.lang.NullPointerException
grown = 3 {216=6, 1331=11, -4096=-16, -5832=-18, 3375=15, 2197=13, 27=3, -8=-2, -6859=-19, -1000=-10, 1728=12, -4913=-17, -512=-8, -2744=-14, -729=-9, 2744=14, 512=8, 729=9, 4913=17, -1728=-12, 6859=19, 1000=10, 8=2, -2197=-13, -3375=-15, -27=-3, 5832=18, 4096=16, -1331=-11, -216=-6, 64=4, 343=7, 1=1, -125=-5, 125=5, -1=-1, 0=0, -8000=-20, -64=-4, -343=-7}
dictionary = 1 false one11null
dictionary put = ! java.lang.UnsupportedOperationException: put
sample = {lazy=7, fox=3, quick=1, runs=10, and=9, away=11, over=5, the=6, dog=8, brown=2, here=13, from=12, jumps=4}
sizes = 13 false true
get = 3 null 7 8
get null = ! java.lang.NullPointerException
contains = true false true true false
contains null = ! java.lang.NullPointerException
containsValue null = ! java.lang.NullPointerException
containsKey null = ! java.lang.NullPointerException
put = 3 null {lazy=7, fox=30, quick=1, runs=10, and=9, away=11, over=5, the=6, dog=8, brown=2, cat=31, here=13, from=12, jumps=4}
put null = ! java.lang.NullPointerException
put null key = ! java.lang.NullPointerException
putIfAbsent = 30 null
putIfAbsent null = ! java.lang.NullPointerException
putAll = {lazy=7, pig=5, fox=30, quick=1, runs=10, and=9, away=11, over=5, the=6, dog=8, brown=2, cow=2, cat=31, here=13, from=12, jumps=4}
remove = 5 null false true {lazy=7, quick=1, runs=10, and=9, away=11, over=5, the=6, dog=8, brown=2, cow=2, cat=31, here=13, from=12, jumps=4}
remove null = ! java.lang.NullPointerException
remove null = ! java.lang.NullPointerException
replace = 8 null true false 89
replace null = ! java.lang.NullPointerException
replace null = ! java.lang.NullPointerException
replace null = ! java.lang.NullPointerException
replaceAll = {lazy=11, quick=6, runs=14, and=12, away=15, over=9, the=9, dog=92, brown=7, cow=5, cat=34, here=17, from=16, jumps=9}
replaceAll null = ! java.lang.NullPointerException
forEach = jumps9 from16 here17 cow5 cat34 brown7 the9 dog92 over9 away15 and12 runs14 quick6 lazy11\x{20}
forEach and change = ! java.util.ConcurrentModificationException
forEach null = ! java.lang.NullPointerException
clone = {lazy=11, quick=6, runs=14, and=12, away=15, over=9, the=9, dog=92, brown=7, jumpsjumps=9, cow=5, cat=34, here=17, from=16, jumps=9} true false
equals = true false true false true
hashCode = 651995044 323467140 0
clear = 0 {}
self = {me=(this Map)} 3480
computeIfAbsent = 3 3 null {lazy=7, fox=3, quick=1, runs=10, and=9, away=11, over=5, the=6, dog=8, brown=2, here=13, from=12, emu=3, jumps=4}
computeIfPresent = 4 null null {lazy=7, fox=4, quick=1, runs=10, and=9, away=11, over=5, the=6, dog=8, brown=2, here=13, from=12, jumps=4}
compute = 5 8 null null {gnu=8, lazy=7, fox=5, quick=1, runs=10, and=9, away=11, over=5, the=6, brown=2, here=13, from=12, jumps=4}
merge = 105 100 null null {lazy=7, fox=105, quick=1, runs=10, and=9, away=11, over=5, the=6, brown=2, here=13, from=12, yak=100, jumps=4}
absent and change = ! java.util.ConcurrentModificationException
absent and change = ! java.util.ConcurrentModificationException
present and change = ! java.util.ConcurrentModificationException
compute and change = ! java.util.ConcurrentModificationException
merge and change = ! java.util.ConcurrentModificationException
compute null = ! java.lang.NullPointerException
merge null = ! java.lang.NullPointerException
after = {wasp=1, lazy=7, fox=105, quick=1, runs=10, and=9, over=5, the=6, brown=2, ant=1, yak=100, jumps=4}
keys = lazy fox quick runs and away over the dog brown here from jumps\x{20}
elements = 7 3 1 10 9 11 5 6 8 2 13 12 4\x{20}
no keys = ! java.util.NoSuchElementException
no elements = false
enumeration goes on = fox quick runs and away over the dog brown here from jumps\x{20}
enumeration ends = ! java.util.NoSuchElementException: Hashtable Enumerator
views = [fox, quick, runs, and, away, over, the, dog, brown, here, from, jumps] [3, 1, 10, 9, 11, 5, 6, 8, 2, 13, 12, 4] [fox=3, quick=1, runs=10, and=9, away=11, over=5, the=6, dog=8, brown=2, here=13, from=12, jumps=4]
key set = true true false 11 false
key set add = ! java.lang.UnsupportedOperationException
values = true true 10
entries = false true false false true {quick=1, runs=10, and=9, away=11, the=6, brown=2, here=13, from=12, jumps=4}
iterators = {quick=10, and=90, away=110, here=130}
set null = ! java.lang.NullPointerException
entry = quick=10 107947495 true false
remove first = ! java.lang.IllegalStateException: Hashtable Enumerator
change = ! java.util.ConcurrentModificationException
clear = {}
200 [4]
*/
