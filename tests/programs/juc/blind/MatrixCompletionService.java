// Matrix product by rows with an ExecutorCompletionService in a pool of 2 daemon threads; rows
// are placed by index.
//
// tester: clean

import java.util.Arrays;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Matrix product; each row is a task, rows come back in any order. */
public class MatrixCompletionService {

    private record Row(int index, int[] values) { }

    static Row multiplyRow(int i, int[][] a, int[][] b) {
        int cols = b[0].length;
        int[] row = new int[cols];
        for (int j = 0; j < cols; j++)
            for (int k = 0; k < b.length; k++)
                row[j] += a[i][k] * b[k][j];
        return new Row(i, row);
    }

    static int[][] multiply(int[][] a, int[][] b, int threads) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(threads, r -> {
            Thread t = new Thread(r);
            t.setDaemon(true);
            return t;
        });
        CompletionService<Row> service = new ExecutorCompletionService<>(pool);
        for (int i = 0; i < a.length; i++) {
            final int row = i;
            service.submit(() -> multiplyRow(row, a, b));
        }
        int[][] c = new int[a.length][];
        for (int done = 0; done < a.length; done++) {
            Row r = service.take().get();
            c[r.index()] = r.values();
        }
        pool.shutdownNow();
        return c;
    }

    public static void main(String[] args) throws Exception {
        int[][] a = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
        int[][] b = {{1, 0}, {2, -1}, {0, 3}};
        for (int[] row : multiply(a, b, 2)) {
            System.out.println(Arrays.toString(row));
        }
        int[][] id = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
        System.out.println("a * I == a: " + Arrays.deepEquals(a, multiply(a, id, 2)));
    }
}

/* expect:
[5, 7]
[14, 13]
[23, 19]
a * I == a: true
*/
