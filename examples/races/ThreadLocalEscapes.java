// One thread puts its own counter where another one finds it: now it is shared, whatever the
// ThreadLocal says.
//
// race: int[]#1[0]
// --race: nothing
// --eraser: nothing
// --tester --search rwdd --eraser: ThreadLocalEscapes.leaked[0]

public class ThreadLocalEscapes {
  static final ThreadLocal<int[]> counter = ThreadLocal.withInitial(() -> new int[1]);
  static volatile int[] leaked;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      leaked = counter.get(); // Wrong: hands out what is its own ...
      counter.get()[0]++; // ... and goes on using it.
    });
    other.start();
    int[] theirs = leaked;
    if (theirs != null) theirs[0]++;
    other.join();
  }
}
// expect exit: 0
