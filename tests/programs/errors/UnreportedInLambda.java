// A lambda may only throw what its interface declares.
public class UnreportedInLambda {
  public static void main(String[] args) {
    Runnable r = () -> Thread.sleep(1); // expect error: unreported exception
    Runnable s = () -> {
      throw new Exception(); // expect error: unreported exception
    };
    new Thread(() -> new Object().wait()).start(); // expect error: unreported exception
  }
}
