// super(...) must come first.
class C {
  C() {
    int x = 1;
    this(x); // expect error: call to this must be first statement in constructor
  }

  C(int x) {}

  void m() {
    super(); // expect error: call to super must be first statement in constructor
  }
}

public class ConstructorFirst {
  public static void main(String[] args) {}
}
