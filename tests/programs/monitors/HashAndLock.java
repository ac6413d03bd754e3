// An object's identity hash stays the same while it is locked, waited on and locked again.
public class HashAndLock {
  public static void main(String[] args) throws InterruptedException {
    Object a = new Object();
    int h = a.hashCode();
    synchronized (a) {
      System.out.println(a.hashCode() == h);
      a.wait(1);
      System.out.println(System.identityHashCode(a) == h);
    }
    System.out.println(a.hashCode() == h);
    Object b = new Object();
    int inside;
    synchronized (b) {
      inside = b.hashCode();
      synchronized (b) {
        System.out.println(b.hashCode() == inside);
      }
    }
    System.out.println(b.hashCode() == inside);
    Object c = new Object();
    int[] seen = new int[1];
    Thread t;
    synchronized (c) {
      t = new Thread(() -> {
        synchronized (c) {
          seen[0] = c.hashCode();
          c.notifyAll();
        }
      });
      t.start();
      while (seen[0] == 0) c.wait();
      System.out.println(seen[0] == c.hashCode());
    }
    t.join();
    System.out.println(System.identityHashCode(null));
    String s = new String("x");
    System.out.println(s.hashCode() + " " + (System.identityHashCode(s) == System.identityHashCode(s)));
  }
}

/* expect:
true
true
true
true
true
true
0
120 true
*/
