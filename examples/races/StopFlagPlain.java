// Tells a worker to stop by a plain field. Many a Java machine reads it once, before the loop,
// and the worker never stops; this worker gives up after a while, so that the program ends.
//
// race: StopFlagPlain.stop
// --race: StopFlagPlain.stop
// --eraser: nothing
// --tester --search rwdd --eraser: StopFlagPlain.stop

public class StopFlagPlain {
  static boolean stop; // Wrong: should be volatile.

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {
      for (int i = 0; i < 5 && !stop; i++) Thread.yield();
    });
    worker.start();
    stop = true;
    worker.join();
  }
}
// expect exit: 0
