// Four built-in and one custom RejectedExecutionHandler on a 1-thread/1-slot pool with named
// thread factory and before/after/terminated hooks (assumes awaitTermination(5 s) does not
// expire).
//
// tester: clean

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.ConcurrentSkipListSet;

public class RejectionAndThreadFactory {

    static class NamedThreadFactory implements ThreadFactory {
        private final AtomicInteger counter = new AtomicInteger(1);
        private final String prefix;

        NamedThreadFactory(String prefix) {
            this.prefix = prefix;
        }

        @Override
        public Thread newThread(Runnable r) {
            Thread t = new Thread(r, prefix + "-" + counter.getAndIncrement());
            t.setDaemon(false);
            t.setPriority(Thread.NORM_PRIORITY);
            return t;
        }
    }

    static class CountingExecutor extends ThreadPoolExecutor {
        final AtomicInteger before = new AtomicInteger(), after = new AtomicInteger();

        CountingExecutor(int threads, int queue, ThreadFactory tf, RejectedExecutionHandler h) {
            super(threads, threads, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(queue), tf, h);
        }

        @Override protected void beforeExecute(Thread t, Runnable r) {
            super.beforeExecute(t, r);
            before.incrementAndGet();
        }

        @Override protected void afterExecute(Runnable r, Throwable t) {
            after.incrementAndGet();
            super.afterExecute(r, t);
        }

        @Override protected void terminated() {
            System.out.println("  terminated: before=" + before + " after=" + after);
        }
    }

    static void demo(String title, RejectedExecutionHandler handler) throws InterruptedException {
        System.out.println(title);
        CountingExecutor ex = new CountingExecutor(1, 1, new NamedThreadFactory("w"), handler);
        CountDownLatch gate = new CountDownLatch(1);
        ConcurrentSkipListSet<String> ran = new ConcurrentSkipListSet<>();
        List<String> rejected = new ArrayList<>();

        ex.execute(() -> {
            try { gate.await(); } catch (InterruptedException e) { return; }
            ran.add("blocker by " + Thread.currentThread().getName());
        });
        for (String name : new String[] { "A", "B" }) {
            try {
                ex.execute(() -> ran.add(name + " by " + Thread.currentThread().getName()));
            } catch (RejectedExecutionException e) {
                rejected.add(name);
            }
        }
        gate.countDown();
        ex.shutdown();
        ex.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println("  ran " + ran + " rejected " + rejected);
    }

    public static void main(String[] args) throws InterruptedException {
        demo("AbortPolicy", new ThreadPoolExecutor.AbortPolicy());
        demo("CallerRunsPolicy", new ThreadPoolExecutor.CallerRunsPolicy());
        demo("DiscardPolicy", new ThreadPoolExecutor.DiscardPolicy());
        demo("DiscardOldestPolicy", new ThreadPoolExecutor.DiscardOldestPolicy());
        demo("custom", (r, e) -> System.out.println("  custom handler saw queue size " + e.getQueue().size()));
    }
}

/* expect:
AbortPolicy
  terminated: before=2 after=2
  ran [A by w-1, blocker by w-1] rejected [B]
CallerRunsPolicy
  terminated: before=2 after=2
  ran [A by w-1, B by main, blocker by w-1] rejected []
DiscardPolicy
  terminated: before=2 after=2
  ran [A by w-1, blocker by w-1] rejected []
DiscardOldestPolicy
  terminated: before=2 after=2
  ran [B by w-1, blocker by w-1] rejected []
custom
  custom handler saw queue size 1
  terminated: before=2 after=2
  ran [A by w-1, blocker by w-1] rejected []
*/
