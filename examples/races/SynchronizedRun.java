// A subclass of Thread with a synchronized run(): each thread locks itself.
//
// race: SynchronizedRun.count
// --race: SynchronizedRun.count
// --eraser: SynchronizedRun.count
// --tester --search rwdd --eraser: SynchronizedRun.count

public class SynchronizedRun extends Thread {
  private static int count;

  @Override
  public synchronized void run() { // Wrong: no two threads have this lock in common.
    count++;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new SynchronizedRun();
    Thread b = new SynchronizedRun();
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println(count);
  }
}
// output: any
// expect exit: 0
