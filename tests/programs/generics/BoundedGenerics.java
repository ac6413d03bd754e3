// Bounded parameters, generic interfaces, generic methods in their simplest form.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

interface Transformer<A, B> {
  B apply(A a);
}

class SortedBag<T extends Comparable<T>> {
  private final List<T> items = new ArrayList<>();

  void add(T t) {
    int i = 0;
    while (i < items.size() && items.get(i).compareTo(t) <= 0) i++;
    items.add(i, t);
  }

  T max() {
    return items.get(items.size() - 1);
  }

  boolean sorted() {
    for (int i = 1; i < items.size(); i++) {
      if (items.get(i - 1).compareTo(items.get(i)) > 0) return false;
    }
    return true;
  }

  public String toString() {
    return items.toString();
  }
}

class Sum<N extends Number> {
  private double total;

  Sum<N> add(N n) {
    total += n.doubleValue() + n.intValue() % 2;
    return this;
  }

  double total() {
    return total;
  }
}

class Length implements Transformer<String, Integer> {
  public Integer apply(String s) {
    return s.length();
  }
}

class Version implements Comparable<Version> {
  final int major, minor;

  Version(int major, int minor) {
    this.major = major;
    this.minor = minor;
  }

  public int compareTo(Version o) {
    return major != o.major ? major - o.major : minor - o.minor;
  }

  public String toString() {
    return major + "." + minor;
  }
}

public class BoundedGenerics {
  static <T> T choose(boolean b, T x, T y) {
    return b ? x : y;
  }

  static <A, B> List<B> map(List<A> in, Transformer<A, B> f) {
    List<B> out = new ArrayList<>();
    for (A a : in) out.add(f.apply(a));
    return out;
  }

  static <T extends Comparable<T>> T largest(List<T> list) {
    T best = list.get(0);
    for (T t : list) if (t.compareTo(best) > 0) best = t;
    return best;
  }

  static <T> void bubble(T[] a, Comparator<T> c) {
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j + 1 < a.length - i; j++) {
        if (c.compare(a[j], a[j + 1]) > 0) {
          T t = a[j];
          a[j] = a[j + 1];
          a[j + 1] = t;
        }
      }
    }
  }

  public static void main(String[] args) {
    SortedBag<Version> bag = new SortedBag<>();
    int[][] vs = {{1, 10}, {1, 2}, {0, 9}, {2, 0}, {1, 2}};
    for (int[] v : vs) bag.add(new Version(v[0], v[1]));
    System.out.println(bag + " " + bag.max() + " " + bag.sorted() + " " + bag.max().major);
    SortedBag<String> words = new SortedBag<>();
    words.add("pear");
    words.add("apple");
    System.out.println(words.max().length() + words.toString());
    System.out.println(new Sum<Integer>().add(3).add(4).total() + new Sum<Double>().add(1.5).total());
    Transformer<String, Integer> t = new Length();
    System.out.println(t.apply("four") + 1);
    String s = choose(true, "a", "b");
    Integer i = choose(false, 1, 2);
    System.out.println(s + i + choose(args == null, 1.5, 2.5));
    List<String> in = new ArrayList<>();
    in.add("x");
    in.add("yyy");
    in.add("zz");
    List<Integer> lengths = map(in, new Length());
    System.out.println(lengths + " " + largest(lengths) + largest(in));
    Integer[] arr = {5, 2, 9, 1};
    bubble(arr, new Comparator<Integer>() {
      public int compare(Integer a, Integer b) {
        return b - a;
      }
    });
    for (int x : arr) System.out.print(x);
    System.out.println();
  }
}

/* expect:
[0.9, 1.2, 1.2, 1.10, 2.0] 2.0 true 2
4[apple, pear]
10.5
5
a22.5
[1, 3, 2] 3zz
9521
*/
