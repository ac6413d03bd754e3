// Wait and notify: the message is written before the flag is raised under the lock, and read
// after the flag was seen under it. The monitor orders the two, though neither holds it at the
// message.
//
// no race
// tester: clean
// --eraser: ConditionHandOver.message
// --tester --search rwdd --eraser: ConditionHandOver.message

public class ConditionHandOver {
  private String message;
  private boolean sent; // Guarded by this.

  void send(String text) {
    message = text;
    synchronized (this) {
      sent = true;
      notifyAll();
    }
  }

  String receive() throws InterruptedException {
    synchronized (this) {
      while (!sent) wait();
    }
    message = message + "!";
    return message;
  }

  public static void main(String[] args) throws InterruptedException {
    ConditionHandOver box = new ConditionHandOver();
    Thread sender = new Thread(() -> box.send("hello"));
    sender.start();
    System.out.println(box.receive()); // expect: hello!
    sender.join();
  }
}
