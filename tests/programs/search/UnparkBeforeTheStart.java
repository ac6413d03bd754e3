// unpark of a thread that has not been started need not have any effect, says its description; in
// the JDK it has none, and so it is here: the thread parks for ever.
//
// finds: threads wait for ever at UnparkBeforeTheStart.java:14
// search rwdd: 1 explored, 1 failing, finds "threads wait for ever"
// search exhaustive: finds "threads wait for ever"
// tester options: --search rwdd

import java.util.concurrent.locks.LockSupport;

public class UnparkBeforeTheStart {
  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      LockSupport.park();
    });
    LockSupport.unpark(t1);
    t1.start();
  }
}
