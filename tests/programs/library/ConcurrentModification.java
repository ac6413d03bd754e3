// ConcurrentModificationException: fail-fast iterators, and when they do not notice.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class ConcurrentModification {
  static void attempt(String what, Runnable r) {
    try {
      r.run();
      System.out.println(what + ": not noticed");
    } catch (ConcurrentModificationException e) {
      System.out.println(what + ": " + e);
    }
  }

  static List<Integer> list() {
    return new ArrayList<>(Arrays.asList(1, 2, 3, 4));
  }

  public static void main(String[] args) {
    attempt("remove in loop", () -> {
      List<Integer> l = list();
      for (Integer i : l) if (i == 1) l.remove(i);
    });
    attempt("remove the last but one", () -> {
      List<Integer> l = list();
      for (Integer i : l) if (i == 3) l.remove(i);
      System.out.println(l);
    });
    attempt("add in loop", () -> {
      List<Integer> l = list();
      for (int i : l) l.add(i);
    });
    attempt("set in loop", () -> {
      List<Integer> l = list();
      for (int i : l) l.set(0, i);
    });
    attempt("clear at the end", () -> {
      List<Integer> l = list();
      for (int i : l) if (i == 4) l.clear();
    });
    attempt("linked", () -> {
      List<Integer> l = new LinkedList<>(list());
      for (int i : l) l.add(i);
    });
    attempt("linked last but one", () -> {
      List<Integer> l = new LinkedList<>(list());
      for (Integer i : l) if (i == 3) l.remove(i);
    });
    attempt("map put", () -> {
      Map<Integer, Integer> m = new HashMap<>();
      m.put(1, 1);
      m.put(2, 2);
      for (int k : m.keySet()) m.put(k + 10, k);
    });
    attempt("map overwrite", () -> {
      Map<Integer, Integer> m = new HashMap<>();
      m.put(1, 1);
      m.put(2, 2);
      for (int k : m.keySet()) m.put(k, k + 1);
      System.out.println(m);
    });
    attempt("map values remove", () -> {
      Map<Integer, Integer> m = new HashMap<>();
      m.put(1, 1);
      m.put(2, 2);
      m.put(3, 3);
      for (int v : m.values()) m.remove(3);
    });
    attempt("set add", () -> {
      Set<Integer> s = new HashSet<>(list());
      for (int v : s) s.add(v + 100);
    });
    attempt("iterator's own remove", () -> {
      List<Integer> l = list();
      Iterator<Integer> it = l.iterator();
      while (it.hasNext()) if (it.next() % 2 == 0) it.remove();
      System.out.println(l);
    });
    attempt("two iterators", () -> {
      List<Integer> l = list();
      Iterator<Integer> a = l.iterator(), b = l.iterator();
      a.next();
      a.remove();
      b.next();
    });
    attempt("sublist", () -> {
      List<Integer> l = list();
      List<Integer> s = l.subList(0, 2);
      l.add(5);
      s.size();
    });
    attempt("forEach", () -> {
      List<Integer> l = list();
      l.forEach(x -> l.add(x));
    });
    try {
      Iterator<Integer> it = list().iterator();
      it.next();
      it.remove();
      it.remove();
    } catch (IllegalStateException e) {
      System.out.println("removed twice");
    }
  }
}

/* expect:
remove in loop: java.util.ConcurrentModificationException
[1, 2, 4]
remove the last but one: not noticed
add in loop: java.util.ConcurrentModificationException
set in loop: not noticed
clear at the end: java.util.ConcurrentModificationException
linked: java.util.ConcurrentModificationException
linked last but one: not noticed
map put: java.util.ConcurrentModificationException
{1=2, 2=3}
map overwrite: not noticed
map values remove: java.util.ConcurrentModificationException
set add: java.util.ConcurrentModificationException
[1, 3]
iterator's own remove: not noticed
two iterators: java.util.ConcurrentModificationException
sublist: java.util.ConcurrentModificationException
forEach: java.util.ConcurrentModificationException
removed twice
*/
