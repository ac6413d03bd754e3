// Callback-to-future adapter registers its listener after the sensor thread has been started; if
// a sensor fires first its future is never completed and join in main hangs (sleep 80 ms hides
// it).
//
// finds: deadlock

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.IntConsumer;

/** Turns a callback interface into a CompletableFuture. */
public class SensorPromise {

    static class Sensor implements Runnable {
        private final List<IntConsumer> listeners = new CopyOnWriteArrayList<>();
        private final int reading;

        Sensor(int reading) {
            this.reading = reading;
        }

        void addListener(IntConsumer l) {
            listeners.add(l);
        }

        @Override
        public void run() {
            try {
                Thread.sleep(80);     // warming up
            } catch (InterruptedException e) {
                return;
            }
            for (IntConsumer l : listeners) {
                l.accept(reading);
            }
        }
    }

    static CompletableFuture<Integer> nextReading(Sensor s) {
        CompletableFuture<Integer> promise = new CompletableFuture<>();
        s.addListener(promise::complete);
        return promise;
    }

    public static void main(String[] args) {
        Sensor inside = new Sensor(21);
        Sensor outside = new Sensor(9);
        new Thread(inside).start();
        new Thread(outside).start();

        String report = nextReading(inside)
                .thenCombine(nextReading(outside), (in, out) -> "difference " + (in - out))
                .join();
        System.out.println(report);
    }
}
