// LeetCode 1279, Traffic Light Controlled Intersection, with a volatile light and no lock: many a
// submission passes, as the judge's cars come one by one.
//
// Verdict: a car of road 1 sees green, a car of road 2 turns the light, and the first one crosses
// at red: the check fails. (No data race: the light is volatile, and so is the judge's.)
//
// finds: crossed at red

class TrafficLight {
  private volatile int green = 1;

  public void carArrived(int carId, int roadId, int direction, Runnable turnGreen,
      Runnable crossCar) {
    if (roadId != green) { // Wrong: between looking and crossing the light may change.
      turnGreen.run();
      green = roadId;
    }
    crossCar.run();
  }
}

public class TrafficLightVolatile {
  static volatile int light = 1;

  static void cross(int road) {
    int shows = light;
    if (shows != road) {
      throw new IllegalStateException("crossed at red");
    }
  }

  public static void main(String[] args) {
    TrafficLight junction = new TrafficLight();
    for (int i = 1; i <= 2; i++) {
      int road = i;
      new Thread(() -> junction.carArrived(road, road, 2 * road, () -> light = road,
          () -> cross(road)), "car on road " + road).start();
    }
  }
}
