import java.util.*;

// Every member of Collections, Objects and Comparator, with its edges.
public class CollectionsMembers {
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

  static final Comparator<String> BY_LENGTH = Comparator.comparing((String s) -> s.length());

  static List<Integer> numbers(Integer... values) {
    return new ArrayList<>(Arrays.asList(values));
  }

  static Comparator<String> natural() {
    return Comparator.naturalOrder();
  }

  static String all(Iterator<?> it) {
    StringBuilder out = new StringBuilder();
    while (it.hasNext()) {
      out.append(it.next()).append(';');
    }
    return out.toString();
  }

  static String all(Enumeration<?> e) {
    StringBuilder out = new StringBuilder();
    while (e.hasMoreElements()) {
      out.append(e.nextElement()).append(';');
    }
    return out.toString();
  }

  static void changing() throws Exception {
    List<Integer> list = numbers(5, 3, 9, 1);
    show("Collections.sort(list)", () -> { Collections.sort(list); return "done"; });
    show("list", () -> list);
    show(
        "Collections.sort(list, Collections.reverseOrder())",
        () -> { Collections.sort(list, Collections.reverseOrder()); return "done"; });
    show("list", () -> list);
    show("Collections.sort(list, null)", () -> { Collections.sort(list, null); return "done"; });
    show("list", () -> list);
    show("Collections.reverse(list)", () -> { Collections.reverse(list); return "done"; });
    show("Collections.swap(list, 0, 3)", () -> { Collections.swap(list, 0, 3); return "done"; });
    show("Collections.swap(list, 0, 4)", () -> { Collections.swap(list, 0, 4); return "done"; });
    show("list", () -> list);
    show("Collections.rotate(list, 1)", () -> { Collections.rotate(list, 1); return "done"; });
    show("list", () -> list);
    show("Collections.rotate(list, -5)", () -> { Collections.rotate(list, -5); return "done"; });
    show("list", () -> list);
    show(
        "Collections.shuffle(list, new Random(42))",
        () -> { Collections.shuffle(list, new Random(42)); return "done"; });
    show("list", () -> list);
    show("Collections.shuffle(list)", () -> { Collections.shuffle(list); return "done"; });
    show("list.size()", () -> list.size());
    show("Collections.fill(list, 7)", () -> { Collections.fill(list, 7); return "done"; });
    show("list", () -> list);
    show(
        "Collections.addAll(list, 1, 2) + \" \" + Collections.addAll(new HashSet<Integer>(), new Integer[0])",
        () -> Collections.addAll(list, 1, 2) + " " + Collections.addAll(new HashSet<Integer>(), new Integer[0]));
    show(
        "Collections.copy(list, numbers(4, 5))",
        () -> { Collections.copy(list, numbers(4, 5)); return "done"; });
    show("list", () -> list);
    show(
        "Collections.copy(numbers(1), list)",
        () -> { Collections.copy(numbers(1), list); return "done"; });
    show(
        "Collections.replaceAll(list, 7, 8) + \" \" + Collections.replaceAll(list, 77, 8) + \" \" + list",
        () -> Collections.replaceAll(list, 7, 8) + " " + Collections.replaceAll(list, 77, 8) + " " + list);
  }

