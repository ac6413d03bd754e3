// Equality and hash codes across kinds of collections, and views that write through.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class MapEqualityAndViews {
  static String show(Collection<Integer> c) {
    StringBuilder b = new StringBuilder(c.size() + ":");
    for (Integer i : c) b.append(i);
    return b.toString();
  }

  public static void main(String[] args) {
    List<Integer> a = new ArrayList<>(Arrays.asList(1, 2, 3)), l = new LinkedList<>(a);
    System.out.println(a.equals(l) + " " + l.equals(a) + " " + (a.hashCode() == l.hashCode()) + " " + a.equals(Arrays.asList(1, 2, 3)) + " " + a.equals(new HashSet<>(a)));
    l.add(0, l.remove(2));
    System.out.println(a.equals(l) + " " + l);
    Set<Integer> s = new HashSet<>(a);
    System.out.println(s.equals(new HashSet<>(l)) + " " + s.hashCode() + " " + s.equals(a));
    Map<String, List<Integer>> m = new HashMap<>(), n = new HashMap<>();
    m.put("x", a);
    n.put("x", new LinkedList<>(Arrays.asList(1, 2, 3)));
    System.out.println(m.equals(n) + " " + (m.hashCode() == n.hashCode()));
    n.get("x").add(4);
    System.out.println(m.equals(n) + " " + m + n);
    System.out.println(show(a) + show(s) + show(m.get("x")));
    Map<Integer, String> view = new HashMap<>();
    for (int i = 0; i < 6; i++) view.put(i, i % 2 == 0 ? "even" : "odd");
    view.values().removeIf(v -> v.equals("odd"));
    view.keySet().retainAll(Arrays.asList(0, 4, 8));
    System.out.println(view + " " + view.keySet() + view.values());
    view.keySet().clear();
    System.out.println(view.isEmpty());
    try {
      view.keySet().add(5);
    } catch (UnsupportedOperationException e) {
      System.out.println("no add to a key set");
    }
    Object o = a;
    System.out.println((o instanceof List) + " " + (o instanceof Collection) + " " + (o instanceof Iterable) + " " + (o instanceof Set));
    Collection<Integer> c = s;
    c.addAll(Arrays.asList(7, 8));
    System.out.println(s.size() + " " + s.containsAll(a) + " " + c.equals(s));
  }
}

/* expect:
true true true true false
false [3, 1, 2]
true 6 false
true true
false {x=[1, 2, 3]}{x=[1, 2, 3, 4]}
3:1233:1233:123
{0=even, 4=even} [0, 4][even, even]
true
no add to a key set
true true true false
5 true true
*/
