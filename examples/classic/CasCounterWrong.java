// A counter with an atomic variable, and yet not atomic: get and set are two steps.
//
// finds: lost update

import java.util.concurrent.atomic.AtomicInteger;

public class CasCounterWrong {
  static final AtomicInteger value = new AtomicInteger();

  static void increment() {
    value.set(value.get() + 1); // Wrong: somebody may have been between the two.
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> increment());
    other.start();
    increment();
    other.join();
    assert value.get() == 2 : "lost update";
  }
}
