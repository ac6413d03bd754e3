package java.util.concurrent;

import braid.internal.Hidden;
import braid.internal.Monitors;
import braid.internal.Part;

/**
 * The table of a ConcurrentHashMap: bins of nodes. What the table holds is under one lock, `data`,
 * which is never held while other code runs (equals, a function). Who changes a bin holds that bin's
 * own lock as long as it takes, a function's call included; so functions of different bins run side
 * by side, and who only reads waits for none of them.
 *
 * <p>Sizes of the table, and the order in a bin and after growing, are those that programs see in the
 * order of iteration.
 */
final class HashBins<K, V> implements java.io.Serializable {
  private static final int MAX_CAPACITY = 1 << 30;
  private static final int FIRST_CAPACITY = 16;
  private static final int LONG_CHAIN = 8;
  private static final int SMALL_TABLE = 64;

  /** A key with its value. When it has left, `next` still says what followed it. */
  static final class Node<K, V> {
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
  }

  private static final class Bin<K, V> {
    Node<K, V> first;
    final Part lock;

    /** Threads that have the lock or want it. */
    int users;

    /** A function is about to fill the bin, which was empty. */
    boolean reserved;

    /** The bin of a smaller table whose lock this is, too, because it was in use. */
    final Bin<K, V> from;

    Bin(Part lock, Bin<K, V> from) {
      this.lock = lock;
      this.from = from;
    }

    boolean isUsed() {
      return users > 0 || from != null && from.isUsed();
    }
  }

  /** When to grow: that nobody else has grown the table meanwhile shows in the table itself. */
  @Hidden
  private static final class Count implements java.io.Serializable {
    int nodes;
  }

  /** What a change makes of the value of a key; null stands for none, before and after. */
  abstract static class Change<K, V> {
    V old;
    V made;

    abstract V apply(K key, V old);

    /** Whether it runs a function of the user's. */
    boolean isCall() {
      return false;
    }

    /** Whether nothing changes where there is no value. */
    boolean needsOld() {
      return false;
    }
  }

  private final Object map;
  private final Part data;
  private final Count count = new Count();

  /** Null until the first node; elements null until a bin is used. */
  private Bin<K, V>[] table;

  /** 0 if nobody has said. */
  private int firstCapacity;

  HashBins(Object map, int firstCapacity) {
    this.map = map;
    this.data = new Part(map, false);
    this.firstCapacity = firstCapacity == 0 ? 0 : powerOfTwo(firstCapacity);
  }

  static int powerOfTwo(int least) {
    if (least >= MAX_CAPACITY) {
      return MAX_CAPACITY;
    }
    int n = 1;
    while (n < least) {
      n <<= 1;
    }
    return n;
  }

  static int hash(Object key) {
    int h = key.hashCode();
    return (h ^ (h >>> 16)) & Integer.MAX_VALUE;
  }

  // ---- Under the lock of the data ----------------------------------------------------------------

  @SuppressWarnings("unchecked")
  private Bin<K, V> bin(int h) {
    if (table == null) {
      table = (Bin<K, V>[]) new Bin[firstCapacity == 0 ? FIRST_CAPACITY : firstCapacity];
    }
    int i = h & (table.length - 1);
    if (table[i] == null) {
      table[i] = new Bin<K, V>(new Part(map, false), null);
    }
    return table[i];
  }

  private Node<K, V> first(int h) {
    return table == null ? null : firstAt(h & (table.length - 1));
  }

  private Node<K, V> firstAt(int i) {
    return table[i] == null ? null : table[i].first;
  }

  private static <K, V> Node<K, V> withHash(Node<K, V> n, int h) {
    while (n != null && n.hash != h) {
      n = n.next;
    }
    return n;
  }

  /** Puts a node at the end of its bin; the number of nodes that were there. */
  private int append(int h, K key, V value) {
    Bin<K, V> b = bin(h);
    Node<K, V> made = new Node<K, V>(h, key, value, null);
    count.nodes++;
    if (b.first == null) {
      b.first = made;
      return 0;
    }
    int length = 1;
    Node<K, V> n = b.first;
    while (n.next != null) {
      n = n.next;
      length++;
    }
    n.next = made;
    return length;
  }

  private void unlink(Node<K, V> node) {
    count.nodes--;
    Bin<K, V> b = bin(node.hash);
    if (b.first == node) {
      b.first = node.next;
      return;
    }
    Node<K, V> n = b.first;
    while (n.next != node) {
      n = n.next;
    }
    n.next = node.next;
  }

