// Type arguments are erased: the casts sit where the values are used.
import java.util.ArrayList;
import java.util.List;

class Box<T> {
  T value;

  Box(T value) {
    this.value = value;
  }

  T get() {
    return value;
  }

  void set(T v) {
    value = v;
  }

  boolean same(Box<T> other) {
    return value == other.value || value != null && value.equals(other.value);
  }
}

class IntBox extends Box<Integer> {
  IntBox(int v) {
    super(v);
  }

  // A bridge: set(Object) of the superclass calls this one.
  @Override
  void set(Integer v) {
    value = v + 1;
  }

  @Override
  Integer get() {
    return super.get() * 10;
  }
}

public class GenericErasure {
  @SuppressWarnings({"unchecked", "rawtypes"})
  public static void main(String[] args) {
    Box<String> b = new Box<>("text");
    Box raw = b;
    raw.set(5);
    System.out.println(raw.get());
    Object o = b.get();
    System.out.println(o);
    try {
      String s = b.get();
      System.out.println(s);
    } catch (ClassCastException e) {
      System.out.println("cast at the use");
    }
    try {
      System.out.println(b.value.length());
    } catch (ClassCastException e) {
      System.out.println("cast of the field");
    }
    Box<Integer> ib = new IntBox(1);
    ib.set(4);
    System.out.println(ib.get() + ib.value);
    Box rawInt = ib;
    try {
      rawInt.set("no integer");
      System.out.println("stored");
    } catch (ClassCastException e) {
      System.out.println("bridge refuses");
    }
    System.out.println(new Box<Object>(1).getClass() == new Box<String>("").getClass());
    System.out.println(new Box<>("a").same(new Box<>("a")) + " " + new Box<Long>(5L).same(new Box<>(6L)));
    List<Integer> ints = new ArrayList<>();
    ((List) ints).add("smuggled");
    System.out.println(ints.size() + " " + ints);
    try {
      int i = ints.get(0);
      System.out.println(i);
    } catch (ClassCastException e) {
      System.out.println("no Integer");
    }
    for (Object x : ints) System.out.println(x);
    try {
      for (Integer x : ints) System.out.println(x);
    } catch (ClassCastException e) {
      System.out.println("not in the loop either");
    }
    Box<int[]> arr = new Box<>(new int[] {1, 2});
    arr.get()[0]++;
    arr.value[1] += 5;
    System.out.println(arr.get()[0] + arr.value[1]);
    Box<Integer> n = new Box<>(7);
    n.value++;
    n.value += 2;
    n.set(n.get() + n.value);
    System.out.println(n.value);
    Box<Character> c = new Box<>('a');
    c.value++;
    System.out.println(c.value + 1);
    System.out.println(c.value);
  }
}

/* expect:
5
5
cast at the use
cast of the field
55
bridge refuses
true
true false
1 [smuggled]
no Integer
smuggled
not in the loop either
9
20
99
b
*/
