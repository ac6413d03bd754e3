package java.util;

/**
 * Collections' small special kinds: empty, single, copies of one, a map's keys, a deque as a
 * stack.
 */
final class Fixed {
  private Fixed() {}

  /** No elements at all. */
  static final class EmptyList<E> extends AbstractList<E> implements RandomAccess {
    @Override
    public int size() {
      return 0;
    }

    @Override
    public boolean contains(Object o) {
      return false;
    }

    @Override
    public E get(int index) {
      throw new IndexOutOfBoundsException("Index: " + index);
    }

    @Override
    public Iterator<E> iterator() {
      return new ArrayList<E>(0).iterator();
    }

    @Override
    public void sort(Comparator<? super E> c) {}
  }

  /** No elements at all. */
  static final class EmptySet<E> extends AbstractSet<E> {
    @Override
    public int size() {
      return 0;
    }

    @Override
    public boolean contains(Object o) {
      return false;
    }

    @Override
    public Iterator<E> iterator() {
      return Collections.emptyIterator();
    }
  }

  /** No keys at all. */
  static final class EmptyMap<K, V> extends AbstractMap<K, V> {
    @Override
    public Set<Map.Entry<K, V>> entrySet() {
      return Collections.emptySet();
    }
  }

  /** One element, as often as one likes. */
  static class Copies<E> extends AbstractList<E> implements RandomAccess {
    private final int n;
    private final E element;

    Copies(int n, E element) {
      this.n = n;
      this.element = element;
    }

    @Override
    public int size() {
      return n;
    }

    @Override
    public E get(int index) {
      if (index < 0 || index >= n) {
        throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + n);
      }
      return element;
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
      checkRange(fromIndex, toIndex, n);
      return new Copies<E>(toIndex - fromIndex, element);
    }
  }

  /** One element. */
  static final class SingleList<E> extends Copies<E> {
    SingleList(E element) {
      super(1, element);
    }

    @Override
    public void sort(Comparator<? super E> c) {}

    @Override
    public void replaceAll(java.util.function.UnaryOperator<E> operator) {
      throw new UnsupportedOperationException();
    }
  }

  /** One element. */
  static final class SingleSet<E> extends AbstractSet<E> {
    private final E element;

    SingleSet(E element) {
      this.element = element;
    }

    @Override
    public int size() {
      return 1;
    }

    @Override
    public boolean contains(Object o) {
      return Objects.equals(o, element);
    }

    @Override
    public Iterator<E> iterator() {
      return new SingleList<E>(element).iterator();
    }
  }

  /** One key with its value. */
  static final class SingleMap<K, V> extends AbstractMap<K, V> {
    private final K key;
    private final V value;

    SingleMap(K key, V value) {
      this.key = key;
      this.value = value;
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
      Map.Entry<K, V> e = new AbstractMap.SimpleImmutableEntry<K, V>(key, value);
      return new SingleSet<Map.Entry<K, V>>(e);
    }
  }

  /** The keys of a map to which elements can be added. */
  static final class MapSet<E> extends AbstractSet<E> {
    private final Map<E, Boolean> map;

    MapSet(Map<E, Boolean> map) {
      this.map = map;
    }

    @Override
    public int size() {
      return map.size();
    }

    @Override
    public boolean contains(Object o) {
      return map.containsKey(o);
    }

    @Override
    public boolean add(E e) {
      return map.put(e, Boolean.TRUE) == null;
    }

    @Override
    public boolean remove(Object o) {
      return map.remove(o) != null;
    }

    @Override
    public void clear() {
      map.clear();
    }

    @Override
    public Iterator<E> iterator() {
      return map.keySet().iterator();
    }

    @Override
    public String toString() {
      return map.keySet().toString();
    }
  }

  /** A deque whose head takes what is added. */
  static final class Lifo<E> extends AbstractQueue<E> {
    private final Deque<E> deque;

    Lifo(Deque<E> deque) {
      this.deque = deque;
    }

    @Override
    public boolean add(E e) {
      deque.addFirst(e);
      return true;
    }

    @Override
    public boolean offer(E e) {
      return deque.offerFirst(e);
    }

    @Override
    public E poll() {
      return deque.poll();
    }

    @Override
    public E peek() {
      return deque.peek();
    }

    @Override
    public int size() {
      return deque.size();
    }

    @Override
    public Iterator<E> iterator() {
      return deque.iterator();
    }

    @Override
    public String toString() {
      return deque.toString();
    }
  }
}
