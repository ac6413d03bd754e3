package java.util;

/**
 * The part of a tree map between two keys, forwards or backwards. A limit is an array with the key
 * as its only element, since keys may be null; no limit is null.
 */
final class TreeRange<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V> {
  private final TreeMap<K, V> tree;
  private final Object[] low;
  private final boolean lowIn;
  private final Object[] high;
  private final boolean highIn;
  private final boolean descending;

  TreeRange(TreeMap<K, V> tree, Object[] low, boolean lowIn, Object[] high, boolean highIn,
      boolean descending) {
    this.tree = tree;
    this.low = low;
    this.lowIn = lowIn;
    this.high = high;
    this.highIn = highIn;
    this.descending = descending;
    if (low != null && high != null) {
      if (tree.compareKeys(low[0], high[0]) > 0) {
        throw new IllegalArgumentException("fromKey > toKey");
      }
    } else if (low != null) {
      tree.compareKeys(low[0], low[0]);
    } else if (high != null) {
      tree.compareKeys(high[0], high[0]);
    }
  }

  // Limits.

  private boolean tooLow(Object key) {
    if (low == null) {
      return false;
    }
    int c = tree.compareKeys(key, low[0]);
    return c < 0 || (c == 0 && !lowIn);
  }

  private boolean tooHigh(Object key) {
    if (high == null) {
      return false;
    }
    int c = tree.compareKeys(key, high[0]);
    return c > 0 || (c == 0 && !highIn);
  }

  private boolean inRange(Object key) {
    return !tooLow(key) && !tooHigh(key);
  }

  /** Whether a key can be a limit of a part of this part. */
  private boolean canLimit(Object key, boolean inclusive) {
    if (inclusive) {
      return inRange(key);
    }
    return (low == null || tree.compareKeys(key, low[0]) >= 0)
        && (high == null || tree.compareKeys(key, high[0]) <= 0);
  }

  // Nodes, in the order of the tree.

  private TreeMap.Node<K, V> lowest() {
    TreeMap.Node<K, V> n = low == null ? tree.firstNode() : tree.above(low[0], lowIn);
    return n == null || tooHigh(n.key) ? null : n;
  }

  private TreeMap.Node<K, V> highest() {
    TreeMap.Node<K, V> n = high == null ? tree.lastNode() : tree.below(high[0], highIn);
    return n == null || tooLow(n.key) ? null : n;
  }

  private TreeMap.Node<K, V> below(Object key, boolean orEqual) {
    if (tooHigh(key)) {
      return highest();
    }
    TreeMap.Node<K, V> n = tree.below(key, orEqual);
    return n == null || tooLow(n.key) ? null : n;
  }

  private TreeMap.Node<K, V> above(Object key, boolean orEqual) {
    if (tooLow(key)) {
      return lowest();
    }
    TreeMap.Node<K, V> n = tree.above(key, orEqual);
    return n == null || tooHigh(n.key) ? null : n;
  }

  // Nodes, in the order of this part.

  private TreeMap.Node<K, V> first() {
    return descending ? highest() : lowest();
  }

  private TreeMap.Node<K, V> last() {
    return descending ? lowest() : highest();
  }

  private TreeMap.Node<K, V> before(Object key, boolean orEqual) {
    return descending ? above(key, orEqual) : below(key, orEqual);
  }

  private TreeMap.Node<K, V> after(Object key, boolean orEqual) {
    return descending ? below(key, orEqual) : above(key, orEqual);
  }

  private TreeMap.Node<K, V> next(TreeMap.Node<K, V> n) {
    TreeMap.Node<K, V> m = descending ? TreeMap.predecessor(n) : TreeMap.successor(n);
    return m == null || !inRange(m.key) ? null : m;
  }

  // The map.

  @Override
  public int size() {
    if (low == null && high == null) {
      return tree.size();
    }
    int n = 0;
    for (TreeMap.Node<K, V> m = first(); m != null; m = next(m)) {
      n++;
    }
    return n;
  }

  @Override
  public boolean isEmpty() {
    return lowest() == null;
  }

  @Override
  public boolean containsKey(Object key) {
    return inRange(key) && tree.containsKey(key);
  }

  @Override
  public V get(Object key) {
    return inRange(key) ? tree.get(key) : null;
  }

  @Override
  public V put(K key, V value) {
    if (!inRange(key)) {
      throw new IllegalArgumentException("key out of range");
    }
    return tree.put(key, value);
  }

  @Override
  public V remove(Object key) {
    return inRange(key) ? tree.remove(key) : null;
  }

  @Override
  public Comparator<? super K> comparator() {
    if (!descending) {
      return tree.comparator();
    }
    Comparator<K> order = (K a, K b) -> tree.compareKeys(b, a);
    return order;
  }

  @Override
  public K firstKey() {
    return TreeMap.keyOrThrow(first());
  }

  @Override
  public K lastKey() {
    return TreeMap.keyOrThrow(last());
  }

  @Override
  public Map.Entry<K, V> firstEntry() {
    return TreeMap.export(first());
  }

  @Override
  public Map.Entry<K, V> lastEntry() {
    return TreeMap.export(last());
  }

  @Override
  public Map.Entry<K, V> pollFirstEntry() {
    return tree.poll(first());
  }

  @Override
  public Map.Entry<K, V> pollLastEntry() {
    return tree.poll(last());
  }

