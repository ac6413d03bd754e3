// Elevator car checks its queue outside the monitor it waits on, so a call's notify can fall
// between isEmpty() and wait() and the car sleeps for ever.
//
// finds: deadlock: a lost wake-up

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A one-car elevator. Passengers press the button, the car goes to sleep when nobody calls. */
public class ElevatorDispatcher {

    enum Direction { UP, DOWN, IDLE }

    static class Elevator implements Runnable {
        private final Queue<Integer> calls = new ConcurrentLinkedQueue<>();
        private final Object bell = new Object();
        private final int trips;
        private final List<String> log = new ArrayList<>();
        private int floor = 0;

        Elevator(int trips) {
            this.trips = trips;
        }

        void call(int target) {
            calls.add(target);
            synchronized (bell) {
                bell.notify();
            }
        }

        private Direction towards(int target) {
            return target > floor ? Direction.UP : target < floor ? Direction.DOWN : Direction.IDLE;
        }

        @Override
        public void run() {
            int served = 0;
            try {
                while (served < trips) {
                    if (calls.isEmpty()) {
                        synchronized (bell) {
                            bell.wait();
                        }
                    }
                    Integer target = calls.poll();
                    if (target == null) continue;
                    log.add(floor + " -> " + target + " " + towards(target));
                    floor = target;
                    served++;
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Elevator elevator = new Elevator(2);
        Thread car = new Thread(elevator, "car");
        Thread alice = new Thread(() -> elevator.call(3), "alice");
        Thread bob = new Thread(() -> elevator.call(1), "bob");
        car.start();
        alice.start();
        bob.start();
        alice.join();
        bob.join();
        car.join();
        System.out.println("trips: " + elevator.log.size());
    }
}
