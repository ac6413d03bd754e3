// A field initialiser, and a default constructor, that throw.
public class UnreportedField {
  static class Thrower {
    Thrower() throws Exception {}
  }

  static Thrower t = new Thrower(); // expect error: unreported exception

  static {
    Thread.sleep(1); // expect error: unreported exception
  }

  public static void main(String[] args) {}
}
