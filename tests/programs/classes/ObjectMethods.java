// equals, hashCode and toString: the defaults and overridden ones, in collections.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

class Key implements Comparable<Key> {
  final int a;
  final String b;

  Key(int a, String b) {
    this.a = a;
    this.b = b;
  }

  @Override
  public boolean equals(Object o) {
    if (this == o) return true;
    if (!(o instanceof Key)) return false;
    Key k = (Key) o;
    return a == k.a && Objects.equals(b, k.b);
  }

  @Override
  public int hashCode() {
    return 31 * a + (b == null ? 0 : b.hashCode());
  }

  @Override
  public String toString() {
    return "(" + a + ", " + b + ")";
  }

  public int compareTo(Key o) {
    return a != o.a ? Integer.compare(a, o.a) : b.compareTo(o.b);
  }
}

class Plain {
  int v;
}

class BadHash {
  final String s;

  BadHash(String s) {
    this.s = s;
  }

  public int hashCode() {
    return 1;
  }

  public boolean equals(Object o) {
    return o instanceof BadHash && ((BadHash) o).s.equals(s);
  }
}

public class ObjectMethods {
  public static void main(String[] args) {
    Key k1 = new Key(1, "x"), k2 = new Key(1, "x"), k3 = new Key(2, null);
    System.out.println(k1.equals(k2) + " " + (k1 == k2) + " " + k1.equals(k3) + " " + k3.equals(new Key(2, null)) + " " + k1.equals("x") + " " + k1.equals(null));
    System.out.println(k1.hashCode() == k2.hashCode());
    Map<Key, String> m = new HashMap<>();
    m.put(k1, "one");
    m.put(k2, "two");
    m.put(k3, "three");
    System.out.println(m.size() + " " + m.get(new Key(1, "x")) + " " + m.get(new Key(2, null)) + " " + m.get(new Key(3, "")));
    Plain p1 = new Plain(), p2 = new Plain();
    System.out.println(p1.equals(p2) + " " + p1.equals(p1) + " " + (p1.hashCode() == p1.hashCode()) + " " + (p1.hashCode() == System.identityHashCode(p1)));
    System.out.println(p1.toString().startsWith("Plain@") + " " + p1.toString().equals("Plain@" + Integer.toHexString(p1.hashCode())));
    Set<Object> set = new HashSet<>();
    System.out.println(set.add(p1) + " " + set.add(p1) + " " + set.add(p2) + " " + set.contains(new Plain()) + " " + set.size());
    Set<BadHash> bad = new HashSet<>();
    for (int i = 0; i < 50; i++) bad.add(new BadHash("s" + i % 25));
    System.out.println(bad.size() + " " + bad.contains(new BadHash("s7")) + " " + bad.remove(new BadHash("s7")) + " " + bad.contains(new BadHash("s7")));
    List<Key> list = new ArrayList<>();
    list.add(k1);
    list.add(k3);
    System.out.println(list + " " + list.contains(k2) + " " + list.indexOf(new Key(2, null)) + " " + list.remove(k2) + list);
    System.out.println(new Key(1, "b").compareTo(new Key(1, "c")) + " " + new Key(5, "").compareTo(k1));
    System.out.println(Objects.hash(1, 2, 3) + " " + Objects.hashCode(null) + " " + Objects.toString(null) + " " + Objects.toString(null, "default") + " " + Objects.equals(null, null) + " " + Objects.requireNonNull("ok") + " " + Objects.isNull(null) + Objects.nonNull(null));
    try {
      Objects.requireNonNull(null, "must not be null");
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(p1.getClass() == p2.getClass());
    System.out.println(k1.getClass().getName() + " " + "s".getClass().getName() + " " + k1.getClass().getSimpleName());
    Object boxed = 5;
    System.out.println(boxed.getClass().getName() + boxed.hashCode() + boxed);
  }
}

/* expect:
true false false true false false
true
2 two three null
false true true true
true true
true false true false 2
25 true true false
[(1, x), (2, null)] true 1 true[(2, null)]
-1 1
30817 0 null default true ok truefalse
must not be null
true
Key java.lang.String Key
java.lang.Integer55
*/
