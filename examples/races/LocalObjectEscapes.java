// A helper object of one thread, which a careless callback stores in a static field.
//
// race: Scratch.used
// --race: nothing
// --eraser: nothing
// --tester --search rwdd --eraser: Scratch.used

public class LocalObjectEscapes {
  static class Scratch {
    int used;
  }

  static final Object lock = new Object();
  static Scratch last; // Guarded by lock; what it refers to is not.

  static void work() {
    Scratch scratch = new Scratch();
    synchronized (lock) {
      last = scratch; // Wrong: from here on it is not mine alone.
    }
    scratch.used++;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> work());
    other.start();
    Scratch theirs;
    synchronized (lock) {
      theirs = last;
    }
    if (theirs != null) System.out.println(theirs.used);
    other.join();
  }
}
// output: any
// expect exit: 0
