// As PublishByStart, but too late: the thread runs already when its task is filled in.
//
// What to learn: only what stands before start() is safely handed over.
//
// race: Task.input
// --race: Task.input
// --eraser: nothing
// --tester --search rwdd --eraser: Task.input

public class PublishAfterStart {
  static class Task {
    int input;
  }

  static int seen;

  public static void main(String[] args) throws InterruptedException {
    Task task = new Task();
    Thread worker = new Thread(() -> {
      seen = task.input;
    });
    worker.start();
    task.input = 6; // Wrong: a line too late.
    worker.join();
    System.out.println(seen);
  }
}
// output: any
// expect exit: 0
