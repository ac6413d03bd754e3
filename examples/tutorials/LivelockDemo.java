// Tutorial: two polite people in a corridor: each steps aside when he sees the other one in his way.
//
// Verdict: each of the two may go past when the other one happens to have stepped aside, so no
// schedule is stuck in a state it cannot leave: no deadlock. But the two may step aside for ever, in
// step. Steps are bounded here, at 3 each, so that every schedule ends; the assertion that both have
// passed fails on the schedules in which they keep in step.
//
// finds: still in the corridor

public class LivelockDemo {
  static final int LEFT = 0;
  static final int RIGHT = 1;
  static volatile int annaSide = LEFT;
  static volatile int bertSide = LEFT;

  static boolean anna() {
    for (int step = 0; step < 3; step++) {
      if (annaSide != bertSide) {
        return true;
      }
      annaSide = annaSide == LEFT ? RIGHT : LEFT;
    }
    return false;
  }

  static boolean bert() {
    for (int step = 0; step < 3; step++) {
      if (annaSide != bertSide) {
        return true;
      }
      bertSide = bertSide == LEFT ? RIGHT : LEFT;
    }
    return false;
  }

  public static void main(String[] args) throws InterruptedException {
    boolean[] passed = new boolean[2];
    Thread a = new Thread(() -> passed[0] = anna(), "Anna");
    Thread b = new Thread(() -> passed[1] = bert(), "Bert");
    a.start();
    b.start();
    a.join();
    b.join();
    assert passed[0] && passed[1] : "still in the corridor";
  }
}
