// A semaphore, a latch, a barrier, a read-write lock and a future, all from synchronized and wait.
class Sem {
  private int permits;

  Sem(int permits) {
    this.permits = permits;
  }

  synchronized void acquire() throws InterruptedException {
    while (permits == 0) wait();
    permits--;
  }

  synchronized void release() {
    permits++;
    notify();
  }
}

class Latch {
  private int count;

  Latch(int count) {
    this.count = count;
  }

  synchronized void countDown() {
    if (--count == 0) notifyAll();
  }

  synchronized void await() throws InterruptedException {
    while (count > 0) wait();
  }
}

class Barrier {
  private final int parties;
  private int arrived, generation;

  Barrier(int parties) {
    this.parties = parties;
  }

  synchronized int await() throws InterruptedException {
    int mine = generation;
    int index = arrived++;
    if (arrived == parties) {
      arrived = 0;
      generation++;
      notifyAll();
    } else {
      while (mine == generation) wait();
    }
    return index;
  }
}

class RwLock {
  private int readers;
  private boolean writer;

  synchronized void read() throws InterruptedException {
    while (writer) wait();
    readers++;
  }

  synchronized void endRead() {
    if (--readers == 0) notifyAll();
  }

  synchronized void write() throws InterruptedException {
    while (writer || readers > 0) wait();
    writer = true;
  }

  synchronized void endWrite() {
    writer = false;
    notifyAll();
  }
}

class Promise<T> {
  private T value;
  private boolean done;

  synchronized void complete(T v) {
    if (done) throw new IllegalStateException("done already");
    value = v;
    done = true;
    notifyAll();
  }

  synchronized T get() throws InterruptedException {
    while (!done) wait();
    return value;
  }
}

public class MonitorClasses {
  static int inside, most, rounds, data;

  public static void main(String[] args) throws InterruptedException {
    Sem s = new Sem(2);
    Latch all = new Latch(6);
    Barrier barrier = new Barrier(6);
    RwLock rw = new RwLock();
    Promise<String> promise = new Promise<>();
    Object guard = new Object();
    int[] per = new int[4];
    for (int i = 0; i < 6; i++) {
      int id = i;
      new Thread(() -> {
        try {
          s.acquire();
          synchronized (guard) {
            inside++;
            most = Math.max(most, inside);
          }
          Thread.yield();
          synchronized (guard) {
            inside--;
          }
          s.release();
          for (int r = 0; r < 4; r++) {
            synchronized (guard) {
              per[r]++;
            }
            barrier.await();
            if (per[r] != 6) System.out.println("barrier broken");
          }
          if (id % 2 == 0) {
            rw.write();
            data = data * 3 + 1;
            rw.endWrite();
          } else {
            rw.read();
            int seen = data;
            Thread.yield();
            if (seen != data) System.out.println("written while read");
            rw.endRead();
          }
          if (id == 3) promise.complete("kept");
          else promise.get();
        } catch (InterruptedException e) {
          System.out.println("never");
        }
        all.countDown();
      }).start();
    }
    all.await();
    System.out.println((most <= 2) + " " + inside + " " + data + " " + promise.get() + " " + per[3]);
    try {
      promise.complete("again");
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }
}

/* expect:
true 0 13 kept 6
done already
*/
