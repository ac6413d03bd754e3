// Constructors that call each other for ever.
class Loop {
  Loop() { // expect error: recursive constructor invocation
    this(1);
  }

  Loop(int x) {
    this();
  }
}

public class RecursiveConstructor {
  public static void main(String[] args) {}
}
// java: no (which of the two javac names depends on hash codes)
