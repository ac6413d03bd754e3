// Five philosophers with a lock for each fork, taken in the order of their numbers.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class DiningLocks {
  public static void main(String[] args) throws InterruptedException {
    int n = 5;
    Lock[] forks = new Lock[n];
    for (int i = 0; i < n; i++) forks[i] = new ReentrantLock();
    int[] meals = new int[n];
    boolean[] inUse = new boolean[n];
    boolean[] clash = new boolean[1];
    Thread[] ts = new Thread[n];
    for (int i = 0; i < n; i++) {
      int left = Math.min(i, (i + 1) % n), right = Math.max(i, (i + 1) % n), id = i;
      ts[i] = new Thread(() -> {
        for (int k = 0; k < 100; k++) {
          forks[left].lock();
          forks[right].lock();
          try {
            if (inUse[left] || inUse[right]) clash[0] = true;
            inUse[left] = inUse[right] = true;
            if (k % 10 == 0) Thread.yield();
            meals[id]++;
            inUse[left] = inUse[right] = false;
          } finally {
            forks[right].unlock();
            forks[left].unlock();
          }
        }
      }, "philosopher " + i);
    }
    for (Thread t : ts) t.start();
    for (Thread t : ts) t.join();
    int total = 0;
    for (int m : meals) total += m;
    System.out.println(total + " " + clash[0]);
  }
}

/* expect:
500 false
*/
