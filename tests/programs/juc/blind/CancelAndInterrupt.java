// Future.get with timeout, cancelling queued and running tasks, FutureTask on a thread, self-
// interruption.
//
// tester: clean

import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class CancelAndInterrupt {

    public static void main(String[] args) throws Exception {
        ExecutorService executorService = Executors.newSingleThreadExecutor();

        // 1. get with a timeout
        CountDownLatch never = new CountDownLatch(1);
        CountDownLatch started = new CountDownLatch(1);
        CountDownLatch stopped = new CountDownLatch(1);
        final String[] how = { "not at all" };
        Future<String> future = executorService.submit(() -> {
            started.countDown();
            try {
                never.await();
                return "finished";
            } catch (InterruptedException e) {
                how[0] = "by interrupt, flag is " + Thread.currentThread().isInterrupted();
                throw e;
            } finally {
                stopped.countDown();
            }
        });
        try {
            future.get(10, TimeUnit.MILLISECONDS);
            System.out.println("unexpected");
        } catch (TimeoutException e) {
            System.out.println("timed out, done=" + future.isDone());
        }

        // 2. a task which is still waiting in the queue can be cancelled without being run
        Future<?> queued = executorService.submit(() -> System.out.println("never printed"));
        System.out.println("cancel queued: " + queued.cancel(false));

        // 3. cancel the running one
        started.await();
        System.out.println("cancel running: " + future.cancel(true));
        System.out.println("cancel again: " + future.cancel(true));
        stopped.await();
        System.out.println("stopped " + how[0]);
        try {
            future.get();
        } catch (CancellationException e) {
            System.out.println("isCancelled=" + future.isCancelled() + " isDone=" + future.isDone());
        } catch (ExecutionException e) {
            System.out.println("unexpected " + e);
        }

        // 4. the worker survives
        Future<Integer> after = executorService.submit(() -> 1 + 1);
        System.out.println("after: " + after.get() + ", cancel finished: " + after.cancel(true));

        // 5. FutureTask on a plain thread
        FutureTask<String> task = new FutureTask<>(() -> "plain " + Thread.currentThread().getName());
        new Thread(task, "thread").start();
        System.out.println(task.get());

        // 6. interrupting oneself
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(1000);
        } catch (InterruptedException e) {
            System.out.println("sleep interrupted, flag cleared: " + !Thread.interrupted());
        }
        executorService.shutdownNow();
    }
}

/* expect:
timed out, done=false
cancel queued: true
cancel running: true
cancel again: false
stopped by interrupt, flag is false
isCancelled=true isDone=true
after: 2, cancel finished: false
plain thread
sleep interrupted, flag cleared: true
*/
