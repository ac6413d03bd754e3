// The main thread starts workers one after the other and waits for each pair of them: stages.
public class Workers {
  static int done;

  static synchronized void step() {
    done++;
  }

  public static void main(String[] args) throws InterruptedException {
    int stages = Integer.parseInt(args[0]);
    int workers = Integer.parseInt(args[1]);
    int steps = Integer.parseInt(args[2]);
    for (int s = 0; s < stages; s++) {
      Thread[] threads = new Thread[workers];
      for (int i = 0; i < workers; i++) {
        threads[i] = new Thread(() -> {
          for (int k = 0; k < steps; k++) step();
        });
        threads[i].start();
      }
      for (Thread t : threads) t.join();
    }
  }
}
