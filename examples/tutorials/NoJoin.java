// Tutorial: main reads the result after a sleep that "is long enough", instead of join.
//
// Verdict: a data race on the result: sleep orders nothing.
//
// finds: data race on NoJoin.result

public class NoJoin {
  static int result;

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> result = 6 * 7);
    worker.start();
    Thread.sleep(200); // Wrong: should be worker.join().
    System.out.println(result);
  }
}
