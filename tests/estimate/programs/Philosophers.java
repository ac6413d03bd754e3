// Some philosophers (first argument) eat some times each (second), left fork first; one of them is
// left-handed, so there is no deadlock.
public class Philosophers {
  static int meals;

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int rounds = Integer.parseInt(args[1]);
    Object[] forks = new Object[n];
    for (int i = 0; i < n; i++) forks[i] = new int[1];
    for (int i = 0; i < n; i++) {
      int left = Math.min(i, (i + 1) % n);
      int right = Math.max(i, (i + 1) % n);
      new Thread(() -> {
        for (int r = 0; r < rounds; r++) {
          synchronized (forks[left]) {
            synchronized (forks[right]) {
              ((int[]) forks[left])[0]++;
              ((int[]) forks[right])[0]++;
            }
          }
        }
      }).start();
    }
  }
}
