// The cigarette smokers, done right: a helper for the two things on the table.
//
// The agent puts two of three things on the table. Each smoker has the third one for himself.
// Nobody takes a single thing: the agent's helper looks at both and wakes the one who can use
// them.
//
// tester: clean

import java.util.concurrent.Semaphore;

public class CigaretteSmokers {
  static final int TOBACCO = 0;
  static final int PAPER = 1;
  static final int MATCHES = 2;

  static final Semaphore[] smokers = {new Semaphore(0), new Semaphore(0), new Semaphore(0)};
  static final Semaphore tableFree = new Semaphore(1);
  static int smoked; // Only the one who was woken writes it.

  static void smoker(int has) {
    smokers[has].acquireUninterruptibly();
    smoked++;
    tableFree.release();
  }

  static void agent(int one, int two) {
    tableFree.acquireUninterruptibly();
    int missing = TOBACCO + PAPER + MATCHES - one - two;
    smokers[missing].release();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> smoker(PAPER), "has paper");
    Thread b = new Thread(() -> smoker(MATCHES), "has matches");
    a.start();
    b.start();
    agent(TOBACCO, MATCHES);
    agent(TOBACCO, PAPER);
    a.join();
    b.join();
    System.out.println(smoked); // expect: 2
  }
}
