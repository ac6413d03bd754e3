import java.util.*;

// VectorMembers: every member of Vector, with its edges.
public class VectorMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = text(action.run());
    } catch (Throwable thrown) {
      // The messages that Java makes up for null references are its own.
      String message = String.valueOf(thrown.getMessage());
      result = "! " + (message.contains("because ") ? thrown.getClass().getName() : thrown);
    }
    System.out.println(what + " = " + result);
  }

  static String text(Object value) {
    if (value instanceof String) {
      return "\"" + value + "\"";
    }
    if (value != null && value.getClass().isArray()) {
      String all = java.util.Arrays.deepToString(new Object[] {value});
      return all.substring(1, all.length() - 1);
    }
    return String.valueOf(value);
  }

  static void making() throws Exception {
    Vector<String> l = new Vector<>();
    show(
        "l.isEmpty() + \" \" + l.size() + \" \" + l + \" \" + new Vector<>(Arrays.asList(\"a\", null))",
        () -> l.isEmpty() + " " + l.size() + " " + l + " " + new Vector<>(Arrays.asList("a", null)));
    show("new Vector<>(null)", () -> new Vector<>(null));
  }

  static void using() throws Exception {
    Vector<String> l = new Vector<>(Arrays.asList("a", "b", "c", null, "b"));
    show(
        "l.size() + \" \" + l.isEmpty() + \" \" + l.contains(\"b\") + \" \" + l.contains(null) + \" \" + l.contains(\"z\") + \" \" + l.indexOf(\"b\") + \" \" + l.lastIndexOf(\"b\") + \" \" + l.indexOf(null) + \" \" + l.lastIndexOf(\"z\")",
        () -> l.size() + " " + l.isEmpty() + " " + l.contains("b") + " " + l.contains(null) + " " + l.contains("z") + " " + l.indexOf("b") + " " + l.lastIndexOf("b") + " " + l.indexOf(null) + " " + l.lastIndexOf("z"));
    show("l.get(0) + \" \" + l.get(3)", () -> l.get(0) + " " + l.get(3));
    show("l.get(5)", () -> l.get(5));
    show("l.get(-1)", () -> l.get(-1));
    show(
        "l.set(3, \"d\") + \" \" + l.set(0, \"A\") + \" \" + l",
        () -> l.set(3, "d") + " " + l.set(0, "A") + " " + l);
    show("l.set(5, \"x\")", () -> l.set(5, "x"));
    show("l.add(\"e\") + \" \" + l", () -> l.add("e") + " " + l);
    show("l.add(2, \"i\")", () -> { l.add(2, "i"); return "done"; });
    show("l.add(l.size(), \"end\")", () -> { l.add(l.size(), "end"); return "done"; });
    show("l.add(99, \"x\")", () -> { l.add(99, "x"); return "done"; });
    show("l.add(-1, \"x\")", () -> { l.add(-1, "x"); return "done"; });
    show("l", () -> l);
    show(
        "l.remove(2) + \" \" + l.remove(\"b\") + \" \" + l.remove(\"zz\") + \" \" + l.remove(null) + \" \" + l",
        () -> l.remove(2) + " " + l.remove("b") + " " + l.remove("zz") + " " + l.remove(null) + " " + l);
    show("l.remove(50)", () -> l.remove(50));
    show("l.remove(-1)", () -> l.remove(-1));
    show(
        "l.addAll(Arrays.asList(\"x\", \"y\")) + \" \" + l.addAll(Collections.emptyList()) + \" \" + l.addAll(1, Arrays.asList(\"p\", \"q\")) + \" \" + l",
        () -> l.addAll(Arrays.asList("x", "y")) + " " + l.addAll(Collections.emptyList()) + " " + l.addAll(1, Arrays.asList("p", "q")) + " " + l);
    show("l.addAll(99, Arrays.asList(\"x\"))", () -> l.addAll(99, Arrays.asList("x")));
    show("l.addAll(null)", () -> l.addAll(null));
    show(
        "l.containsAll(Arrays.asList(\"x\", \"p\")) + \" \" + l.containsAll(Arrays.asList(\"x\", \"?\"))",
        () -> l.containsAll(Arrays.asList("x", "p")) + " " + l.containsAll(Arrays.asList("x", "?")));
    show(
        "l.removeAll(Arrays.asList(\"x\", \"p\")) + \" \" + l.retainAll(Arrays.asList(\"A\", \"q\", \"y\", \"b\", \"c\")) + \" \" + l.retainAll(l) + \" \" + l",
        () -> l.removeAll(Arrays.asList("x", "p")) + " " + l.retainAll(Arrays.asList("A", "q", "y", "b", "c")) + " " + l.retainAll(l) + " " + l);
    show("l.removeAll(null)", () -> l.removeAll(null));
    show(
        "l.removeIf(s -> s.equals(\"y\")) + \" \" + l.removeIf(s -> false) + \" \" + l",
        () -> l.removeIf(s -> s.equals("y")) + " " + l.removeIf(s -> false) + " " + l);
    show("l.removeIf(null)", () -> l.removeIf(null));
    show("l.replaceAll(s -> s + s)", () -> { l.replaceAll(s -> s + s); return "done"; });
    show("l", () -> l);
    show("l.replaceAll(null)", () -> { l.replaceAll(null); return "done"; });
    show(
        "l.sort(Comparator.reverseOrder())",
        () -> { l.sort(Comparator.reverseOrder()); return "done"; });
    show("l", () -> l);
    show("l.sort(null)", () -> { l.sort(null); return "done"; });
    show("l", () -> l);
    show(
        "l.forEach(s -> System.out.print(s + \",\"))",
        () -> { l.forEach(s -> System.out.print(s + ",")); return "done"; });
    show("l.forEach(null)", () -> { l.forEach(null); return "done"; });
    show("l.toArray()", () -> l.toArray());
    show("l.toArray(new String[0])", () -> l.toArray(new String[0]));
    show(
        "l.toArray(new String[] {\"1\", \"2\", \"3\", \"4\", \"5\", \"6\"})",
        () -> l.toArray(new String[] {"1", "2", "3", "4", "5", "6"}));
    show("l.toArray(n -> new String[n])", () -> l.toArray(n -> new String[n]));
    show("l.toArray(new Integer[0])", () -> l.toArray(new Integer[0]));
    show(
        "l.hashCode() + \" \" + l.equals(new ArrayList<>(l)) + \" \" + l.equals(new LinkedList<>(l)) + \" \" + l.equals(null) + \" \" + l.equals(new HashSet<>(l)) + \" \" + l.toString()",
        () -> l.hashCode() + " " + l.equals(new ArrayList<>(l)) + " " + l.equals(new LinkedList<>(l)) + " " + l.equals(null) + " " + l.equals(new HashSet<>(l)) + " " + l.toString());
    show(
        "l.clone().equals(l) + \" \" + (l.clone() == (Object) l) + \" \" + l.clone().getClass()",
        () -> l.clone().equals(l) + " " + (l.clone() == (Object) l) + " " + l.clone().getClass());
    show("l.clear()", () -> { l.clear(); return "done"; });
    show("l", () -> l);
  }

  static void iterators() throws Exception {
    Vector<String> l = new Vector<>(Arrays.asList("a", "b", "c"));
    Iterator<String> it = l.iterator();
    show(
        "it.hasNext() + \" \" + it.next() + \" \" + it.next()",
        () -> it.hasNext() + " " + it.next() + " " + it.next());
    show("it.remove()", () -> { it.remove(); return "done"; });
    show("it.remove()", () -> { it.remove(); return "done"; });
    show("l", () -> l);
    show(
        "it.forEachRemaining(s -> System.out.print(s + \"!\"))",
        () -> { it.forEachRemaining(s -> System.out.print(s + "!")); return "done"; });
    show("it.next()", () -> it.next());
    ListIterator<String> li = l.listIterator();
    show(
        "li.hasPrevious() + \" \" + li.nextIndex() + \" \" + li.previousIndex() + \" \" + li.next() + \" \" + li.hasNext() + \" \" + li.previous()",
        () -> li.hasPrevious() + " " + li.nextIndex() + " " + li.previousIndex() + " " + li.next() + " " + li.hasNext() + " " + li.previous());
    show("li.previous()", () -> li.previous());
    show("li.set(\"A\")", () -> { li.set("A"); return "done"; });
    show("li.add(\"n\")", () -> { li.add("n"); return "done"; });
    show("li.set(\"x\")", () -> { li.set("x"); return "done"; });
    show("li.remove()", () -> { li.remove(); return "done"; });
    show(
        "l + \" \" + li.nextIndex() + \" \" + li.next()",
        () -> l + " " + li.nextIndex() + " " + li.next());
    show("li.remove()", () -> { li.remove(); return "done"; });
    show("l", () -> l);
    show("li.next()", () -> li.next());
    ListIterator<String> back = l.listIterator(2);
    show(
        "back.previous() + back.previous() + back.hasPrevious()",
        () -> back.previous() + back.previous() + back.hasPrevious());
    show("l.listIterator(9)", () -> l.listIterator(9));
    show("l.listIterator(-1)", () -> l.listIterator(-1));
  }

  static void sublists() throws Exception {
    Vector<String> l = new Vector<>(Arrays.asList("a", "b", "c", "d"));
    List<String> sub = l.subList(1, 3);
    show(
        "sub + \" \" + sub.size() + \" \" + sub.get(1) + \" \" + sub.indexOf(\"d\") + \" \" + sub.contains(\"b\") + \" \" + sub.equals(Arrays.asList(\"b\", \"c\")) + \" \" + sub.hashCode()",
        () -> sub + " " + sub.size() + " " + sub.get(1) + " " + sub.indexOf("d") + " " + sub.contains("b") + " " + sub.equals(Arrays.asList("b", "c")) + " " + sub.hashCode());
    show(
        "sub.set(0, \"B\") + \" \" + sub.add(\"x\") + \" \" + l",
        () -> sub.set(0, "B") + " " + sub.add("x") + " " + l);
    show("sub.get(3)", () -> sub.get(3));
    show(
        "sub.remove(0) + \" \" + sub.remove(\"x\") + \" \" + l",
        () -> sub.remove(0) + " " + sub.remove("x") + " " + l);
    show(
        "sub.addAll(0, Arrays.asList(\"1\", \"2\")) + \" \" + l + \" \" + sub.subList(0, 1)",
        () -> sub.addAll(0, Arrays.asList("1", "2")) + " " + l + " " + sub.subList(0, 1));
    show(
        "sub.sort(Comparator.reverseOrder())",
        () -> { sub.sort(Comparator.reverseOrder()); return "done"; });
    show("sub.listIterator(1).add(\"m\")", () -> { sub.listIterator(1).add("m"); return "done"; });
    show("l", () -> l);
    show("sub.clear()", () -> { sub.clear(); return "done"; });
    show("l", () -> l);
    show("l.subList(1, 0)", () -> l.subList(1, 0));
    show("l.subList(0, 9)", () -> l.subList(0, 9));
    show("l.subList(-1, 1)", () -> l.subList(-1, 1));
    List<String> stale = l.subList(0, 1);
    show("l.add(\"later\")", () -> l.add("later"));
    show("stale.size()", () -> stale.size());
  }

  static void modified() throws Exception {
    Vector<String> l = new Vector<>(Arrays.asList("a", "b", "c"));
    Iterator<String> it = l.iterator();
    show("l.add(\"d\")", () -> l.add("d"));
    show("it.next()", () -> it.next());
    show(
        "for (String s : l) { l.remove(s); }",
        () -> { for (String s : l) { l.remove(s); }; return "done"; });
    show("l.forEach(s -> l.add(\"x\"))", () -> { l.forEach(s -> l.add("x")); return "done"; });
  }

  static void old() throws Exception {
    Vector<String> v = new Vector<>(2, 3);
    show("new Vector<>(-1)", () -> new Vector<>(-1));
    show("new Vector<>(-2, 1)", () -> new Vector<>(-2, 1));
    show(
        "v.capacity() + \" \" + new Vector<>().capacity() + \" \" + new Vector<>(3).capacity()",
        () -> v.capacity() + " " + new Vector<>().capacity() + " " + new Vector<>(3).capacity());
    show("v.addElement(\"a\")", () -> { v.addElement("a"); return "done"; });
    show("v.addElement(\"b\")", () -> { v.addElement("b"); return "done"; });
    show("v.addElement(\"c\")", () -> { v.addElement("c"); return "done"; });
    show("v.capacity()", () -> v.capacity());
    show("v.insertElementAt(\"i\", 1)", () -> { v.insertElementAt("i", 1); return "done"; });
    show("v.insertElementAt(\"i\", 9)", () -> { v.insertElementAt("i", 9); return "done"; });
    show("v.setElementAt(\"s\", 0)", () -> { v.setElementAt("s", 0); return "done"; });
    show("v.setElementAt(\"s\", 9)", () -> { v.setElementAt("s", 9); return "done"; });
    show(
        "v.toString() + \" \" + v.elementAt(1) + \" \" + v.firstElement() + \" \" + v.lastElement() + \" \" + v.indexOf(\"c\", 1) + \" \" + v.lastIndexOf(\"i\", 3) + \" \" + v.indexOf(\"zz\", 2)",
        () -> v.toString() + " " + v.elementAt(1) + " " + v.firstElement() + " " + v.lastElement() + " " + v.indexOf("c", 1) + " " + v.lastIndexOf("i", 3) + " " + v.indexOf("zz", 2));
    show("v.elementAt(9)", () -> v.elementAt(9));
    show("v.lastIndexOf(\"i\", 9)", () -> v.lastIndexOf("i", 9));
    show(
        "v.removeElement(\"i\") + \" \" + v.removeElement(\"zz\")",
        () -> v.removeElement("i") + " " + v.removeElement("zz"));
    show("v.removeElementAt(0)", () -> { v.removeElementAt(0); return "done"; });
    show("v.removeElementAt(7)", () -> { v.removeElementAt(7); return "done"; });
    show("v.removeElementAt(-1)", () -> { v.removeElementAt(-1); return "done"; });
    show("v.toString()", () -> v.toString());
    Enumeration<String> e = v.elements();
    show(
        "e.hasMoreElements() + \" \" + e.nextElement() + \" \" + e.nextElement()",
        () -> e.hasMoreElements() + " " + e.nextElement() + " " + e.nextElement());
    show("e.nextElement()", () -> e.nextElement());
    String[] target = new String[3];
    show("v.copyInto(target)", () -> { v.copyInto(target); return "done"; });
    show("target", () -> target);
    show("v.setSize(4)", () -> { v.setSize(4); return "done"; });
    show("v.setSize(1)", () -> { v.setSize(1); return "done"; });
    show("v.setSize(-1)", () -> { v.setSize(-1); return "done"; });
    show("v.toString()", () -> v.toString());
    show("v.ensureCapacity(30)", () -> { v.ensureCapacity(30); return "done"; });
    show("v.capacity()", () -> v.capacity());
    show("v.trimToSize()", () -> { v.trimToSize(); return "done"; });
    show("v.capacity()", () -> v.capacity());
    show("v.removeAllElements()", () -> { v.removeAllElements(); return "done"; });
    show("v.firstElement()", () -> v.firstElement());
    show("v.lastElement()", () -> v.lastElement());
    Stack<Integer> s = new Stack<>();
    show(
        "s.push(1) + \" \" + s.push(2) + \" \" + s.peek() + \" \" + s.search(1) + \" \" + s.search(9) + \" \" + s.empty() + \" \" + s.pop() + \" \" + s.pop() + \" \" + s.empty()",
        () -> s.push(1) + " " + s.push(2) + " " + s.peek() + " " + s.search(1) + " " + s.search(9) + " " + s.empty() + " " + s.pop() + " " + s.pop() + " " + s.empty());
    show("s.pop()", () -> s.pop());
    show("s.peek()", () -> s.peek());
  }

  public static void main(String[] args) throws Exception {
    making();
    using();
    iterators();
    sublists();
    modified();
    old();
  }
}

