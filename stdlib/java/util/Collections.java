package java.util;

import braid.internal.NotAtomic;

/** Algorithms on collections, and collections of special kinds. */
public final class Collections {
  public static final List EMPTY_LIST = new Fixed.EmptyList<Object>();
  public static final Set EMPTY_SET = new Fixed.EmptySet<Object>();
  public static final Map EMPTY_MAP = new Fixed.EmptyMap<Object, Object>();

  private static final int SHORT_LIST = 5;

  private static Random shuffler;

  private Collections() {}

  // Algorithms.

  public static <T extends Comparable<? super T>> void sort(List<T> list) {
    list.sort(null);
  }

  public static <T> void sort(List<T> list, Comparator<? super T> c) {
    list.sort(c);
  }

  @SuppressWarnings("unchecked")
  public static <T> int binarySearch(List<? extends Comparable<? super T>> list, T key) {
    return search((List<Object>) (Object) list, key, Orders.BY_FIRST);
  }

  @SuppressWarnings("unchecked")
  public static <T> int binarySearch(List<? extends T> list, T key, Comparator<? super T> c) {
    Comparator<Object> order = c == null ? Orders.BY_FIRST : (Comparator<Object>) c;
    return search((List<Object>) list, key, order);
  }

  private static int search(List<Object> list, Object key, Comparator<Object> order) {
    int low = 0;
    int high = list.size() - 1;
    while (low <= high) {
      int mid = (low + high) >>> 1;
      int c = order.compare(list.get(mid), key);
      if (c == 0) {
        return mid;
      }
      if (c < 0) {
        low = mid + 1;
      } else {
        high = mid - 1;
      }
    }
    return -(low + 1);
  }

  @SuppressWarnings("unchecked")
  public static void reverse(List<?> list) {
    List<Object> l = (List<Object>) list;
    int n = l.size();
    if (l instanceof RandomAccess) {
      for (int i = 0, j = n - 1; i < j; i++, j--) {
        l.set(i, l.set(j, l.get(i)));
      }
      return;
    }
    ListIterator<Object> forth = l.listIterator();
    ListIterator<Object> back = l.listIterator(n);
    for (int i = 0; i < n / 2; i++) {
      Object x = forth.next();
      forth.set(back.previous());
      back.set(x);
    }
  }

  public static void shuffle(List<?> list) {
    if (shuffler == null) {
      shuffler = new Random();
    }
    shuffle(list, shuffler);
  }

  @SuppressWarnings("unchecked")
  public static void shuffle(List<?> list, Random rnd) {
    List<Object> l = (List<Object>) list;
    int n = l.size();
    if (n < SHORT_LIST || l instanceof RandomAccess) {
      for (int i = n; i > 1; i--) {
        swap(l, i - 1, rnd.nextInt(i));
      }
      return;
    }
    Object[] a = l.toArray();
    for (int i = n; i > 1; i--) {
      int j = rnd.nextInt(i);
      Object x = a[i - 1];
      a[i - 1] = a[j];
      a[j] = x;
    }
    ListIterator<Object> it = l.listIterator();
    for (int i = 0; i < a.length; i++) {
      it.next();
      it.set(a[i]);
    }
  }

  @SuppressWarnings("unchecked")
  public static void swap(List<?> list, int i, int j) {
    List<Object> l = (List<Object>) list;
    l.set(i, l.set(j, l.get(i)));
  }

  public static <T> void fill(List<? super T> list, T obj) {
    int n = list.size();
    for (int i = 0; i < n; i++) {
      list.set(i, obj);
    }
  }

  public static <T> void copy(List<? super T> dest, List<? extends T> src) {
    int n = src.size();
    if (n > dest.size()) {
      throw new IndexOutOfBoundsException("Source does not fit in dest");
    }
    for (int i = 0; i < n; i++) {
      dest.set(i, src.get(i));
    }
  }

  @SuppressWarnings("unchecked")
  private static Object best(Collection<?> coll, Comparator<Object> order, int sign) {
    Iterator<?> it = coll.iterator();
    Object best = it.next();
    while (it.hasNext()) {
      Object next = it.next();
      int c =
          order == null ? ((Comparable<Object>) next).compareTo(best) : order.compare(next, best);
      if (sign < 0 ? c < 0 : c > 0) {
        best = next;
      }
    }
    return best;
  }

