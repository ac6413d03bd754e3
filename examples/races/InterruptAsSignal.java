// interrupt() happens before whatever the interrupted thread does once it has noticed: Java
// says so (JLS 17.4.4). Eraser does not know.
//
// no race
// tester: clean
// --eraser: InterruptAsSignal.data
// --tester --search rwdd --eraser: InterruptAsSignal.data

public class InterruptAsSignal {
  static int data;

  public static void main(String[] args) throws InterruptedException {
    Thread sleeper = new Thread(() -> {
      try {
        Thread.currentThread().join(); // Nobody but an interrupt ends this.
      } catch (InterruptedException e) {
        data++;
      }
    });
    sleeper.start();
    data = 41;
    sleeper.interrupt();
    sleeper.join();
    System.out.println(data); // expect: 42
  }
}