  @Override
  public Map.Entry<K, V> lowerEntry(K key) {
    return TreeMap.export(before(key, false));
  }

  @Override
  public K lowerKey(K key) {
    return TreeMap.keyOf(before(key, false));
  }

  @Override
  public Map.Entry<K, V> floorEntry(K key) {
    return TreeMap.export(before(key, true));
  }

  @Override
  public K floorKey(K key) {
    return TreeMap.keyOf(before(key, true));
  }

  @Override
  public Map.Entry<K, V> ceilingEntry(K key) {
    return TreeMap.export(after(key, true));
  }

  @Override
  public K ceilingKey(K key) {
    return TreeMap.keyOf(after(key, true));
  }

  @Override
  public Map.Entry<K, V> higherEntry(K key) {
    return TreeMap.export(after(key, false));
  }

  @Override
  public K higherKey(K key) {
    return TreeMap.keyOf(after(key, false));
  }

  @Override
  public Set<K> keySet() {
    return navigableKeySet();
  }

  @Override
  public NavigableSet<K> navigableKeySet() {
    return TreeSet.keysOf(this);
  }

  @Override
  public NavigableSet<K> descendingKeySet() {
    return descendingMap().navigableKeySet();
  }

  @Override
  public NavigableMap<K, V> descendingMap() {
    return new TreeRange<K, V>(tree, low, lowIn, high, highIn, !descending);
  }

  /** A part of this part; limits in its own order, null for none. */
  private NavigableMap<K, V> part(Object[] from, boolean fromIn, Object[] to, boolean toIn) {
    Object[] newLow = descending ? to : from;
    boolean newLowIn = descending ? toIn : fromIn;
    Object[] newHigh = descending ? from : to;
    boolean newHighIn = descending ? fromIn : toIn;
    if (from != null && !canLimit(from[0], fromIn)) {
      throw new IllegalArgumentException("fromKey out of range");
    }
    if (to != null && !canLimit(to[0], toIn)) {
      throw new IllegalArgumentException("toKey out of range");
    }
    if (newLow == null) {
      newLow = low;
      newLowIn = lowIn;
    }
    if (newHigh == null) {
      newHigh = high;
      newHighIn = highIn;
    }
    return new TreeRange<K, V>(tree, newLow, newLowIn, newHigh, newHighIn, descending);
  }

  @Override
  public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
    return part(new Object[] {fromKey}, fromInclusive, new Object[] {toKey}, toInclusive);
  }

  @Override
  public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
    return part(null, false, new Object[] {toKey}, inclusive);
  }

  @Override
  public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
    return part(new Object[] {fromKey}, inclusive, null, false);
  }

  @Override
  public SortedMap<K, V> subMap(K fromKey, K toKey) {
    return subMap(fromKey, true, toKey, false);
  }

  @Override
  public SortedMap<K, V> headMap(K toKey) {
    return headMap(toKey, false);
  }

  @Override
  public SortedMap<K, V> tailMap(K fromKey) {
    return tailMap(fromKey, true);
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new Entries<K, V>(this);
  }

  /** The entries, seen as a set. */
  private static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
    private final TreeRange<K, V> range;

    Entries(TreeRange<K, V> range) {
      this.range = range;
    }

    @Override
    public int size() {
      return range.size();
    }

    private TreeMap.Node<K, V> match(Object o) {
      if (!(o instanceof Map.Entry)) {
        return null;
      }
      Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
      Object key = e.getKey();
      if (!range.inRange(key)) {
        return null;
      }
      TreeMap.Node<K, V> n = range.tree.find(key);
      return n != null && Objects.equals(n.value, e.getValue()) ? n : null;
    }

    @Override
    public boolean contains(Object o) {
      return match(o) != null;
    }

    @Override
    public boolean remove(Object o) {
      TreeMap.Node<K, V> n = match(o);
      if (n == null) {
        return false;
      }
      range.tree.delete(n);
      return true;
    }

    @Override
    public void clear() {
      if (range.low == null && range.high == null) {
        range.tree.clear();
      } else {
        super.clear();
      }
    }

    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      return new Cursor<K, V>(range);
    }
  }

  /** Walks over the entries. */
  private static final class Cursor<K, V> implements Iterator<Map.Entry<K, V>> {
    private final TreeRange<K, V> range;
    private TreeMap.Node<K, V> next;
    private TreeMap.Node<K, V> last;
    private int expected;

    Cursor(TreeRange<K, V> range) {
      this.range = range;
      this.next = range.first();
      this.expected = range.tree.changes();
    }

    @Override
    public boolean hasNext() {
      return next != null;
    }

    @Override
    public Map.Entry<K, V> next() {
      TreeMap.Node<K, V> n = next;
      if (n == null) {
        throw new NoSuchElementException();
      }
      checkUnchanged();
      last = n;
      next = range.next(n);
      return n;
    }

    @Override
    public void remove() {
      if (last == null) {
        throw new IllegalStateException();
      }
      checkUnchanged();
      // Forwards, a node with two children takes over its successor's contents.
      if (next != null && !range.descending && last.left != null && last.right != null) {
        next = last;
      }
      range.tree.delete(last);
      last = null;
      expected = range.tree.changes();
    }

    private void checkUnchanged() {
      if (range.tree.changes() != expected) {
        throw new ConcurrentModificationException();
      }
    }
  }
}
