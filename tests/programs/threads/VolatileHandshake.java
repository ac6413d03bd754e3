// Two threads hand a number to and fro through volatile fields, and Peterson's lock.
public class VolatileHandshake {
  static volatile int turn = 0;
  static volatile boolean[] dummy;
  static int log = 0;
  static volatile boolean want0, want1;
  static volatile int victim;
  static int counter;

  static void pingPong(int me, int rounds) {
    for (int i = 0; i < rounds; i++) {
      while (turn != me) Thread.yield();
      log = log * 3 + me + 1;
      turn = 1 - me;
    }
  }

  static void lock(int me) {
    if (me == 0) want0 = true;
    else want1 = true;
    victim = me;
    while ((me == 0 ? want1 : want0) && victim == me) Thread.yield();
  }

  static void unlock(int me) {
    if (me == 0) want0 = false;
    else want1 = false;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> pingPong(0, 50));
    Thread b = new Thread(() -> pingPong(1, 50));
    b.start();
    a.start();
    a.join();
    b.join();
    System.out.println(log);
    Thread[] ts = new Thread[2];
    for (int t = 0; t < 2; t++) {
      int me = t;
      ts[t] = new Thread(() -> {
        for (int i = 0; i < 500; i++) {
          lock(me);
          counter++;
          unlock(me);
        }
      });
      ts[t].start();
    }
    for (Thread t : ts) t.join();
    System.out.println(counter);
  }
}

/* expect:
-1585247134
1000
*/