  /** A table of at least this size, with the same nodes. */
  @SuppressWarnings("unchecked")
  private void grow(int capacity) {
    while (table.length < capacity) {
      Bin<K, V>[] old = table;
      Bin<K, V>[] made = (Bin<K, V>[]) new Bin[old.length << 1];
      for (int i = 0; i < old.length; i++) {
        if (old[i] != null) {
          split(old[i], made, i, old.length);
        }
      }
      table = made;
    }
  }

  private Bin<K, V> successor(Bin<K, V> b) {
    return b.isUsed() ? new Bin<K, V>(b.lock, b) : new Bin<K, V>(new Part(map, false), null);
  }

  /**
   * Deals the nodes out to two bins. Those at the end that go to the same one stay as they are, the
   * others are copied, in reverse: who is in the middle of the old bin finds it unchanged.
   */
  private void split(Bin<K, V> b, Bin<K, V>[] to, int i, int bit) {
    to[i] = successor(b);
    to[i + bit] = successor(b);
    Node<K, V> rest = b.first;
    for (Node<K, V> n = b.first; n != null; n = n.next) {
      if ((n.hash & bit) != (rest.hash & bit)) {
        rest = n;
      }
    }
    if (rest != null) {
      to[(rest.hash & bit) == 0 ? i : i + bit].first = rest;
    }
    for (Node<K, V> n = b.first; n != rest; n = n.next) {
      Bin<K, V> half = to[(n.hash & bit) == 0 ? i : i + bit];
      half.first = new Node<K, V>(n.hash, n.key, n.value, half.first);
    }
  }

  private void growIfFull(int chain) {
    if (chain >= LONG_CHAIN && table.length < SMALL_TABLE) {
      grow(enough(table.length, table.length << 2));
    }
    while (count.nodes >= table.length - (table.length >>> 2) && table.length < MAX_CAPACITY) {
      grow(table.length << 1);
    }
  }

  /** The table doubles until this is no more than the number of nodes at which it grows. */
  private static int enough(int n, int capacity) {
    while (capacity > n - (n >>> 2) && n < MAX_CAPACITY) {
      n <<= 1;
    }
    return n;
  }

  /** Room for more nodes, before they come. */
  void reserve(int nodes) {
    int capacity = powerOfTwo(nodes + (nodes >>> 1) + 1);
    Monitors.enter(data);
    if (table == null) {
      firstCapacity = enough(Math.max(firstCapacity, capacity), capacity);
    } else {
      grow(enough(table.length, capacity));
    }
    Monitors.exit(data);
  }

  // ---- Reading -----------------------------------------------------------------------------------

  /** The value of a key; null if there is none. */
  V get(Object key) {
    int h = hash(key);
    Node<K, V> n = null;
    while (true) {
      V value;
      Monitors.enter(data);
      n = withHash(n == null ? first(h) : n.next, h);
      value = n == null ? null : n.value;
      Monitors.exit(data);
      if (n == null || n.key == key || key.equals(n.key)) {
        return value;
      }
    }
  }

  private Node<K, V> find(Object key, int h) {
    Node<K, V> n = null;
    while (true) {
      Monitors.enter(data);
      n = withHash(n == null ? first(h) : n.next, h);
      Monitors.exit(data);
      if (n == null || n.key == key || key.equals(n.key)) {
        return n;
      }
    }
  }

  /** The value of a key that is the first in its bin; null if it is not. */
  V getFirst(Object key) {
    int h = hash(key);
    Monitors.enter(data);
    Node<K, V> n = first(h);
    V value = n == null ? null : n.value;
    Monitors.exit(data);
    return n != null && n.hash == h && (n.key == key || key.equals(n.key)) ? value : null;
  }

  // ---- Changing ----------------------------------------------------------------------------------

  private Bin<K, V> enterBin(int h) {
    while (true) {
      Monitors.enter(data);
      Bin<K, V> b = bin(h);
      b.users++;
      Monitors.exit(data);
      Monitors.enter(b.lock);
      Monitors.enter(data);
      boolean isIt = bin(h) == b;
      boolean reserved = b.reserved;
      Monitors.exit(data);
      if (isIt && !reserved) {
        return b;
      }
      exitBin(b);
      if (isIt) {
        throw new IllegalStateException("Recursive update");
      }
    }
  }

  private void exitBin(Bin<K, V> b) {
    Monitors.enter(data);
    b.users--;
    Monitors.exit(data);
    Monitors.exit(b.lock);
  }

