// A failing assertion that nobody catches.
public class UncaughtAssert {
  public static void main(String[] args) {
    int balance = -5;
    System.out.println("checking");
    assert balance >= 0 : "balance is " + balance;
    System.out.println("never");
  }
}
// expect exception: AssertionError: balance is -5

/* expect:
checking
*/
