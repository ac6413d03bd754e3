// java.util.Arrays: text, sorting, searching, filling, copying, comparing, hashing.
import java.util.Arrays;
import java.util.List;

public class ArraysClass {
  public static void main(String[] args) {
    System.out.println(Arrays.toString(new int[] {3, 1}) + Arrays.toString(new long[0]) + Arrays.toString(new double[] {1.5, -0.0}) + Arrays.toString(new char[] {'x', 'y'}) + Arrays.toString(new boolean[2]) + Arrays.toString(new byte[] {-1}) + Arrays.toString(new short[] {7}) + Arrays.toString(new float[] {0.1f}) + Arrays.toString(new String[] {"a", null}) + Arrays.toString((int[]) null));
    int[] a = {5, -3, 9, 0, 2, 9, -7};
    int[] b = a.clone();
    Arrays.sort(a);
    System.out.println(Arrays.toString(a) + " " + Arrays.binarySearch(a, 2) + " " + Arrays.binarySearch(a, 3) + " " + Arrays.binarySearch(a, 100));
    Arrays.sort(b, 1, 5);
    System.out.println(Arrays.toString(b));
    String[] s = {"pear", "Apple", "fig", "apple", ""};
    Arrays.sort(s);
    System.out.println(Arrays.toString(s) + Arrays.binarySearch(s, "fig"));
    Arrays.sort(s, (x, y) -> x.length() - y.length());
    System.out.println(Arrays.toString(s));
    double[] d = {2.5, Double.NaN, -0.0, 0.0, Double.NEGATIVE_INFINITY, 1};
    Arrays.sort(d);
    System.out.println(Arrays.toString(d));
    char[] c = "sorting".toCharArray();
    Arrays.sort(c);
    System.out.println(new String(c));
    Integer[] boxed = {3, 1, 2};
    Arrays.sort(boxed, (x, y) -> y.compareTo(x));
    System.out.println(Arrays.toString(boxed) + Arrays.asList(boxed));
    Arrays.fill(a, 4);
    Arrays.fill(a, 1, 3, 0);
    System.out.println(Arrays.toString(a));
    System.out.println(Arrays.toString(Arrays.copyOf(b, 3)) + Arrays.toString(Arrays.copyOf(b, 9)) + Arrays.toString(Arrays.copyOfRange(b, 2, 5)) + Arrays.toString(Arrays.copyOf(new String[] {"q"}, 2)) + Arrays.toString(Arrays.copyOfRange(b, 6, 9)));
    System.out.println(Arrays.equals(b, b.clone()) + " " + Arrays.equals(a, b) + " " + Arrays.equals(new int[0], null) + " " + Arrays.equals((int[]) null, null) + " " + Arrays.equals(new String[] {"x"}, new String[] {new String("x")}));
    System.out.println(Arrays.hashCode(new int[] {1, 2, 3}) + " " + Arrays.hashCode(new String[] {"a", null}) + " " + Arrays.asList(1, 2, 3).hashCode());
    int[][] m = {{1, 2}, {3}, {}};
    System.out.println(Arrays.deepToString(m) + Arrays.deepToString(new String[][] {{"a"}, null}) + Arrays.deepEquals(m, new int[][] {{1, 2}, {3}, {}}));
    List<String> view = Arrays.asList("x", "y");
    view.set(0, "z");
    System.out.println(view + " " + view.contains("y") + view.indexOf("q"));
    String[] back = {"1", "2"};
    List<String> over = Arrays.asList(back);
    over.set(1, "changed");
    System.out.println(back[1]);
    int[] big = new int[2000];
    int x = 1;
    for (int i = 0; i < big.length; i++) big[i] = x = x * 69069 + 1;
    Arrays.sort(big);
    boolean ok = true;
    for (int i = 1; i < big.length; i++) ok &= big[i - 1] <= big[i];
    System.out.println(ok + " " + big[0] + " " + big[1000]);
    long[] l = {5, Long.MIN_VALUE, 3};
    Arrays.sort(l);
    System.out.println(l[0] + " " + l[2]);
    // A stable sort of objects: equal keys keep their order.
    String[] stable = {"b2", "a1", "b1", "a2", "c0", "a0"};
    Arrays.sort(stable, (p, q) -> p.charAt(0) - q.charAt(0));
    System.out.println(Arrays.toString(stable));
    try {
      Arrays.copyOf(b, -1);
    } catch (NegativeArraySizeException e) {
      System.out.println(e.getMessage());
    }
    try {
      Arrays.fill(b, 5, 2, 0);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    Object[] mixed = {1, "a"};
    try {
      Arrays.sort(mixed);
      System.out.println("never");
    } catch (ClassCastException e) {
      System.out.println("not comparable");
    }
    Arrays.setAll(b, i -> i * i);
    System.out.println(Arrays.toString(b));
  }
}

/* expect:
[3, 1][][1.5, -0.0][x, y][false, false][-1][7][0.1][a, null]null
[-7, -3, 0, 2, 5, 9, 9] 3 -5 -8
[5, -3, 0, 2, 9, 9, -7]
[, Apple, apple, fig, pear]3
[, fig, pear, Apple, apple]
[-Infinity, -0.0, 0.0, 1.0, 2.5, NaN]
ginorst
[3, 2, 1][3, 2, 1]
[4, 0, 0, 4, 4, 4, 4]
[5, -3, 0][5, -3, 0, 2, 9, 9, -7, 0, 0][0, 2, 9][q, null][-7, 0, 0]
true false false true true
30817 3968 30817
[[1, 2], [3], []][[a], null]true
[z, y] true-1
changed
true -2141541882 13010346
-9223372036854775808 5
[a1, a2, a0, b2, b1, c0]
-1
fromIndex(5) > toIndex(2)
not comparable
[0, 1, 4, 9, 16, 25, 36]
*/
