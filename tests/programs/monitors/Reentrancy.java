// Monitors are re-entrant: nested blocks, recursion, synchronized methods, super calls, wait inside.
class Base {
  int calls;

  synchronized void a() {
    calls++;
    b();
  }

  synchronized void b() {
    calls++;
    System.out.println("Base.b " + Thread.holdsLock(this));
  }

  static synchronized int fact(int n) {
    return n == 0 ? 1 : n * fact(n - 1);
  }
}

class Derived extends Base {
  @Override
  synchronized void b() {
    super.b();
    System.out.println("Derived.b " + calls);
    c(50);
  }

  synchronized void c(int n) {
    if (n > 0) c(n - 1);
    else calls += 100;
  }

  // Not synchronized: overriding does not inherit it.
  @Override
  void a() {
    System.out.println("Derived.a " + Thread.holdsLock(this));
    super.a();
  }
}

public class Reentrancy {
  public static void main(String[] args) throws InterruptedException {
    Derived d = new Derived();
    d.a();
    System.out.println(d.calls + " " + Thread.holdsLock(d));
    System.out.println(Base.fact(10));
    Object lock = new Object();
    int[] state = {0};
    Thread t = new Thread(() -> {
      synchronized (lock) {
        state[0] = 1;
        lock.notifyAll();
      }
    });
    synchronized (lock) {
      synchronized (lock) {
        synchronized (lock) {
          t.start();
          // The wait gives up all three holds, and takes them all again.
          while (state[0] == 0) lock.wait();
          System.out.println("woken " + Thread.holdsLock(lock));
        }
      }
      System.out.println(Thread.holdsLock(lock));
    }
    System.out.println(Thread.holdsLock(lock));
    t.join();
    Thread u = new Thread(() -> {
      synchronized (lock) {
        System.out.println("free for others");
      }
    });
    u.start();
    u.join();
  }
}

/* expect:
Derived.a false
Base.b true
Derived.b 2
102 false
3628800
woken true
true
false
free for others
*/
