import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

// Every member of CopyOnWriteArrayList and CopyOnWriteArraySet.
public class CopyOnWriteMembers {
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

  static void lists() {
    CopyOnWriteArrayList<String> l = new CopyOnWriteArrayList<>(new String[] {"a", "b"});
    show("new", () -> l + "" + new CopyOnWriteArrayList<>(Arrays.asList("x")) + new CopyOnWriteArrayList<String>());
    show("add", () -> {
      l.add(1, "c");
      return l.add("d") + " " + l + l.size() + l.isEmpty();
    });
    show("add outside", () -> {
      l.add(9, "x");
      return l;
    });
    show("get", () -> l.get(0) + l.get(3));
    show("get outside", () -> l.get(4));
    show("get -1", () -> l.get(-1));
    show("set", () -> l.set(0, "e") + l);
    show("set outside", () -> l.set(4, "e"));
    show("contains", () -> l.contains("e") + " " + l.contains("x") + l.contains(null) + l.containsAll(Arrays.asList("e", "c")));
    show("indexOf", () -> l.indexOf("b") + " " + l.indexOf("x") + l.indexOf("b", 1) + l.indexOf("b", 3) + l.lastIndexOf("b") + l.lastIndexOf("b", 1) + l.lastIndexOf("b", 3));
    show("addIfAbsent", () -> l.addIfAbsent("e") + " " + l.addIfAbsent("f") + l + l.addAllAbsent(Arrays.asList("f", "g", "g")) + l);
    show("remove", () -> l.remove(0) + l.remove("c") + l.remove("x") + l);
    show("remove outside", () -> l.remove(7));
    show("addAll", () -> l.addAll(Arrays.asList("h", "i")) + " " + l.addAll(1, Arrays.asList("j")) + l.addAll(new ArrayList<String>()) + l);
    show("addAll outside", () -> l.addAll(99, Arrays.asList("j")));
    show("removeIf", () -> l.removeIf(s -> s.equals("h")) + " " + l.removeIf(s -> false) + l.removeAll(Arrays.asList("i", "x")) + l.retainAll(Arrays.asList("b", "j", "d", "f")) + l);
    show("replaceAll", () -> {
      l.replaceAll(s -> s + s);
      l.sort(Collections.reverseOrder());
      return l;
    });
    show("sort", () -> {
      l.sort(null);
      return l;
    });
    show("toArray", () -> l.toArray());
    show("toArray", () -> l.toArray(new String[0]));
    show("toArray", () -> l.toArray(new String[] {"1", "2", "3", "4", "5", "6"}));
    show("equals", () -> l.equals(new ArrayList<>(l)) + " " + (l.hashCode() == new ArrayList<>(l).hashCode()) + l.equals(null) + l.clone());
    show("iterator", () -> {
      StringBuilder seen = new StringBuilder();
      for (String s : l) {
        seen.append(s);
        l.add("+" + s);
      }
      l.forEach(s -> seen.append(s));
      return seen;
    });
    show("iterator remove", () -> {
      Iterator<String> it = l.iterator();
      it.next();
      it.remove();
      return l;
    });
    show("listIterator", () -> {
      ListIterator<String> it = l.listIterator(2);
      ListIterator<String> back = l.listIterator();
      return it.previous() + it.next() + it.nextIndex() + it.previousIndex() + it.hasPrevious() + back.hasNext() + back.hasPrevious();
    });
    show("listIterator outside", () -> l.listIterator(99));
    show("listIterator set", () -> {
      ListIterator<String> it = l.listIterator();
      it.next();
      it.set("x");
      return l;
    });
    show("listIterator add", () -> {
      l.listIterator().add("x");
      return l;
    });
    List<String> part = l.subList(1, 3);
    show("subList", () -> part + " " + part.size() + part.get(0) + part.set(0, "S") + part + l);
    show("subList outside", () -> part.get(2));
    show("subList add", () -> {
      part.add("T");
      part.add(0, "U");
      return part.remove(1) + part + l;
    });
    show("subList then", () -> {
      l.add("V");
      return part.get(0);
    });
    show("subList wrong", () -> l.subList(3, 2));
    show("clear", () -> {
      l.clear();
      return l.isEmpty();
    });
    show("null", () -> new CopyOnWriteArrayList<String>((String[]) null));
  }

