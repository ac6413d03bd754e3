// Tutorial: join waits for the end of a thread, and makes what it has written visible.
//
// Verdict: clean.
//
// The tester claims no completeness here: what Thread.getState answers on other schedules is not
// explored. The rest is: two schedules of the search, and none fails.
//
// expect: before start: NEW
// expect: 5050
// expect: after join: TERMINATED, alive false
// tester: clean

public class JoinDemo {
  static int sum;

  public static void main(String[] args) throws InterruptedException {
    Thread adder = new Thread() {
      @Override
      public void run() {
        for (int i = 1; i <= 100; i++) {
          sum += i;
        }
      }
    };
    System.out.println("before start: " + adder.getState());
    adder.start();
    adder.join();
    System.out.println(sum);
    System.out.println("after join: " + adder.getState() + ", alive " + adder.isAlive());
  }
}
