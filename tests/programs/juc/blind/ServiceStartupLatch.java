// Health checkers count a CountDownLatch down in finally; main prints their state in order, once
// with a broken one and once without.
//
// tester: clean

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ExecutorService;

/** Start an application only when every external service has been verified. */
public class ServiceStartupLatch {

    static abstract class BaseHealthChecker implements Runnable {
        private final CountDownLatch latch;
        private final String serviceName;
        private volatile boolean serviceUp;

        protected BaseHealthChecker(String serviceName, CountDownLatch latch) {
            this.latch = latch;
            this.serviceName = serviceName;
        }

        @Override
        public final void run() {
            try {
                verifyService();
                serviceUp = true;
            } catch (Throwable t) {
                serviceUp = false;
            } finally {
                latch.countDown();
            }
        }

        String getServiceName() { return serviceName; }
        boolean isServiceUp()   { return serviceUp; }

        abstract void verifyService() throws Exception;
    }

    static class NetworkHealthChecker extends BaseHealthChecker {
        NetworkHealthChecker(CountDownLatch latch) { super("Network Service", latch); }

        @Override void verifyService() throws InterruptedException { Thread.sleep(10); }
    }

    static class CacheHealthChecker extends BaseHealthChecker {
        CacheHealthChecker(CountDownLatch latch) { super("Cache Service", latch); }

        @Override void verifyService() throws InterruptedException { Thread.sleep(5); }
    }

    static class DatabaseHealthChecker extends BaseHealthChecker {
        private final boolean broken;

        DatabaseHealthChecker(CountDownLatch latch, boolean broken) {
            super("Database Service", latch);
            this.broken = broken;
        }

        @Override void verifyService() {
            if (broken) throw new IllegalStateException("connection refused");
        }
    }

    static boolean checkExternalServices(Executor executor, boolean brokenDb) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(3);
        List<BaseHealthChecker> services = new ArrayList<>();
        services.add(new NetworkHealthChecker(latch));
        services.add(new CacheHealthChecker(latch));
        services.add(new DatabaseHealthChecker(latch, brokenDb));

        for (final BaseHealthChecker v : services) {
            executor.execute(v);
        }
        latch.await();

        boolean up = true;
        for (final BaseHealthChecker v : services) {
            System.out.println("  " + v.getServiceName() + " is " + (v.isServiceUp() ? "UP" : "DOWN"));
            up &= v.isServiceUp();
        }
        return up;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService executor = Executors.newFixedThreadPool(3);
        System.out.println("validation: " + checkExternalServices(executor, true));
        System.out.println("validation: " + checkExternalServices(executor, false));
        executor.shutdown();
    }
}

/* expect:
  Network Service is UP
  Cache Service is UP
  Database Service is DOWN
validation: false
  Network Service is UP
  Cache Service is UP
  Database Service is UP
validation: true
*/
