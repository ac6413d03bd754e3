// An atomic snapshot of two registers without locks: collect twice, until both collects agree.
//
// The writer raises the first register, then the second, so at any moment it holds: first is second,
// or one more. Each value carries its number, so that equal collects mean that nothing was written in
// between.
//
// Verdict: clean.
//
// expect: done
// tester: clean

public class SnapshotDoubleCollect {
  static final class Stamped {
    final int stamp;
    final int value;

    Stamped(int stamp, int value) {
      this.stamp = stamp;
      this.value = value;
    }
  }

  private volatile Stamped first = new Stamped(0, 0);
  private volatile Stamped second = new Stamped(0, 0);

  void write(int value) {
    first = new Stamped(first.stamp + 1, value);
    second = new Stamped(second.stamp + 1, value);
  }

  int[] scan() {
    Stamped a = first;
    Stamped b = second;
    while (true) {
      Stamped c = first;
      Stamped d = second;
      if (a.stamp == c.stamp && b.stamp == d.stamp) {
        return new int[] {c.value, d.value};
      }
      a = c;
      b = d;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    SnapshotDoubleCollect registers = new SnapshotDoubleCollect();
    Thread writer = new Thread(() -> {
      for (int i = 1; i <= 2; i++) {
        registers.write(i);
      }
    }, "writer");
    writer.start();
    int[] view = registers.scan();
    assert view[0] == view[1] || view[0] == view[1] + 1 : "impossible: " + view[0] + ", " + view[1];
    writer.join();
    System.out.println("done");
  }
}
