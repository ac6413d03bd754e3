// Single-worker ThreadPoolExecutor with a PriorityBlockingQueue; jobs are queued behind a gate
// and run in priority order (prints awaitTermination(10 s) = true: assumes it does not expire).
//
// tester: clean
// tester options: --clock ordered

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PriorityJobScheduler {

    public enum JobPriority { HIGH, MEDIUM, LOW }

    public static class Job implements Runnable {
        private final String jobName;
        private final JobPriority jobPriority;
        private final List<String> journal;

        public Job(String jobName, JobPriority jobPriority, List<String> journal) {
            this.jobName = jobName;
            this.jobPriority = jobPriority == null ? JobPriority.MEDIUM : jobPriority;
            this.journal = journal;
        }

        public JobPriority getJobPriority() { return jobPriority; }

        public String getJobName() { return jobName; }

        @Override
        public void run() {
            journal.add(String.format("Job:%s Priority:%s", jobName, jobPriority));
        }
    }

    private final ThreadPoolExecutor executor;

    public PriorityJobScheduler() {
        Comparator<Runnable> order = Comparator
                .comparing((Runnable r) -> r instanceof Job ? ((Job) r).getJobPriority() : JobPriority.HIGH)
                .thenComparing(r -> r instanceof Job ? ((Job) r).getJobName() : "");
        executor = new ThreadPoolExecutor(1, 1, 0L, TimeUnit.MILLISECONDS,
                new PriorityBlockingQueue<>(10, order));
    }

    public void schedule(Runnable job) {
        executor.execute(job);      // not submit(): a FutureTask would hide the Job
    }

    public boolean close() throws InterruptedException {
        executor.shutdown();
        return executor.awaitTermination(10, TimeUnit.SECONDS);
    }

    public static void main(String[] args) throws InterruptedException {
        PriorityJobScheduler scheduler = new PriorityJobScheduler();
        List<String> journal = new ArrayList<>();
        CountDownLatch gate = new CountDownLatch(1);

        // Occupies the only worker until everything has been queued
        scheduler.schedule(() -> {
            try {
                gate.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        scheduler.schedule(new Job("Job1", JobPriority.LOW, journal));
        scheduler.schedule(new Job("Job2", JobPriority.MEDIUM, journal));
        scheduler.schedule(new Job("Job3", JobPriority.HIGH, journal));
        scheduler.schedule(new Job("Job4", null, journal));
        scheduler.schedule(new Job("Job5", JobPriority.LOW, journal));
        scheduler.schedule(new Job("Job6", JobPriority.HIGH, journal));
        gate.countDown();

        boolean finished = scheduler.close();
        journal.forEach(System.out::println);
        System.out.println("finished: " + finished);
    }
}

/* expect:
Job:Job3 Priority:HIGH
Job:Job6 Priority:HIGH
Job:Job2 Priority:MEDIUM
Job:Job4 Priority:MEDIUM
Job:Job1 Priority:LOW
Job:Job5 Priority:LOW
finished: true
*/
