import java.util.*;

// Every member of EnumMap and EnumSet.
public class EnumCollections {
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

  enum Day {
    MON, TUE, WED {
      @Override
      String mood() {
        return "half";
      }
    }, THU, FRI, SAT, SUN;

    String mood() {
      return "all";
    }
  }

  enum Other { MON, TUE }

  @SuppressWarnings({"unchecked", "rawtypes"})
  static void maps() {
    EnumMap<Day, String> m = new EnumMap<>(Day.class);
    show("empty", () -> m + " " + m.size() + " " + m.isEmpty());
    show("put", () -> m.put(Day.WED, "w") + " " + m.put(Day.MON, "m") + " " + m.put(Day.WED, "W") + " "
        + m.put(Day.SUN, null) + " " + m.put(Day.SUN, null) + " " + m);
    show("get", () -> m.get(Day.WED) + " " + m.get(Day.SUN) + " " + m.get(Day.TUE) + " " + m.get(Other.MON) + " " + m.get(null)
        + " " + m.get("MON"));
    show("contains", () -> m.containsKey(Day.SUN) + " " + m.containsKey(Day.TUE) + " " + m.containsKey(Other.MON) + " "
        + m.containsKey(null) + " " + m.containsValue("m") + " " + m.containsValue(null) + " " + m.containsValue("x"));
    show("put null", () -> m.put(null, "x"));
    show("put other", () -> ((Map) m).put(Other.MON, "x"));
    show("remove", () -> m.remove(Day.SUN) + " " + m.remove(Day.MON) + " " + m.remove(Day.MON) + " " + m.remove(Other.TUE) + " " + m);
    show("putAll", () -> {
      m.putAll(Map.of(Day.FRI, "f", Day.TUE, "t"));
      m.putAll(new EnumMap<>(m));
      return m;
    });
    show("putAll other", () -> {
      ((Map) m).putAll(new EnumMap<>(Map.of(Other.MON, 1)));
      return m;
    });
    show("views", () -> m.keySet() + " " + m.values() + " " + m.entrySet());
    show("entries", () -> m.entrySet().contains(Map.entry(Day.FRI, "f")) + " " + m.entrySet().contains(Map.entry(Day.FRI, "g")) + " "
        + m.entrySet().remove(Map.entry(Day.FRI, "f")) + " " + m.entrySet().remove(Map.entry(Day.FRI, "f")) + " " + m);
    show("iterator", () -> {
      Iterator<Map.Entry<Day, String>> it = m.entrySet().iterator();
      Map.Entry<Day, String> e = it.next();
      String s = e + " " + e.setValue("T") + " " + e.getKey() + e.getValue() + e.equals(Map.entry(Day.TUE, "T"));
      m.put(Day.SAT, "s");
      it.remove();
      return s + " " + it.next() + " " + it.next() + " " + it.hasNext() + " " + m;
    });
    show("iterator ends", () -> new EnumMap<Day, Day>(Day.class).keySet().iterator().next());
    show("iterator remove", () -> {
      m.keySet().iterator().remove();
      return m;
    });
    show("clone", () -> m.clone() + " " + m.clone().equals(m) + " " + m.equals(new HashMap<>(m)) + " " + new HashMap<>(m).equals(m) + " "
        + (m.hashCode() == new HashMap<>(m).hashCode()) + " " + (m.entrySet().hashCode() == m.hashCode()));
    show("copies", () -> new EnumMap<>(m) + " " + new EnumMap<>((Map<Day, String>) m) + " " + new EnumMap<>(Map.of(Day.THU, 4)));
    show("empty copy", () -> new EnumMap<Day, String>(new HashMap<>()));
    show("empty enum copy", () -> new EnumMap<Day, String>((Map<Day, String>) new EnumMap<Day, String>(Day.class)));
    show("no class", () -> new EnumMap<Day, String>((Class<Day>) null));
    show("no enum", () -> new EnumMap((Class) String.class));
    show("compute", () -> m.merge(Day.WED, "+", String::concat) + " " + m.computeIfAbsent(Day.THU, d -> d.mood()) + " " + m);
    show("clear", () -> {
      m.clear();
      return m;
    });
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  static void sets() {
    show("none, all", () -> EnumSet.noneOf(Day.class) + " " + EnumSet.allOf(Day.class) + " " + EnumSet.allOf(Day.class).size());
    show("of", () -> EnumSet.of(Day.SUN) + " " + EnumSet.of(Day.SUN, Day.MON) + " " + EnumSet.of(Day.SUN, Day.MON, Day.SUN) + " "
        + EnumSet.of(Day.SUN, Day.MON, Day.WED, Day.FRI) + " " + EnumSet.of(Day.SUN, Day.MON, Day.WED, Day.FRI, Day.TUE) + " "
        + EnumSet.of(Day.SUN, Day.MON, Day.WED, Day.FRI, Day.TUE, Day.SAT));
    show("of null", () -> EnumSet.of((Day) null));
    show("range", () -> EnumSet.range(Day.TUE, Day.FRI) + " " + EnumSet.range(Day.WED, Day.WED));
    show("bad range", () -> EnumSet.range(Day.FRI, Day.TUE));
    show("complement", () -> EnumSet.complementOf(EnumSet.of(Day.WED)) + " " + EnumSet.complementOf(EnumSet.allOf(Day.class)));
    show("copies", () -> EnumSet.copyOf(EnumSet.of(Day.WED)) + " " + EnumSet.copyOf(List.of(Day.WED, Day.MON)) + " "
        + EnumSet.copyOf((Collection<Day>) EnumSet.noneOf(Day.class)));
    show("empty copy", () -> EnumSet.copyOf(new ArrayList<Day>()));
    show("no enum", () -> EnumSet.noneOf((Class) String.class));
    show("no enum", () -> EnumSet.noneOf((Class<Day>) null));
    EnumSet<Day> s = EnumSet.of(Day.MON, Day.WED);
    show("add", () -> s.add(Day.MON) + " " + s.add(Day.SAT) + " " + s);
    show("add null", () -> s.add(null));
    show("add other", () -> ((Set) s).add(Other.MON));
    show("contains", () -> s.contains(Day.SAT) + " " + s.contains(Day.SUN) + " " + s.contains(null) + " " + s.contains(Other.MON) + " "
        + s.contains("MON") + " " + s.containsAll(EnumSet.of(Day.SAT, Day.MON)));
    show("remove", () -> s.remove(Day.SAT) + " " + s.remove(Day.SAT) + " " + s.remove(null) + " " + s.remove(Other.MON) + " " + s);
    show("bulk", () -> s.addAll(EnumSet.range(Day.TUE, Day.SAT)) + " " + s.removeAll(List.of(Day.TUE, Day.SUN)) + " "
        + s.retainAll(EnumSet.range(Day.WED, Day.FRI)) + " " + s + " " + s.removeIf(d -> d == Day.THU) + " " + s);
    show("iterator", () -> {
      Iterator<Day> it = s.iterator();
      StringBuilder text = new StringBuilder().append(it.next());
      it.remove();
      s.add(Day.SUN);
      return text.append(it.next()).append(it.hasNext()).append(s);
    });
    show("iterator ends", () -> EnumSet.noneOf(Day.class).iterator().next());
    show("iterator remove", () -> {
      s.iterator().remove();
      return s;
    });
    show("clone", () -> s.clone() + " " + s.clone().equals(s) + " " + (s.clone() == s) + " " + s.equals(new HashSet<>(s)) + " "
        + (s.hashCode() == new HashSet<>(s).hashCode()));
    show("clone apart", () -> {
      EnumSet<Day> copy = s.clone();
      copy.clear();
      return copy.isEmpty() + " " + s.isEmpty();
    });
  }

  public static void main(String[] args) {
    maps();
    sets();
  }
}

/* expect:
empty = {} 0 true
put = null null w null null {MON=m, WED=W, SUN=null}
get = W null null null null null
contains = true false false false true true false
put null = ! java.lang.NullPointerException
put other = ! java.lang.ClassCastException: class EnumCollections$Other != class EnumCollections$Day
remove = null m null null {WED=W}
putAll = {TUE=t, WED=W, FRI=f}
putAll other = ! java.lang.ClassCastException: class EnumCollections$Other != class EnumCollections$Day
views = [TUE, WED, FRI] [t, W, f] [TUE=t, WED=W, FRI=f]
entries = true false true false {TUE=t, WED=W}
iterator = TUE=t t TUETtrue WED=W SAT=s false {WED=W, SAT=s}
iterator ends = ! java.util.NoSuchElementException
iterator remove = ! java.lang.IllegalStateException
clone = {WED=W, SAT=s} true true true true true
copies = {WED=W, SAT=s} {WED=W, SAT=s} {THU=4}
empty copy = ! java.lang.IllegalArgumentException: Specified map is empty
empty enum copy = {}
no class = ! java.lang.NullPointerException
no enum = ! java.lang.NullPointerException
compute = W+ all {WED=W+, THU=all, SAT=s}
clear = {}
none, all = [] [MON, TUE, WED, THU, FRI, SAT, SUN] 7
of = [SUN] [MON, SUN] [MON, SUN] [MON, WED, FRI, SUN] [MON, TUE, WED, FRI, SUN] [MON, TUE, WED, FRI, SAT, SUN]
of null = ! java.lang.NullPointerException
range = [TUE, WED, THU, FRI] [WED]
bad range = ! java.lang.IllegalArgumentException: FRI > TUE
complement = [MON, TUE, THU, FRI, SAT, SUN] []
copies = [WED] [MON, WED] []
empty copy = ! java.lang.IllegalArgumentException: Collection is empty
no enum = ! java.lang.ClassCastException: class java.lang.String not an enum
no enum = ! java.lang.NullPointerException
add = false true [MON, WED, SAT]
add null = ! java.lang.NullPointerException
add other = ! java.lang.ClassCastException: class EnumCollections$Other != class EnumCollections$Day
contains = true false false false false true
remove = true false false false [MON, WED]
bulk = true true true [WED, THU, FRI] true [WED, FRI]
iterator = WEDFRIfalse[FRI, SUN]
iterator ends = ! java.util.NoSuchElementException
iterator remove = ! java.lang.IllegalStateException
clone = [FRI, SUN] true false true true
clone apart = true false
*/
