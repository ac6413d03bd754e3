// A bounded buffer with wait and notifyAll; two producers, three consumers, all items arrive once.
class BoundedBuffer {
  private final int[] items;
  private int in, out, count;

  BoundedBuffer(int capacity) {
    items = new int[capacity];
  }

  synchronized void put(int v) throws InterruptedException {
    while (count == items.length) wait();
    items[in] = v;
    in = (in + 1) % items.length;
    count++;
    notifyAll();
  }

  synchronized int take() throws InterruptedException {
    while (count == 0) wait();
    int v = items[out];
    out = (out + 1) % items.length;
    count--;
    notifyAll();
    return v;
  }
}

public class ProducerConsumer {
  public static void main(String[] args) throws InterruptedException {
    BoundedBuffer b = new BoundedBuffer(3);
    int n = 300;
    int[] seen = new int[2 * n];
    Thread[] producers = new Thread[2], consumers = new Thread[3];
    for (int p = 0; p < 2; p++) {
      int base = p * n;
      producers[p] = new Thread(() -> {
        try {
          for (int i = 0; i < n; i++) b.put(base + i);
        } catch (InterruptedException e) {
          System.out.println("never");
        }
      });
    }
    for (int c = 0; c < 3; c++) {
      consumers[c] = new Thread(() -> {
        try {
          while (true) {
            int v = b.take();
            if (v < 0) return;
            seen[v]++;
          }
        } catch (InterruptedException e) {
          System.out.println("never");
        }
      });
    }
    for (Thread t : consumers) t.start();
    for (Thread t : producers) t.start();
    for (Thread t : producers) t.join();
    for (int i = 0; i < 3; i++) b.put(-1);
    for (Thread t : consumers) t.join();
    int once = 0;
    for (int s : seen) if (s == 1) once++;
    System.out.println(once);
  }
}

/* expect:
600
*/
