// Nothing of the object is used before its super constructor.
class Base {
  Base(int x) {}
}

class Early extends Base {
  int field = 1;

  Early() {
    super(field); // expect error: cannot reference field before supertype constructor has been called
  }

  Early(int x) {
    super(method()); // expect error: before supertype constructor has been called
  }

  Early(String s) {
    super(s.length());
  }

  int method() {
    return 1;
  }
}

public class ThisBeforeSuper {
  public static void main(String[] args) {}
}
