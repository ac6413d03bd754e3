// Lab: a parking lot with two places and three cars; a counting semaphore guards the entrance.
//
// Verdict: clean. At most two cars are inside; whoever leaves gives his permit back.
//
// The search runs every schedule that matters, 10,091 of them.
//
// expect: most cars inside: at most 2
// expect: cars served: 3
// tester: clean
// search rwdd: 10091 explored, 0 failing

import java.util.concurrent.Semaphore;

public class ParkingLot {
  private final Semaphore places;
  private final Object gate = new Object();
  private final int capacity;
  private int inside;
  private int served;
  private int most;

  ParkingLot(int capacity) {
    this.capacity = capacity;
    places = new Semaphore(capacity, true);
  }

  void park(String car) throws InterruptedException {
    places.acquire();
    try {
      synchronized (gate) {
        inside++;
        most = Math.max(most, inside);
        assert inside <= capacity : car + " stands on the lawn";
      }
      Thread.sleep(5);
      synchronized (gate) {
        inside--;
        served++;
      }
    } finally {
      places.release();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ParkingLot lot = new ParkingLot(2);
    Thread[] cars = new Thread[3];
    for (int i = 0; i < cars.length; i++) {
      String name = "car " + (i + 1);
      cars[i] = new Thread(() -> {
        try {
          lot.park(name);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }, name);
      cars[i].start();
    }
    for (Thread car : cars) {
      car.join();
    }
    System.out.println("most cars inside: " + (lot.most <= 2 ? "at most 2" : "" + lot.most));
    System.out.println("cars served: " + lot.served);
  }
}
