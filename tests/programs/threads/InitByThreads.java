// A class is initialised once, by the first thread that needs it; the others wait for it.
class Slow {
  static int inits;
  static final int VALUE;

  static {
    inits++;
    try {
      Thread.sleep(30);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    VALUE = Integer.parseInt("77");
  }
}

class Fails {
  static final int X = fail();

  static int fail() {
    try {
      Thread.sleep(5);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    throw new IllegalStateException("no");
  }
}

class Spawns {
  static int answer = 5;
  static int result;

  static {
    // The initialising thread may use the class; this thread only prepares another.
    Thread t = new Thread(() -> result = 1);
    result = answer + (t.isAlive() ? 1 : 0);
  }
}

public class InitByThreads {
  public static void main(String[] args) throws InterruptedException {
    int[] seen = new int[5];
    Thread[] ts = new Thread[5];
    for (int i = 0; i < ts.length; i++) {
      int k = i;
      ts[i] = new Thread(() -> seen[k] = Slow.VALUE);
      ts[i].start();
    }
    for (Thread t : ts) t.join();
    int sum = 0;
    for (int s : seen) sum += s;
    System.out.println(sum + " " + Slow.inits);
    int[] kinds = new int[2];
    for (int i = 0; i < ts.length; i++) {
      ts[i] = new Thread(() -> {
        try {
          System.out.println(Fails.X);
        } catch (ExceptionInInitializerError e) {
          synchronized (kinds) {
            kinds[0]++;
          }
        } catch (NoClassDefFoundError e) {
          synchronized (kinds) {
            kinds[1]++;
          }
        }
      });
      ts[i].start();
    }
    for (Thread t : ts) t.join();
    System.out.println(kinds[0] + " " + kinds[1]);
    System.out.println(Spawns.result);
  }
}

/* expect:
385 1
1 4
5
*/