  static void searching() throws Exception {
    show(
        "Collections.binarySearch(numbers(1, 3, 5), 3) + \" \" + Collections.binarySearch(numbers(1, 3, 5), 4) + \" \" + Collections.binarySearch(new LinkedList<>(numbers(1, 3)), 9)",
        () -> Collections.binarySearch(numbers(1, 3, 5), 3) + " " + Collections.binarySearch(numbers(1, 3, 5), 4) + " " + Collections.binarySearch(new LinkedList<>(numbers(1, 3)), 9));
    show(
        "Collections.binarySearch(Arrays.asList(\"a\", \"ccc\"), \"bb\", BY_LENGTH) + \" \" + Collections.binarySearch(Arrays.asList(\"a\", \"b\"), \"b\", null)",
        () -> Collections.binarySearch(Arrays.asList("a", "ccc"), "bb", BY_LENGTH) + " " + Collections.binarySearch(Arrays.asList("a", "b"), "b", null));
    show(
        "Collections.min(numbers(3, 1, 2)) + \" \" + Collections.max(numbers(3, 1, 2)) + \" \" + Collections.min(Arrays.asList(\"aa\", \"b\"), BY_LENGTH) + \" \" + Collections.max(Arrays.asList(\"aa\", \"b\"), BY_LENGTH)",
        () -> Collections.min(numbers(3, 1, 2)) + " " + Collections.max(numbers(3, 1, 2)) + " " + Collections.min(Arrays.asList("aa", "b"), BY_LENGTH) + " " + Collections.max(Arrays.asList("aa", "b"), BY_LENGTH));
    show(
        "Collections.min(new ArrayList<Integer>())",
        () -> Collections.min(new ArrayList<Integer>()));
    show(
        "Collections.max(new ArrayList<Integer>(), null)",
        () -> Collections.max(new ArrayList<Integer>(), null));
    show(
        "Collections.frequency(numbers(1, 2, 1), 1) + \" \" + Collections.frequency(Arrays.asList(\"a\", null), null)",
        () -> Collections.frequency(numbers(1, 2, 1), 1) + " " + Collections.frequency(Arrays.asList("a", null), null));
    show(
        "Collections.disjoint(numbers(1, 2), numbers(3)) + \" \" + Collections.disjoint(numbers(1, 2), new HashSet<>(numbers(2))) + \" \" + Collections.disjoint(numbers(), numbers())",
        () -> Collections.disjoint(numbers(1, 2), numbers(3)) + " " + Collections.disjoint(numbers(1, 2), new HashSet<>(numbers(2))) + " " + Collections.disjoint(numbers(), numbers()));
    show(
        "Collections.indexOfSubList(numbers(1, 2, 1, 2), numbers(2, 1)) + \" \" + Collections.lastIndexOfSubList(numbers(1, 2, 1, 2), numbers(1, 2)) + \" \" + Collections.indexOfSubList(numbers(1), numbers(1, 2)) + \" \" + Collections.indexOfSubList(numbers(1), numbers())",
        () -> Collections.indexOfSubList(numbers(1, 2, 1, 2), numbers(2, 1)) + " " + Collections.lastIndexOfSubList(numbers(1, 2, 1, 2), numbers(1, 2)) + " " + Collections.indexOfSubList(numbers(1), numbers(1, 2)) + " " + Collections.indexOfSubList(numbers(1), numbers()));
  }

  static void constants() throws Exception {
    show(
        "Collections.EMPTY_LIST + \" \" + Collections.EMPTY_SET + \" \" + Collections.EMPTY_MAP",
        () -> Collections.EMPTY_LIST + " " + Collections.EMPTY_SET + " " + Collections.EMPTY_MAP);
    show(
        "Collections.emptyList().size() + \" \" + Collections.emptySet().contains(1) + \" \" + Collections.emptyMap().get(1) + \" \" + all(Collections.emptyIterator()) + all(Collections.emptyListIterator()) + all(Collections.emptyEnumeration())",
        () -> Collections.emptyList().size() + " " + Collections.emptySet().contains(1) + " " + Collections.emptyMap().get(1) + " " + all(Collections.emptyIterator()) + all(Collections.emptyListIterator()) + all(Collections.emptyEnumeration()));
    show("Collections.emptyList().add(null)", () -> Collections.emptyList().add(null));
    show("Collections.emptyMap().put(null, null)", () -> Collections.emptyMap().put(null, null));
    show("Collections.emptyIterator().next()", () -> Collections.emptyIterator().next());
    show(
        "Collections.emptyEnumeration().nextElement()",
        () -> Collections.emptyEnumeration().nextElement());
    show(
        "Collections.emptyListIterator().previousIndex()",
        () -> Collections.emptyListIterator().previousIndex());
    show(
        "Collections.nCopies(3, \"x\") + \" \" + Collections.nCopies(0, 1)",
        () -> Collections.nCopies(3, "x") + " " + Collections.nCopies(0, 1));
    show("Collections.nCopies(-1, 1)", () -> Collections.nCopies(-1, 1));
    show(
        "Collections.singleton(1) + \" \" + Collections.singletonList(2) + \" \" + Collections.singletonMap(3, 4)",
        () -> Collections.singleton(1) + " " + Collections.singletonList(2) + " " + Collections.singletonMap(3, 4));
    show("Collections.singleton(1).add(2)", () -> Collections.singleton(1).add(2));
    show("Collections.singletonList(1).remove(0)", () -> Collections.singletonList(1).remove(0));
    show(
        "Collections.singletonMap(1, 2).put(1, 3)",
        () -> Collections.singletonMap(1, 2).put(1, 3));
  }

