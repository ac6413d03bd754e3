package java.util;

/** A set in the order of its elements: the keys of a tree map. */
public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, java.io.Serializable {
  private static final Object PRESENT = new Object();

  private final NavigableMap<E, Object> map;
  /** This is the key set of a map: nothing can be added. */
  private final boolean keysOnly;

  public TreeSet() {
    keysOnly = false;
    map = new TreeMap<E, Object>();
  }

  public TreeSet(Comparator<? super E> comparator) {
    keysOnly = false;
    map = new TreeMap<E, Object>(comparator);
  }

  public TreeSet(Collection<? extends E> c) {
    keysOnly = false;
    map = new TreeMap<E, Object>();
    addAll(c);
  }

  public TreeSet(SortedSet<E> s) {
    keysOnly = false;
    map = new TreeMap<E, Object>(s.comparator());
    addAll(s);
  }

  private TreeSet(NavigableMap<E, Object> map, boolean keysOnly) {
    this.map = map;
    this.keysOnly = keysOnly;
  }

  /** The key set of a map. */
  @SuppressWarnings("unchecked")
  static <K> NavigableSet<K> keysOf(NavigableMap<K, ?> map) {
    return new TreeSet<K>((NavigableMap<K, Object>) map, true);
  }

  @Override
  public Iterator<E> iterator() {
    return new Keys<E>(map.entrySet().iterator());
  }

  @Override
  public Iterator<E> descendingIterator() {
    return new Keys<E>(map.descendingMap().entrySet().iterator());
  }

  @Override
  public NavigableSet<E> descendingSet() {
    return new TreeSet<E>(map.descendingMap(), keysOnly);
  }

  @Override
  public int size() {
    return map.size();
  }

  @Override
  public boolean isEmpty() {
    return map.isEmpty();
  }

  @Override
  public boolean contains(Object o) {
    return map.containsKey(o);
  }

  @Override
  public boolean add(E e) {
    if (keysOnly) {
      throw new UnsupportedOperationException();
    }
    return map.put(e, PRESENT) == null;
  }

  @Override
  public boolean remove(Object o) {
    if (!map.containsKey(o)) {
      return false;
    }
    map.remove(o);
    return true;
  }

  @Override
  public void clear() {
    map.clear();
  }

  @Override
  public NavigableSet<E> subSet(
      E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
    return new TreeSet<E>(map.subMap(fromElement, fromInclusive, toElement, toInclusive), keysOnly);
  }

  @Override
  public NavigableSet<E> headSet(E toElement, boolean inclusive) {
    return new TreeSet<E>(map.headMap(toElement, inclusive), keysOnly);
  }

  @Override
  public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
    return new TreeSet<E>(map.tailMap(fromElement, inclusive), keysOnly);
  }

  @Override
  public SortedSet<E> subSet(E fromElement, E toElement) {
    return subSet(fromElement, true, toElement, false);
  }

  @Override
  public SortedSet<E> headSet(E toElement) {
    return headSet(toElement, false);
  }

  @Override
  public SortedSet<E> tailSet(E fromElement) {
    return tailSet(fromElement, true);
  }

  @Override
  public Comparator<? super E> comparator() {
    return map.comparator();
  }

  @Override
  public E first() {
    return map.firstKey();
  }

  @Override
  public E last() {
    return map.lastKey();
  }

  @Override
  public E lower(E e) {
    return map.lowerKey(e);
  }

  @Override
  public E floor(E e) {
    return map.floorKey(e);
  }

  @Override
  public E ceiling(E e) {
    return map.ceilingKey(e);
  }

  @Override
  public E higher(E e) {
    return map.higherKey(e);
  }

  @Override
  public E pollFirst() {
    Map.Entry<E, Object> e = map.pollFirstEntry();
    return e == null ? null : e.getKey();
  }

  @Override
  public E pollLast() {
    Map.Entry<E, Object> e = map.pollLastEntry();
    return e == null ? null : e.getKey();
  }

  @Override
  public Object clone() {
    TreeSet<E> copy = new TreeSet<E>(map.comparator());
    copy.addAll(this);
    return copy;
  }

  /** The keys of entries. */
  private static final class Keys<E> implements Iterator<E> {
    private final Iterator<Map.Entry<E, Object>> entries;

    Keys(Iterator<Map.Entry<E, Object>> entries) {
      this.entries = entries;
    }

    @Override
    public boolean hasNext() {
      return entries.hasNext();
    }

    @Override
    public E next() {
      return entries.next().getKey();
    }

    @Override
    public void remove() {
      entries.remove();
    }
  }
}
