// Lab: a matrix product in two halves, where the middle row belongs to both.
//
// Verdict: a data race on the elements of row 1: both threads add to them. The product may come out
// doubled there.
//
// finds: data race

public class MatrixMultiplyOverlap {
  static final int N = 3;
  static final int[][] a = {{1, 0, 0}, {0, 2, 0}, {0, 0, 3}};
  static final int[][] b = {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}};
  static final int[][] c = new int[N][N];

  static void multiply(int from, int to) {
    for (int i = from; i <= to; i++) { // Wrong: with "to" exclusive it would be right.
      for (int j = 0; j < N; j++) {
        for (int k = 0; k < N; k++) {
          c[i][j] += a[i][k] * b[k][j];
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int half = N / 2;
    Thread upper = new Thread(() -> multiply(0, half), "upper half");
    Thread lower = new Thread(() -> multiply(half, N - 1), "lower half");
    upper.start();
    lower.start();
    upper.join();
    lower.join();
    System.out.println(c[0][0] + " " + c[1][1] + " " + c[2][2]);
  }
}
