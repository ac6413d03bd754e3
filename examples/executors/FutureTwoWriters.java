// Two threads complete one future: only the first one counts, and complete says so.
//
// tester: clean

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

public class FutureTwoWriters {
  static final CompletableFuture<String> answer = new CompletableFuture<>();
  static final AtomicInteger first = new AtomicInteger();

  static void say(String text) {
    if (answer.complete(text)) first.incrementAndGet();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> say("yes"));
    t.start();
    say("no");
    t.join();
    assert first.get() == 1 && answer.join().length() >= 2;
  }
}
