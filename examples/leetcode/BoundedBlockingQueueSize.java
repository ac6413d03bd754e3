// LeetCode 1188, Design Bounded Blocking Queue: enqueue and dequeue are synchronized, size is not
// ("it only reads").
//
// Verdict: a data race on the count of elements, which is a field of the queue itself here.
//
// finds: data race on BoundedBlockingQueue.count

class BoundedBlockingQueue {
  private final int[] elements;
  private int head;
  private int count;

  public BoundedBlockingQueue(int capacity) {
    elements = new int[capacity];
  }

  public synchronized void enqueue(int element) throws InterruptedException {
    while (count == elements.length) {
      wait();
    }
    elements[(head + count) % elements.length] = element;
    count++;
    notifyAll();
  }

  public synchronized int dequeue() throws InterruptedException {
    while (count == 0) {
      wait();
    }
    int element = elements[head];
    head = (head + 1) % elements.length;
    count--;
    notifyAll();
    return element;
  }

  public int size() { // Wrong: must be synchronized, too.
    return count;
  }
}

public class BoundedBlockingQueueSize {
  public static void main(String[] args) throws InterruptedException {
    BoundedBlockingQueue queue = new BoundedBlockingQueue(2);
    Thread producer = new Thread(() -> {
      try {
        queue.enqueue(1);
        queue.enqueue(2);
      } catch (InterruptedException e) {
        e.printStackTrace();
      }
    }, "producer");
    producer.start();
    System.out.println(queue.size() + " elements");
    System.out.println(queue.dequeue());
    producer.join();
  }
}
