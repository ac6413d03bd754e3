// Waits for a notify without a flag, with a time-out, and believes that the message is there
// afterwards. A time-out, or a notify that came too early, orders nothing.
//
// race: NotifyWithoutTest.message
// --race: nothing
// --eraser: nothing
// --tester --search rwdd --eraser: NotifyWithoutTest.message

public class NotifyWithoutTest {
  private String message;

  void send(String text) {
    message = text;
    synchronized (this) {
      notifyAll();
    }
  }

  String receive() throws InterruptedException {
    synchronized (this) {
      wait(10); // Wrong: in a loop, until a flag says that there is a message.
    }
    return message;
  }

  public static void main(String[] args) throws InterruptedException {
    NotifyWithoutTest box = new NotifyWithoutTest();
    Thread sender = new Thread(() -> box.send("hello"));
    sender.start();
    System.out.println(box.receive());
    sender.join();
  }
}
// output: any
// expect exit: 0
