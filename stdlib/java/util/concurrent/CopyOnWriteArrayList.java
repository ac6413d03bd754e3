package java.util.concurrent;

import braid.internal.Monitors;
import braid.internal.Part;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** A list that is copied for each change, so that who reads it has it as it was. */
public class CopyOnWriteArrayList<E>
    implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
  private final Part lock = new Part(this, false);

  /** Never changed, only replaced. */
  private volatile Object[] items;

  public CopyOnWriteArrayList() {
    items = new Object[0];
  }

  public CopyOnWriteArrayList(Collection<? extends E> c) {
    items = c.toArray();
  }

  public CopyOnWriteArrayList(E[] toCopyIn) {
    Object[] made = new Object[toCopyIn.length];
    System.arraycopy(toCopyIn, 0, made, 0, made.length);
    items = made;
  }

  /** The elements as they are now. */
  @SuppressWarnings("unchecked")
  private List<E> now() {
    return Collections.unmodifiableList((List<E>) Arrays.asList(items));
  }

  /** Of the elements as they are now. */
  @Override
  public Stream<E> stream() {
    return now().stream();
  }

  // ---- Reading -----------------------------------------------------------------------------------

  @Override
  public int size() {
    return items.length;
  }

  @Override
  public boolean isEmpty() {
    return items.length == 0;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E get(int index) {
    return (E) items[index];
  }

  @Override
  public boolean contains(Object o) {
    return now().contains(o);
  }

  @Override
  public boolean containsAll(Collection<?> c) {
    return now().containsAll(c);
  }

  @Override
  public int indexOf(Object o) {
    return now().indexOf(o);
  }

  public int indexOf(E e, int index) {
    Object[] a = items;
    for (int i = index; i < a.length; i++) {
      if (Objects.equals(e, a[i])) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public int lastIndexOf(Object o) {
    return now().lastIndexOf(o);
  }

  public int lastIndexOf(E e, int index) {
    Object[] a = items;
    for (int i = index; i >= 0; i--) {
      if (Objects.equals(e, a[i])) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public Object[] toArray() {
    return items.clone();
  }

  @Override
  public <T> T[] toArray(T[] a) {
    return LinkedStore.into(items, a);
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    now().forEach(action);
  }

  @Override
  public Iterator<E> iterator() {
    return now().listIterator();
  }

  @Override
  public ListIterator<E> listIterator() {
    return now().listIterator();
  }

  @Override
  public ListIterator<E> listIterator(int index) {
    List<E> all = now();
    if (index < 0 || index > all.size()) {
      throw outside(index, all.size());
    }
    return all.listIterator(index);
  }

  @Override
  public boolean equals(Object o) {
    return o == this || o instanceof List && now().equals(o);
  }

  @Override
  public int hashCode() {
    return now().hashCode();
  }

  @Override
  public String toString() {
    return now().toString();
  }

  @Override
  public Object clone() {
    return new CopyOnWriteArrayList<E>(now());
  }

  // ---- Changing, under the lock ------------------------------------------------------------------

  private static IndexOutOfBoundsException outside(int index, int size) {
    return new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
  }

  private void put(int index, Object e) {
    Object[] a = items;
    Object[] made = new Object[a.length + 1];
    System.arraycopy(a, 0, made, 0, index);
    made[index] = e;
    System.arraycopy(a, index, made, index + 1, a.length - index);
    items = made;
  }

  @SuppressWarnings("unchecked")
  private E take(int index) {
    Object[] a = items;
    E old = (E) a[index];
    Object[] made = new Object[a.length - 1];
    System.arraycopy(a, 0, made, 0, index);
    System.arraycopy(a, index + 1, made, index, made.length - index);
    items = made;
    return old;
  }

  @Override
  public boolean add(E e) {
    Monitors.enter(lock);
    try {
      put(items.length, e);
      return true;
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public void add(int index, E element) {
    Monitors.enter(lock);
    try {
      if (index < 0 || index > items.length) {
        throw outside(index, items.length);
      }
      put(index, element);
    } finally {
      Monitors.exit(lock);
    }
  }

  public boolean addIfAbsent(E e) {
    if (contains(e)) {
      return false;
    }
    Monitors.enter(lock);
    try {
      boolean isNew = !contains(e);
      if (isNew) {
        put(items.length, e);
      }
      return isNew;
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public E set(int index, E element) {
    Monitors.enter(lock);
    try {
      E old = get(index);
      if (old != element) {
        Object[] made = items.clone();
        made[index] = element;
        items = made;
      }
      return old;
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public E remove(int index) {
    Monitors.enter(lock);
    try {
      return take(index);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public boolean remove(Object o) {
    if (!contains(o)) {
      return false;
    }
    Monitors.enter(lock);
    try {
      int index = indexOf(o);
      if (index >= 0) {
        take(index);
      }
      return index >= 0;
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    return addAll(-1, c.toArray());
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> c) {
    Object[] more = c.toArray();
    Monitors.enter(lock);
    try {
      if (index < 0 || index > items.length) {
        throw outside(index, items.length);
      }
      return addAll(index, more);
    } finally {
      Monitors.exit(lock);
    }
  }

  /** Before an index; at the end if that is negative. */
  private boolean addAll(int index, Object[] more) {
    Monitors.enter(lock);
    try {
      List<Object> all = new ArrayList<Object>(Arrays.asList(items));
      all.addAll(index < 0 ? all.size() : index, Arrays.asList(more));
      if (more.length > 0) {
        items = all.toArray();
      }
      return more.length > 0;
    } finally {
      Monitors.exit(lock);
    }
  }

  public int addAllAbsent(Collection<? extends E> c) {
    Object[] more = c.toArray();
    Monitors.enter(lock);
    try {
      List<Object> all = new ArrayList<Object>(Arrays.asList(items));
      int added = 0;
      for (Object e : more) {
        if (!all.contains(e)) {
          all.add(e);
          added++;
        }
      }
      if (added > 0) {
        items = all.toArray();
      }
      return added;
    } finally {
      Monitors.exit(lock);
    }
  }

  private boolean removeWhere(Predicate<? super E> test) {
    Monitors.enter(lock);
    try {
      List<E> all = new ArrayList<E>(now());
      boolean changed = all.removeIf(test);
      if (changed) {
        items = all.toArray();
      }
      return changed;
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    return removeWhere(Objects.requireNonNull(filter));
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return removeWhere(e -> c.contains(e));
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return removeWhere(e -> !c.contains(e));
  }

  @Override
  public void replaceAll(UnaryOperator<E> operator) {
    Monitors.enter(lock);
    try {
      List<E> all = new ArrayList<E>(now());
      all.replaceAll(operator);
      items = all.toArray();
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public void sort(Comparator<? super E> c) {
    Monitors.enter(lock);
    try {
      List<E> all = new ArrayList<E>(now());
      all.sort(c);
      items = all.toArray();
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public void clear() {
    Monitors.enter(lock);
    items = new Object[0];
    Monitors.exit(lock);
  }

  // ---- A part ------------------------------------------------------------------------------------

  @Override
  public List<E> subList(int fromIndex, int toIndex) {
    Monitors.enter(lock);
    try {
      if (fromIndex < 0 || toIndex > items.length || fromIndex > toIndex) {
        throw new IndexOutOfBoundsException();
      }
      return new Sub(fromIndex, toIndex - fromIndex);
    } finally {
      Monitors.exit(lock);
    }
  }

  /** Of use as long as nobody changes the list in another way. */
  private final class Sub extends AbstractList<E> {
    private final int from;
    private int length;
    private Object[] expected = items;

    Sub(int from, int length) {
      this.from = from;
      this.length = length;
    }

    private void check(int index, int limit) {
      if (index < 0 || index >= limit) {
        throw outside(index, length);
      }
      checkUnchanged();
    }

    private void checkUnchanged() {
      if (items != expected) {
        throw new ConcurrentModificationException();
      }
    }

    @Override
    public int size() {
      Monitors.enter(lock);
      try {
        checkUnchanged();
        return length;
      } finally {
        Monitors.exit(lock);
      }
    }

    @Override
    public E get(int index) {
      Monitors.enter(lock);
      try {
        check(index, length);
        return CopyOnWriteArrayList.this.get(from + index);
      } finally {
        Monitors.exit(lock);
      }
    }

    @Override
    public E set(int index, E element) {
      Monitors.enter(lock);
      try {
        check(index, length);
        E old = CopyOnWriteArrayList.this.set(from + index, element);
        expected = items;
        return old;
      } finally {
        Monitors.exit(lock);
      }
    }

    @Override
    public void add(int index, E element) {
      Monitors.enter(lock);
      try {
        check(index, length + 1);
        put(from + index, element);
        expected = items;
        length++;
      } finally {
        Monitors.exit(lock);
      }
    }

    @Override
    public E remove(int index) {
      Monitors.enter(lock);
      try {
        check(index, length);
        E old = take(from + index);
        expected = items;
        length--;
        return old;
      } finally {
        Monitors.exit(lock);
      }
    }
  }
}