  static void sets() {
    CopyOnWriteArraySet<String> s = new CopyOnWriteArraySet<>(Arrays.asList("b", "a", "b"));
    show("set", () -> s + "" + s.size() + s.isEmpty() + new CopyOnWriteArraySet<String>());
    show("add", () -> s.add("c") + " " + s.add("a") + s + s.contains("a") + s.containsAll(Arrays.asList("a", "x")));
    show("addAll", () -> s.addAll(Arrays.asList("c", "d")) + " " + s.addAll(Arrays.asList("d")) + s);
    show("remove", () -> s.remove("a") + " " + s.remove("x") + s.removeAll(Arrays.asList("b", "y")) + s.retainAll(Arrays.asList("c", "d")) + s);
    show("removeIf", () -> s.removeIf(x -> x.equals("c")) + " " + s);
    show("arrays", () -> s.toArray());
    show("arrays", () -> s.toArray(new String[0]));
    show("iterator", () -> {
      StringBuilder seen = new StringBuilder();
      for (String x : s) {
        s.add(x + x);
        seen.append(x);
      }
      s.forEach(x -> seen.append(x));
      return seen;
    });
    show("equals", () -> s.equals(new java.util.HashSet<>(s)) + " " + (s.hashCode() == new java.util.HashSet<>(s).hashCode()));
    s.clear();
    System.out.println(s);
  }

  public static void main(String[] args) {
    lists();
    sets();
  }
}

/* expect:
new = [a, b][x][]
add = true [a, c, b, d]4false
add outside = ! java.lang.IndexOutOfBoundsException: Index: 9, Size: 4
get = ad
get outside = ! java.lang.ArrayIndexOutOfBoundsException: Index 4 out of bounds for length 4
get -1 = ! java.lang.ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 4
set = a[e, c, b, d]
set outside = ! java.lang.ArrayIndexOutOfBoundsException: Index 4 out of bounds for length 4
contains = true falsefalsetrue
indexOf = 2 -12-12-12
addIfAbsent = false true[e, c, b, d, f]1[e, c, b, d, f, g]
remove = etruefalse[b, d, f, g]
remove outside = ! java.lang.ArrayIndexOutOfBoundsException: Index 7 out of bounds for length 4
addAll = true truefalse[b, j, d, f, g, h, i]
addAll outside = ! java.lang.IndexOutOfBoundsException: Index: 99, Size: 7
removeIf = true falsetruetrue[b, j, d, f]
replaceAll = [jj, ff, dd, bb]
sort = [bb, dd, ff, jj]
toArray = [bb, dd, ff, jj]
toArray = [bb, dd, ff, jj]
toArray = [bb, dd, ff, jj, null, 6]
equals = true truefalse[bb, dd, ff, jj]
iterator = bbddffjjbbddffjj+bb+dd+ff+jj
iterator remove = ! java.lang.UnsupportedOperationException
listIterator = dddd21truetruefalse
listIterator outside = ! java.lang.IndexOutOfBoundsException: Index: 99, Size: 8
listIterator set = ! java.lang.UnsupportedOperationException
listIterator add = ! java.lang.UnsupportedOperationException
subList = [dd, ff] 2dddd[S, ff][bb, S, ff, jj, +bb, +dd, +ff, +jj]
subList outside = ! java.lang.IndexOutOfBoundsException: Index: 2, Size: 2
subList add = S[U, ff, T][bb, U, ff, T, jj, +bb, +dd, +ff, +jj]
subList then = ! java.util.ConcurrentModificationException
subList wrong = ! java.lang.IndexOutOfBoundsException
clear = true
null = ! java.lang.NullPointerException
set = [b, a]2false[]
add = true false[b, a, c]truefalse
addAll = true false[b, a, c, d]
remove = true falsetruefalse[c, d]
removeIf = true [d]
arrays = [d]
arrays = [d]
iterator = dddd
equals = true true
[]
*/