  static void adapters() throws Exception {
    show(
        "all(Collections.enumeration(numbers(1, 2)))",
        () -> all(Collections.enumeration(numbers(1, 2))));
    show(
        "all(Collections.enumeration(numbers(1, 2)).asIterator())",
        () -> all(Collections.enumeration(numbers(1, 2)).asIterator()));
    show(
        "Collections.enumeration(numbers()).nextElement()",
        () -> Collections.enumeration(numbers()).nextElement());
    show(
        "Collections.list(Collections.enumeration(numbers(1, 2)))",
        () -> Collections.list(Collections.enumeration(numbers(1, 2))));
    Set<String> set = Collections.newSetFromMap(new LinkedHashMap<String, Boolean>());
    show(
        "set.add(\"a\") + \" \" + set.add(\"a\") + \" \" + set.add(\"b\") + \" \" + set + \" \" + set.remove(\"a\") + \" \" + set.size()",
        () -> set.add("a") + " " + set.add("a") + " " + set.add("b") + " " + set + " " + set.remove("a") + " " + set.size());
    show(
        "Collections.newSetFromMap(new HashMap<>(Collections.singletonMap(\"a\", true)))",
        () -> Collections.newSetFromMap(new HashMap<>(Collections.singletonMap("a", true))));
    Queue<Integer> stack = Collections.asLifoQueue(new ArrayDeque<Integer>());
    show(
        "stack.add(1) + \" \" + stack.offer(2) + \" \" + stack.peek() + \" \" + stack.poll() + \" \" + stack.remove() + \" \" + stack.poll()",
        () -> stack.add(1) + " " + stack.offer(2) + " " + stack.peek() + " " + stack.poll() + " " + stack.remove() + " " + stack.poll());
    show("stack.remove()", () -> stack.remove());
    show("stack.element()", () -> stack.element());
  }

