// super does not reach an abstract method.
abstract class Abs {
  abstract void go();
}

class Con extends Abs {
  void go() {
    super.go(); // expect error: abstract method go() in Abs cannot be accessed directly
  }
}

public class AbstractSuperCall {
  public static void main(String[] args) {}
}
