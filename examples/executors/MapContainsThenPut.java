// Two threads may both find that the page is not there, and both load it.
//
// finds: assertion failed

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class MapContainsThenPut {
  static final ConcurrentHashMap<String, String> pages = new ConcurrentHashMap<>();
  static final AtomicInteger loads = new AtomicInteger();

  static String load(String name) {
    loads.incrementAndGet();
    return "text of " + name;
  }

  static void visit(String name) {
    if (!pages.containsKey(name)) {
      pages.put(name, load(name));
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> visit("home"));
    t.start();
    visit("home");
    t.join();
    assert loads.get() == 1 : "loaded twice";
  }
}
