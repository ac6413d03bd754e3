// Arrays: defaults, initialisers, ragged and multi-dimensional, length, clone, bounds.
public class Arrays1 {
  public static void main(String[] args) {
    boolean[] z = new boolean[1];
    byte[] b = new byte[1];
    char[] c = new char[1];
    short[] s = new short[1];
    int[] i = new int[1];
    long[] l = new long[1];
    float[] f = new float[1];
    double[] d = new double[1];
    String[] r = new String[1];
    System.out.println(z[0] + " " + b[0] + " " + (int) c[0] + " " + s[0] + " " + i[0] + " " + l[0] + " " + f[0] + " " + d[0] + " " + r[0]);
    b[0] = (byte) 300;
    c[0] = 'x';
    s[0] = (short) 70000;
    z[0] = !z[0];
    l[0] = 1L << 40;
    f[0] = 1 / 3f;
    d[0] = 1 / 3d;
    System.out.println(z[0] + " " + b[0] + " " + c[0] + " " + s[0] + " " + l[0] + " " + f[0] + " " + d[0]);
    int[][] grid = new int[3][4];
    grid[1][2] = 5;
    grid[2] = new int[] {7, 8};
    System.out.println(grid.length + " " + grid[0].length + " " + grid[2].length + " " + grid[1][2] + grid[2][1]);
    int[][][] cube = new int[2][3][];
    System.out.println(cube[1].length + " " + cube[1][2]);
    cube[1][2] = new int[] {1, 2, 3};
    cube[1][2][0]--;
    System.out.println(cube[1][2][0] + cube[1][2].length);
    int[][] ragged = {{}, {1}, {1, 2}, {1, 2, 3}, null};
    int total = 0;
    for (int[] row : ragged) {
      if (row == null) continue;
      for (int x : row) total += x;
    }
    System.out.println(total);
    String[][] names = {{"a", "b"}, {"c"}};
    System.out.println(names[0][1] + names[1][0]);
    int mixed[] = {1, 2}, plain = 3, deep[][] = {{4}};
    System.out.println(mixed[1] + plain + deep[0][0]);
    int[] copy = mixed.clone();
    copy[0] = 100;
    System.out.println(mixed[0] + " " + copy[0] + " " + mixed.equals(copy) + " " + mixed.equals(mixed));
    int[][] shallow = deep.clone();
    shallow[0][0] = 44;
    System.out.println(deep[0][0] + " " + (shallow == deep) + " " + (shallow[0] == deep[0]));
    long[] zero = {};
    System.out.println(zero.length);
    System.out.println(new int[] {3, 4, 5}[1] + new int[2].length);
    Object o = new int[] {1};
    System.out.println((o instanceof int[]) + " " + (o instanceof Object) + " " + (o instanceof long[]));
    int[] back = (int[]) o;
    System.out.println(back[0]);
    char[] text = {'h', 'i'};
    System.out.println(text);
    System.out.println(String.valueOf(text) + text.length);
    String[] bad = {"-1", "3"};
    for (String t : bad) {
      int k = Integer.parseInt(t);
      try {
        System.out.println(copy[k]);
      } catch (ArrayIndexOutOfBoundsException e) {
        System.out.println(e.getMessage());
      }
      try {
        int[] n = new int[k];
        System.out.println(n.length);
      } catch (NegativeArraySizeException e) {
        System.out.println(e);
      }
      try {
        int[][] n = new int[2][k];
        System.out.println(n[1].length);
      } catch (NegativeArraySizeException e) {
        System.out.println(e);
      }
    }
    try {
      int[][] n = new int[0][-2];
      System.out.println(n.length);
    } catch (NegativeArraySizeException e) {
      System.out.println(e);
    }
    int[][] n = new int[0][5];
    System.out.println(n.length);
    int[] fib = new int[20];
    fib[0] = fib[1] = 1;
    for (int k = 2; k < fib.length; k++) fib[k] = fib[k - 1] + fib[k - 2];
    System.out.println(fib[fib.length - 1]);
  }
}

/* expect:
false 0 0 0 0 0 0.0 0.0 null
true 44 x 4464 1099511627776 0.33333334 0.3333333333333333
3 4 2 58
3 null
3
10
bc
9
1 100 false true
44 false true
0
6
true true false
1
hi
hi2
Index -1 out of bounds for length 2
java.lang.NegativeArraySizeException: -1
java.lang.NegativeArraySizeException: -1
Index 3 out of bounds for length 2
3
3
java.lang.NegativeArraySizeException: -2
0
6765
*/
