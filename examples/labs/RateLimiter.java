// Lab: a rate limiter: a bucket with two tokens, refilled by a daemon thread. Whoever finds no token
// waits.
//
// Verdict: clean. Three requests, two tokens: the third one waits for the refill, which comes some
// time; the bucket never holds more than two.
//
// The search runs every schedule that matters, 3,581 of them.
//
// expect: 3 requests served
// tester: clean
// search rwdd: 3581 explored, 0 failing

public class RateLimiter {
  private static final int CAPACITY = 2;
  private int tokens = CAPACITY;

  synchronized void acquire() throws InterruptedException {
    while (tokens == 0) {
      wait();
    }
    tokens--;
  }

  synchronized void refill() {
    if (tokens < CAPACITY) {
      tokens++;
      notify();
    }
    assert tokens >= 0 && tokens <= CAPACITY : tokens + " tokens";
  }

  public static void main(String[] args) throws InterruptedException {
    RateLimiter limiter = new RateLimiter();
    Thread[] clients = new Thread[3];
    for (int i = 0; i < clients.length; i++) {
      clients[i] = new Thread(() -> {
        try {
          limiter.acquire();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }, "client " + i);
      clients[i].start();
    }
    Thread refiller = new Thread(() -> {
      try {
        while (true) {
          Thread.sleep(20);
          limiter.refill();
        }
      } catch (InterruptedException e) {
        // The end.
      }
    }, "refiller");
    refiller.setDaemon(true);
    refiller.start();
    for (Thread client : clients) {
      client.join();
    }
    System.out.println(clients.length + " requests served");
  }
}
