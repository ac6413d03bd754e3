// As VolatileReferenceOnly, done right: an object that never changes, replaced as a whole.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

public class ImmutableObject {
  static final class Config {
    final int level;
    final String name;

    Config(int level, String name) {
      this.level = level;
      this.name = name;
    }
  }

  static volatile Config config = new Config(1, "one");

  public static void main(String[] args) throws InterruptedException {
    Thread reader = new Thread(() -> {
      Config c = config;
      assert (c.level == 1) == c.name.equals("one") : "mixed";
    });
    reader.start();
    config = new Config(2, "two");
    reader.join();
  }
}
// expect exit: 0
