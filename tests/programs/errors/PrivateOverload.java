// The only overload that fits is private: that is said, not that the others do not fit.
class Guarded {
  private void m(int x) {}

  void m(String s) {}

  private static int f(double d) {
    return 1;
  }

  void other(Guarded g) {
    g.m(5);
    f(2);
  }
}

public class PrivateOverload {
  public static void main(String[] args) {
    new Guarded().m("fine");
    Guarded.f(1); // expect error: has private access in Guarded
  }
}
