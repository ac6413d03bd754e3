// NoEraser: a data race that shows itself in one order only.
//
// Thread A always takes the lock before it touches resource.x. Thread B first reads x under the
// lock, and if it still finds 0 there, it adds one WITHOUT the lock. So whether the rule "x only
// under the lock" is broken depends on who comes first: if A has already added its one, B finds 1
// and behaves. A detector that watches one run (Eraser) sees the race on some runs and is silent
// on the others; only running all the schedules makes sure of it.
//
// What to learn: "I ran it and the race detector said nothing" is a statement about one order of
// events. The bug is in the order that you did not see.
//
// After Bruening 1999, figures 2.2 and 4.4.
//
// finds: data race on Resource.x
// race: Resource.x
// search rwdd: 7 explored
// search dd: 23 explored

public class NoEraser implements Runnable {
  static class Resource {
    public int x;
  }

  static Resource resource = new Resource();

  // Two threads, A and B: there is a race if B comes to its write before A.
  public static void main(String[] args) {
    new NoEraser("A");
    new NoEraser("B");
  }

  private String name;

  public NoEraser(String name) {
    this.name = name;
    new Thread(this).start();
  }

  public void run() {
    int y;
    synchronized (resource) {
      y = resource.x;
    }
    if (y == 0 && name.equals("B")) {
      resource.x++; // Wrong: no lock is held here.
    } else {
      synchronized (resource) {
        resource.x++;
      }
    }
  }
}
