// A set with a bound, kept by a semaphore: whoever adds takes a permit, whoever removes gives one.
//
// Verdict: a deadlock. An add that adds nothing (the element was there) keeps its permit, and another
// thread waits for a permit for ever though there is room. It happens on every schedule.
//
// java: no (it hangs)
// finds: deadlock
// deadlock: main, adder

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Semaphore;

public class BoundedHashSet<T> {
  private final Set<T> set;
  private final Semaphore sem;

  public BoundedHashSet(int bound) {
    this.set = Collections.synchronizedSet(new HashSet<T>());
    sem = new Semaphore(bound);
  }

  public boolean add(T o) throws InterruptedException {
    sem.acquire();
    return set.add(o); // Wrong: if it adds nothing the permit must be given back.
  }

  public boolean remove(Object o) {
    boolean wasRemoved = set.remove(o);
    if (wasRemoved) {
      sem.release();
    }
    return wasRemoved;
  }

  public static void main(String[] args) throws InterruptedException {
    BoundedHashSet<String> set = new BoundedHashSet<>(2);
    Thread adder = new Thread(() -> {
      try {
        set.add("a");
        set.add("b");
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }, "adder");
    adder.start();
    set.add("a");
    adder.join();
    System.out.println("done");
  }
}
