// A snapshot of two registers by reading them once, one after the other.
//
// Verdict: the reader sees what never was: first 0 and second 2 (the writer has written both between
// the two reads). The check fails.
//
// finds: impossible: 0, 2

public class SnapshotSingleCollect {
  static volatile int first;
  static volatile int second;

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      for (int i = 1; i <= 2; i++) {
        first = i;
        second = i;
      }
    }, "writer");
    writer.start();
    int a = first;
    int b = second;
    if (a != b && a != b + 1) {
      throw new IllegalStateException("impossible: " + a + ", " + b);
    }
    writer.join();
  }
}
