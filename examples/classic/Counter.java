// The first program of every course: two threads, one counter, no lock.
//
// count++ is three steps: read, add, write. If both threads read before either writes, one of the
// two increments is lost.
//
// What to learn: it is not enough that a line of the program looks like one step.
//
// race: Counter.count

public class Counter {
  private int count;

  void increment() {
    count++;
  }

  public static void main(String[] args) throws InterruptedException {
    Counter counter = new Counter();
    Thread a = new Thread(() -> counter.increment());
    Thread b = new Thread(() -> counter.increment());
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println(counter.count);
  }
}
// output: any
