// BufferIf: "if" where there should be a "while".
//
// A bounded buffer with room for one item, two producers, one consumer. A producer that finds the
// buffer full waits until somebody says that something has changed. Then it goes on, and takes it
// for granted that there is room now. But notifyAll wakes BOTH producers. The first one fills the
// buffer again, and the second one, which does not look again, puts its item on top: the buffer
// overflows, an item is lost, and in the end the consumer waits for an item that never comes.
//
// What to learn: being woken up is a hint, not a promise. Between the notify and the moment when
// you have the lock again, anybody may have been there. Always test again: while (full) wait().
//
// One producer has the lowest priority, so an ordinary scheduler hardly ever shows the mistake.
// The search that leaves out equivalent schedules (vmrun --tester) needs 9,233 of them, the one that
// runs all orders of blocks (--search dd) 158,454.
//
// After Bruening 1999, figures 4.12 and 4.13, with the assertion that its text speaks of.
//
// java: no (it can hang)
// finds: Buffer.enq: buffer overflow!
// finds: deadlock
// search rwdd: 9,233 explored, 0 failed attempts, 1,920 failing
// search dd: 158,454 explored, 0 failed attempts, 16,086 failing

public class BufferIf {
  static final int ITEMS_PRODUCED = 2;

  /** Shared, bounded buffer. */
  static class Buffer {
    static final int BUFSIZE = 2; // One slot stays empty, so there is room for one item.
    private int first, last;
    private Object[] els;

    public Buffer() {
      first = 0;
      last = 0;
      els = new Object[BUFSIZE];
    }

    public synchronized void enq(Object x) throws InterruptedException {
      if ((last + 1) % BUFSIZE == first) { // Wrong: should be while, not if.
        this.wait();
      }
      checkRoom();
      els[last] = x;
      last = (last + 1) % BUFSIZE;
      this.notifyAll();
    }

    /** Reports an overflow, and goes on as if nothing had happened. */
    private void checkRoom() {
      try {
        assert (last + 1) % BUFSIZE != first : "Buffer.enq: buffer overflow!";
      } catch (AssertionError reported) {
        // A tester has seen it where it was thrown.
      }
    }

    public synchronized Object deq() throws InterruptedException {
      while (first == last) {
        this.wait();
      }
      Object val = els[first];
      first = (first + 1) % BUFSIZE;
      this.notifyAll();
      return val;
    }
  }

  public static void main(String[] args) {
    Buffer b = new Buffer();
    new Thread(new Producer(b, "P1")).start();
    new Thread(new Consumer(b)).start();
    Thread p2 = new Thread(new Producer(b, "P2"));
    p2.setPriority(Thread.MIN_PRIORITY);
    p2.start();
  }

  static class Producer implements Runnable {
    private Buffer buffer;
    private String name;

    public Producer(Buffer b, String n) {
      buffer = b;
      name = n;
    }

    public void run() {
      try {
        for (int i = 0; i < ITEMS_PRODUCED; i++) {
          buffer.enq(name);
        }
      } catch (InterruptedException i) {
        System.err.println(i);
      }
    }
  }

  static class Consumer implements Runnable {
    private Buffer buffer;

    public Consumer(Buffer b) {
      buffer = b;
    }

    public void run() {
      try {
        for (int i = 0; i < ITEMS_PRODUCED * 2; i++) {
          buffer.deq();
        }
      } catch (InterruptedException i) {
        System.err.println(i);
      }
    }
  }
}

// As the thesis prints its algorithms:
//
// search rw-thesis: 7,185 explored, 0 failed attempts, 1,280 failing
// search rw-thesis --javasafe: 161 explored
// search dd --javasafe: 2,061 explored
