// No notify was lost, though threads that ended have notified nobody on themselves: it woke the wrong one.
// deadlock: threads wait for ever
// search rwdd: finds "deadlock: threads wait for ever at", misses "lost wake-up"
public class NotifyWokeTheWrongOne {
  static int turn = 1;

  static synchronized void take(int mine) {
    while (turn != mine) {
      try {
        NotifyWokeTheWrongOne.class.wait();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
    turn++;
    NotifyWokeTheWrongOne.class.notify();
  }

  public static void main(String[] args) {
    for (int i = 1; i <= 3; ++i) {
      int mine = i;
      new Thread(() -> take(mine)).start();
    }
  }
}
