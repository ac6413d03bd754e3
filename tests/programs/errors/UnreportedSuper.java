// A default constructor whose super constructor throws.
class Thrower {
  Thrower() throws Exception {}
}

class Inherits extends Thrower {} // expect error: unreported exception

public class UnreportedSuper {
  public static void main(String[] args) {}
}
