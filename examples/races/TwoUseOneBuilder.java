// Two threads append to one StringBuilder (StringBuffer is the one with a lock).

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
