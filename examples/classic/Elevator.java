// An elevator for one person, and two people who want to ride.
//
// A passenger calls the elevator, waits until it stands at the right floor with its doors open,
// rides, and says when it is free again. The elevator serves one call after the other.
//
// tester: clean

public class Elevator extends Thread {
  private static final int NOBODY = -1;

  private int at; // The floor, guarded by this object like all the rest.
  private int goal = NOBODY;
  private boolean riding;
  private int floorsMoved;
  private boolean closed;

  @Override
  public void run() {
    try {
      while (serve()) {}
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private synchronized boolean serve() throws InterruptedException {
    while (!closed && (goal == NOBODY || goal == at)) {
      wait();
    }
    if (closed) {
      return false;
    }
    floorsMoved += Math.abs(goal - at);
    at = goal;
    notifyAll();
    return true;
  }

  private synchronized void moveTo(int floor) throws InterruptedException {
    goal = floor;
    notifyAll();
    while (at != floor) {
      wait();
    }
  }

  synchronized void ride(int from, int to) throws InterruptedException {
    while (riding) {
      wait();
    }
    riding = true;
    moveTo(from);
    moveTo(to);
    assert at == to : "left at the wrong floor";
    goal = NOBODY;
    riding = false;
    notifyAll();
  }

  synchronized int close() {
    closed = true;
    notifyAll();
    return floorsMoved;
  }

  public static void main(String[] args) throws InterruptedException {
    Elevator elevator = new Elevator();
    elevator.start();
    Thread[] people = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int from = i == 0 ? 3 : 0;
      int to = i == 0 ? 0 : 3;
      people[i] = new Thread(() -> {
        try {
          elevator.ride(from, to);
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      });
      people[i].start();
    }
    for (Thread p : people) {
      p.join();
    }
    int moved = elevator.close();
    elevator.join();
    // 0 to 3 to 0 to 3 one way round; 0 to 3, then 3 to 0 the other.
    System.out.println(moved == 9 || moved == 6); // expect: true
  }
}
