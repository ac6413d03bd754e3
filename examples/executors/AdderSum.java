// A LongAdder is for counts that are read when all is over: its sum is no snapshot. There are always enough seats here, but who adds
// up while others change it may read one part early and another one late, and get a number that never was the sum.
//
// finds: assertion failed

import java.util.concurrent.atomic.LongAdder;

public class AdderSum {
  static final LongAdder seats = new LongAdder();

  public static void main(String[] args) {
    Thread guest = new Thread(() -> seats.add(-2));
    Thread waiter = new Thread(() -> {
      seats.add(1);
      seats.add(1);
      guest.start();
    });
    waiter.start();
    long free = seats.sum();
    assert free >= 0 : "fewer than no seats";
  }
}