  @SuppressWarnings("unchecked")
  public static <T extends Object & Comparable<? super T>> T min(Collection<? extends T> coll) {
    return (T) best(coll, null, -1);
  }

  @SuppressWarnings("unchecked")
  public static <T> T min(Collection<? extends T> coll, Comparator<? super T> comp) {
    return (T) best(coll, (Comparator<Object>) comp, -1);
  }

  @SuppressWarnings("unchecked")
  public static <T extends Object & Comparable<? super T>> T max(Collection<? extends T> coll) {
    return (T) best(coll, null, 1);
  }

  @SuppressWarnings("unchecked")
  public static <T> T max(Collection<? extends T> coll, Comparator<? super T> comp) {
    return (T) best(coll, (Comparator<Object>) comp, 1);
  }

  @SuppressWarnings("unchecked")
  public static void rotate(List<?> list, int distance) {
    List<Object> l = (List<Object>) list;
    int n = l.size();
    if (n == 0) {
      return;
    }
    int by = distance % n;
    if (by < 0) {
      by += n;
    }
    if (by == 0) {
      return;
    }
    Object[] a = l.toArray();
    for (int i = 0; i < n; i++) {
      l.set((i + by) % n, a[i]);
    }
  }

  public static <T> boolean replaceAll(List<T> list, T oldVal, T newVal) {
    boolean changed = false;
    ListIterator<T> it = list.listIterator();
    while (it.hasNext()) {
      if (Objects.equals(oldVal, it.next())) {
        it.set(newVal);
        changed = true;
      }
    }
    return changed;
  }

  public static int indexOfSubList(List<?> source, List<?> target) {
    int n = target.size();
    for (int i = 0; i <= source.size() - n; i++) {
      if (source.subList(i, i + n).equals(target)) {
        return i;
      }
    }
    return -1;
  }

  public static int lastIndexOfSubList(List<?> source, List<?> target) {
    int n = target.size();
    for (int i = source.size() - n; i >= 0; i--) {
      if (source.subList(i, i + n).equals(target)) {
        return i;
      }
    }
    return -1;
  }

  public static int frequency(Collection<?> c, Object o) {
    int n = 0;
    for (Object e : c) {
      if (Objects.equals(o, e)) {
        n++;
      }
    }
    return n;
  }

  public static boolean disjoint(Collection<?> c1, Collection<?> c2) {
    for (Object e : c1) {
      if (c2.contains(e)) {
        return false;
      }
    }
    return true;
  }

  @SafeVarargs
  public static <T> boolean addAll(Collection<? super T> c, T... elements) {
    boolean changed = false;
    for (int i = 0; i < elements.length; i++) {
      changed |= c.add(elements[i]);
    }
    return changed;
  }

  // Orders.

  @SuppressWarnings("unchecked")
  public static <T> Comparator<T> reverseOrder() {
    return (Comparator<T>) (Object) Orders.REVERSE;
  }

  @SuppressWarnings("unchecked")
  public static <T> Comparator<T> reverseOrder(Comparator<T> cmp) {
    if (cmp == null || (Object) cmp == Orders.NATURAL) {
      return (Comparator<T>) (Object) Orders.REVERSE;
    }
    if ((Object) cmp == Orders.REVERSE) {
      return (Comparator<T>) (Object) Orders.NATURAL;
    }
    if (cmp instanceof Orders.Opposite) {
      return ((Orders.Opposite<T>) cmp).inner;
    }
    return new Orders.Opposite<T>(cmp);
  }

  // Empty ones, single ones, copies.

  @SuppressWarnings("unchecked")
  public static final <T> List<T> emptyList() {
    return (List<T>) EMPTY_LIST;
  }

  @SuppressWarnings("unchecked")
  public static final <T> Set<T> emptySet() {
    return (Set<T>) EMPTY_SET;
  }

  @SuppressWarnings("unchecked")
  public static final <K, V> Map<K, V> emptyMap() {
    return (Map<K, V>) EMPTY_MAP;
  }

  @SuppressWarnings("unchecked")
  public static <T> Iterator<T> emptyIterator() {
    return (Iterator<T>) EMPTY_LIST.iterator();
  }

