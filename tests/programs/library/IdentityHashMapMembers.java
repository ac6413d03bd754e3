import java.util.*;

// Every member of IdentityHashMap. Its order is no matter of a program: what has one is sorted here.
public class IdentityHashMapMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = String.valueOf(action.run());
    } catch (Throwable thrown) {
      result = "! " + thrown;
    }
    System.out.println(what + " = " + result);
  }

  static String sorted(Collection<?> all) {
    List<String> texts = new ArrayList<>();
    for (Object o : all) {
      texts.add(String.valueOf(o));
    }
    Collections.sort(texts);
    return texts.toString();
  }

  public static void main(String[] args) {
    String a = new String("a");
    String b = new String("a");
    IdentityHashMap<String, String> m = new IdentityHashMap<>();
    show("put", () -> m.put(a, "1") + " " + m.put(b, "2") + " " + m.put(a, "3") + " " + m.put(null, null) + " " + m.size() + " " + m.isEmpty());
    show("get", () -> m.get(a) + " " + m.get(b) + " " + m.get(null) + " " + m.get(new String("a")));
    show("contains", () -> m.containsKey(a) + " " + m.containsKey(new String("a")) + " " + m.containsKey(null) + " "
        + m.containsValue("2") + " " + m.containsValue(new String("2")) + " " + m.containsValue(null));
    show("views", () -> sorted(m.keySet()) + " " + sorted(m.values()) + " " + sorted(m.entrySet()));
    show("keys", () -> m.keySet().contains(a) + " " + m.keySet().contains(new String("a")) + " " + m.keySet().remove(new String("a")) + " "
        + m.keySet().removeAll(List.of("zz")) + " " + m.size());
    show("entries", () -> m.entrySet().contains(new AbstractMap.SimpleEntry<>(a, "3")) + " "
        + m.entrySet().contains(new AbstractMap.SimpleEntry<>(a, new String("3"))) + " "
        + m.entrySet().remove(new AbstractMap.SimpleEntry<>(a, new String("3"))) + " " + m.entrySet().contains("a"));
    show("hashes", () -> (m.hashCode() == m.entrySet().hashCode()) + " "
        + (m.keySet().hashCode() == System.identityHashCode(a) + System.identityHashCode(b)));
    show("equals", () -> m.equals(m.clone()) + " " + m.equals(new IdentityHashMap<>(m)) + " "
        + m.equals(new IdentityHashMap<>(Map.of("a", "3"))) + " " + m.equals("m") + " " + (m.hashCode() == m.clone().hashCode()));
    IdentityHashMap<String, Integer> one = new IdentityHashMap<>(100);
    one.put("x", 5);
    show("text", () -> one + " " + one.entrySet().iterator().next() + " " + one.equals(Map.of("x", 5)));
    show("entry", () -> {
      Map.Entry<String, Integer> e = one.entrySet().iterator().next();
      return e.getKey() + e.setValue(6) + e.getValue() + e.equals(new AbstractMap.SimpleEntry<>("x", 6)) + " " + one;
    });
    show("iterator", () -> {
      Iterator<String> it = one.keySet().iterator();
      it.next();
      it.remove();
      return one.toString() + it.hasNext();
    });
    show("removed twice", () -> {
      one.put("y", 1);
      Iterator<String> it = one.keySet().iterator();
      it.remove();
      return one;
    });
    show("remove", () -> m.remove(new String("a")) + " " + m.remove(a) + " " + m.remove(a) + " " + m.remove(null) + " " + m);
    show("negative", () -> new IdentityHashMap<String, String>(-1));
    show("all", () -> {
      m.putAll(Map.of("q", "r"));
      m.replaceAll((k, v) -> k + v);
      StringBuilder s = new StringBuilder();
      m.forEach((k, v) -> s.append(k).append(v).append(' '));
      return sorted(m.values()) + " " + s.length();
    });
    show("clear", () -> {
      m.clear();
      return m.size() + " " + m;
    });
    show("view clear", () -> {
      one.entrySet().clear();
      return one;
    });
  }
}

/* expect:
put = null null 1 null 3 false
get = 3 2 null null
contains = true false true true false true
views = [a, a, null] [2, 3, null] [a=2, a=3, null=null]
keys = ! java.lang.NullPointerException
entries = true false false false
hashes = true true
equals = true true false false true
text = {x=5} x=5 true
entry = x56true {x=6}
iterator = {}false
removed twice = ! java.lang.IllegalStateException
remove = null 3 null null {a=2}
negative = ! java.lang.IllegalArgumentException: expectedMaxSize is negative: -1
all = [a2, qr] 8
clear = 0 {}
view clear = {}
*/
