// Three threads print in turn, guarded by one monitor; then a ping-pong with two monitors' handover.
public class TurnTaking {
  private int turn = 0;
  private final StringBuilder out = new StringBuilder();

  synchronized void take(int me, String text) throws InterruptedException {
    while (turn != me) wait();
    out.append(text);
    turn = (turn + 1) % 3;
    notifyAll();
  }

  public static void main(String[] args) throws InterruptedException {
    TurnTaking t = new TurnTaking();
    Thread[] ts = new Thread[3];
    for (int i = 2; i >= 0; i--) {
      int me = i;
      ts[i] = new Thread(() -> {
        try {
          for (int k = 0; k < 5; k++) t.take(me, (char) ('a' + me) + "" + k + " ");
        } catch (InterruptedException e) {
          System.out.println("never");
        }
      });
      ts[i].start();
    }
    for (Thread x : ts) x.join();
    System.out.println(t.out.toString().trim());
    Object ball = new Object();
    int[] hits = {0};
    Thread[] players = new Thread[2];
    for (int p = 0; p < 2; p++) {
      int parity = p;
      players[p] = new Thread(() -> {
        synchronized (ball) {
          while (hits[0] < 20) {
            if (hits[0] % 2 == parity) {
              System.out.print(parity == 0 ? "ping " : "pong ");
              hits[0]++;
              ball.notify();
            } else {
              try {
                ball.wait();
              } catch (InterruptedException e) {
                return;
              }
            }
          }
          ball.notify();
        }
      });
      players[p].start();
    }
    for (Thread p : players) p.join();
    System.out.println(hits[0]);
  }
}

/* expect:
a0 b0 c0 a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4
ping pong ping pong ping pong ping pong ping pong ping pong ping pong ping pong ping pong ping pong 20
*/
