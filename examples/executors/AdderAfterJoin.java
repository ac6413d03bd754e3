// The sum is read when all who add have ended.
//
// tester: clean

import java.util.concurrent.atomic.LongAdder;

public class AdderAfterJoin {
  public static void main(String[] args) throws InterruptedException {
    LongAdder hits = new LongAdder();
    Thread a = new Thread(() -> hits.increment());
    Thread b = new Thread(() -> hits.increment());
    a.start();
    b.start();
    a.join();
    b.join();
    assert hits.sum() == 2;
  }
}
