// The cigarette smokers, each of whom takes from the table what he can get.
//
// The one who has paper should smoke: tobacco and matches are on the table. But the one who has
// matches is quicker and takes the tobacco. Now both wait for ever for their second thing.
//
// What to learn: who needs several things must take them all at once, or in an order that all use.
//
// java: no (it can hang)
// finds: deadlock

import java.util.concurrent.Semaphore;

public class CigaretteSmokersWrong {
  static final Semaphore tobacco = new Semaphore(0);
  static final Semaphore paper = new Semaphore(0);
  static final Semaphore matches = new Semaphore(0);
  static final Semaphore tableFree = new Semaphore(1);

  static void smoker(Semaphore one, Semaphore two) {
    one.acquireUninterruptibly(); // Wrong: the other one may need it more.
    two.acquireUninterruptibly();
    tableFree.release();
  }

  public static void main(String[] args) {
    new Thread(() -> smoker(tobacco, matches), "has paper").start();
    new Thread(() -> smoker(tobacco, paper), "has matches").start();
    tableFree.acquireUninterruptibly();
    tobacco.release();
    matches.release();
    tableFree.acquireUninterruptibly();
    tobacco.release();
    paper.release();
  }
}
