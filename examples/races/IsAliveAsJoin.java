// Who sees that isAlive() is false knows that the thread has ended, as after join(). Who sees
// true knows nothing.
//
// no race
// tester: clean
// --eraser: IsAliveAsJoin.data
// --tester --search rwdd --eraser: IsAliveAsJoin.data

public class IsAliveAsJoin {
  static int data;

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {
      data = 41;
    });
    worker.start();
    while (worker.isAlive()) Thread.sleep(1);
    data++;
    System.out.println(data); // expect: 42
  }
}
