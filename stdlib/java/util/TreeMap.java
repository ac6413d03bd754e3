package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A map in the order of its keys: a red-black tree. */
public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, java.io.Serializable {
  private final Comparator<? super K> comparator;
  private Node<K, V> root;
  private int size;
  private int modCount;

  /** A key with its value, its colour and its place in the tree. */
  static final class Node<K, V> implements Map.Entry<K, V> {
    K key;
    V value;
    Node<K, V> left;
    Node<K, V> right;
    Node<K, V> parent;
    boolean red;

    Node(K key, V value, Node<K, V> parent) {
      this.key = key;
      this.value = value;
      this.parent = parent;
    }

    @Override
    public K getKey() {
      return key;
    }

    @Override
    public V getValue() {
      return value;
    }

    @Override
    public V setValue(V newValue) {
      V old = value;
      value = newValue;
      return old;
    }

    @Override
    public boolean equals(Object o) {
      return AbstractMap.sameEntry(this, o);
    }

    @Override
    public int hashCode() {
      return Objects.hashCode(key) ^ Objects.hashCode(value);
    }

    @Override
    public String toString() {
      return key + "=" + value;
    }
  }

  public TreeMap() {
    comparator = null;
  }

  public TreeMap(Comparator<? super K> comparator) {
    this.comparator = comparator;
  }

  public TreeMap(Map<? extends K, ? extends V> m) {
    comparator = null;
    putAll(m);
  }

  @SuppressWarnings("unchecked")
  public TreeMap(SortedMap<K, ? extends V> m) {
    comparator = m.comparator();
    putAll(m);
  }

  @SuppressWarnings("unchecked")
  int compareKeys(Object a, Object b) {
    if (comparator == null) {
      return ((Comparable<Object>) a).compareTo(b);
    }
    return ((Comparator<Object>) comparator).compare(a, b);
  }

  int changes() {
    return modCount;
  }

  // Finding.

  Node<K, V> find(Object key) {
    if (comparator == null) {
      Objects.requireNonNull(key);
    }
    Node<K, V> n = root;
    while (n != null) {
      int c = compareKeys(key, n.key);
      if (c == 0) {
        return n;
      }
      n = c < 0 ? n.left : n.right;
    }
    return null;
  }

  /** The node with the greatest key below the given one, or equal to it if that is allowed. */
  Node<K, V> below(Object key, boolean orEqual) {
    Node<K, V> best = null;
    Node<K, V> n = root;
    if (n == null && comparator == null) {
      Objects.requireNonNull(key);
    }
    while (n != null) {
      int c = compareKeys(key, n.key);
      if (c > 0 || (c == 0 && orEqual)) {
        best = n;
        n = n.right;
      } else {
        n = n.left;
      }
    }
    return best;
  }

  /** The node with the least key above the given one, or equal to it if that is allowed. */
  Node<K, V> above(Object key, boolean orEqual) {
    Node<K, V> best = null;
    Node<K, V> n = root;
    if (n == null && comparator == null) {
      Objects.requireNonNull(key);
    }
    while (n != null) {
      int c = compareKeys(key, n.key);
      if (c < 0 || (c == 0 && orEqual)) {
        best = n;
        n = n.left;
      } else {
        n = n.right;
      }
    }
    return best;
  }

  Node<K, V> firstNode() {
    Node<K, V> n = root;
    while (n != null && n.left != null) {
      n = n.left;
    }
    return n;
  }

  Node<K, V> lastNode() {
    Node<K, V> n = root;
    while (n != null && n.right != null) {
      n = n.right;
    }
    return n;
  }

  static <K, V> Node<K, V> successor(Node<K, V> n) {
    if (n.right != null) {
      n = n.right;
      while (n.left != null) {
        n = n.left;
      }
      return n;
    }
    Node<K, V> up = n.parent;
    while (up != null && n == up.right) {
      n = up;
      up = up.parent;
    }
    return up;
  }

  static <K, V> Node<K, V> predecessor(Node<K, V> n) {
    if (n.left != null) {
      n = n.left;
      while (n.right != null) {
        n = n.right;
      }
      return n;
    }
    Node<K, V> up = n.parent;
    while (up != null && n == up.left) {
      n = up;
      up = up.parent;
    }
    return up;
  }

  // Inserting.

  private V insert(K key, V value, boolean onlyIfAbsent) {
    Node<K, V> n = root;
    if (n == null) {
      compareKeys(key, key);
      root = new Node<K, V>(key, value, null);
      size = 1;
      modCount++;
      return null;
    }
    if (comparator == null) {
      Objects.requireNonNull(key);
    }
    Node<K, V> parent = null;
    int c = 0;
    while (n != null) {
      parent = n;
      c = compareKeys(key, n.key);
      if (c == 0) {
        V old = n.value;
        if (!onlyIfAbsent || old == null) {
          n.value = value;
        }
        return old;
      }
      n = c < 0 ? n.left : n.right;
    }
    Node<K, V> made = new Node<K, V>(key, value, parent);
    if (c < 0) {
      parent.left = made;
    } else {
      parent.right = made;
    }
    mendInsertion(made);
    size++;
    modCount++;
    return null;
  }

  private static <K, V> boolean isRed(Node<K, V> n) {
    return n != null && n.red;
  }

  private void rotateLeft(Node<K, V> n) {
    Node<K, V> up = n.right;
    n.right = up.left;
    if (up.left != null) {
      up.left.parent = n;
    }
    replaceChild(n, up);
    up.left = n;
    n.parent = up;
  }

  private void rotateRight(Node<K, V> n) {
    Node<K, V> up = n.left;
    n.left = up.right;
    if (up.right != null) {
      up.right.parent = n;
    }
    replaceChild(n, up);
    up.right = n;
    n.parent = up;
  }

  /** Hangs a node (or none) where another one hung. */
  private void replaceChild(Node<K, V> old, Node<K, V> by) {
    Node<K, V> parent = old.parent;
    if (by != null) {
      by.parent = parent;
    }
    if (parent == null) {
      root = by;
    } else if (parent.left == old) {
      parent.left = by;
    } else {
      parent.right = by;
    }
  }

  /** No red node may have a red child. */
  private void mendInsertion(Node<K, V> n) {
    n.red = true;
    while (n != root && n.parent.red) {
      Node<K, V> parent = n.parent;
      Node<K, V> grand = parent.parent;
      boolean onLeft = parent == grand.left;
      Node<K, V> uncle = onLeft ? grand.right : grand.left;
      if (isRed(uncle)) {
        parent.red = false;
        uncle.red = false;
        grand.red = true;
        n = grand;
        continue;
      }
      if (onLeft) {
        if (n == parent.right) {
          rotateLeft(parent);
          parent = n;
        }
        parent.red = false;
        grand.red = true;
        rotateRight(grand);
      } else {
        if (n == parent.left) {
          rotateRight(parent);
          parent = n;
        }
        parent.red = false;
        grand.red = true;
        rotateLeft(grand);
      }
      break;
    }
    root.red = false;
  }

  // Removing.

  /** Removes a node. One with two children takes over its successor's key, whose node goes. */
  void delete(Node<K, V> n) {
    modCount++;
    size--;
    if (n.left != null && n.right != null) {
      Node<K, V> next = successor(n);
      n.key = next.key;
      n.value = next.value;
      n = next;
    }
    Node<K, V> child = n.left != null ? n.left : n.right;
    Node<K, V> parent = n.parent;
    boolean wasRed = n.red;
    replaceChild(n, child);
    if (!wasRed) {
      if (isRed(child)) {
        child.red = false;
      } else {
        mendRemoval(child, parent);
      }
    }
  }

  /** The way through n (perhaps no node), a child of parent, has a black node too few. */
  private void mendRemoval(Node<K, V> n, Node<K, V> parent) {
    while (parent != null && !isRed(n)) {
      boolean onLeft = parent.left == n;
      Node<K, V> sibling = onLeft ? parent.right : parent.left;
      if (sibling.red) {
        sibling.red = false;
        parent.red = true;
        if (onLeft) {
          rotateLeft(parent);
          sibling = parent.right;
        } else {
          rotateRight(parent);
          sibling = parent.left;
        }
      }
      Node<K, V> near = onLeft ? sibling.left : sibling.right;
      Node<K, V> far = onLeft ? sibling.right : sibling.left;
      if (!isRed(near) && !isRed(far)) {
        sibling.red = true;
        n = parent;
        parent = n.parent;
        continue;
      }
      if (!isRed(far)) {
        near.red = false;
        sibling.red = true;
        if (onLeft) {
          rotateRight(sibling);
        } else {
          rotateLeft(sibling);
        }
        far = sibling;
        sibling = near;
      }
      sibling.red = parent.red;
      parent.red = false;
      far.red = false;
      if (onLeft) {
        rotateLeft(parent);
      } else {
        rotateRight(parent);
      }
      return;
    }
    if (n != null) {
      n.red = false;
    }
  }

  // The map.

  @Override
  public int size() {
    return size;
  }

  @Override
  public boolean containsKey(Object key) {
    return find(key) != null;
  }

  @Override
  public boolean containsValue(Object value) {
    for (Node<K, V> n = firstNode(); n != null; n = successor(n)) {
      if (Objects.equals(value, n.value)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public V get(Object key) {
    Node<K, V> n = find(key);
    return n == null ? null : n.value;
  }

  @Override
  public Comparator<? super K> comparator() {
    return comparator;
  }

  @Override
  public K firstKey() {
    return keyOrThrow(firstNode());
  }

  @Override
  public K lastKey() {
    return keyOrThrow(lastNode());
  }

  static <K, V> K keyOrThrow(Node<K, V> n) {
    if (n == null) {
      throw new NoSuchElementException();
    }
    return n.key;
  }

  static <K, V> K keyOf(Map.Entry<K, V> e) {
    return e == null ? null : e.getKey();
  }

  static <K, V> Map.Entry<K, V> export(Map.Entry<K, V> e) {
    return e == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(e);
  }

  @Override
  public V put(K key, V value) {
    return insert(key, value, false);
  }

  @Override
  public V putIfAbsent(K key, V value) {
    return insert(key, value, true);
  }

  @Override
  public V remove(Object key) {
    Node<K, V> n = find(key);
    if (n == null) {
      return null;
    }
    V old = n.value;
    delete(n);
    return old;
  }

  @Override
  public void clear() {
    modCount++;
    size = 0;
    root = null;
  }

  @Override
  public Object clone() {
    TreeMap<K, V> copy = new TreeMap<K, V>(comparator);
    copy.putAll(this);
    return copy;
  }

  private void checkUnchanged(int expected) {
    if (modCount != expected) {
      throw new ConcurrentModificationException();
    }
  }

  @Override
  public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
    if (root == null) {
      compareKeys(key, key);
    }
    Node<K, V> n = find(key);
    if (n != null && n.value != null) {
      return n.value;
    }
    int expected = modCount;
    V made = mappingFunction.apply(key);
    checkUnchanged(expected);
    if (made != null) {
      insert(key, made, false);
    }
    return made;
  }

  @Override
  public V computeIfPresent(
      K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    Node<K, V> n = find(key);
    if (n == null || n.value == null) {
      return null;
    }
    return recompute(key, n, n.value, remappingFunction);
  }

  @Override
  public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    Node<K, V> n = find(key);
    return recompute(key, n, n == null ? null : n.value, remappingFunction);
  }

  private V recompute(
      K key, Node<K, V> n, V old, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    int expected = modCount;
    V made = remappingFunction.apply(key, old);
    checkUnchanged(expected);
    if (made == null) {
      if (n != null) {
        delete(n);
      }
    } else if (n != null) {
      n.value = made;
    } else {
      insert(key, made, false);
    }
    return made;
  }

  @Override
  public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    Objects.requireNonNull(value);
    Node<K, V> n = find(key);
    if (n == null) {
      insert(key, value, false);
      return value;
    }
    V made = value;
    if (n.value != null) {
      int expected = modCount;
      made = remappingFunction.apply(n.value, value);
      checkUnchanged(expected);
    }
    if (made == null) {
      delete(n);
    } else {
      n.value = made;
    }
    return made;
  }

  @Override
  public boolean replace(K key, V oldValue, V newValue) {
    Node<K, V> n = find(key);
    if (n == null || !Objects.equals(oldValue, n.value)) {
      return false;
    }
    n.value = newValue;
    return true;
  }

  @Override
  public V replace(K key, V value) {
    Node<K, V> n = find(key);
    if (n == null) {
      return null;
    }
    V old = n.value;
    n.value = value;
    return old;
  }

  @Override
  public void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    int expected = modCount;
    for (Node<K, V> n = firstNode(); n != null; n = successor(n)) {
      action.accept(n.key, n.value);
      checkUnchanged(expected);
    }
  }

  @Override
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    int expected = modCount;
    for (Node<K, V> n = firstNode(); n != null; n = successor(n)) {
      n.value = function.apply(n.key, n.value);
      checkUnchanged(expected);
    }
  }

  // The whole map, seen as a range without limits.

  private TreeRange<K, V> whole() {
    return new TreeRange<K, V>(this, null, false, null, false, false);
  }

  @Override
  public Map.Entry<K, V> firstEntry() {
    return export(firstNode());
  }

  @Override
  public Map.Entry<K, V> lastEntry() {
    return export(lastNode());
  }

  @Override
  public Map.Entry<K, V> pollFirstEntry() {
    return poll(firstNode());
  }

  @Override
  public Map.Entry<K, V> pollLastEntry() {
    return poll(lastNode());
  }

  Map.Entry<K, V> poll(Node<K, V> n) {
    Map.Entry<K, V> e = export(n);
    if (n != null) {
      delete(n);
    }
    return e;
  }

  @Override
  public Map.Entry<K, V> lowerEntry(K key) {
    return export(below(key, false));
  }

  @Override
  public K lowerKey(K key) {
    return keyOf(below(key, false));
  }

  @Override
  public Map.Entry<K, V> floorEntry(K key) {
    return export(below(key, true));
  }

  @Override
  public K floorKey(K key) {
    return keyOf(below(key, true));
  }

  @Override
  public Map.Entry<K, V> ceilingEntry(K key) {
    return export(above(key, true));
  }

  @Override
  public K ceilingKey(K key) {
    return keyOf(above(key, true));
  }

  @Override
  public Map.Entry<K, V> higherEntry(K key) {
    return export(above(key, false));
  }

  @Override
  public K higherKey(K key) {
    return keyOf(above(key, false));
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
  public Set<Map.Entry<K, V>> entrySet() {
    return whole().entrySet();
  }

  @Override
  public NavigableMap<K, V> descendingMap() {
    return new TreeRange<K, V>(this, null, false, null, false, true);
  }

  @Override
  public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
    return whole().subMap(fromKey, fromInclusive, toKey, toInclusive);
  }

  @Override
  public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
    return whole().headMap(toKey, inclusive);
  }

  @Override
  public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
    return whole().tailMap(fromKey, inclusive);
  }

  @Override
  public SortedMap<K, V> subMap(K fromKey, K toKey) {
    return whole().subMap(fromKey, true, toKey, false);
  }

  @Override
  public SortedMap<K, V> headMap(K toKey) {
    return whole().headMap(toKey, false);
  }

  @Override
  public SortedMap<K, V> tailMap(K fromKey) {
    return whole().tailMap(fromKey, true);
  }
}
