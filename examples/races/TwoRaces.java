// Two variables of one object race, a third one is guarded.
//
// The search names the first one only: it stands in for what comes behind it in the same block,
// until it is mended (or --race-switch is given).
//
// race: TwoRaces.hits
// --race: TwoRaces.hits, TwoRaces.misses
// --eraser: TwoRaces.hits, TwoRaces.misses
// --tester --search rwdd --eraser: TwoRaces.hits, TwoRaces.misses

public class TwoRaces {
  private int hits;
  private int misses;
  private int lookups; // Guarded by this.

  void look(boolean isThere) {
    synchronized (this) {
      lookups++;
    }
    if (isThere) hits++; // Wrong.
    misses += isThere ? 0 : 1; // Wrong.
  }

  public static void main(String[] args) throws InterruptedException {
    TwoRaces cache = new TwoRaces();
    Thread other = new Thread(() -> cache.look(true));
    other.start();
    cache.look(true);
    other.join();
  }
}
// expect exit: 0
