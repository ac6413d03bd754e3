// Tasks do --pending on a volatile int and the one reaching 0 shuts the pool down; with a lost
// decrement nobody does, and the idle non-daemon workers keep the program from ending.
//
// finds: never ends: the pool

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/* The last task to finish turns off the light. */
public class SelfClosingPool {

    private static final int TASKS = 3;
    private static volatile int pending = TASKS;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < TASKS; i++) {
            int n = i;
            pool.execute(() -> {
                work(n);
                if (--pending == 0) {
                    System.out.println("all done, closing the pool");
                    pool.shutdown();
                }
            });
        }
    }

    private static void work(int n) {
        int x = 1;
        for (int i = 0; i <= n; i++) {
            x = 31 * x + i;
        }
        if (x == 0) System.out.println("never printed");
    }
}
