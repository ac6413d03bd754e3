// Lazy initialisation without a second look: two objects where one was meant.
//
// Both threads find the field empty, and each makes an object; somebody keeps one that nobody else
// has.
//
// What to learn: to look and to act must be one step (see LazyHolder.java).
//
// finds: made twice

import java.util.concurrent.atomic.AtomicInteger;

public class LazyInit {
  static volatile Object instance;
  static final AtomicInteger made = new AtomicInteger();

  static Object getInstance() {
    if (instance == null) {
      made.incrementAndGet(); // Wrong: the other thread may be here, too.
      instance = new Object();
    }
    return instance;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> getInstance());
    other.start();
    getInstance();
    other.join();
    assert made.get() == 1 : "made twice";
  }
}
