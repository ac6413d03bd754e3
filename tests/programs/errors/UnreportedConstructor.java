// A constructor that throws, called by others.
public class UnreportedConstructor {
  static class Thrower {
    Thrower() throws Exception {}
  }

  UnreportedConstructor() throws InterruptedException {
    new Thrower(); // expect error: unreported exception
  }

  UnreportedConstructor(int x) {
    this(); // expect error: unreported exception
  }

  public static void main(String[] args) {
    new Thrower(); // expect error: unreported exception
    new UnreportedConstructor(); // expect error: unreported exception
  }
}
