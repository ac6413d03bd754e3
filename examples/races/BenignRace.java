// A cache of a number that comes out the same whoever computes it, as String.hashCode() has one:
// several threads may compute it, and none sees a wrong one.
//
// The race is meant, so the field says so. The two detectors leave it out; the search, which must
// not rely on what it is told, still names it, and claims no completeness.
//
// race: BenignRace.cached
// --race: nothing
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

import braid.NoRaceCheck;

public class BenignRace {
  private final int seed = 6;
  @NoRaceCheck private int cached; // 0: not computed yet.

  int hash() {
    int h = cached;
    if (h == 0) {
      h = seed * 7;
      cached = h;
    }
    return h;
  }

  public static void main(String[] args) throws InterruptedException {
    BenignRace it = new BenignRace();
    Thread other = new Thread(() -> {
      assert it.hash() == 42;
    });
    other.start();
    System.out.println(it.hash()); // expect: 42
    other.join();
  }
}