  @SuppressWarnings("unchecked")
  public static <T> ListIterator<T> emptyListIterator() {
    return (ListIterator<T>) EMPTY_LIST.listIterator();
  }

  public static <T> Enumeration<T> emptyEnumeration() {
    List<T> none = emptyList();
    return enumeration(none);
  }

  public static <T> List<T> singletonList(T o) {
    return new Fixed.SingleList<T>(o);
  }

  public static <T> Set<T> singleton(T o) {
    return new Fixed.SingleSet<T>(o);
  }

  public static <K, V> Map<K, V> singletonMap(K key, V value) {
    return new Fixed.SingleMap<K, V>(key, value);
  }

  public static <T> List<T> nCopies(int n, T o) {
    if (n < 0) {
      throw new IllegalArgumentException("List length = " + n);
    }
    return new Fixed.Copies<T>(n, o);
  }

  // Other views.

  public static <T> Enumeration<T> enumeration(Collection<T> c) {
    Iterator<T> it = c.iterator();
    return new Enumeration<T>() {
      @Override
      public boolean hasMoreElements() {
        return it.hasNext();
      }

      @Override
      public T nextElement() {
        return it.next();
      }
    };
  }

  public static <T> ArrayList<T> list(Enumeration<T> e) {
    ArrayList<T> all = new ArrayList<T>();
    while (e.hasMoreElements()) {
      all.add(e.nextElement());
    }
    return all;
  }

  public static <E> Set<E> newSetFromMap(Map<E, Boolean> map) {
    if (!map.isEmpty()) {
      throw new IllegalArgumentException("Map is non-empty");
    }
    return new Fixed.MapSet<E>(map);
  }

  public static <T> Queue<T> asLifoQueue(Deque<T> deque) {
    return new Fixed.Lifo<T>(Objects.requireNonNull(deque));
  }

  // Views that nobody can change.

  @SuppressWarnings("unchecked")
  public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> c) {
    return new Unmodifiable.OfCollection<T>((Collection<T>) c);
  }

  @SuppressWarnings("unchecked")
  public static <T> Set<T> unmodifiableSet(Set<? extends T> s) {
    return new Unmodifiable.OfSet<T>((Set<T>) s);
  }

  public static <T> SortedSet<T> unmodifiableSortedSet(SortedSet<T> s) {
    return new Unmodifiable.OfSortedSet<T>(s);
  }

  @SuppressWarnings("unchecked")
  public static <T> List<T> unmodifiableList(List<? extends T> list) {
    if (list instanceof RandomAccess) {
      return new Unmodifiable.OfRandomAccessList<T>((List<T>) list);
    }
    return new Unmodifiable.OfList<T>((List<T>) list);
  }

  @SuppressWarnings("unchecked")
  public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> m) {
    return new Unmodifiable.OfMap<K, V>((Map<K, V>) m);
  }

  @SuppressWarnings("unchecked")
  public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> m) {
    return new Unmodifiable.OfSortedMap<K, V>((SortedMap<K, V>) m);
  }

  // Views whose every method holds a lock.

  @NotAtomic(
      "of this and the other synchronized wrappers: iterator, listIterator, enhanced "
          + "for (hold the lock of the wrapper around the loop); addAll, containsAll, "
          + "removeAll, retainAll, equals and putAll read their argument without its lock")
  public static <T> Collection<T> synchronizedCollection(Collection<T> c) {
    return new Synchronized.OfCollection<T>(c, null);
  }

  public static <T> Set<T> synchronizedSet(Set<T> s) {
    return new Synchronized.OfSet<T>(s, null);
  }

  public static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> s) {
    return new Synchronized.OfSortedSet<T>(s, null);
  }

  public static <T> List<T> synchronizedList(List<T> list) {
    if (list instanceof RandomAccess) {
      return new Synchronized.OfRandomAccessList<T>(list, null);
    }
    return new Synchronized.OfList<T>(list, null);
  }

  public static <K, V> Map<K, V> synchronizedMap(Map<K, V> m) {
    return new Synchronized.OfMap<K, V>(m, null);
  }

  public static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> m) {
    return new Synchronized.OfSortedMap<K, V>(m, null);
  }
}
