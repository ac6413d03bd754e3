// Two threads append to one StringBuilder (StringBuffer is the one with a lock).
//
// race: StringBuilder.count
// --race: StringBuilder.count
// --eraser: StringBuilder.count
// --tester --search rwdd --eraser: StringBuilder.count

public class TwoUseOneBuilder {
  public static void main(String[] args) throws InterruptedException {
    StringBuilder text = new StringBuilder();
    Thread other = new Thread(() -> {
      text.append("a");
    });
    other.start();
    text.append("b"); // Wrong.
    other.join();
  }
}
// expect exit: 0
