// A constructor starts a thread that uses the object, and fills in a field afterwards.
//
// What to learn: `this` must not get out before the constructor has ended; that holds for final
// fields, too, which are no longer safe then.
//
// finds: Thread-0 reads ThisEscapes.limit
// race: ThisEscapes.limit
// --race: nothing
// --eraser: nothing
// --tester --search rwdd --eraser: ThisEscapes.limit

public class ThisEscapes {
  private final int limit;
  private int seen;

  ThisEscapes() throws InterruptedException {
    Thread t = new Thread(() -> {
      seen = limit();
    });
    t.start();
    limit = 10; // Wrong: the thread may read it already.
    t.join();
  }

  int limit() {
    return limit;
  }

  public static void main(String[] args) throws InterruptedException {
    System.out.println(new ThisEscapes().seen);
  }
}
// output: any
// expect exit: 0
