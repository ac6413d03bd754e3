// A first try at a lock for two threads: raise your flag, wait until the other's flag is down.
//
// Verdict: mutual exclusion holds, but both may raise their flags first, and then each waits for
// the other: they spin for ever. (This is no deadlock that a JVM could see.)
//
// java: no (it can hang)
// finds: for ever

public class LockOne {
  private volatile boolean flag0;
  private volatile boolean flag1;

  void lock(int me) {
    if (me == 0) {
      flag0 = true;
      while (flag1) {
        Thread.yield();
      }
    } else {
      flag1 = true;
      while (flag0) {
        Thread.yield();
      }
    }
  }

  void unlock(int me) {
    if (me == 0) {
      flag0 = false;
    } else {
      flag1 = false;
    }
  }

  static int counter;

  public static void main(String[] args) {
    LockOne lock = new LockOne();
    for (int i = 0; i < 2; i++) {
      int me = i;
      new Thread(() -> {
        lock.lock(me);
        counter++;
        lock.unlock(me);
      }).start();
    }
  }
}
