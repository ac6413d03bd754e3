// Enhanced for: the collection is evaluated once, the variable is a copy, conversions apply.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

class Countdown implements Iterable<Integer> {
  private final int from;

  Countdown(int from) {
    this.from = from;
  }

  public Iterator<Integer> iterator() {
    return new Iterator<Integer>() {
      private int next = from;

      public boolean hasNext() {
        return next > 0;
      }

      public Integer next() {
        return next--;
      }
    };
  }
}

public class ForEach {
  static int evaluations = 0;

  static int[] source(int[] a) {
    evaluations++;
    return a;
  }

  public static void main(String[] args) {
    int[] a = {1, 2, 3};
    for (int x : source(a)) {
      x *= 10;
      System.out.print(x + ",");
    }
    System.out.println(evaluations + " " + a[0]);
    for (int x : a) {
      a = new int[] {9};
      System.out.print(x + ",");
    }
    System.out.println(a.length);
    int[] changing = {1, 1, 1, 1};
    int i = 0;
    for (int x : changing) {
      if (i < 3) changing[i + 1] += x;
      i++;
    }
    System.out.println(changing[3]);
    for (long wide : new int[] {1, 2}) System.out.print(wide / 2.0 + ",");
    for (double d : new float[] {0.5f, 0.1f}) System.out.print(d + ",");
    for (Integer boxed : new int[] {5}) System.out.print(boxed.equals(5) + ",");
    for (int unboxed : new Integer[] {6, 7}) System.out.print(unboxed + 1 + ",");
    for (char c : "abc".toCharArray()) System.out.print(c + 1 + ",");
    for (Object o : new String[] {"s"}) System.out.print(o);
    System.out.println();
    int sum = 0;
    for (int v : new Countdown(5)) {
      if (v == 2) break;
      sum = sum * 10 + v;
    }
    System.out.println(sum);
    List<String> list = new ArrayList<>();
    list.add("x");
    list.add("y");
    StringBuilder sb = new StringBuilder();
    for (final String s : list) for (String t : list) sb.append(s).append(t);
    System.out.println(sb);
    List<int[]> arrays = new ArrayList<>();
    arrays.add(new int[] {1, 2});
    arrays.add(new int[0]);
    arrays.add(new int[] {3});
    for (int[] arr : arrays) for (int v : arr) System.out.print(v);
    System.out.println();
    for (String s : new ArrayList<String>()) System.out.println("never " + s);
    for (int v : new int[0]) System.out.println("never " + v);
    try {
      int[] none = null;
      for (int v : none) System.out.println(v);
    } catch (NullPointerException e) {
      System.out.println("null array");
    }
    try {
      List<String> none = null;
      for (String v : none) System.out.println(v);
    } catch (NullPointerException e) {
      System.out.println("null list");
    }
    try {
      for (int v : new Integer[] {1, null}) System.out.println(v);
    } catch (NullPointerException e) {
      System.out.println("null element");
    }
    List<Runnable> tasks = new ArrayList<>();
    for (int v : new int[] {10, 20, 30}) tasks.add(() -> System.out.print(v + ";"));
    for (Runnable r : tasks) r.run();
    System.out.println();
    int[][] m = {{1, 2}, {3}};
    for (int[] row : m) for (int k = 0; k < row.length; k++) row[k]++;
    System.out.println(m[0][0] + m[0][1] + m[1][0]);
  }
}

/* expect:
10,20,30,1 1
1,2,3,1
4
0.5,1.0,0.5,0.10000000149011612,true,7,8,98,99,100,s
543
xxxyyxyy
123
null array
null list
1
null element
10;20;30;
9
*/
