// As PublishByJoin, but nobody waits for the worker.
//
// race: JoinForgotten.sum
// --race: JoinForgotten.sum
// --eraser: JoinForgotten.sum
// --tester --search rwdd --eraser: JoinForgotten.sum

public class JoinForgotten {
  static int sum;

  public static void main(String[] args) {
    Thread worker = new Thread(() -> {
      for (int i = 1; i <= 4; i++) sum += i;
    });
    worker.start();
    System.out.println(sum); // Wrong: worker.join() is missing.
  }
}
// output: any
// expect exit: 0
