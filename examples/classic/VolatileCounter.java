// A counter in a volatile field: everybody sees it, and yet updates get lost.
//
// What to learn: volatile makes a read or a write visible, but count++ is a read AND a write.
//
// finds: lost update

public class VolatileCounter {
  static volatile int count;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> count++);
    other.start();
    count++; // Wrong: see CasCounter.java.
    other.join();
    assert count == 2 : "lost update";
  }
}
