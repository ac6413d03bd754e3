// Tight numeric loops: a Mandelbrot picture, a sieve, an n-body step, a matrix product, a game of life.
public class Mandelbrot {
  static void mandelbrot() {
    for (double y = -1.2; y <= 1.2; y += 0.3) {
      StringBuilder line = new StringBuilder();
      for (double x = -2; x <= 0.5; x += 0.07) {
        double a = 0, b = 0;
        int n = 0;
        while (a * a + b * b < 4 && n < 50) {
          double t = a * a - b * b + x;
          b = 2 * a * b + y;
          a = t;
          n++;
        }
        line.append(n == 50 ? '#' : n > 8 ? '+' : '.');
      }
      System.out.println(line);
    }
  }

  static int sieve(int n) {
    boolean[] composite = new boolean[n + 1];
    int count = 0;
    for (int i = 2; i <= n; i++) {
      if (composite[i]) continue;
      count++;
      for (long j = (long) i * i; j <= n; j += i) composite[(int) j] = true;
    }
    return count;
  }

  static double nbody() {
    double[] x = {0, 1, -2}, v = {0.1, -0.2, 0.05}, m = {1, 0.5, 0.25};
    for (int step = 0; step < 500; step++) {
      for (int i = 0; i < 3; i++) {
        for (int j = 0; j < 3; j++) {
          if (i == j) continue;
          double d = x[j] - x[i];
          v[i] += 0.001 * m[j] * d / (Math.abs(d * d * d) + 0.01);
        }
      }
      for (int i = 0; i < 3; i++) x[i] += 0.001 * v[i];
    }
    return x[0] + 10 * x[1] + 100 * x[2];
  }

  static int life(int generations) {
    int n = 16;
    int[][] g = new int[n][n];
    g[1][2] = g[2][3] = g[3][1] = g[3][2] = g[3][3] = 1;
    g[10][8] = g[10][9] = g[10][10] = 1;
    while (generations-- > 0) {
      int[][] next = new int[n][n];
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          int c = 0;
          for (int di = -1; di <= 1; di++) for (int dj = -1; dj <= 1; dj++) if (di != 0 || dj != 0) c += g[(i + di + n) % n][(j + dj + n) % n];
          next[i][j] = c == 3 || c == 2 && g[i][j] == 1 ? 1 : 0;
        }
      }
      g = next;
    }
    int h = 0;
    for (int[] row : g) for (int c : row) h = h * 31 + c;
    return h;
  }

  public static void main(String[] args) {
    mandelbrot();
    System.out.println(sieve(100000));
    System.out.println(nbody());
    System.out.println(life(21));
    int n = 30;
    long[][] a = new long[n][n], b = new long[n][n];
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) {
      a[i][j] = i * 7L - j;
      b[i][j] = i ^ j;
    }
    long trace = 0;
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) trace += a[i][j] * b[j][i];
    System.out.println(trace);
  }
}

/* expect:
....................................
..........................+++.......
....................+#+########++++.
...........+#++++++###############+.
.################################+..
...........+#++++++###############+.
....................+#+########++++.
..........................+++.......
9592
-186.10188335534673
1981039200
1235310
*/
