// Three simulations share two license seats by tryAcquire; if all overlap, the third throws
// before countDown() and main waits for ever.
//
// finds: uncaught exception

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class LicensedWorkersLatch {

    static class LicenseServer {
        private final Semaphore seats;

        LicenseServer(int seats) {
            this.seats = new Semaphore(seats);
        }

        void checkOut() {
            if (!seats.tryAcquire()) {
                throw new IllegalStateException("no license seat available");
            }
        }

        void checkIn() {
            seats.release();
        }
    }

    static class Simulation implements Runnable {
        private final LicenseServer server;
        private final CountDownLatch done;
        private final AtomicInteger result;

        Simulation(LicenseServer server, CountDownLatch done, AtomicInteger result) {
            this.server = server;
            this.done = done;
            this.result = result;
        }

        @Override
        public void run() {
            server.checkOut();
            try {
                result.addAndGet(7);
            } finally {
                server.checkIn();
            }
            done.countDown();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        final int simulations = 3;
        LicenseServer server = new LicenseServer(2);
        CountDownLatch done = new CountDownLatch(simulations);
        AtomicInteger result = new AtomicInteger();
        for (int i = 0; i < simulations; i++) {
            new Thread(new Simulation(server, done, result), "sim-" + i).start();
        }
        System.out.println("waiting for " + simulations + " simulations");
        done.await();
        System.out.println("result: " + result.get());
    }
}
