// A hash map written from scratch, generic in key and value.
interface Visit<K, V> {
  void at(K key, V value);
}

class MyMap<K, V> {
  private static class Entry<K, V> {
    final K key;
    V value;
    Entry<K, V> next;

    Entry(K key, V value, Entry<K, V> next) {
      this.key = key;
      this.value = value;
      this.next = next;
    }
  }

  private Entry<K, V>[] table;
  private int size;

  @SuppressWarnings("unchecked")
  MyMap() {
    table = (Entry<K, V>[]) new Entry[4];
  }

  private int slot(Object key, int length) {
    return (key.hashCode() & 0x7fffffff) % length;
  }

  V get(K key) {
    for (Entry<K, V> e = table[slot(key, table.length)]; e != null; e = e.next) {
      if (e.key.equals(key)) return e.value;
    }
    return null;
  }

  V put(K key, V value) {
    int s = slot(key, table.length);
    for (Entry<K, V> e = table[s]; e != null; e = e.next) {
      if (e.key.equals(key)) {
        V old = e.value;
        e.value = value;
        return old;
      }
    }
    table[s] = new Entry<>(key, value, table[s]);
    if (++size > table.length) grow();
    return null;
  }

  @SuppressWarnings("unchecked")
  private void grow() {
    Entry<K, V>[] old = table;
    table = (Entry<K, V>[]) new Entry[old.length * 2];
    for (Entry<K, V> e : old) {
      while (e != null) {
        Entry<K, V> next = e.next;
        int s = slot(e.key, table.length);
        e.next = table[s];
        table[s] = e;
        e = next;
      }
    }
  }

  int size() {
    return size;
  }

  void each(Visit<K, V> v) {
    for (Entry<K, V> e : table) {
      for (; e != null; e = e.next) v.at(e.key, e.value);
    }
  }
}

public class GenericMapOwn {
  public static void main(String[] args) {
    MyMap<String, Integer> m = new MyMap<>();
    String text = "a rose is a rose is a rose and so is this";
    for (String w : text.split(" ")) {
      Integer n = m.get(w);
      m.put(w, n == null ? 1 : n + 1);
    }
    System.out.println(m.size() + " " + m.get("rose") + " " + m.get("a") + " " + m.get("none"));
    int[] sum = new int[1];
    m.each((k, v) -> sum[0] += k.length() * v);
    System.out.println(sum[0]);
    MyMap<Integer, MyMap<Long, String>> nested = new MyMap<>();
    for (int i = 0; i < 100; i++) {
      MyMap<Long, String> inner = nested.get(i % 10);
      if (inner == null) {
        inner = new MyMap<>();
        nested.put(i % 10, inner);
      }
      inner.put((long) i, "v" + i);
    }
    System.out.println(nested.size() + nested.get(7).size() + nested.get(7).get(77L) + nested.get(7).put(77L, "new").length() + nested.get(7).get(77L));
    long[] hash = {17};
    nested.each((k, v) -> v.each((k2, v2) -> hash[0] = hash[0] * 31 + k * 7 + k2 + v2.hashCode()));
    System.out.println(hash[0]);
  }
}

/* expect:
6 3 3 null
30
20v773new
7649212555923898173
*/