  /** Makes the change in one step for everybody who changes this key. */
  void change(K key, Change<K, V> change) {
    int h = hash(key);
    int chain = -1;
    if (change.needsOld() && isEmptyBin(h)) {
      return;
    }
    Bin<K, V> b = enterBin(h);
    try {
      Node<K, V> node = find(key, h);
      change.old = node == null ? null : valueOf(node);
      change.made = change.isCall() ? call(change, key, b) : change.apply(key, change.old);
      chain = store(h, key, node, change);
    } finally {
      exitBin(b);
    }
    if (chain >= 0) {
      Monitors.enter(data);
      growIfFull(chain);
      Monitors.exit(data);
    }
  }

  private boolean isEmptyBin(int h) {
    Monitors.enter(data);
    try {
      return first(h) == null;
    } finally {
      Monitors.exit(data);
    }
  }

  private V valueOf(Node<K, V> node) {
    Monitors.enter(data);
    try {
      return node.value;
    } finally {
      Monitors.exit(data);
    }
  }

  private V call(Change<K, V> change, K key, Bin<K, V> b) {
    Monitors.enter(data);
    boolean reserves = b.first == null;
    b.reserved = reserves;
    Node<K, V> last = b.first;
    while (last != null && last.next != null) {
      last = last.next;
    }
    Monitors.exit(data);
    V made;
    try {
      made = change.apply(key, change.old);
    } finally {
      Monitors.enter(data);
      b.reserved = false;
      Monitors.exit(data);
    }
    if (change.old == null && made != null && last != null && nextOf(last) != null) {
      throw new IllegalStateException("Recursive update");
    }
    return made;
  }

  private Node<K, V> nextOf(Node<K, V> node) {
    Monitors.enter(data);
    try {
      return node.next;
    } finally {
      Monitors.exit(data);
    }
  }

  /** Of a new node: how many there were in its bin; else -1. */
  private int store(int h, K key, Node<K, V> node, Change<K, V> change) {
    if (change.made == change.old) {
      return -1;
    }
    Monitors.enter(data);
    try {
      // The table may have been dealt out anew meanwhile, and the node copied.
      Node<K, V> now = node == null ? null : current(node);
      if (now == null) {
        return change.made == null ? -1 : append(h, key, change.made);
      }
      if (change.made == null) {
        unlink(now);
      } else {
        now.value = change.made;
      }
      return -1;
    } finally {
      Monitors.exit(data);
    }
  }

  private Node<K, V> current(Node<K, V> node) {
    Node<K, V> n = first(node.hash);
    while (n != null && n.key != node.key) {
      n = n.next;
    }
    return n;
  }

  /** Takes all nodes out, one bin after the other. */
  void clear() {
    int i = 0;
    while (true) {
      Monitors.enter(data);
      while (table != null && i < table.length && firstAt(i) == null) {
        i++;
      }
      boolean ended = table == null || i >= table.length;
      Monitors.exit(data);
      if (ended) {
        return;
      }
      Bin<K, V> b = enterBin(i);
      Monitors.enter(data);
      for (Node<K, V> n = b.first; n != null; n = n.next) {
        count.nodes--;
      }
      b.first = null;
      Monitors.exit(data);
      exitBin(b);
      i++;
    }
  }

  // ---- Going through -----------------------------------------------------------------------------

  boolean isEmpty() {
    return new Walk<K, V>(this).node == null;
  }

  /** Goes through all nodes; each step is one by itself. */
  static final class Walk<K, V> {
    private final HashBins<K, V> bins;

    /** The size of the table when it began: a bin of it is several ones in a larger table. */
    private int size;

    private int base;
    private int at;

    /** Where it is, with the value that was seen; null at the end. */
    Node<K, V> node;

    V value;

    Walk(HashBins<K, V> bins) {
      this.bins = bins;
      Monitors.enter(bins.data);
      size = bins.table == null ? 0 : bins.table.length;
      if (size > 0) {
        node = bins.firstAt(0);
        settle();
      }
      Monitors.exit(bins.data);
    }

    private void settle() {
      while (node == null && base < size) {
        at += size;
        if (at >= bins.table.length) {
          at = ++base;
        }
        node = base < size ? bins.firstAt(at) : null;
      }
      value = node == null ? null : node.value;
    }

    void advance() {
      Monitors.enter(bins.data);
      node = node.next;
      settle();
      Monitors.exit(bins.data);
    }
  }
}
