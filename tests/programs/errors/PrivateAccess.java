// Private members of other classes.
class Secret {
  private int hidden;
  private static int CONST;

  Secret() {}

  private Secret(int x) {}

  private void method() {}
}

public class PrivateAccess {
  public static void main(String[] args) {
    Secret s = new Secret();
    System.out.println(s.hidden); // expect error: hidden has private access in Secret
    s.method(); // expect error: method() has private access in Secret
    new Secret(5); // expect error: has private access in Secret
    Secret.CONST++; // expect error: CONST has private access in Secret
  }
}
