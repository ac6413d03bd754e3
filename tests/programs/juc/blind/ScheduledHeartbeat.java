// ScheduledExecutorService: periodic task cancelled after three beats, one-shot task, periodic
// task that throws (prints awaitTermination(2 s) = true: assumes this timeout does not expire).
//
// tester: clean

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;

/**
 * ScheduledExecutorService tutorial: one-shot tasks, periodic tasks, cancelling.
 */
public class ScheduledHeartbeat {

    private static final int BEATS = 3;

    static class Heartbeat implements Runnable {
        private final List<String> log;
        private final CountDownLatch beatsLeft;
        private int seq;                       // only ever touched by the scheduler's thread

        Heartbeat(List<String> log, CountDownLatch beatsLeft) {
            this.log = log;
            this.beatsLeft = beatsLeft;
        }

        public void run() {
            if (seq < BEATS) {
                seq++;
                log.add("beat #" + seq);
                beatsLeft.countDown();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);
        List<String> log = new CopyOnWriteArrayList<>();
        CountDownLatch beats = new CountDownLatch(BEATS);

        ScheduledFuture<?> handle =
            scheduler.scheduleAtFixedRate(new Heartbeat(log, beats), 0, 5, TimeUnit.MILLISECONDS);

        beats.await();
        handle.cancel(false);
        log.forEach(System.out::println);

        System.out.println("cancelled: " + handle.isCancelled() + ", done: " + handle.isDone());
        try {
            handle.get();
        } catch (CancellationException e) {
            System.out.println("get() after cancel -> CancellationException");
        }

        ScheduledFuture<Integer> answer = scheduler.schedule(() -> 6 * 7, 10, TimeUnit.MILLISECONDS);
        System.out.println("answer: " + answer.get());

        // a periodic task that throws is never run again; the exception is in the future
        ScheduledFuture<?> bad = scheduler.scheduleWithFixedDelay(() -> {
            throw new IllegalStateException("boom");
        }, 1, 1, TimeUnit.MILLISECONDS);
        try {
            bad.get();
        } catch (ExecutionException e) {
            System.out.println("periodic task died: " + e.getCause().getMessage());
        }

        scheduler.shutdown();
        System.out.println("terminated: " + scheduler.awaitTermination(2, TimeUnit.SECONDS));
    }
}

/* expect:
beat #1
beat #2
beat #3
cancelled: true, done: true
get() after cancel -> CancellationException
answer: 42
periodic task died: boom
terminated: true
*/
