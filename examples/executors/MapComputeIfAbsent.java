// computeIfAbsent loads once: who comes second waits for the first.
//
// tester: clean

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class MapComputeIfAbsent {
  static final ConcurrentHashMap<String, String> pages = new ConcurrentHashMap<>();
  static final AtomicInteger loads = new AtomicInteger();

  static String load(String name) {
    loads.incrementAndGet();
    return "text of " + name;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> pages.computeIfAbsent("home", name -> load(name)));
    t.start();
    String mine = pages.computeIfAbsent("home", name -> load(name));
    t.join();
    assert loads.get() == 1 && mine == pages.get("home");
  }
}
