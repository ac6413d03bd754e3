// LeetCode 1195, Fizz Buzz Multithreaded, where a thread that waits does not hear that the game is
// over.
//
// Verdict: a deadlock. The number thread says 1, 2 and then 4 is past n = 3, so it goes home. The
// fizz thread says 3 and ends. The buzz thread waits in its inner loop for a number that never
// comes: the loop looks at the number, not at the end of the game.
//
// java: no (it hangs)
// finds: deadlock
// deadlock: buzz

class FizzBuzz {
  private final int n;
  private int current = 1;

  public FizzBuzz(int n) {
    this.n = n;
  }

  public synchronized void fizz() throws InterruptedException {
    while (current <= n) {
      while (current <= n && current % 3 != 0) {
        wait();
      }
      if (current > n) {
        return;
      }
      System.out.println("fizz");
      current++;
      notifyAll();
    }
  }

  public synchronized void buzz() throws InterruptedException {
    while (current <= n) {
      while (current % 5 != 0) { // Wrong: should also end when current > n.
        wait();
      }
      System.out.println("buzz");
      current++;
      notifyAll();
    }
  }

  public synchronized void number() throws InterruptedException {
    while (current <= n) {
      while (current <= n && (current % 3 == 0 || current % 5 == 0)) {
        wait();
      }
      if (current > n) {
        return;
      }
      System.out.println(current);
      current++;
      notifyAll();
    }
  }
}

public class FizzBuzzNeverHome {
  interface Part {
    void play() throws InterruptedException;
  }

  static void start(String name, Part part) {
    new Thread(() -> {
      try {
        part.play();
      } catch (InterruptedException e) {
        throw new RuntimeException(e);
      }
    }, name).start();
  }

  public static void main(String[] args) {
    FizzBuzz game = new FizzBuzz(3);
    start("fizz", () -> game.fizz());
    start("buzz", () -> game.buzz());
    start("number", () -> game.number());
  }
}