  static void unmodifiable() throws Exception {
    List<Integer> base = numbers(1, 2);
    Collection<Integer> c = Collections.unmodifiableCollection(base);
    List<Integer> l = Collections.unmodifiableList(base);
    Set<Integer> s = Collections.unmodifiableSet(new HashSet<>(base));
    SortedSet<Integer> ss = Collections.unmodifiableSortedSet(new TreeSet<>(base));
    Map<Integer, Integer> m = Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2)));
    SortedMap<Integer, Integer> sm = Collections.unmodifiableSortedMap(new TreeMap<>(Map.of(1, 2, 3, 4)));
    show("base.add(3)", () -> { base.add(3); return "done"; });
    show(
        "c + \" \" + l + \" \" + s + \" \" + ss + \" \" + m + \" \" + sm",
        () -> c + " " + l + " " + s + " " + ss + " " + m + " " + sm);
    show(
        "c.equals(base) + \" \" + l.equals(base) + \" \" + s.equals(new HashSet<>(numbers(1, 2))) + \" \" + m.equals(Map.of(1, 2)) + \" \" + l.hashCode() + \" \" + s.hashCode() + \" \" + m.hashCode()",
        () -> c.equals(base) + " " + l.equals(base) + " " + s.equals(new HashSet<>(numbers(1, 2))) + " " + m.equals(Map.of(1, 2)) + " " + l.hashCode() + " " + s.hashCode() + " " + m.hashCode());
    show("c.add(1)", () -> c.add(1));
    show("c.removeIf(x -> true)", () -> c.removeIf(x -> true));
    show("l.set(0, 1)", () -> l.set(0, 1));
    show("l.sort(null)", () -> { l.sort(null); return "done"; });
    show("l.listIterator().remove()", () -> { l.listIterator().remove(); return "done"; });
    show("l.iterator().remove()", () -> { l.iterator().remove(); return "done"; });
    show("s.remove(1)", () -> s.remove(1));
    show("ss.headSet(2).add(1)", () -> ss.headSet(2).add(1));
    show(
        "ss.first() + \" \" + ss.last() + \" \" + ss.comparator()",
        () -> ss.first() + " " + ss.last() + " " + ss.comparator());
    show("m.put(1, 1)", () -> m.put(1, 1));
    show("m.remove(1)", () -> m.remove(1));
    show("m.clear()", () -> { m.clear(); return "done"; });
    show("m.computeIfAbsent(1, k -> 1)", () -> m.computeIfAbsent(1, k -> 1));
    show("m.merge(1, 1, (x, y) -> x)", () -> m.merge(1, 1, (x, y) -> x));
    show("m.keySet().remove(1)", () -> m.keySet().remove(1));
    show("m.values().clear()", () -> { m.values().clear(); return "done"; });
    show(
        "m.entrySet().iterator().next().setValue(3)",
        () -> m.entrySet().iterator().next().setValue(3));
    show(
        "sm.firstKey() + \" \" + sm.lastKey() + \" \" + sm.headMap(3) + \" \" + sm.tailMap(3) + \" \" + sm.subMap(1, 3) + \" \" + sm.comparator()",
        () -> sm.firstKey() + " " + sm.lastKey() + " " + sm.headMap(3) + " " + sm.tailMap(3) + " " + sm.subMap(1, 3) + " " + sm.comparator());
    show("sm.tailMap(3).clear()", () -> { sm.tailMap(3).clear(); return "done"; });
  }

  static void synchronised() throws Exception {
    Collection<Integer> c = Collections.synchronizedCollection(numbers(1, 2));
    List<Integer> l = Collections.synchronizedList(numbers(3, 1));
    Set<Integer> s = Collections.synchronizedSet(new HashSet<>(numbers(1)));
    SortedSet<Integer> ss = Collections.synchronizedSortedSet(new TreeSet<>(numbers(2, 1)));
    Map<Integer, Integer> m = Collections.synchronizedMap(new HashMap<Integer, Integer>());
    SortedMap<Integer, Integer> sm = Collections.synchronizedSortedMap(new TreeMap<Integer, Integer>());
    show(
        "c.add(3) + \" \" + c.contains(2) + \" \" + c.size() + \" \" + c",
        () -> c.add(3) + " " + c.contains(2) + " " + c.size() + " " + c);
    show(
        "l.add(2) + \" \" + l.get(0) + \" \" + l.indexOf(1) + \" \" + l.remove(0) + \" \" + l",
        () -> l.add(2) + " " + l.get(0) + " " + l.indexOf(1) + " " + l.remove(0) + " " + l);
    show("l.sort(null)", () -> { l.sort(null); return "done"; });
    show(
        "l.equals(numbers(1, 2)) + \" \" + l.hashCode() + \" \" + l.subList(0, 1)",
        () -> l.equals(numbers(1, 2)) + " " + l.hashCode() + " " + l.subList(0, 1));
    show("s.add(1) + \" \" + s.add(2) + \" \" + s", () -> s.add(1) + " " + s.add(2) + " " + s);
    show(
        "ss.first() + \" \" + ss.headSet(2) + \" \" + ss.tailSet(2) + \" \" + ss.subSet(1, 2) + \" \" + ss.last()",
        () -> ss.first() + " " + ss.headSet(2) + " " + ss.tailSet(2) + " " + ss.subSet(1, 2) + " " + ss.last());
    show(
        "m.put(1, 2) + \" \" + m.putIfAbsent(1, 3) + \" \" + m.get(1) + \" \" + m.merge(1, 5, (x, y) -> x + y) + \" \" + m + \" \" + m.keySet() + \" \" + m.values() + \" \" + m.entrySet()",
        () -> m.put(1, 2) + " " + m.putIfAbsent(1, 3) + " " + m.get(1) + " " + m.merge(1, 5, (x, y) -> x + y) + " " + m + " " + m.keySet() + " " + m.values() + " " + m.entrySet());
    show(
        "sm.put(2, 1) + \" \" + sm.put(1, 1) + \" \" + sm.firstKey() + \" \" + sm.lastKey() + \" \" + sm",
        () -> sm.put(2, 1) + " " + sm.put(1, 1) + " " + sm.firstKey() + " " + sm.lastKey() + " " + sm);
    show("Collections.synchronizedList(null)", () -> Collections.synchronizedList(null));
  }

  static void comparators() throws Exception {
    Comparator<String> natural = Comparator.naturalOrder();
    show(
        "natural.compare(\"a\", \"b\") + \" \" + Comparator.<String>reverseOrder().compare(\"a\", \"b\") + \" \" + Collections.<String>reverseOrder().compare(\"a\", \"b\") + \" \" + Collections.reverseOrder(BY_LENGTH).compare(\"a\", \"bb\") + \" \" + Collections.reverseOrder((Comparator<String>) null).compare(\"a\", \"b\")",
        () -> natural.compare("a", "b") + " " + Comparator.<String>reverseOrder().compare("a", "b") + " " + Collections.<String>reverseOrder().compare("a", "b") + " " + Collections.reverseOrder(BY_LENGTH).compare("a", "bb") + " " + Collections.reverseOrder((Comparator<String>) null).compare("a", "b"));
    show(
        "natural.equals(natural) + \" \" + natural.reversed().compare(\"a\", \"b\") + \" \" + (natural.reversed().reversed() == natural)",
        () -> natural.equals(natural) + " " + natural.reversed().compare("a", "b") + " " + (natural.reversed().reversed() == natural));
    show("natural.compare(\"a\", null)", () -> natural.compare("a", null));
    show(
        "BY_LENGTH.thenComparing(natural).compare(\"ab\", \"ba\")",
        () -> BY_LENGTH.thenComparing(natural).compare("ab", "ba"));
    show(
        "BY_LENGTH.thenComparing((String x) -> x.charAt(0)).compare(\"ab\", \"ba\")",
        () -> BY_LENGTH.thenComparing((String x) -> x.charAt(0)).compare("ab", "ba"));
    show(
        "BY_LENGTH.thenComparing((String x) -> x.charAt(1), Comparator.reverseOrder()).compare(\"ab\", \"ba\")",
        () -> BY_LENGTH.thenComparing((String x) -> x.charAt(1), Comparator.reverseOrder()).compare("ab", "ba"));
    show(
        "BY_LENGTH.thenComparingInt(x -> x.charAt(0)).compare(\"ab\", \"ba\") + \" \" + BY_LENGTH.thenComparingLong(x -> -x.charAt(0)).compare(\"ab\", \"ba\") + \" \" + BY_LENGTH.thenComparingDouble(x -> 0).compare(\"ab\", \"ba\")",
        () -> BY_LENGTH.thenComparingInt(x -> x.charAt(0)).compare("ab", "ba") + " " + BY_LENGTH.thenComparingLong(x -> -x.charAt(0)).compare("ab", "ba") + " " + BY_LENGTH.thenComparingDouble(x -> 0).compare("ab", "ba"));
    show(
        "Comparator.comparing((String x) -> x.substring(1), Comparator.reverseOrder()).compare(\"ab\", \"ba\")",
        () -> Comparator.comparing((String x) -> x.substring(1), Comparator.reverseOrder()).compare("ab", "ba"));
    show(
        "Comparator.comparingInt((String x) -> x.length()).compare(\"a\", \"bb\") + \" \" + Comparator.comparingLong((String x) -> x.length()).compare(\"ccc\", \"bb\") + \" \" + Comparator.comparingDouble((String x) -> x.length()).compare(\"a\", \"b\")",
        () -> Comparator.comparingInt((String x) -> x.length()).compare("a", "bb") + " " + Comparator.comparingLong((String x) -> x.length()).compare("ccc", "bb") + " " + Comparator.comparingDouble((String x) -> x.length()).compare("a", "b"));
    show(
        "Comparator.nullsFirst(natural).compare(null, \"a\") + \" \" + Comparator.nullsLast(natural).compare(null, \"a\") + \" \" + Comparator.nullsFirst(natural).compare(null, null) + \" \" + Comparator.nullsLast((Comparator<String>) null).compare(\"a\", \"b\")",
        () -> Comparator.nullsFirst(natural).compare(null, "a") + " " + Comparator.nullsLast(natural).compare(null, "a") + " " + Comparator.nullsFirst(natural).compare(null, null) + " " + Comparator.nullsLast((Comparator<String>) null).compare("a", "b"));
    show("Comparator.comparing(null)", () -> Comparator.comparing(null));
  }

  static void objects() throws Exception {
    show(
        "Objects.equals(null, null) + \" \" + Objects.equals(\"a\", null) + \" \" + Objects.deepEquals(new int[] {1}, new int[] {1}) + \" \" + Objects.hashCode(null) + \" \" + Objects.hash(1, \"a\", null) + \" \" + Objects.hash()",
        () -> Objects.equals(null, null) + " " + Objects.equals("a", null) + " " + Objects.deepEquals(new int[] {1}, new int[] {1}) + " " + Objects.hashCode(null) + " " + Objects.hash(1, "a", null) + " " + Objects.hash());
    show(
        "Objects.toString(null) + \" \" + Objects.toString(null, \"none\") + \" \" + Objects.toString(1) + \" \" + Objects.compare(\"a\", \"b\", natural()) + \" \" + Objects.compare(null, null, natural())",
        () -> Objects.toString(null) + " " + Objects.toString(null, "none") + " " + Objects.toString(1) + " " + Objects.compare("a", "b", natural()) + " " + Objects.compare(null, null, natural()));
    show(
        "Objects.isNull(null) + \" \" + Objects.nonNull(null) + \" \" + Objects.requireNonNull(\"x\") + Objects.requireNonNull(\"y\", \"m\") + Objects.requireNonNull(\"z\", () -> \"n\")",
        () -> Objects.isNull(null) + " " + Objects.nonNull(null) + " " + Objects.requireNonNull("x") + Objects.requireNonNull("y", "m") + Objects.requireNonNull("z", () -> "n"));
    show("Objects.requireNonNull(null)", () -> Objects.requireNonNull(null));
    show("Objects.requireNonNull(null, \"named\")", () -> Objects.requireNonNull(null, "named"));
    show(
        "Objects.requireNonNull(null, () -> \"supplied\")",
        () -> Objects.requireNonNull(null, () -> "supplied"));
    show(
        "Objects.requireNonNullElse(null, \"else\") + Objects.requireNonNullElse(\"x\", null) + Objects.requireNonNullElseGet(null, () -> \"got\")",
        () -> Objects.requireNonNullElse(null, "else") + Objects.requireNonNullElse("x", null) + Objects.requireNonNullElseGet(null, () -> "got"));
    show("Objects.requireNonNullElse(null, null)", () -> Objects.requireNonNullElse(null, null));
    show(
        "Objects.requireNonNullElseGet(null, () -> null)",
        () -> Objects.requireNonNullElseGet(null, () -> null));
    show(
        "Objects.checkIndex(0, 1) + Objects.checkFromToIndex(0, 1, 1) + Objects.checkFromIndexSize(0, 1, 1) + Objects.checkIndex(0L, 1L) + Objects.checkFromToIndex(0L, 1L, 1L) + Objects.checkFromIndexSize(0L, 1L, 1L)",
        () -> Objects.checkIndex(0, 1) + Objects.checkFromToIndex(0, 1, 1) + Objects.checkFromIndexSize(0, 1, 1) + Objects.checkIndex(0L, 1L) + Objects.checkFromToIndex(0L, 1L, 1L) + Objects.checkFromIndexSize(0L, 1L, 1L));
    show("Objects.checkIndex(1, 1)", () -> Objects.checkIndex(1, 1));
    show("Objects.checkFromToIndex(2, 1, 3)", () -> Objects.checkFromToIndex(2, 1, 3));
    show("Objects.checkFromIndexSize(1, 2, 2)", () -> Objects.checkFromIndexSize(1, 2, 2));
    show("Objects.checkIndex(-1L, 1L)", () -> Objects.checkIndex(-1L, 1L));
    show("Objects.checkFromToIndex(0L, 4L, 3L)", () -> Objects.checkFromToIndex(0L, 4L, 3L));
    show("Objects.checkFromIndexSize(-1L, 0L, 3L)", () -> Objects.checkFromIndexSize(-1L, 0L, 3L));
  }

  public static void main(String[] args) throws Exception {
    changing();
    searching();
    constants();
    adapters();
    unmodifiable();
    synchronised();
    comparators();
    objects();
  }
}

