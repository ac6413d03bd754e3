// Lab: producer and consumers end by poison pills, one for each consumer.
//
// Verdict: clean. The queue is first in, first out, so pills come after all items; each consumer
// takes exactly one pill.
//
// `vmrun --tester --search rwdd` runs every schedule, 270,721, in ten seconds; none fails. The test suite ends
// after 2,000.
//
// expect: 60
// tester: clean

import java.util.LinkedList;
import java.util.List;

public class PoisonPill {
  private static final Integer PILL = Integer.valueOf(-1);

  static class Channel {
    private final List<Integer> items = new LinkedList<Integer>();

    synchronized void put(Integer item) {
      items.add(item);
      notify();
    }

    synchronized Integer take() throws InterruptedException {
      while (items.isEmpty()) {
        wait();
      }
      return items.remove(0);
    }
  }

  static class Consumer extends Thread {
    private final Channel channel;
    private int sum;

    Consumer(Channel channel) {
      this.channel = channel;
    }

    @Override
    public void run() {
      try {
        for (Integer item = channel.take(); item != PILL; item = channel.take()) {
          sum += item;
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Channel channel = new Channel();
    Consumer a = new Consumer(channel);
    Consumer b = new Consumer(channel);
    a.start();
    b.start();
    for (int i = 1; i <= 3; i++) {
      channel.put(10 * i);
    }
    channel.put(PILL);
    channel.put(PILL);
    a.join();
    b.join();
    System.out.println(a.sum + b.sum);
  }
}
