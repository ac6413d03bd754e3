// A sorted map: right whichever steps of the library other threads come between.
//
// tester: clean
// tester options: --no-trust
import java.util.concurrent.ConcurrentSkipListMap;

public class SortedMapSteps {
  static final ConcurrentSkipListMap<Integer, Integer> m = new ConcurrentSkipListMap<>();

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      try {
        m.put(1, 1);
        m.pollFirstEntry();
        Thread.sleep(0);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    t.start();
    m.putIfAbsent(1, 2);
    m.firstEntry();
    t.join();
    assert m.size() <= 1;
  }
}
