// Neighbouring bytes, written by two threads: right. Java tears no words (JLS 17.6).
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

public class ArrayNeighbours {
  static final byte[] flags = new byte[2];

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      flags[1] = 1;
    });
    other.start();
    flags[0] = 1;
    other.join();
    System.out.println(flags[0] + flags[1]); // expect: 2
  }
}
