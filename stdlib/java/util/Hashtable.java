package java.util;

import braid.internal.NotAtomic;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A map without nulls whose methods hold the table's own monitor. Its order is the one that programs
 * have come to rely on: the places of an odd number of chains from the last to the first, what came
 * last first in its chain, and twice as many chains and one more when three quarters are full.
 */
public class Hashtable<K, V> extends Dictionary<K, V>
    implements Map<K, V>, Cloneable, java.io.Serializable {
  private static final int KEYS = 0;
  private static final int VALUES = 1;
  private static final int ENTRIES = 2;

  private Node<K, V>[] table;
  private int count;
  private int limit;
  private final float loadFactor;
  private int modCount;

  /** Whether this thread is computing the hash code: a table may contain itself. */
  private boolean inHashCode;

  /** One key with its value, in its chain. */
  private static final class Node<K, V> implements Map.Entry<K, V> {
    final int hash;
    final K key;
    V value;
    Node<K, V> next;

    Node(int hash, K key, V value, Node<K, V> next) {
      this.hash = hash;
      this.key = key;
      this.value = value;
      this.next = next;
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
      value = Objects.requireNonNull(newValue);
      return old;
    }

    @Override
    public boolean equals(Object o) {
      return AbstractMap.sameEntry(this, o);
    }

    @Override
    public int hashCode() {
      return hash ^ Objects.hashCode(value);
    }

    @Override
    public String toString() {
      return key + "=" + value;
    }
  }

  public Hashtable() {
    this(11, 0.75f);
  }

  public Hashtable(int initialCapacity) {
    this(initialCapacity, 0.75f);
  }

  public Hashtable(int initialCapacity, float loadFactor) {
    if (initialCapacity < 0) {
      throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
    }
    if (loadFactor <= 0 || Float.isNaN(loadFactor)) {
      throw new IllegalArgumentException("Illegal Load: " + loadFactor);
    }
    this.loadFactor = loadFactor;
    makeTable(Math.max(1, initialCapacity));
  }

  public Hashtable(Map<? extends K, ? extends V> t) {
    this(Math.max(2 * t.size(), 11), 0.75f);
    putAll(t);
  }

  @SuppressWarnings("unchecked")
  private void makeTable(int chains) {
    table = (Node<K, V>[]) new Node[chains];
    limit = (int) Math.min(chains * loadFactor, (float) (Integer.MAX_VALUE - 8));
  }

  private int place(int hash) {
    return (hash & Integer.MAX_VALUE) % table.length;
  }

  private Node<K, V> find(Object key) {
    int hash = key.hashCode();
    for (Node<K, V> n = table[place(hash)]; n != null; n = n.next) {
      if (n.hash == hash && n.key.equals(key)) {
        return n;
      }
    }
    return null;
  }

  /** Makes room: every chain is put into its new places from its first to its last. */
  protected void rehash() {
    Node<K, V>[] old = table;
    modCount++;
    makeTable(old.length * 2 + 1);
    for (int i = old.length - 1; i >= 0; i--) {
      Node<K, V> n = old[i];
      while (n != null) {
        Node<K, V> next = n.next;
        int at = place(n.hash);
        n.next = table[at];
        table[at] = n;
        n = next;
      }
    }
  }

  private void insert(K key, V value) {
    int hash = key.hashCode();
    if (count >= limit) {
      rehash();
    }
    int at = place(hash);
    table[at] = new Node<K, V>(hash, key, value, table[at]);
    count++;
    modCount++;
  }

  private void unlink(Node<K, V> gone) {
    int at = place(gone.hash);
    if (table[at] == gone) {
      table[at] = gone.next;
    } else {
      Node<K, V> before = table[at];
      while (before.next != gone) {
        before = before.next;
      }
      before.next = gone.next;
    }
    count--;
    modCount++;
  }

  private void checkUnchanged(int changesBefore) {
    if (modCount != changesBefore) {
      throw new ConcurrentModificationException();
    }
  }

  @Override
  public synchronized int size() {
    return count;
  }

  @Override
  public synchronized boolean isEmpty() {
    return count == 0;
  }

  @Override
  public synchronized V get(Object key) {
    Node<K, V> n = find(key);
    return n == null ? null : n.value;
  }

  @Override
  public synchronized V getOrDefault(Object key, V defaultValue) {
    Node<K, V> n = find(key);
    return n == null ? defaultValue : n.value;
  }

  @Override
  public synchronized boolean containsKey(Object key) {
    return find(key) != null;
  }

  public synchronized boolean contains(Object value) {
    Objects.requireNonNull(value);
    for (int i = table.length - 1; i >= 0; i--) {
      for (Node<K, V> n = table[i]; n != null; n = n.next) {
        if (n.value.equals(value)) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public boolean containsValue(Object value) {
    return contains(value);
  }

  @Override
  public synchronized V put(K key, V value) {
    Objects.requireNonNull(value);
    Node<K, V> n = find(key);
    if (n == null) {
      insert(key, value);
      return null;
    }
    return n.setValue(value);
  }

  @Override
  public synchronized V putIfAbsent(K key, V value) {
    Objects.requireNonNull(value);
    Node<K, V> n = find(key);
    if (n == null) {
      insert(key, value);
      return null;
    }
    return n.value;
  }

  @NotAtomic("the argument is read without its lock")
  @Override
  public synchronized void putAll(Map<? extends K, ? extends V> t) {
    for (Map.Entry<? extends K, ? extends V> e : t.entrySet()) {
      put(e.getKey(), e.getValue());
    }
  }

  @Override
  public synchronized V remove(Object key) {
    Node<K, V> n = find(key);
    if (n == null) {
      return null;
    }
    unlink(n);
    return n.value;
  }

  @Override
  public synchronized boolean remove(Object key, Object value) {
    Objects.requireNonNull(value);
    Node<K, V> n = find(key);
    if (n == null || !n.value.equals(value)) {
      return false;
    }
    unlink(n);
    return true;
  }

  @Override
  public synchronized boolean replace(K key, V oldValue, V newValue) {
    Objects.requireNonNull(oldValue);
    Objects.requireNonNull(newValue);
    Node<K, V> n = find(key);
    if (n == null || !n.value.equals(oldValue)) {
      return false;
    }
    n.value = newValue;
    return true;
  }

  @Override
  public synchronized V replace(K key, V value) {
    Objects.requireNonNull(value);
    Node<K, V> n = find(key);
    return n == null ? null : n.setValue(value);
  }

  @Override
  public synchronized void clear() {
    modCount++;
    for (int i = 0; i < table.length; i++) {
      table[i] = null;
    }
    count = 0;
  }

  @Override
  public synchronized void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    int before = modCount;
    for (Node<K, V> first : table) {
      for (Node<K, V> n = first; n != null; n = n.next) {
        action.accept(n.key, n.value);
        checkUnchanged(before);
      }
    }
  }

  @Override
  public synchronized void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    int before = modCount;
    for (Node<K, V> first : table) {
      for (Node<K, V> n = first; n != null; n = n.next) {
        n.value = Objects.requireNonNull(function.apply(n.key, n.value));
        checkUnchanged(before);
      }
    }
  }

  @Override
  public synchronized V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
    Objects.requireNonNull(mappingFunction);
    Node<K, V> n = find(key);
    if (n != null) {
      return n.value;
    }
    int before = modCount;
    V made = mappingFunction.apply(key);
    checkUnchanged(before);
    return keep(key, null, made);
  }

  @Override
  public synchronized V computeIfPresent(
      K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    Node<K, V> n = find(key);
    return n == null ? null : recompute(key, n, remappingFunction);
  }

  @Override
  public synchronized V compute(
      K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    return recompute(key, find(key), remappingFunction);
  }

  @Override
  public synchronized V merge(
      K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    Node<K, V> n = find(key);
    if (n == null) {
      return keep(key, null, value);
    }
    int before = modCount;
    V made = remappingFunction.apply(n.value, value);
    checkUnchanged(before);
    return keep(key, n, made);
  }

  private V recompute(K key, Node<K, V> n, BiFunction<? super K, ? super V, ? extends V> function) {
    int before = modCount;
    V made = function.apply(key, n == null ? null : n.value);
    checkUnchanged(before);
    return keep(key, n, made);
  }

  /** The key has this value from now on, or goes if that is null; n is where it is already. */
  private V keep(K key, Node<K, V> n, V made) {
    if (n == null && made != null) {
      insert(key, made);
    } else if (n != null && made != null) {
      n.value = made;
    } else if (n != null) {
      unlink(n);
    }
    return made;
  }

  @NotAtomic("each step; the table may change between two of them")
  @Override
  public synchronized Enumeration<K> keys() {
    return count == 0 ? Collections.emptyEnumeration() : new Walk<K>(this, KEYS, false);
  }

  @NotAtomic("each step; the table may change between two of them")
  @Override
  public synchronized Enumeration<V> elements() {
    return count == 0 ? Collections.emptyEnumeration() : new Walk<V>(this, VALUES, false);
  }

  @NotAtomic("of this and the other views, each step of their iterators, and what reads its argument")
  @Override
  public Set<K> keySet() {
    return new Synchronized.OfSet<K>(new SetView<K>(this, KEYS), this);
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new Synchronized.OfSet<Map.Entry<K, V>>(new SetView<Map.Entry<K, V>>(this, ENTRIES), this);
  }

  @Override
  public Collection<V> values() {
    return new Synchronized.OfCollection<V>(new ValuesView<V>(this), this);
  }

  /** The keys or the entries. */
  private static final class SetView<E> extends AbstractSet<E> {
    private final Hashtable<?, ?> owner;
    private final int kind;

    SetView(Hashtable<?, ?> owner, int kind) {
      this.owner = owner;
      this.kind = kind;
    }

    @Override
    public Iterator<E> iterator() {
      return new Walk<E>(owner, kind, true);
    }

    @Override
    public int size() {
      return owner.count;
    }

    @Override
    public boolean contains(Object o) {
      if (kind == KEYS) {
        return owner.containsKey(o);
      }
      Map.Entry<?, ?> e = o instanceof Map.Entry ? (Map.Entry<?, ?>) o : null;
      Node<?, ?> n = e == null ? null : owner.find(e.getKey());
      return n != null && n.equals(e);
    }

    @Override
    public boolean remove(Object o) {
      if (!contains(o)) {
        return false;
      }
      return owner.remove(kind == KEYS ? o : ((Map.Entry<?, ?>) o).getKey()) != null;
    }

    @Override
    public void clear() {
      owner.clear();
    }
  }

  /** The values. */
  private static final class ValuesView<V> extends AbstractCollection<V> {
    private final Hashtable<?, V> owner;

    ValuesView(Hashtable<?, V> owner) {
      this.owner = owner;
    }

    @Override
    public Iterator<V> iterator() {
      return new Walk<V>(owner, VALUES, true);
    }

    @Override
    public int size() {
      return owner.count;
    }

    @Override
    public boolean contains(Object o) {
      return owner.containsValue(o);
    }

    @Override
    public void clear() {
      owner.clear();
    }
  }

  /** Goes from the last chain to the first; as an iterator it watches for changes. */
  private static final class Walk<T> implements Enumeration<T>, Iterator<T> {
    private final Hashtable<?, ?> owner;
    private final Node<?, ?>[] table;
    private final int kind;
    private final boolean strict;
    private int changes;
    private int index;
    private Node<?, ?> next;
    private Node<?, ?> last;

    Walk(Hashtable<?, ?> owner, int kind, boolean strict) {
      this.owner = owner;
      this.table = owner.table;
      this.kind = kind;
      this.strict = strict;
      this.changes = owner.modCount;
      this.index = table.length;
    }

    @Override
    public boolean hasMoreElements() {
      while (next == null && index > 0) {
        next = table[--index];
      }
      return next != null;
    }

    @Override
    @SuppressWarnings("unchecked")
    public T nextElement() {
      if (!hasMoreElements()) {
        throw new NoSuchElementException("Hashtable Enumerator");
      }
      last = next;
      next = last.next;
      return (T) (kind == KEYS ? last.key : kind == VALUES ? last.value : last);
    }

    @Override
    public boolean hasNext() {
      return hasMoreElements();
    }

    @Override
    public T next() {
      owner.checkUnchanged(changes);
      return nextElement();
    }

    @Override
    public void remove() {
      if (!strict) {
        throw new UnsupportedOperationException();
      }
      if (last == null) {
        throw new IllegalStateException("Hashtable Enumerator");
      }
      owner.checkUnchanged(changes);
      owner.remove(last.key);
      changes = owner.modCount;
      last = null;
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public synchronized Object clone() {
    Hashtable<K, V> copy;
    try {
      copy = (Hashtable<K, V>) super.clone();
    } catch (CloneNotSupportedException never) {
      throw new InternalError(never);
    }
    copy.makeTable(table.length);
    for (int i = 0; i < table.length; i++) {
      copy.table[i] = copyOfChain(table[i]);
    }
    copy.modCount = 0;
    return copy;
  }

  private static <K, V> Node<K, V> copyOfChain(Node<K, V> first) {
    Node<K, V> start = null;
    Node<K, V> end = null;
    for (Node<K, V> n = first; n != null; n = n.next) {
      Node<K, V> made = new Node<K, V>(n.hash, n.key, n.value, null);
      if (end == null) {
        start = made;
      } else {
        end.next = made;
      }
      end = made;
    }
    return start;
  }

  @NotAtomic("the argument is read without its lock")
  @Override
  public synchronized boolean equals(Object o) {
    if (o == this) {
      return true;
    }
    if (!(o instanceof Map) || ((Map<?, ?>) o).size() != count) {
      return false;
    }
    Map<?, ?> other = (Map<?, ?>) o;
    try {
      for (Map.Entry<K, V> e : entrySet()) {
        if (!e.getValue().equals(other.get(e.getKey()))) {
          return false;
        }
      }
    } catch (ClassCastException | NullPointerException foreign) {
      return false;
    }
    return true;
  }

  @Override
  public synchronized int hashCode() {
    if (count == 0 || inHashCode) {
      return 0;
    }
    inHashCode = true;
    int h = 0;
    try {
      for (Map.Entry<K, V> e : entrySet()) {
        h += e.hashCode();
      }
    } finally {
      inHashCode = false;
    }
    return h;
  }

  @Override
  public synchronized String toString() {
    StringJoiner all = new StringJoiner(", ", "{", "}");
    for (Map.Entry<K, V> e : entrySet()) {
      Object key = e.getKey();
      Object value = e.getValue();
      all.add((key == this ? "(this Map)" : key) + "=" + (value == this ? "(this Map)" : value));
    }
    return all.toString();
  }
}
