package java.util.concurrent;

import java.util.Comparator;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** A sorted map of which several threads may use each method without a lock. */
public class ConcurrentSkipListMap<K, V> extends SortedPart<K, V> implements Cloneable {
  public ConcurrentSkipListMap() {
    super(null, new TreeMap<K, V>());
  }

  public ConcurrentSkipListMap(Comparator<? super K> comparator) {
    super(null, new TreeMap<K, V>(comparator));
  }

  public ConcurrentSkipListMap(Map<? extends K, ? extends V> m) {
    super(null, new TreeMap<K, V>());
    putAll(m);
  }

  @SuppressWarnings("unchecked")
  public ConcurrentSkipListMap(SortedMap<K, ? extends V> m) {
    super(null, new TreeMap<K, V>(m.comparator()));
    putAll(m);
  }

  public ConcurrentSkipListMap<K, V> clone() {
    return new ConcurrentSkipListMap<K, V>(this);
  }
}