/* expect:
l.isEmpty() + " " + l.size() + " " + l + " " + new Vector<>(Arrays.asList("a", null)) = "true 0 [] [a, null]"
new Vector<>(null) = ! java.lang.NullPointerException
l.size() + " " + l.isEmpty() + " " + l.contains("b") + " " + l.contains(null) + " " + l.contains("z") + " " + l.indexOf("b") + " " + l.lastIndexOf("b") + " " + l.indexOf(null) + " " + l.lastIndexOf("z") = "5 false true true false 1 4 3 -1"
l.get(0) + " " + l.get(3) = "a null"
l.get(5) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 5
l.get(-1) = ! java.lang.ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 5
l.set(3, "d") + " " + l.set(0, "A") + " " + l = "null a [A, b, c, d, b]"
l.set(5, "x") = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 5
l.add("e") + " " + l = "true [A, b, c, d, b, e]"
l.add(2, "i") = "done"
l.add(l.size(), "end") = "done"
l.add(99, "x") = ! java.lang.ArrayIndexOutOfBoundsException: 99 > 8
l.add(-1, "x") = ! java.lang.ArrayIndexOutOfBoundsException: arraycopy: source index -1 out of bounds for object array[10]
l = [A, b, i, c, d, b, e, end]
l.remove(2) + " " + l.remove("b") + " " + l.remove("zz") + " " + l.remove(null) + " " + l = "i true false false [A, c, d, b, e, end]"
l.remove(50) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 50
l.remove(-1) = ! java.lang.ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 10
l.addAll(Arrays.asList("x", "y")) + " " + l.addAll(Collections.emptyList()) + " " + l.addAll(1, Arrays.asList("p", "q")) + " " + l = "true false true [A, p, q, c, d, b, e, end, x, y]"
l.addAll(99, Arrays.asList("x")) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 99
l.addAll(null) = ! java.lang.NullPointerException
l.containsAll(Arrays.asList("x", "p")) + " " + l.containsAll(Arrays.asList("x", "?")) = "true false"
l.removeAll(Arrays.asList("x", "p")) + " " + l.retainAll(Arrays.asList("A", "q", "y", "b", "c")) + " " + l.retainAll(l) + " " + l = "true true false [A, q, c, b, y]"
l.removeAll(null) = ! java.lang.NullPointerException
l.removeIf(s -> s.equals("y")) + " " + l.removeIf(s -> false) + " " + l = "true false [A, q, c, b]"
l.removeIf(null) = ! java.lang.NullPointerException
l.replaceAll(s -> s + s) = "done"
l = [AA, qq, cc, bb]
l.replaceAll(null) = ! java.lang.NullPointerException
l.sort(Comparator.reverseOrder()) = "done"
l = [qq, cc, bb, AA]
l.sort(null) = "done"
l = [AA, bb, cc, qq]
AA,bb,cc,qq,l.forEach(s -> System.out.print(s + ",")) = "done"
l.forEach(null) = ! java.lang.NullPointerException
l.toArray() = [AA, bb, cc, qq]
l.toArray(new String[0]) = [AA, bb, cc, qq]
l.toArray(new String[] {"1", "2", "3", "4", "5", "6"}) = [AA, bb, cc, qq, null, 6]
l.toArray(n -> new String[n]) = [AA, bb, cc, qq]
l.toArray(new Integer[0]) = ! java.lang.ArrayStoreException: arraycopy: element type mismatch: can not cast one of the elements of java.lang.Object[] to the type of the destination array, java.lang.Integer
l.hashCode() + " " + l.equals(new ArrayList<>(l)) + " " + l.equals(new LinkedList<>(l)) + " " + l.equals(null) + " " + l.equals(new HashSet<>(l)) + " " + l.toString() = "66004321 true true false false [AA, bb, cc, qq]"
l.clone().equals(l) + " " + (l.clone() == (Object) l) + " " + l.clone().getClass() = "true false class java.util.Vector"
l.clear() = "done"
l = []
it.hasNext() + " " + it.next() + " " + it.next() = "true a b"
it.remove() = "done"
it.remove() = ! java.lang.IllegalStateException
l = [a, c]
c!it.forEachRemaining(s -> System.out.print(s + "!")) = "done"
it.next() = ! java.util.NoSuchElementException
li.hasPrevious() + " " + li.nextIndex() + " " + li.previousIndex() + " " + li.next() + " " + li.hasNext() + " " + li.previous() = "false 0 -1 a true a"
li.previous() = ! java.util.NoSuchElementException
li.set("A") = "done"
li.add("n") = "done"
li.set("x") = ! java.lang.IllegalStateException
li.remove() = ! java.lang.IllegalStateException
l + " " + li.nextIndex() + " " + li.next() = "[n, A, c] 1 A"
li.remove() = "done"
l = [n, c]
li.next() = "c"
back.previous() + back.previous() + back.hasPrevious() = "cnfalse"
l.listIterator(9) = ! java.lang.IndexOutOfBoundsException: Index: 9
l.listIterator(-1) = ! java.lang.IndexOutOfBoundsException: Index: -1
sub + " " + sub.size() + " " + sub.get(1) + " " + sub.indexOf("d") + " " + sub.contains("b") + " " + sub.equals(Arrays.asList("b", "c")) + " " + sub.hashCode() = "[b, c] 2 c -1 true true 4098"
sub.set(0, "B") + " " + sub.add("x") + " " + l = "b true [a, B, c, x, d]"
sub.get(3) = ! java.lang.IndexOutOfBoundsException: Index 3 out of bounds for length 3
sub.remove(0) + " " + sub.remove("x") + " " + l = "B true [a, c, d]"
sub.addAll(0, Arrays.asList("1", "2")) + " " + l + " " + sub.subList(0, 1) = "true [a, 1, 2, c, d] [1]"
sub.sort(Comparator.reverseOrder()) = "done"
sub.listIterator(1).add("m") = "done"
l = [a, c, m, 2, 1, d]
sub.clear() = "done"
l = [a, d]
l.subList(1, 0) = ! java.lang.IllegalArgumentException: fromIndex(1) > toIndex(0)
l.subList(0, 9) = ! java.lang.IndexOutOfBoundsException: toIndex = 9
l.subList(-1, 1) = ! java.lang.IndexOutOfBoundsException: fromIndex = -1
l.add("later") = true
stale.size() = ! java.util.ConcurrentModificationException
l.add("d") = true
it.next() = ! java.util.ConcurrentModificationException
for (String s : l) { l.remove(s); } = ! java.util.ConcurrentModificationException
l.forEach(s -> l.add("x")) = ! java.util.ConcurrentModificationException
new Vector<>(-1) = ! java.lang.IllegalArgumentException: Illegal Capacity: -1
new Vector<>(-2, 1) = ! java.lang.IllegalArgumentException: Illegal Capacity: -2
v.capacity() + " " + new Vector<>().capacity() + " " + new Vector<>(3).capacity() = "2 10 3"
v.addElement("a") = "done"
v.addElement("b") = "done"
v.addElement("c") = "done"
v.capacity() = 5
v.insertElementAt("i", 1) = "done"
v.insertElementAt("i", 9) = ! java.lang.ArrayIndexOutOfBoundsException: 9 > 4
v.setElementAt("s", 0) = "done"
v.setElementAt("s", 9) = ! java.lang.ArrayIndexOutOfBoundsException: 9 >= 4
v.toString() + " " + v.elementAt(1) + " " + v.firstElement() + " " + v.lastElement() + " " + v.indexOf("c", 1) + " " + v.lastIndexOf("i", 3) + " " + v.indexOf("zz", 2) = "[s, i, b, c] i s c 3 1 -1"
v.elementAt(9) = ! java.lang.ArrayIndexOutOfBoundsException: 9 >= 4
v.lastIndexOf("i", 9) = ! java.lang.IndexOutOfBoundsException: 9 >= 4
v.removeElement("i") + " " + v.removeElement("zz") = "true false"
v.removeElementAt(0) = "done"
v.removeElementAt(7) = ! java.lang.ArrayIndexOutOfBoundsException: 7 >= 2
v.removeElementAt(-1) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
v.toString() = "[b, c]"
e.hasMoreElements() + " " + e.nextElement() + " " + e.nextElement() = "true b c"
e.nextElement() = ! java.util.NoSuchElementException: Vector Enumeration
v.copyInto(target) = "done"
target = [b, c, null]
v.setSize(4) = "done"
v.setSize(1) = "done"
v.setSize(-1) = ! java.lang.ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 5
v.toString() = "[b]"
v.ensureCapacity(30) = "done"
v.capacity() = 30
v.trimToSize() = "done"
v.capacity() = 1
v.removeAllElements() = "done"
v.firstElement() = ! java.util.NoSuchElementException
v.lastElement() = ! java.util.NoSuchElementException
s.push(1) + " " + s.push(2) + " " + s.peek() + " " + s.search(1) + " " + s.search(9) + " " + s.empty() + " " + s.pop() + " " + s.pop() + " " + s.empty() = "1 2 2 2 -1 false 2 1 true"
s.pop() = ! java.util.EmptyStackException
s.peek() = ! java.util.EmptyStackException
*/
