// Orders are submitted without keeping the Future; if a worker ships before the restock the
// OutOfStockException is swallowed and the final check fails.
//
// finds: uncaught exception

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Orders are submitted to a pool. Fire and forget. */
public class WarehouseOrders {

    static class OutOfStockException extends RuntimeException {
        OutOfStockException(String item) {
            super("out of stock: " + item);
        }
    }

    private final String item;
    private int stock;
    private int shipped;

    WarehouseOrders(String item, int stock) {
        this.item = item;
        this.stock = stock;
    }

    synchronized void restock(int n) {
        stock += n;
    }

    synchronized void ship() {
        if (stock == 0) {
            throw new OutOfStockException(item);
        }
        stock--;
        shipped++;
    }

    synchronized int getShipped() {
        return shipped;
    }

    public static void main(String[] args) throws InterruptedException {
        WarehouseOrders warehouse = new WarehouseOrders("teapot", 1);
        ExecutorService pool = Executors.newFixedThreadPool(2);

        pool.submit(warehouse::ship);
        pool.submit(() -> warehouse.restock(2));
        pool.submit(warehouse::ship);
        pool.submit(warehouse::ship);

        pool.shutdown();
        while (!pool.awaitTermination(1, TimeUnit.SECONDS)) {
            System.out.println("still shipping...");
        }
        if (warehouse.getShipped() != 3) {
            throw new IllegalStateException("3 orders, but shipped " + warehouse.getShipped());
        }
        System.out.println("all orders shipped");
    }
}
