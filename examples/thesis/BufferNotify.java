// BufferNotify: one wake-up, and the wrong thread gets it.
//
// The buffer has room for one item and is right about testing again after a wait. But everybody
// waits on the same object for one of two different things: producers until the buffer is not
// full, the consumer until it is not empty. notify wakes just one of them, whichever. If one
// producer's "not empty" wakes the other producer, that one sees a full buffer and goes back to
// sleep, and the wake-up is used up. The consumer, for whom it was meant, sleeps on with an item
// in the buffer, and so do the producers: everybody waits for everybody.
//
// What to learn: notify is enough only if all waiters wait for the same thing and any one of them
// will do. Otherwise use notifyAll, or a condition queue for each condition.
//
// One producer has the lowest priority, so an ordinary scheduler hardly ever shows the mistake.
// The search that leaves out equivalent schedules (vmrun --tester) needs 12,741 of them, the one
// that runs all orders of blocks (--search dd) 189,896.
//
// After Bruening 1999, figures 4.15 and 4.16.
//
// java: no (it can hang)
// finds: deadlock
// search rwdd: 12,741 explored, 0 failed attempts, 168 failing
// search dd: 189,896 explored, 0 failed attempts, 896 failing

public class BufferNotify {
  static final int ITEMS_PRODUCED = 2;

  /** Shared bounded buffer. */
  static class Buffer {
    static final int CAPACITY = 1;
    // One more slot, to tell full from empty.
    static final int BUFSIZE = CAPACITY + 1;
    private int first, last;
    private Object[] els;

    public Buffer() {
      first = 0;
      last = 0;
      els = new Object[BUFSIZE];
    }

    public synchronized void enq(Object x) throws InterruptedException {
      while ((last + 1) % BUFSIZE == first) {
        this.wait();
      }
      els[last] = x;
      last = (last + 1) % BUFSIZE;
      this.notify(); // Wrong: should be notifyAll.
    }

    public synchronized Object deq() throws InterruptedException {
      while (first == last) {
        this.wait();
      }
      Object val = els[first];
      first = (first + 1) % BUFSIZE;
      this.notify(); // Wrong: should be notifyAll.
      return val;
    }
  }

  public static void main(String[] args) {
    Buffer b = new Buffer();
    new Thread(new Producer(b, "P1")).start();
    Thread p2 = new Thread(new Producer(b, "P2"));
    p2.setPriority(Thread.MIN_PRIORITY);
    p2.start();
    new Thread(new Consumer(b)).start();
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
// search rw-thesis: 9,237 explored, 0 failed attempts, 72 failing
// search rw-thesis --javasafe: 79 explored
// search dd --javasafe: 670 explored
