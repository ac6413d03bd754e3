// count++ without a lock: read, add and write are three steps, and another thread can come
// between.
//
// race: LostUpdate.count
// --race: LostUpdate.count
// --eraser: LostUpdate.count
// --tester --search rwdd --eraser: LostUpdate.count

public class LostUpdate {
  static int count;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      count++;
    });
    other.start();
    count++; // Wrong: nothing guards it.
    other.join();
    assert count == 2 : "an update was lost";
  }
}
// expect exit: 0
// java: no (rarely the assertion fails)
