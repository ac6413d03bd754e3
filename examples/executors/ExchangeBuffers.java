// Two threads give each other their buffers.
//
// tester: clean

import java.util.concurrent.Exchanger;

public class ExchangeBuffers {
  static final Exchanger<int[]> meeting = new Exchanger<>();

  public static void main(String[] args) throws InterruptedException {
    Thread filler = new Thread(() -> {
      int[] buffer = new int[1];
      buffer[0] = 7;
      try {
        buffer = meeting.exchange(buffer);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      assert buffer[0] == 0;
    });
    filler.start();
    int[] full = meeting.exchange(new int[1]);
    assert full[0] == 7;
    filler.join();
  }
}
