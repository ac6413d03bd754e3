// An ordinary run that cannot go on says so, and ends with exit code 1, where Java would hang.
public class DeadlockReported {
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    System.out.println("waiting for nobody");
    synchronized (lock) {
      lock.wait();
    }
    System.out.println("never");
  }
}
// java: no (it hangs)
// expect exit: 1
// expect stderr: deadlock

/* expect:
waiting for nobody
*/
