// count++ on a volatile field: no data race, and yet an update can get lost, since it is a read
// and a write.
//
// What to learn: "no data race" is not "right". The detectors have nothing to say here; only the
// search finds the schedule on which the assertion fails.
//
// no race
// finds: an update was lost
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

public class VolatileIncrement {
  static volatile int count;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      count++;
    });
    other.start();
    count++; // Wrong: two steps.
    other.join();
    assert count == 2 : "an update was lost";
  }
}
// expect exit: 0
// java: no (rarely the assertion fails)
