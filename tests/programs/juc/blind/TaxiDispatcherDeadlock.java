// Taxi and Dispatcher call each other's synchronized methods while holding their own monitor:
// setLocation (taxi, then dispatcher) against getImage (dispatcher, then taxi) can deadlock,
// main then waits up to a day.
//
// finds: deadlock: a cycle of locks

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Taxis report to the dispatcher when they reach their destination; the
 * dispatcher draws a map of the positions of all taxis.
 */
public class TaxiDispatcherDeadlock {

    record Point(int x, int y) { }

    static class Taxi {
        private final Dispatcher dispatcher;
        private Point location = new Point(0, 0);
        private Point destination;

        Taxi(Dispatcher dispatcher) {
            this.dispatcher = dispatcher;
        }

        public synchronized Point getLocation() {
            return location;
        }

        public synchronized void setDestination(Point p) {
            destination = p;
        }

        public synchronized void setLocation(Point p) {
            location = p;
            if (p.equals(destination))
                dispatcher.notifyAvailable(this);
        }
    }

    static class Dispatcher {
        private final List<Taxi> taxis = new ArrayList<>();
        private final Set<Taxi> available = new HashSet<>();

        public synchronized void add(Taxi t) {
            taxis.add(t);
        }

        public synchronized void notifyAvailable(Taxi t) {
            available.add(t);
        }

        public synchronized int availableCount() {
            return available.size();
        }

        public synchronized List<Point> getImage() {
            List<Point> image = new ArrayList<>();
            for (Taxi t : taxis) image.add(t.getLocation());
            return image;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Dispatcher dispatcher = new Dispatcher();
        Taxi t1 = new Taxi(dispatcher);
        Taxi t2 = new Taxi(dispatcher);
        dispatcher.add(t1);
        dispatcher.add(t2);
        t1.setDestination(new Point(2, 2));
        t2.setDestination(new Point(9, 9));

        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> {
            for (int i = 1; i <= 2; i++) t1.setLocation(new Point(i, i));
        });
        pool.execute(() -> {
            List<Point> image = dispatcher.getImage();
            if (image.size() != 2) throw new AssertionError();
        });
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        System.out.println("final map: " + dispatcher.getImage());
        System.out.println("available taxis: " + dispatcher.availableCount());
    }
}
