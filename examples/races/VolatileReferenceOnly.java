// The reference is volatile, the object is changed after it was published. volatile says
// something about the field, nothing about what it refers to.
//
// race: Config.level
// --race: Config.level
// --eraser: nothing
// --tester --search rwdd --eraser: Config.level

public class VolatileReferenceOnly {
  static class Config {
    int level;
  }

  static volatile Config config = new Config();

  public static void main(String[] args) throws InterruptedException {
    Thread reader = new Thread(() -> {
      System.out.println(config.level);
    });
    reader.start();
    config.level = 3; // Wrong: make a new Config, and store that.
    reader.join();
  }
}
// output: any
// expect exit: 0
