// ThreadLocalRandom gives numbers within the bounds that are asked for, in every thread.
import java.util.concurrent.ThreadLocalRandom;

public class LocalRandoms {
  static boolean check() {
    ThreadLocalRandom r = ThreadLocalRandom.current();
    boolean ok = true;
    int different = 0, last = -1;
    for (int i = 0; i < 1000; i++) {
      int a = r.nextInt(10), b = r.nextInt(-5, 5), c = r.nextInt();
      long l = r.nextLong(1000), m = r.nextLong(-10, -5);
      double d = r.nextDouble();
      ok &= a >= 0 && a < 10 && b >= -5 && b < 5 && l >= 0 && l < 1000 && m >= -10 && m < -5 && d >= 0 && d < 1;
      if (c != last) different++;
      last = c;
      r.nextBoolean();
    }
    return ok && different > 900;
  }

  public static void main(String[] args) throws InterruptedException {
    System.out.println(check());
    boolean[] ok = new boolean[3];
    Thread[] ts = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int k = i;
      ts[i] = new Thread(() -> ok[k] = check());
      ts[i].start();
    }
    for (Thread t : ts) t.join();
    System.out.println(ok[0] && ok[1] && ok[2]);
    System.out.println(ThreadLocalRandom.current() == ThreadLocalRandom.current());
    try {
      ThreadLocalRandom.current().nextInt(0);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      ThreadLocalRandom.current().nextInt(5, 5);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}

/* expect:
true
true
true
bound must be positive
bound must be greater than origin
*/
