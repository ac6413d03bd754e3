// A task that runs while its pool is shut down may still fork.
//
// tester: clean
import java.util.concurrent.*;

public class ForkAfterShutdown {
    static final CountDownLatch down = new CountDownLatch(1);

    static class Part extends RecursiveTask<Integer> {
        protected Integer compute() { return 1; }
    }

    static class Whole extends RecursiveTask<Integer> {
        protected Integer compute() {
            try {
                down.await();
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
            Part part = new Part();
            part.fork();
            return part.join() + 1;
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        ForkJoinTask<Integer> whole = pool.submit(new Whole());
        pool.shutdown();
        down.countDown();
        System.out.println(whole.join());
    }
}
// expect: 2
