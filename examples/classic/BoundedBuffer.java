// A bounded buffer, done right: one lock, "while" around each wait, notifyAll.
//
// Producers wait while it is full, consumers while it is empty. Both wait on the same object, so
// every change wakes everybody up, and everybody looks again. examples/thesis/BufferIf.java and
// BufferNotify.java show what happens with "if" and with notify.
//
// tester: clean

public class BoundedBuffer {
  private final int[] items;
  private int first;
  private int count;

  BoundedBuffer(int capacity) {
    items = new int[capacity];
  }

  synchronized void put(int item) throws InterruptedException {
    while (count == items.length) {
      wait();
    }
    items[(first + count) % items.length] = item;
    count++;
    assert count <= items.length : "overflow";
    notifyAll();
  }

  synchronized int take() throws InterruptedException {
    while (count == 0) {
      wait();
    }
    int item = items[first];
    first = (first + 1) % items.length;
    count--;
    notifyAll();
    return item;
  }

  static class Producer extends Thread {
    private final BoundedBuffer buffer;
    private final int from;

    Producer(BoundedBuffer buffer, int from) {
      this.buffer = buffer;
      this.from = from;
    }

    @Override
    public void run() {
      try {
        buffer.put(from);
        buffer.put(from + 1);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    BoundedBuffer buffer = new BoundedBuffer(1);
    new Producer(buffer, 1).start();
    new Producer(buffer, 10).start();
    int sum = 0;
    for (int i = 0; i < 4; i++) {
      sum += buffer.take();
    }
    System.out.println("took " + sum); // expect: took 24
  }
}