/* expect:
Collections.sort(list) = "done"
list = [1, 3, 5, 9]
Collections.sort(list, Collections.reverseOrder()) = "done"
list = [9, 5, 3, 1]
Collections.sort(list, null) = "done"
list = [1, 3, 5, 9]
Collections.reverse(list) = "done"
Collections.swap(list, 0, 3) = "done"
Collections.swap(list, 0, 4) = ! java.lang.IndexOutOfBoundsException: Index 4 out of bounds for length 4
list = [1, 5, 3, 9]
Collections.rotate(list, 1) = "done"
list = [9, 1, 5, 3]
Collections.rotate(list, -5) = "done"
list = [1, 5, 3, 9]
Collections.shuffle(list, new Random(42)) = "done"
list = [9, 5, 1, 3]
Collections.shuffle(list) = "done"
list.size() = 4
Collections.fill(list, 7) = "done"
list = [7, 7, 7, 7]
Collections.addAll(list, 1, 2) + " " + Collections.addAll(new HashSet<Integer>(), new Integer[0]) = "true false"
Collections.copy(list, numbers(4, 5)) = "done"
list = [4, 5, 7, 7, 1, 2]
Collections.copy(numbers(1), list) = ! java.lang.IndexOutOfBoundsException: Source does not fit in dest
Collections.replaceAll(list, 7, 8) + " " + Collections.replaceAll(list, 77, 8) + " " + list = "true false [4, 5, 8, 8, 1, 2]"
Collections.binarySearch(numbers(1, 3, 5), 3) + " " + Collections.binarySearch(numbers(1, 3, 5), 4) + " " + Collections.binarySearch(new LinkedList<>(numbers(1, 3)), 9) = "1 -3 -3"
Collections.binarySearch(Arrays.asList("a", "ccc"), "bb", BY_LENGTH) + " " + Collections.binarySearch(Arrays.asList("a", "b"), "b", null) = "-2 1"
Collections.min(numbers(3, 1, 2)) + " " + Collections.max(numbers(3, 1, 2)) + " " + Collections.min(Arrays.asList("aa", "b"), BY_LENGTH) + " " + Collections.max(Arrays.asList("aa", "b"), BY_LENGTH) = "1 3 b aa"
Collections.min(new ArrayList<Integer>()) = ! java.util.NoSuchElementException
Collections.max(new ArrayList<Integer>(), null) = ! java.util.NoSuchElementException
Collections.frequency(numbers(1, 2, 1), 1) + " " + Collections.frequency(Arrays.asList("a", null), null) = "2 1"
Collections.disjoint(numbers(1, 2), numbers(3)) + " " + Collections.disjoint(numbers(1, 2), new HashSet<>(numbers(2))) + " " + Collections.disjoint(numbers(), numbers()) = "true false true"
Collections.indexOfSubList(numbers(1, 2, 1, 2), numbers(2, 1)) + " " + Collections.lastIndexOfSubList(numbers(1, 2, 1, 2), numbers(1, 2)) + " " + Collections.indexOfSubList(numbers(1), numbers(1, 2)) + " " + Collections.indexOfSubList(numbers(1), numbers()) = "1 2 -1 0"
Collections.EMPTY_LIST + " " + Collections.EMPTY_SET + " " + Collections.EMPTY_MAP = "[] [] {}"
Collections.emptyList().size() + " " + Collections.emptySet().contains(1) + " " + Collections.emptyMap().get(1) + " " + all(Collections.emptyIterator()) + all(Collections.emptyListIterator()) + all(Collections.emptyEnumeration()) = "0 false null "
Collections.emptyList().add(null) = ! java.lang.UnsupportedOperationException
Collections.emptyMap().put(null, null) = ! java.lang.UnsupportedOperationException
Collections.emptyIterator().next() = ! java.util.NoSuchElementException
Collections.emptyEnumeration().nextElement() = ! java.util.NoSuchElementException
Collections.emptyListIterator().previousIndex() = -1
Collections.nCopies(3, "x") + " " + Collections.nCopies(0, 1) = "[x, x, x] []"
Collections.nCopies(-1, 1) = ! java.lang.IllegalArgumentException: List length = -1
Collections.singleton(1) + " " + Collections.singletonList(2) + " " + Collections.singletonMap(3, 4) = "[1] [2] {3=4}"
Collections.singleton(1).add(2) = ! java.lang.UnsupportedOperationException
Collections.singletonList(1).remove(0) = ! java.lang.UnsupportedOperationException
Collections.singletonMap(1, 2).put(1, 3) = ! java.lang.UnsupportedOperationException
all(Collections.enumeration(numbers(1, 2))) = "1;2;"
all(Collections.enumeration(numbers(1, 2)).asIterator()) = "1;2;"
Collections.enumeration(numbers()).nextElement() = ! java.util.NoSuchElementException
Collections.list(Collections.enumeration(numbers(1, 2))) = [1, 2]
set.add("a") + " " + set.add("a") + " " + set.add("b") + " " + set + " " + set.remove("a") + " " + set.size() = "true false true [a, b] true 1"
Collections.newSetFromMap(new HashMap<>(Collections.singletonMap("a", true))) = ! java.lang.IllegalArgumentException: Map is non-empty
stack.add(1) + " " + stack.offer(2) + " " + stack.peek() + " " + stack.poll() + " " + stack.remove() + " " + stack.poll() = "true true 2 2 1 null"
stack.remove() = ! java.util.NoSuchElementException
stack.element() = ! java.util.NoSuchElementException
base.add(3) = "done"
c + " " + l + " " + s + " " + ss + " " + m + " " + sm = "[1, 2, 3] [1, 2, 3] [1, 2] [1, 2] {1=2} {1=2, 3=4}"
c.equals(base) + " " + l.equals(base) + " " + s.equals(new HashSet<>(numbers(1, 2))) + " " + m.equals(Map.of(1, 2)) + " " + l.hashCode() + " " + s.hashCode() + " " + m.hashCode() = "false true true true 30817 3 3"
c.add(1) = ! java.lang.UnsupportedOperationException
c.removeIf(x -> true) = ! java.lang.UnsupportedOperationException
l.set(0, 1) = ! java.lang.UnsupportedOperationException
l.sort(null) = ! java.lang.UnsupportedOperationException
l.listIterator().remove() = ! java.lang.UnsupportedOperationException
l.iterator().remove() = ! java.lang.UnsupportedOperationException
s.remove(1) = ! java.lang.UnsupportedOperationException
ss.headSet(2).add(1) = ! java.lang.UnsupportedOperationException
ss.first() + " " + ss.last() + " " + ss.comparator() = "1 2 null"
m.put(1, 1) = ! java.lang.UnsupportedOperationException
m.remove(1) = ! java.lang.UnsupportedOperationException
m.clear() = ! java.lang.UnsupportedOperationException
m.computeIfAbsent(1, k -> 1) = ! java.lang.UnsupportedOperationException
m.merge(1, 1, (x, y) -> x) = ! java.lang.UnsupportedOperationException
m.keySet().remove(1) = ! java.lang.UnsupportedOperationException
m.values().clear() = ! java.lang.UnsupportedOperationException
m.entrySet().iterator().next().setValue(3) = ! java.lang.UnsupportedOperationException
sm.firstKey() + " " + sm.lastKey() + " " + sm.headMap(3) + " " + sm.tailMap(3) + " " + sm.subMap(1, 3) + " " + sm.comparator() = "1 3 {1=2} {3=4} {1=2} null"
sm.tailMap(3).clear() = ! java.lang.UnsupportedOperationException
c.add(3) + " " + c.contains(2) + " " + c.size() + " " + c = "true true 3 [1, 2, 3]"
l.add(2) + " " + l.get(0) + " " + l.indexOf(1) + " " + l.remove(0) + " " + l = "true 3 1 3 [1, 2]"
l.sort(null) = "done"
l.equals(numbers(1, 2)) + " " + l.hashCode() + " " + l.subList(0, 1) = "true 994 [1]"
s.add(1) + " " + s.add(2) + " " + s = "false true [1, 2]"
ss.first() + " " + ss.headSet(2) + " " + ss.tailSet(2) + " " + ss.subSet(1, 2) + " " + ss.last() = "1 [1] [2] [1] 2"
m.put(1, 2) + " " + m.putIfAbsent(1, 3) + " " + m.get(1) + " " + m.merge(1, 5, (x, y) -> x + y) + " " + m + " " + m.keySet() + " " + m.values() + " " + m.entrySet() = "null 2 2 7 {1=7} [1] [7] [1=7]"
sm.put(2, 1) + " " + sm.put(1, 1) + " " + sm.firstKey() + " " + sm.lastKey() + " " + sm = "null null 1 2 {1=1, 2=1}"
Collections.synchronizedList(null) = ! java.lang.NullPointerException
natural.compare("a", "b") + " " + Comparator.<String>reverseOrder().compare("a", "b") + " " + Collections.<String>reverseOrder().compare("a", "b") + " " + Collections.reverseOrder(BY_LENGTH).compare("a", "bb") + " " + Collections.reverseOrder((Comparator<String>) null).compare("a", "b") = "-1 1 1 1 1"
natural.equals(natural) + " " + natural.reversed().compare("a", "b") + " " + (natural.reversed().reversed() == natural) = "true 1 true"
natural.compare("a", null) = ! java.lang.NullPointerException
BY_LENGTH.thenComparing(natural).compare("ab", "ba") = -1
BY_LENGTH.thenComparing((String x) -> x.charAt(0)).compare("ab", "ba") = -1
BY_LENGTH.thenComparing((String x) -> x.charAt(1), Comparator.reverseOrder()).compare("ab", "ba") = -1
BY_LENGTH.thenComparingInt(x -> x.charAt(0)).compare("ab", "ba") + " " + BY_LENGTH.thenComparingLong(x -> -x.charAt(0)).compare("ab", "ba") + " " + BY_LENGTH.thenComparingDouble(x -> 0).compare("ab", "ba") = "-1 1 0"
Comparator.comparing((String x) -> x.substring(1), Comparator.reverseOrder()).compare("ab", "ba") = -1
Comparator.comparingInt((String x) -> x.length()).compare("a", "bb") + " " + Comparator.comparingLong((String x) -> x.length()).compare("ccc", "bb") + " " + Comparator.comparingDouble((String x) -> x.length()).compare("a", "b") = "-1 1 0"
Comparator.nullsFirst(natural).compare(null, "a") + " " + Comparator.nullsLast(natural).compare(null, "a") + " " + Comparator.nullsFirst(natural).compare(null, null) + " " + Comparator.nullsLast((Comparator<String>) null).compare("a", "b") = "-1 1 0 0"
Comparator.comparing(null) = ! java.lang.NullPointerException
Objects.equals(null, null) + " " + Objects.equals("a", null) + " " + Objects.deepEquals(new int[] {1}, new int[] {1}) + " " + Objects.hashCode(null) + " " + Objects.hash(1, "a", null) + " " + Objects.hash() = "true false true 0 33759 1"
Objects.toString(null) + " " + Objects.toString(null, "none") + " " + Objects.toString(1) + " " + Objects.compare("a", "b", natural()) + " " + Objects.compare(null, null, natural()) = "null none 1 -1 0"
Objects.isNull(null) + " " + Objects.nonNull(null) + " " + Objects.requireNonNull("x") + Objects.requireNonNull("y", "m") + Objects.requireNonNull("z", () -> "n") = "true false xyz"
Objects.requireNonNull(null) = ! java.lang.NullPointerException
Objects.requireNonNull(null, "named") = ! java.lang.NullPointerException: named
Objects.requireNonNull(null, () -> "supplied") = ! java.lang.NullPointerException: supplied
Objects.requireNonNullElse(null, "else") + Objects.requireNonNullElse("x", null) + Objects.requireNonNullElseGet(null, () -> "got") = "elsexgot"
Objects.requireNonNullElse(null, null) = ! java.lang.NullPointerException: defaultObj
Objects.requireNonNullElseGet(null, () -> null) = ! java.lang.NullPointerException: supplier.get()
Objects.checkIndex(0, 1) + Objects.checkFromToIndex(0, 1, 1) + Objects.checkFromIndexSize(0, 1, 1) + Objects.checkIndex(0L, 1L) + Objects.checkFromToIndex(0L, 1L, 1L) + Objects.checkFromIndexSize(0L, 1L, 1L) = 0
Objects.checkIndex(1, 1) = ! java.lang.IndexOutOfBoundsException: Index 1 out of bounds for length 1
Objects.checkFromToIndex(2, 1, 3) = ! java.lang.IndexOutOfBoundsException: Range [2, 1) out of bounds for length 3
Objects.checkFromIndexSize(1, 2, 2) = ! java.lang.IndexOutOfBoundsException: Range [1, 1 + 2) out of bounds for length 2
Objects.checkIndex(-1L, 1L) = ! java.lang.IndexOutOfBoundsException: Index -1 out of bounds for length 1
Objects.checkFromToIndex(0L, 4L, 3L) = ! java.lang.IndexOutOfBoundsException: Range [0, 4) out of bounds for length 3
Objects.checkFromIndexSize(-1L, 0L, 3L) = ! java.lang.IndexOutOfBoundsException: Range [-1, -1 + 0) out of bounds for length 3
*/
