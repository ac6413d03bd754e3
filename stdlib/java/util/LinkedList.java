package java.util;

/** A doubly linked list; also a queue with two ends. */
public class LinkedList<E>
    extends AbstractSequentialList<E> implements List<E>, Deque<E>, Cloneable, java.io.Serializable {
  private int size;
  private Node<E> head;
  private Node<E> tail;

  /** One element with its neighbours. */
  private static final class Node<E> {
    E item;
    Node<E> prev;
    Node<E> next;

    Node(Node<E> prev, E item, Node<E> next) {
      this.prev = prev;
      this.item = item;
      this.next = next;
    }
  }

  public LinkedList() {}

  public LinkedList(Collection<? extends E> c) {
    addAll(c);
  }

  /** Puts an element before a node, or at the end if there is none. */
  private void insertBefore(Node<E> next, E e) {
    Node<E> prev = next == null ? tail : next.prev;
    Node<E> made = new Node<E>(prev, e, next);
    if (prev == null) {
      head = made;
    } else {
      prev.next = made;
    }
    if (next == null) {
      tail = made;
    } else {
      next.prev = made;
    }
    size++;
    modCount++;
  }

  private E unlink(Node<E> node) {
    E item = node.item;
    Node<E> prev = node.prev;
    Node<E> next = node.next;
    if (prev == null) {
      head = next;
    } else {
      prev.next = next;
    }
    if (next == null) {
      tail = prev;
    } else {
      next.prev = prev;
    }
    node.item = null;
    node.prev = null;
    node.next = null;
    size--;
    modCount++;
    return item;
  }

  private Node<E> nodeAt(int index) {
    Node<E> node;
    if (index < (size >> 1)) {
      node = head;
      for (int i = 0; i < index; i++) {
        node = node.next;
      }
    } else {
      node = tail;
      for (int i = size - 1; i > index; i--) {
        node = node.prev;
      }
    }
    return node;
  }

  private void checkElement(int index) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
    }
  }

  @Override
  public E getFirst() {
    if (head == null) {
      throw new NoSuchElementException();
    }
    return head.item;
  }

  @Override
  public E getLast() {
    if (tail == null) {
      throw new NoSuchElementException();
    }
    return tail.item;
  }

  @Override
  public E removeFirst() {
    if (head == null) {
      throw new NoSuchElementException();
    }
    return unlink(head);
  }

  @Override
  public E removeLast() {
    if (tail == null) {
      throw new NoSuchElementException();
    }
    return unlink(tail);
  }

  @Override
  public void addFirst(E e) {
    Node<E> old = head;
    Node<E> made = new Node<E>(null, e, old);
    head = made;
    if (old == null) {
      tail = made;
    } else {
      old.prev = made;
    }
    size++;
    modCount++;
  }

  @Override
  public void addLast(E e) {
    insertBefore(null, e);
  }

  @Override
  public boolean contains(Object o) {
    return indexOf(o) >= 0;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public boolean add(E e) {
    insertBefore(null, e);
    return true;
  }

  @Override
  public boolean remove(Object o) {
    for (Node<E> n = head; n != null; n = n.next) {
      if (o == null ? n.item == null : o.equals(n.item)) {
        unlink(n);
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    return addAll(size, c);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean addAll(int index, Collection<? extends E> c) {
    checkPosition(index, size);
    Object[] more = c.toArray();
    if (more.length == 0) {
      return false;
    }
    Node<E> next = index == size ? null : nodeAt(index);
    int expected = modCount + 1;
    for (int i = 0; i < more.length; i++) {
      insertBefore(next, (E) more[i]);
    }
    modCount = expected;
    return true;
  }

  @Override
  public void clear() {
    head = null;
    tail = null;
    size = 0;
    modCount++;
  }

  @Override
  public E get(int index) {
    checkElement(index);
    return nodeAt(index).item;
  }

  @Override
  public E set(int index, E element) {
    checkElement(index);
    Node<E> node = nodeAt(index);
    E old = node.item;
    node.item = element;
    return old;
  }

  @Override
  public void add(int index, E element) {
    checkPosition(index, size);
    insertBefore(index == size ? null : nodeAt(index), element);
  }

  @Override
  public E remove(int index) {
    checkElement(index);
    return unlink(nodeAt(index));
  }

  @Override
  public int indexOf(Object o) {
    int i = 0;
    for (Node<E> n = head; n != null; n = n.next) {
      if (o == null ? n.item == null : o.equals(n.item)) {
        return i;
      }
      i++;
    }
    return -1;
  }

  @Override
  public int lastIndexOf(Object o) {
    int i = size;
    for (Node<E> n = tail; n != null; n = n.prev) {
      i--;
      if (o == null ? n.item == null : o.equals(n.item)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public E peek() {
    return head == null ? null : head.item;
  }

  @Override
  public E element() {
    return getFirst();
  }

  @Override
  public E poll() {
    return head == null ? null : unlink(head);
  }

  @Override
  public E remove() {
    return removeFirst();
  }

  @Override
  public boolean offer(E e) {
    return add(e);
  }

  @Override
  public boolean offerFirst(E e) {
    addFirst(e);
    return true;
  }

  @Override
  public boolean offerLast(E e) {
    addLast(e);
    return true;
  }

  @Override
  public E peekFirst() {
    return head == null ? null : head.item;
  }

  @Override
  public E peekLast() {
    return tail == null ? null : tail.item;
  }

  @Override
  public E pollFirst() {
    return head == null ? null : unlink(head);
  }

  @Override
  public E pollLast() {
    return tail == null ? null : unlink(tail);
  }

  @Override
  public void push(E e) {
    addFirst(e);
  }

  @Override
  public E pop() {
    return removeFirst();
  }

  @Override
  public boolean removeFirstOccurrence(Object o) {
    return remove(o);
  }

  @Override
  public boolean removeLastOccurrence(Object o) {
    for (Node<E> n = tail; n != null; n = n.prev) {
      if (o == null ? n.item == null : o.equals(n.item)) {
        unlink(n);
        return true;
      }
    }
    return false;
  }

  @Override
  public Object clone() {
    return new LinkedList<E>(this);
  }

  @Override
  public Object[] toArray() {
    Object[] a = new Object[size];
    int i = 0;
    for (Node<E> n = head; n != null; n = n.next) {
      a[i++] = n.item;
    }
    return a;
  }

  @Override
  public ListIterator<E> listIterator(int index) {
    checkPosition(index, size);
    return new Cursor<E>(this, index);
  }

  @Override
  public Iterator<E> descendingIterator() {
    return new Backwards<E>(new Cursor<E>(this, size));
  }

  /** Both iterators, from node to node. */
  private static final class Cursor<E> implements ListIterator<E> {
    private final LinkedList<E> list;
    private Node<E> last;
    private Node<E> next;
    private int nextIndex;
    private int expected;

    Cursor(LinkedList<E> list, int index) {
      this.list = list;
      this.next = index == list.size ? null : list.nodeAt(index);
      this.nextIndex = index;
      this.expected = list.modCount;
    }

    @Override
    public boolean hasNext() {
      return nextIndex < list.size;
    }

    @Override
    public E next() {
      checkUnchanged();
      if (nextIndex >= list.size) {
        throw new NoSuchElementException();
      }
      last = next;
      next = next.next;
      nextIndex++;
      return last.item;
    }

    @Override
    public boolean hasPrevious() {
      return nextIndex > 0;
    }

    @Override
    public E previous() {
      checkUnchanged();
      if (nextIndex <= 0) {
        throw new NoSuchElementException();
      }
      next = next == null ? list.tail : next.prev;
      last = next;
      nextIndex--;
      return last.item;
    }

    @Override
    public int nextIndex() {
      return nextIndex;
    }

    @Override
    public int previousIndex() {
      return nextIndex - 1;
    }

    @Override
    public void remove() {
      checkUnchanged();
      if (last == null) {
        throw new IllegalStateException();
      }
      Node<E> after = last.next;
      list.unlink(last);
      if (next == last) {
        next = after;
      } else {
        nextIndex--;
      }
      last = null;
      expected++;
    }

    @Override
    public void set(E e) {
      if (last == null) {
        throw new IllegalStateException();
      }
      checkUnchanged();
      last.item = e;
    }

    @Override
    public void add(E e) {
      checkUnchanged();
      last = null;
      list.insertBefore(next, e);
      nextIndex++;
      expected++;
    }

    private void checkUnchanged() {
      if (list.modCount != expected) {
        throw new ConcurrentModificationException();
      }
    }
  }

  /** A list iterator, walked from the end. */
  private static final class Backwards<E> implements Iterator<E> {
    private final ListIterator<E> it;

    Backwards(ListIterator<E> it) {
      this.it = it;
    }

    @Override
    public boolean hasNext() {
      return it.hasPrevious();
    }

    @Override
    public E next() {
      return it.previous();
    }

    @Override
    public void remove() {
      it.remove();
    }
  }
}
