// Initialise, then start: what a thread has done before start() happens before all of the thread.
//
// The new thread may even write the object. Eraser knows locks only: it sees two threads that
// write without one, and complains. That is a false alarm.
//
// no race
// tester: clean
// --eraser: Task.result
// --tester --search rwdd --eraser: Task.result

public class PublishByStart {
  static class Task {
    int input;
    int result;
  }

  public static void main(String[] args) throws InterruptedException {
    Task task = new Task();
    task.input = 6;
    task.result = -1;
    Thread worker = new Thread(() -> {
      task.result = task.input * 7;
    });
    worker.start();
    worker.join();
    System.out.println(task.result); // expect: 42
  }
}
