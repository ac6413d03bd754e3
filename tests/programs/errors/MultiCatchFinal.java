// The parameter of a multi-catch is final.
public class MultiCatchFinal {
  public static void main(String[] args) {
    try {
      Thread.sleep(1);
    } catch (InterruptedException | RuntimeException e) {
      e = null; // expect error: multi-catch parameter e may not be assigned
    }
  }
}
