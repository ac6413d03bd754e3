// A buffer inside of a depot: the nested monitor problem.
//
// Buffer is right by itself. Depot wraps it, and guards its own count with a lock of its own. The
// consumer enters the depot, finds the buffer empty and waits there: the buffer's lock is given
// back, the depot's is not. So no producer ever gets into the depot, and nothing ever arrives.
//
// What to learn: a wait gives back ONE lock. Do not call a method that may wait while you hold
// another lock.
//
// java: no (it can hang)
// finds: deadlock

public class NestedMonitor {
  static class Buffer {
    private Object item;

    synchronized void put(Object o) throws InterruptedException {
      while (item != null) {
        wait();
      }
      item = o;
      notifyAll();
    }

    synchronized Object take() throws InterruptedException {
      while (item == null) {
        wait();
      }
      Object o = item;
      item = null;
      notifyAll();
      return o;
    }
  }

  static class Depot {
    private final Buffer buffer = new Buffer();
    private int moves;

    synchronized void deliver(Object o) throws InterruptedException {
      moves++;
      buffer.put(o);
    }

    synchronized Object collect() throws InterruptedException {
      moves++;
      return buffer.take(); // Wrong: waits in there with the depot locked.
    }
  }

  public static void main(String[] args) {
    Depot depot = new Depot();
    new Thread(() -> {
      try {
        depot.deliver("parcel");
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }, "lorry").start();
    new Thread(() -> {
      try {
        depot.collect();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }, "customer").start();
  }
}
