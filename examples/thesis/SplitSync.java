// SplitSync: one step of work, split into two locked regions.
//
// Two threads each add one to resource.x. The reading and the writing are both done under the
// lock, so there is no data race, and a detector such as Eraser has nothing to say. But the lock
// is given back in between: if the other thread gets in there, both have read 0 and both write 1,
// and one of the two increments is lost.
//
// What to learn: a lock protects what you do while you hold it. What you know about the data
// is out of date the moment you let go. Read, change and write in ONE region.
//
// The assertion says what the author took for granted: nobody has changed x since we read it.
// The search over all orders of blocks (--search dd) runs 35 schedules, and the assertion fails on 18
// of them, all those in which both reads come before both writes; the search that leaves out
// equivalent schedules (--search rwdd) needs 9.
//
// After Bruening 1999, figure 4.2.
//
// finds: SplitSync.run: shared var was modified!
// search rwdd: 9 explored, 0 failed attempts, 4 failing
// search dd: 35 explored, 0 failed attempts, 18 failing

public class SplitSync implements Runnable {
  static class Resource {
    public int x;
  }

  static Resource resource = new Resource();

  public static void main(String[] args) {
    new SplitSync();
    new SplitSync();
  }

  public SplitSync() {
    new Thread(this).start();
  }

  /** Increments resource.x. */
  public void run() {
    int y;
    synchronized (resource) { // A
      y = resource.x;
    }
    synchronized (resource) { // B
      // The invariant is resource.x == y.
      assert resource.x == y : "SplitSync.run: shared var was modified!";
      resource.x = y + 1;
    }
  }
}

// As the thesis prints its algorithms:
//
// search rw-thesis: 9 explored, 0 failed attempts, 4 failing
