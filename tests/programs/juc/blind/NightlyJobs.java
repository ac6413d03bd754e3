// Job report needs the result of job extract but they run concurrently; if report is first,
// f.get() throws past pool.shutdown() and the JVM never exits.
//
// finds: never ends: the pool

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// A job scheduler for the nightly batch
public class NightlyJobs {

    record Job(String name, Callable<Integer> body) { }

    static final Map<String, Integer> results = new ConcurrentHashMap<>();

    static int extract() {
        results.put("rows", 3);
        return 3;
    }

    static int report() {
        int rows = results.get("rows");
        return rows * 100;
    }

    static int runBatch(List<Job> jobs) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int checksum = 0;
        List<Future<Integer>> futures = new java.util.ArrayList<>();
        for (Job j : jobs) {
            futures.add(pool.submit(j.body()));
        }
        for (Future<Integer> f : futures) {
            checksum += f.get();
        }
        pool.shutdown();
        return checksum;
    }

    public static void main(String[] args) {
        try {
            int sum = runBatch(List.of(new Job("extract", NightlyJobs::extract),
                                       new Job("report", NightlyJobs::report)));
            System.out.println("checksum " + sum);
        } catch (ExecutionException e) {
            System.out.println("batch failed: " + e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
