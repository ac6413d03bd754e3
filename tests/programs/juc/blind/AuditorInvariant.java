// A transfer subtracts and adds with two separate AtomicLong updates; the auditor's assert sum
// == 300 fails if it reads in between, main then throws IllegalStateException; without -ea it
// prints a sum other than 300.
//
// finds: assertion failed

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/** Transfers in one thread, the auditor in another. No money may get lost. */
public class AuditorInvariant {

    private static final long TOTAL = 300;

    private final Map<String, AtomicLong> accounts = new TreeMap<>();

    AuditorInvariant() {
        accounts.put("checking", new AtomicLong(100));
        accounts.put("savings", new AtomicLong(200));
    }

    void transfer(String from, String to, long amount) {
        accounts.get(from).addAndGet(-amount);
        accounts.get(to).addAndGet(amount);
    }

    long audit() {
        long sum = accounts.values().stream().mapToLong(AtomicLong::get).sum();
        assert sum == TOTAL : "audit found " + sum;
        return sum;
    }

    public static void main(String[] args) throws InterruptedException {
        AuditorInvariant bank = new AuditorInvariant();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> clerk = pool.submit(() -> {
            bank.transfer("checking", "savings", 40);
            bank.transfer("savings", "checking", 15);
        });
        Future<Long> auditor = pool.submit(bank::audit);
        pool.shutdown();
        try {
            clerk.get();
            System.out.println("audited sum: " + auditor.get());
        } catch (ExecutionException e) {
            System.out.println("audit failed: " + e.getCause().getMessage());
            throw new IllegalStateException(e.getCause());
        }
        System.out.println(bank.accounts);
    }
}
