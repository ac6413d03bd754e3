// LeetCode 1279, Traffic Light Controlled Intersection: cars of road A go straight, cars of road B
// too, but only one road has green.
//
// Verdict: clean. Looking at the light, turning it and crossing are one synchronized method.
//
// expect: 3 cars have crossed
// tester: clean

class TrafficLight {
  private int green = 1;

  public synchronized void carArrived(int carId, int roadId, int direction, Runnable turnGreen,
      Runnable crossCar) {
    if (roadId != green) {
      turnGreen.run();
      green = roadId;
    }
    crossCar.run();
  }
}

public class TrafficLightSynchronized {
  static int light = 1;
  static int crossed;

  static void cross(int road) {
    assert light == road : "crossed at red";
    crossed++;
  }

  public static void main(String[] args) throws InterruptedException {
    TrafficLight junction = new TrafficLight();
    int[] roads = {1, 2, 1};
    Thread[] cars = new Thread[roads.length];
    for (int i = 0; i < cars.length; i++) {
      int id = i + 1;
      int road = roads[i];
      cars[i] = new Thread(
          () -> junction.carArrived(id, road, 2 * road, () -> light = road, () -> cross(road)));
      cars[i].start();
    }
    for (Thread car : cars) {
      car.join();
    }
    System.out.println(crossed + " cars have crossed");
  }
}
