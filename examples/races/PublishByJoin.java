// The worker writes its result into a plain field, the starter reads it after join(), and goes on
// writing there: whoever comes back from join() sees all that the thread has done.
//
// Eraser does not know what join() is, and takes the write after it for a violation.
//
// no race
// tester: clean
// --eraser: PublishByJoin.sum
// --tester --search rwdd --eraser: PublishByJoin.sum

public class PublishByJoin {
  static int sum;

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {
      for (int i = 1; i <= 4; i++) sum += i;
    });
    worker.start();
    worker.join();
    sum *= 2;
    System.out.println(sum); // expect: 20
  }
}
