package java.util;

import java.util.function.Consumer;

/** A hash map that remembers the order in which its keys came, or were last used. */
public class LinkedHashMap<K, V> extends HashMap<K, V> implements Map<K, V> {
  private Link<K, V> eldest;
  private Link<K, V> youngest;
  private final boolean accessOrder;

  /** A node that is also a link of the list of all. */
  private static final class Link<K, V> extends HashMap.Node<K, V> {
    Link<K, V> before;
    Link<K, V> after;

    Link(int hash, K key, V value, HashMap.Node<K, V> next) {
      super(hash, key, value, next);
    }
  }

  public LinkedHashMap() {
    accessOrder = false;
  }

  public LinkedHashMap(int initialCapacity) {
    super(initialCapacity);
    accessOrder = false;
  }

  public LinkedHashMap(int initialCapacity, float loadFactor) {
    super(initialCapacity, loadFactor);
    accessOrder = false;
  }

  public LinkedHashMap(int initialCapacity, float loadFactor, boolean accessOrder) {
    super(initialCapacity, loadFactor);
    this.accessOrder = accessOrder;
  }

  public LinkedHashMap(Map<? extends K, ? extends V> m) {
    accessOrder = false;
    putAll(m);
  }

  protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
    return false;
  }

  @Override
  HashMap.Node<K, V> newNode(int hash, K key, V value, HashMap.Node<K, V> next) {
    Link<K, V> made = new Link<K, V>(hash, key, value, next);
    append(made);
    return made;
  }

  private void append(Link<K, V> link) {
    link.before = youngest;
    link.after = null;
    if (youngest == null) {
      eldest = link;
    } else {
      youngest.after = link;
    }
    youngest = link;
  }

  private void unlink(Link<K, V> link) {
    if (link.before == null) {
      eldest = link.after;
    } else {
      link.before.after = link.after;
    }
    if (link.after == null) {
      youngest = link.before;
    } else {
      link.after.before = link.before;
    }
    link.before = null;
    link.after = null;
  }

  @Override
  boolean showsChains() {
    return false;
  }

  @Override
  void afterAccess(HashMap.Node<K, V> node) {
    if (accessOrder && youngest != node) {
      Link<K, V> link = (Link<K, V>) node;
      unlink(link);
      append(link);
      modCount++;
    }
  }

  @Override
  void afterInsertion() {
    Link<K, V> first = eldest;
    if (first != null && removeEldestEntry(first)) {
      remove(first.key);
    }
  }

  @Override
  void afterRemoval(HashMap.Node<K, V> node) {
    unlink((Link<K, V>) node);
  }

  @Override
  public V get(Object key) {
    HashMap.Node<K, V> n = find(key);
    if (n == null) {
      return null;
    }
    afterAccess(n);
    return n.value;
  }

  @Override
  public V getOrDefault(Object key, V defaultValue) {
    HashMap.Node<K, V> n = find(key);
    if (n == null) {
      return defaultValue;
    }
    afterAccess(n);
    return n.value;
  }

  @Override
  public void clear() {
    super.clear();
    eldest = null;
    youngest = null;
  }

  @Override
  public Object clone() {
    LinkedHashMap<K, V> copy = new LinkedHashMap<K, V>(16, 0.75f, accessOrder);
    copy.putAll(this);
    return copy;
  }

  @Override
  void forEachNode(Consumer<HashMap.Node<K, V>> action) {
    int expected = modCount;
    for (Link<K, V> l = eldest; l != null; l = l.after) {
      action.accept(l);
    }
    if (modCount != expected) {
      throw new ConcurrentModificationException();
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  <T> Iterator<T> newCursor(int kind) {
    return (Iterator<T>) new ListCursor<K, V>(this, kind);
  }

  /** Walks from the eldest to the youngest. */
  private static final class ListCursor<K, V> implements Iterator<Object> {
    private final LinkedHashMap<K, V> map;
    private final int kind;
    private Link<K, V> next;
    private Link<K, V> current;
    private int expected;

    ListCursor(LinkedHashMap<K, V> map, int kind) {
      this.map = map;
      this.kind = kind;
      this.next = map.eldest;
      this.expected = map.modCount;
    }

    @Override
    public boolean hasNext() {
      return next != null;
    }

    @Override
    public Object next() {
      checkUnchanged();
      Link<K, V> l = next;
      if (l == null) {
        throw new NoSuchElementException();
      }
      current = l;
      next = l.after;
      if (kind == KEYS) {
        return l.key;
      }
      return kind == VALUES ? l.value : l;
    }

    @Override
    public void remove() {
      if (current == null) {
        throw new IllegalStateException();
      }
      checkUnchanged();
      map.remove(current.key);
      current = null;
      expected = map.modCount;
    }

    private void checkUnchanged() {
      if (map.modCount != expected) {
        throw new ConcurrentModificationException();
      }
    }
  }
}
