// Lab: a matrix product, one thread for each row of the result.
//
// Verdict: clean. The threads write different elements, what they read nobody writes, and main reads
// the result after join.
//
// expect: 19 22
// expect: 43 50
// expect: 67 78
// tester: clean

public class MatrixMultiply {
  static class RowWorker implements Runnable {
    private final int[][] a;
    private final int[][] b;
    private final int[][] c;
    private final int row;

    RowWorker(int[][] a, int[][] b, int[][] c, int row) {
      this.a = a;
      this.b = b;
      this.c = c;
      this.row = row;
    }

    @Override
    public void run() {
      for (int j = 0; j < b[0].length; j++) {
        for (int k = 0; k < b.length; k++) {
          c[row][j] += a[row][k] * b[k][j];
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int[][] a = {{1, 2}, {3, 4}, {5, 6}};
    int[][] b = {{5, 6}, {7, 8}};
    int[][] c = new int[a.length][b[0].length];
    Thread[] threads = new Thread[a.length];
    for (int i = 0; i < a.length; i++) {
      threads[i] = new Thread(new RowWorker(a, b, c, i));
      threads[i].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    for (int[] row : c) {
      for (int j = 0; j < row.length; j++) {
        System.out.print((j > 0 ? " " : "") + row[j]);
      }
      System.out.println();
    }
  }
}
