// Three cars and one spot: isEmpty() then remove() on a ConcurrentLinkedQueue; two cars can pass
// the check; main itself still ends.
//
// finds: uncaught exception

import java.util.NoSuchElementException;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class ParkingLotCars {

    static class ParkingLot {
        private final Queue<Integer> freeSpots = new ConcurrentLinkedQueue<>();
        private final AtomicInteger turnedAway = new AtomicInteger();

        ParkingLot(int spots) {
            for (int i = 1; i <= spots; i++) freeSpots.add(i);
        }

        /** @return the number of the spot, or -1 if the lot is full */
        int enter() {
            if (freeSpots.isEmpty()) {
                turnedAway.incrementAndGet();
                return -1;
            }
            return freeSpots.remove();
        }

        void leave(int spot) {
            freeSpots.add(spot);
        }
    }

    static class Car extends Thread {
        private final ParkingLot lot;

        Car(String plate, ParkingLot lot) {
            super(plate);
            this.lot = lot;
        }

        @Override
        public void run() {
            int spot = lot.enter();
            if (spot > 0) {
                shopping();
                lot.leave(spot);
            }
        }

        private void shopping() {
            Thread.yield();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ParkingLot lot = new ParkingLot(1);
        Car[] cars = { new Car("B-AB 1", lot), new Car("M-XY 22", lot), new Car("K-OO 333", lot) };
        for (Car c : cars) c.start();
        for (Car c : cars) c.join();
        System.out.println("free spots at night: " + lot.freeSpots.size());
    }
}
