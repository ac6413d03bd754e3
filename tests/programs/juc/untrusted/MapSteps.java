// A hash map that two threads fill and grow: right whichever steps of the library other threads come between.
//
// tester: clean
// tester options: --no-trust
import java.util.concurrent.ConcurrentHashMap;

public class MapSteps {
  static final ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>(1);

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      m.put(1, 1);
      m.merge(2, 1, Integer::sum);
    });
    t.start();
    m.merge(2, 1, Integer::sum);
    m.putIfAbsent(1, 5);
    t.join();
    assert m.get(2) == 2 && m.size() == 2;
  }
}
