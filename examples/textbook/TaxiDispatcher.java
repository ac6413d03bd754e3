// Cooperating objects that call each other with their locks held.
//
// Verdict: a deadlock (a cycle of locks): setLocation holds the taxi and wants the dispatcher;
// getImage holds the dispatcher and wants the taxi.
//
// java: no (it can hang)
// finds: deadlock: a cycle of locks

import java.util.HashSet;
import java.util.Set;

public class TaxiDispatcher {
  static class Taxi {
    private int location;
    private final int destination;
    private final Dispatcher dispatcher;

    Taxi(Dispatcher dispatcher, int destination) {
      this.dispatcher = dispatcher;
      this.destination = destination;
    }

    synchronized int getLocation() {
      return location;
    }

    synchronized void setLocation(int location) {
      this.location = location;
      if (location == destination) {
        dispatcher.notifyAvailable(this); // Wrong: an alien call with the taxi locked.
      }
    }
  }

  static class Dispatcher {
    private final Set<Taxi> taxis = new HashSet<>();
    private final Set<Taxi> available = new HashSet<>();

    synchronized void add(Taxi taxi) {
      taxis.add(taxi);
    }

    synchronized void notifyAvailable(Taxi taxi) {
      available.add(taxi);
    }

    synchronized int getImage() {
      int image = 0;
      for (Taxi t : taxis) {
        image += t.getLocation();
      }
      return image;
    }
  }

  public static void main(String[] args) {
    Dispatcher dispatcher = new Dispatcher();
    Taxi taxi = new Taxi(dispatcher, 7);
    dispatcher.add(taxi);
    new Thread(() -> taxi.setLocation(7), "GPS").start();
    new Thread(() -> dispatcher.getImage(), "screen").start();
  }
}
