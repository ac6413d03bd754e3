// Lab: two consumers and one poison pill.
//
// Verdict: a deadlock on every schedule. One consumer takes the pill and goes home, the other one
// waits for an item that never comes, and main waits for him.
//
// java: no (it hangs)
// finds: deadlock
// deadlock: main, consumer

import java.util.LinkedList;

public class PoisonPillShared {
  private final LinkedList<String> items = new LinkedList<>();

  synchronized void put(String item) {
    items.addLast(item);
    notifyAll();
  }

  synchronized String take() throws InterruptedException {
    while (items.isEmpty()) {
      wait();
    }
    return items.removeFirst();
  }

  public static void main(String[] args) throws InterruptedException {
    PoisonPillShared queue = new PoisonPillShared();
    Thread[] consumers = new Thread[2];
    for (int i = 0; i < 2; i++) {
      consumers[i] = new Thread(() -> {
        try {
          while (!queue.take().equals("stop")) {
            Thread.yield();
          }
        } catch (InterruptedException e) {
          throw new RuntimeException(e);
        }
      }, "consumer " + (i + 1));
      consumers[i].start();
    }
    queue.put("work");
    queue.put("stop"); // Wrong: one for each consumer, or the consumer must put it back.
    for (Thread consumer : consumers) {
      consumer.join();
    }
  }
}
