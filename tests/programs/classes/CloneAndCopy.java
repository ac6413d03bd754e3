// clone of objects and arrays.
class Sheep implements Cloneable {
  int age;
  int[] data = {1, 2};
  String name;
  static int constructed;

  Sheep(String name) {
    this.name = name;
    constructed++;
  }

  public Sheep copy() {
    try {
      return (Sheep) super.clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }
}

class SpecialSheep extends Sheep {
  double wool = 1.5;

  SpecialSheep() {
    super("special");
  }
}

class Wolf {
  Object tryClone() throws CloneNotSupportedException {
    return clone();
  }
}

public class CloneAndCopy {
  public static void main(String[] args) {
    Sheep a = new Sheep("dolly");
    a.age = 5;
    Sheep b = a.copy();
    b.age++;
    b.data[0] = 100;
    b.name += "2";
    System.out.println(a.age + a.name + a.data[0] + " " + b.age + b.name + b.data[0] + " " + Sheep.constructed + (a == b));
    Sheep s = new SpecialSheep();
    Sheep t = s.copy();
    System.out.println(t.getClass().getName() + ((SpecialSheep) t).wool + t.name);
    try {
      new Wolf().tryClone();
    } catch (CloneNotSupportedException e) {
      System.out.println(e);
    }
    String[][] m = {{"a"}, {"b", "c"}};
    String[][] n = m.clone();
    n[0][0] = "changed";
    n[1] = new String[] {"new"};
    System.out.println(m[0][0] + m[1].length + n[1].length);
    double[] d = {1.5, 2.5};
    double[] e = d.clone();
    e[0]++;
    System.out.println(d[0] + e[0]);
    long[] l = new long[0].clone();
    System.out.println(l.length);
    Object o = new char[] {'x'};
    char[] c = ((char[]) o).clone();
    c[0]++;
    System.out.println(c[0]);
    int[] src = {1, 2, 3, 4, 5, 6};
    System.arraycopy(src, 0, src, 2, 4);
    for (int x : src) System.out.print(x);
    System.arraycopy(src, 3, src, 0, 3);
    for (int x : src) System.out.print(x);
    System.out.println();
    Object[] to = new Object[3];
    System.arraycopy(new String[] {"p", "q"}, 0, to, 1, 2);
    System.out.println(to[0] + "" + to[1] + to[2]);
    try {
      System.arraycopy(new Object[] {"s", 5}, 0, new String[2], 0, 2);
    } catch (ArrayStoreException x) {
      System.out.println("store");
    }
    for (int[] p : new int[][] {{-1, 0, 1}, {0, 5, 2}, {5, 0, 2}, {0, 0, -1}, {6, 6, 0}}) {
      try {
        System.arraycopy(src, p[0], src, p[1], p[2]);
        System.out.println("copied");
      } catch (IndexOutOfBoundsException x) {
        System.out.println(x.getClass().getName());
      }
    }
    try {
      System.arraycopy(src, 0, new long[6], 0, 1);
    } catch (ArrayStoreException x) {
      System.out.println("types");
    }
    try {
      System.arraycopy(null, 0, src, 0, 1);
    } catch (NullPointerException x) {
      System.out.println("null");
    }
  }
}

/* expect:
5dolly100 6dolly2100 1false
SpecialSheep1.5special
java.lang.CloneNotSupportedException: Wolf
changed21
4.0
0
y
121234234234
nullpq
store
java.lang.ArrayIndexOutOfBoundsException
java.lang.ArrayIndexOutOfBoundsException
java.lang.ArrayIndexOutOfBoundsException
java.lang.ArrayIndexOutOfBoundsException
copied
types
null
*/
