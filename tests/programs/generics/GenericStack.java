// Generic classes of one's own: a stack, a linked queue, a pair; fields, arrays and nulls of type T.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

class MyStack<T> {
  private Object[] items = new Object[2];
  private int size;

  void push(T t) {
    if (size == items.length) {
      Object[] bigger = new Object[size * 2];
      System.arraycopy(items, 0, bigger, 0, size);
      items = bigger;
    }
    items[size++] = t;
  }

  @SuppressWarnings("unchecked")
  T pop() {
    if (size == 0) throw new IllegalStateException("empty stack");
    T t = (T) items[--size];
    items[size] = null;
    return t;
  }

  boolean isEmpty() {
    return size == 0;
  }

  int size() {
    return size;
  }
}

class Pair<A, B> {
  private final A first;
  private final B second;

  Pair(A first, B second) {
    this.first = first;
    this.second = second;
  }

  A first() {
    return first;
  }

  B second() {
    return second;
  }

  Pair<B, A> swap() {
    return new Pair<B, A>(second, first);
  }

  @Override
  public String toString() {
    return "<" + first + ", " + second + ">";
  }
}

class Chain<T> implements Iterable<T> {
  private static class Link<E> {
    final E value;
    Link<E> next;

    Link(E value) {
      this.value = value;
    }
  }

  private Link<T> head, tail;

  Chain<T> add(T t) {
    Link<T> l = new Link<>(t);
    if (head == null) head = l;
    else tail.next = l;
    tail = l;
    return this;
  }

  public Iterator<T> iterator() {
    return new Iterator<T>() {
      private Link<T> at = head;

      public boolean hasNext() {
        return at != null;
      }

      public T next() {
        T t = at.value;
        at = at.next;
        return t;
      }
    };
  }
}

public class GenericStack {
  public static void main(String[] args) {
    MyStack<Integer> s = new MyStack<>();
    for (int i = 0; i < 10; i++) s.push(i * i);
    int sum = 0;
    while (!s.isEmpty()) sum = sum * 2 + s.pop();
    System.out.println(sum);
    try {
      s.pop();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    MyStack<String> t = new MyStack<String>();
    t.push("a");
    t.push(null);
    System.out.println(t.pop() + t.pop().length() + t.size());
    MyStack<MyStack<int[]>> deep = new MyStack<>();
    MyStack<int[]> in = new MyStack<>();
    in.push(new int[] {4, 5});
    deep.push(in);
    System.out.println(deep.pop().pop()[1] + 1);
    Pair<String, Integer> p = new Pair<>("x", 3);
    System.out.println(p + " " + p.swap() + " " + (p.second() + p.swap().first()) + p.first().concat("y"));
    Pair<Pair<String, Integer>, List<Double>> nested = new Pair<>(p, new ArrayList<>());
    nested.second().add(2.5);
    System.out.println(nested.first().second() + nested.second().get(0) * 2);
    Chain<Character> chain = new Chain<Character>().add('q').add('w').add('e');
    String out = "";
    for (char c : chain) out += (char) (c + 1);
    for (Character c : chain) out += c;
    System.out.println(out);
    int total = 0;
    for (int v : new Chain<Integer>().add(1).add(2).add(3)) total += v;
    System.out.println(total);
  }
}

/* expect:
67578
empty stack
null10
6
<x, 3> <3, x> 6xy
8.0
rxfqwe
6
*/
