// Three tasks (restock 5, take 3, take 2; 1 in stock) count a latch down only on success; a take
// running before the restock throws, the exception stays in the ignored Future, and main awaits
// the latch for ever.
//
// finds: deadlock

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class StockLatchException {

    static class Warehouse {
        private int stock;

        Warehouse(int initial) {
            stock = initial;
        }

        synchronized void restock(int n) {
            stock += n;
        }

        synchronized void take(int n) {
            if (n > stock) {
                throw new IllegalStateException("only " + stock + " left, wanted " + n);
            }
            stock -= n;
        }

        synchronized int stock() {
            return stock;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Warehouse w = new Warehouse(1);
        Runnable[] orders = {
            () -> w.restock(5),
            () -> w.take(3),
            () -> w.take(2)
        };
        CountDownLatch latch = new CountDownLatch(orders.length);
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (Runnable order : orders) {
            pool.submit(() -> {
                order.run();
                latch.countDown();
            });
        }
        latch.await();
        System.out.println("left in stock: " + w.stock());
        pool.shutdown();
    }
}
