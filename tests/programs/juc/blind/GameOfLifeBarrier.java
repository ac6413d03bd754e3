// Game of Life with two workers and a CyclicBarrier whose action swaps and prints the boards.
//
// tester: clean

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/* Conway's Game of Life, one worker per half of the board, a CyclicBarrier per generation. */
public class GameOfLifeBarrier {

    static final int SIZE = 5, GENERATIONS = 3, WORKERS = 2;

    private boolean[][] current = new boolean[SIZE][SIZE];
    private boolean[][] next = new boolean[SIZE][SIZE];
    private int generation = 0;
    private final CyclicBarrier barrier = new CyclicBarrier(WORKERS, this::commit);

    private void commit() {
        boolean[][] t = current;
        current = next;
        next = t;
        generation++;
        print();
    }

    private void print() {
        StringBuilder sb = new StringBuilder("generation ").append(generation).append('\n');
        for (boolean[] row : current) {
            for (boolean cell : row) sb.append(cell ? '#' : '.');
            sb.append('\n');
        }
        System.out.print(sb);
    }

    private int neighbours(int r, int c) {
        int n = 0;
        for (int dr = -1; dr <= 1; dr++)
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc == 0) continue;
                int rr = r + dr, cc = c + dc;
                if (rr >= 0 && rr < SIZE && cc >= 0 && cc < SIZE && current[rr][cc]) n++;
            }
        return n;
    }

    private class Worker implements Runnable {
        final int from, to;

        Worker(int from, int to) { this.from = from; this.to = to; }

        public void run() {
            try {
                for (int g = 0; g < GENERATIONS; g++) {
                    for (int r = from; r < to; r++)
                        for (int c = 0; c < SIZE; c++) {
                            int n = neighbours(r, c);
                            next[r][c] = n == 3 || (n == 2 && current[r][c]);
                        }
                    barrier.await();
                }
            } catch (InterruptedException | BrokenBarrierException e) {
                e.printStackTrace();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        GameOfLifeBarrier life = new GameOfLifeBarrier();
        for (int c = 1; c <= 3; c++) life.current[2][c] = true;     // the blinker
        life.print();
        Thread a = new Thread(life.new Worker(0, SIZE / 2));
        Thread b = new Thread(life.new Worker(SIZE / 2, SIZE));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println("parties=" + life.barrier.getParties() + " broken=" + life.barrier.isBroken());
    }
}

/* expect:
generation 0
.....
.....
.###.
.....
.....
generation 1
.....
..#..
..#..
..#..
.....
generation 2
.....
.....
.###.
.....
.....
generation 3
.....
..#..
..#..
..#..
.....
parties=2 broken=false
*/
