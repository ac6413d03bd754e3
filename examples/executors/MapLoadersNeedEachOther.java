// Loading one page needs the other one, and the other way round: each thread has a key that the other one wants.
//
// deadlock: main, Thread-0

import java.util.concurrent.ConcurrentHashMap;

public class MapLoadersNeedEachOther {
  static final ConcurrentHashMap<String, String> pages = new ConcurrentHashMap<>();

  static String load(String name, String needs) {
    return pages.computeIfAbsent(name, n -> n + pages.computeIfAbsent(needs, m -> m));
  }

  public static void main(String[] args) {
    Thread t = new Thread(() -> load("a", "b"));
    t.start();
    load("b", "a");
  }
}
