// Millions of short-lived objects, long-lived ones between them, deep and wide structures.
//
// engines: not stress (long)
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class ManyObjects {
  static class Tree {
    Tree left, right;
    int v;
  }

  static Tree build(int depth, int v) {
    Tree t = new Tree();
    t.v = v;
    if (depth > 0) {
      t.left = build(depth - 1, v * 2);
      t.right = build(depth - 1, v * 2 + 1);
    }
    return t;
  }

  static int check(Tree t) {
    return t == null ? 0 : t.v + check(t.left) - check(t.right);
  }

  public static void main(String[] args) {
    List<int[]> kept = new ArrayList<>();
    long sum = 0;
    for (int i = 0; i < 1000000; i++) {
      int[] a = new int[4 + i % 7];
      a[i % 4] = i;
      sum += a[1] + a.length;
      if (i % 10000 == 0) kept.add(a);
    }
    for (int[] a : kept) sum += a[0];
    System.out.println(sum + " " + kept.size());
    Tree keep = build(12, 1);
    for (int i = 0; i < 20; i++) sum += check(build(10, i));
    System.out.println(sum + " " + check(keep));
    Map<Integer, String> m = new HashMap<>();
    for (int i = 0; i < 50000; i++) {
      m.put(i % 1000, "value " + i);
      if (i % 3 == 0) m.remove(i / 2 % 1000);
    }
    System.out.println(m.size() + " " + m.get(999));
    String s = "";
    for (int i = 0; i < 3000; i++) s = s.length() > 500 ? s.substring(250) + i : s + i;
    System.out.println(s.length());
    Object[] chain = null;
    for (int i = 0; i < 200000; i++) chain = new Object[] {chain, i};
    int n = 0;
    for (Object[] c = chain; c != null; c = (Object[]) c[0]) n++;
    System.out.println(n + " " + chain[1]);
    int[][] wide = new int[300][];
    for (int i = 0; i < 3000; i++) wide[i % 300] = new int[1000];
    System.out.println(wide[299].length);
    Integer boxed = 0;
    for (int i = 0; i < 200000; i++) boxed += i % 3;
    System.out.println(boxed);
  }
}

/* expect:
125056249997 100
125056250167 0
1000 value 49999
390
200000 199999
1000
199999
*/
