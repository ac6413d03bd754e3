// Bodies where none may be, and none where one must be.
abstract class Bodies {
  abstract void a() {} // expect error: abstract methods cannot have a body

  void b(); // expect error: missing method body, or declare abstract
}

class NotAbstract { // expect error: is not abstract
  abstract void c();
}

public class AbstractBodies {
  public static void main(String[] args) {}
}
