// A static synchronized method locks the class, an instance method the object: they do not exclude.
public class StaticSynchronized {
  static final Object ORDER = new Object();
  static int inStatic, inInstance;
  static boolean instanceEntered;

  static synchronized void hold() throws InterruptedException {
    inStatic++;
    synchronized (ORDER) {
      while (!instanceEntered) ORDER.wait();
    }
    System.out.println("static sees the instance method running inside");
  }

  synchronized void enter() {
    inInstance++;
    System.out.println(Thread.holdsLock(this) + " " + inInstance);
    synchronized (ORDER) {
      instanceEntered = true;
      ORDER.notifyAll();
    }
  }

  static synchronized boolean classHeld(Object cls) {
    return Thread.holdsLock(cls);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      try {
        hold();
      } catch (InterruptedException e) {
        System.out.println("never");
      }
    });
    t.start();
    StaticSynchronized o = new StaticSynchronized();
    o.enter();
    t.join();
    Object cls = o.getClass();
    System.out.println(Thread.holdsLock(cls) + " " + classHeld(cls) + " " + classHeld(new Other().getClass()));
    synchronized (o.getClass()) {
      System.out.println(Thread.holdsLock(cls));
      Thread u = new Thread(() -> System.out.println("instance methods go on " + new StaticSynchronized().free()));
      u.start();
      u.join();
    }
    System.out.println(new Other().where(new Other().getClass()) + " " + new Other().where(cls));
  }

  synchronized int free() {
    return 1;
  }
}

class Other extends StaticSynchronized {
  // Inherited synchronized methods lock the object; a static one locks its own class.
  static synchronized boolean where(Object cls) {
    return Thread.holdsLock(cls);
  }
}

/* expect:
true 1
static sees the instance method running inside
false true false
true
instance methods go on 1
true false
*/
