// Made without a lock, handed over under one: who takes the lock later sees all that was done
// before it was left. From then on the object belongs to its new owner.
//
// no race
// tester: clean
// --eraser: Letter.text
// --tester --search rwdd --eraser: Letter.text

public class PublishByLock {
  static class Letter {
    String text;
  }

  static final Object lock = new Object();
  static Letter letterbox; // Guarded by lock.

  public static void main(String[] args) throws InterruptedException {
    Thread reader = new Thread(() -> {
      Letter mine;
      synchronized (lock) {
        mine = letterbox;
        letterbox = null;
      }
      if (mine != null) mine.text = "read: " + mine.text;
    });
    reader.start();
    Letter letter = new Letter();
    letter.text = "hello";
    synchronized (lock) {
      letterbox = letter;
    }
    reader.join();
  }
}
// expect exit: 0
