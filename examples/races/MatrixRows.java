// A matrix by rows: each worker fills the row it was given, main reads all after join().
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

public class MatrixRows {
  public static void main(String[] args) throws InterruptedException {
    int[][] matrix = new int[2][3];
    Thread[] workers = new Thread[2];
    for (int r = 0; r < 2; r++) {
      int[] row = matrix[r];
      int start = 10 * r;
      workers[r] = new Thread(() -> {
        for (int c = 0; c < row.length; c++) row[c] = start + c;
      });
      workers[r].start();
    }
    for (Thread w : workers) w.join();
    System.out.println(matrix[1][2]); // expect: 12
  }
}
