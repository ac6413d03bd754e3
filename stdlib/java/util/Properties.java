package java.util;

import braid.internal.NotAtomic;
import braid.internal.PropertyText;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Names and values, with defaults that other properties have. A Hashtable by name only: what is in
 * it is kept in a ConcurrentHashMap, as in newer JDKs, and has its order.
 */
public class Properties extends Hashtable<Object, Object> {
  protected Properties defaults;

  private final ConcurrentHashMap<Object, Object> map;

  public Properties() {
    this(8);
  }

  public Properties(int initialCapacity) {
    map = new ConcurrentHashMap<Object, Object>(initialCapacity);
  }

  public Properties(Properties defaults) {
    this(8);
    this.defaults = defaults;
  }

  private Properties(Properties defaults, Map<Object, Object> from) {
    map = new ConcurrentHashMap<Object, Object>(from);
    this.defaults = defaults;
  }

  public synchronized Object setProperty(String key, String value) {
    return put(key, value);
  }

  public String getProperty(String key) {
    Object own = map.get(key);
    String value = own instanceof String ? (String) own : null;
    return value == null && defaults != null ? defaults.getProperty(key) : value;
  }

  public String getProperty(String key, String defaultValue) {
    String value = getProperty(key);
    return value == null ? defaultValue : value;
  }

  @NotAtomic("the defaults first, then each pair by itself")
  public Set<String> stringPropertyNames() {
    Map<String, String> found = new HashMap<String, String>();
    collectStrings(found);
    return Collections.unmodifiableSet(found.keySet());
  }

  private void collectStrings(Map<String, String> to) {
    if (defaults != null) {
      defaults.collectStrings(to);
    }
    for (Map.Entry<Object, Object> e : entrySet()) {
      if (e.getKey() instanceof String && e.getValue() instanceof String) {
        to.put((String) e.getKey(), (String) e.getValue());
      }
    }
  }

  @NotAtomic("the defaults first, then each pair by itself")
  public Enumeration<?> propertyNames() {
    return Collections.enumeration(all().keySet());
  }

  /** Of the defaults, too; a key that is no string is an error. */
  private Map<String, Object> all() {
    Map<String, Object> found = new HashMap<String, Object>();
    collect(found);
    return found;
  }

  private void collect(Map<String, Object> to) {
    if (defaults != null) {
      defaults.collect(to);
    }
    for (Map.Entry<Object, Object> e : entrySet()) {
      to.put((String) e.getKey(), e.getValue());
    }
  }

  @NotAtomic("each pair by itself")
  public void list(PrintStream out) {
    out.print(listing());
  }

  @NotAtomic("each pair by itself")
  public void list(PrintWriter out) {
    out.print(listing());
  }

  private String listing() {
    StringBuilder text = new StringBuilder("-- listing properties --\n");
    for (Map.Entry<String, Object> e : all().entrySet()) {
      String value = (String) e.getValue();
      text.append(e.getKey()).append('=');
      text.append(value.length() > 40 ? value.substring(0, 37) + "..." : value).append('\n');
    }
    return text.toString();
  }

  @NotAtomic("the input is read piece by piece")
  public synchronized void load(Reader reader) throws IOException {
    PropertyText.load(Objects.requireNonNull(reader, "reader parameter is null"), this);
  }

  @NotAtomic("the input is read piece by piece")
  public synchronized void load(InputStream inStream) throws IOException {
    Objects.requireNonNull(inStream, "inStream parameter is null");
    PropertyText.load(new InputStreamReader(inStream, "ISO-8859-1"), this);
  }

  /** Writes the date of the machine's clock, then the pairs. */
  @NotAtomic("written piece by piece")
  public void store(Writer writer, String comments) throws IOException {
    PropertyText.store(writer, this, comments, false);
  }

  @NotAtomic("written piece by piece")
  public void store(OutputStream out, String comments) throws IOException {
    Writer writer = new BufferedWriter(new OutputStreamWriter(out, "ISO-8859-1"));
    PropertyText.store(writer, this, comments, true);
  }

  // ---- As a map ----------------------------------------------------------------------------------

  @Override
  public int size() {
    return map.size();
  }

  @Override
  public boolean isEmpty() {
    return map.isEmpty();
  }

  @Override
  public Enumeration<Object> keys() {
    return Collections.enumeration(map.keySet());
  }

  @Override
  public Enumeration<Object> elements() {
    return Collections.enumeration(map.values());
  }

  @Override
  public boolean contains(Object value) {
    return map.contains(value);
  }

  @Override
  public boolean containsValue(Object value) {
    return map.containsValue(value);
  }

  @Override
  public boolean containsKey(Object key) {
    return map.containsKey(key);
  }

  @Override
  public Object get(Object key) {
    return map.get(key);
  }

  @Override
  public synchronized Object put(Object key, Object value) {
    return map.put(key, value);
  }

  @Override
  public synchronized Object remove(Object key) {
    return map.remove(key);
  }

  @NotAtomic("the argument is read without its lock")
  @Override
  public synchronized void putAll(Map<?, ?> t) {
    map.putAll(t);
  }

  @Override
  public synchronized void clear() {
    map.clear();
  }

  @Override
  public synchronized String toString() {
    return map.toString();
  }

  @Override
  public Set<Object> keySet() {
    return new Synchronized.OfSet<Object>(map.keySet(), this);
  }

  @Override
  public Collection<Object> values() {
    return new Synchronized.OfCollection<Object>(map.values(), this);
  }

  @Override
  public Set<Map.Entry<Object, Object>> entrySet() {
    return new Synchronized.OfSet<Map.Entry<Object, Object>>(map.entrySet(), this);
  }

  @Override
  public synchronized boolean equals(Object o) {
    return map.equals(o);
  }

  @Override
  public synchronized int hashCode() {
    return map.hashCode();
  }

  @Override
  public Object getOrDefault(Object key, Object defaultValue) {
    return map.getOrDefault(key, defaultValue);
  }

  @Override
  public synchronized void forEach(BiConsumer<? super Object, ? super Object> action) {
    map.forEach(action);
  }

  @Override
  public synchronized void replaceAll(BiFunction<? super Object, ? super Object, ?> function) {
    map.replaceAll(function);
  }

  @Override
  public synchronized Object putIfAbsent(Object key, Object value) {
    return map.putIfAbsent(key, value);
  }

  @Override
  public synchronized boolean remove(Object key, Object value) {
    return map.remove(key, value);
  }

  @Override
  public synchronized boolean replace(Object key, Object oldValue, Object newValue) {
    return map.replace(key, oldValue, newValue);
  }

  @Override
  public synchronized Object replace(Object key, Object value) {
    return map.replace(key, value);
  }

  @Override
  public synchronized Object computeIfAbsent(
      Object key, Function<? super Object, ?> mappingFunction) {
    return map.computeIfAbsent(key, mappingFunction);
  }

  @Override
  public synchronized Object computeIfPresent(
      Object key, BiFunction<? super Object, ? super Object, ?> remappingFunction) {
    return map.computeIfPresent(key, remappingFunction);
  }

  @Override
  public synchronized Object compute(
      Object key, BiFunction<? super Object, ? super Object, ?> remappingFunction) {
    return map.compute(key, remappingFunction);
  }

  @Override
  public synchronized Object merge(
      Object key, Object value, BiFunction<? super Object, ? super Object, ?> remappingFunction) {
    return map.merge(key, value, remappingFunction);
  }

  @Override
  public synchronized Object clone() {
    return new Properties(defaults, map);
  }
}
