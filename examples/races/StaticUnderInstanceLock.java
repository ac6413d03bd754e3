// A static counter under `this`: each object is a lock of its own, the counter is one.
//
// race: StaticUnderInstanceLock.made
// --race: StaticUnderInstanceLock.made
// --eraser: StaticUnderInstanceLock.made
// --tester --search rwdd --eraser: StaticUnderInstanceLock.made

public class StaticUnderInstanceLock {
  private static int made;

  synchronized void make() { // Wrong: should be static, or lock the class.
    made++;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> new StaticUnderInstanceLock().make());
    other.start();
    new StaticUnderInstanceLock().make();
    other.join();
    System.out.println(made);
  }
}
// output: any
// expect exit: 0
