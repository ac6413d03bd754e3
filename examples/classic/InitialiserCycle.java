// Two classes whose initialisers need each other, used by two threads: a deadlock without a lock.
//
// A thread that initialises a class holds it until it is done. Each of the two threads holds one
// class and waits for the other one.
//
// What to learn: initialisers should need nobody who needs them.
//
// java: no (it can hang)
// finds: deadlock

public class InitialiserCycle {
  static class Chicken {
    static final Object EGG = Egg.SHELL;
    static final Object FEATHER = new Object();
  }

  static class Egg {
    static final Object SHELL = new Object();
    static final Object CHICK = Chicken.FEATHER;
  }

  static Object used;

  static void use(Object what) {
    synchronized (InitialiserCycle.lock) {
      used = what;
    }
  }

  static final Object lock = new Object();

  public static void main(String[] args) {
    new Thread(() -> use(Chicken.EGG)).start();
    new Thread(() -> use(Egg.CHICK)).start();
  }
}
