// break and continue, with and without labels, in all the loops and in plain blocks.
public class LabelledLoops {
  static String trace(int limit) {
    StringBuilder s = new StringBuilder();
    outer:
    for (int i = 0; ; i++) {
      inner:
      for (int j = 0; j < 10; j++) {
        if (j == i) {
          continue outer;
        }
        if (i == limit) {
          break outer;
        }
        if ((i + j) % 2 == 0) {
          continue inner;
        }
        if (j > 5) {
          break;
        }
        s.append(i).append(j).append(' ');
      }
    }
    return s.append(';').toString();
  }

  static int collatz(long n) {
    int steps = 0;
    while (true) {
      if (n == 1) break;
      steps++;
      if (n % 2 == 0) {
        n /= 2;
        continue;
      }
      n = 3 * n + 1;
    }
    return steps;
  }

  public static void main(String[] args) {
    System.out.println(trace(4));
    System.out.println(collatz(27));
    int n = 0;
    do {
      n++;
      if (n == 3) continue;
      if (n == 6) break;
      System.out.print(n + " ");
    } while (n < 10);
    System.out.println("n=" + n);
    // The condition of a do loop is tested after a continue.
    int c = 0;
    do {
      c++;
      continue;
    } while (c < 5);
    System.out.println(c);
    block:
    {
      if (c == 5) {
        break block;
      }
      System.out.println("not reached");
    }
    check:
    if (c == 5) {
      for (int i = 0; i < 3; i++) {
        if (i == 1) break check;
        System.out.println("in check " + i);
      }
      System.out.println("not reached");
    }
    sw:
    switch (c) {
      case 5:
        for (; ; ) {
          if (c++ > 8) break sw;
        }
      default:
        System.out.println("not reached");
    }
    System.out.println(c);
    for (int i = 0, j = 10; i < j; i += 2, j--) {
      System.out.print(i + "/" + j + " ");
    }
    System.out.println(";");
    int k = 0;
    for (; k < 3; ) k++;
    System.out.println(k);
    for (int a = 0, b = 1; b < 100; b = a + b, a = b - a) System.out.print(b + " ");
    System.out.println(";");
    int[][] grid = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
    rows:
    for (int[] row : grid) {
      for (int cell : row) {
        if (cell % 3 == 0) continue rows;
        if (cell == 8) break rows;
        System.out.print(cell + " ");
      }
    }
    System.out.println(";");
    int found = -1;
    search:
    while (true) {
      for (int i = 0; i < 100; i++) {
        if (i * i > 50) {
          found = i;
          break search;
        }
      }
    }
    System.out.println(found);
    same:
    for (int i = 0; i < 1; i++) System.out.println("first same");
    same:
    for (int i = 0; i < 1; i++) System.out.println("second same");
  }
}

/* expect:
10 21 30 32 ;
111
1 2 4 5 n=6
5
in check 0
10
0/10 2/9 4/8 6/7 ;
3
1 1 2 3 5 8 13 21 34 55 89 ;
1 2 4 5 7 ;
8
first same
second same
*/
