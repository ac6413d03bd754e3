// Static and instance initialisers run in the order of the text, superclass first.
class InitBase {
  static int counter = InitOrder.say("InitBase static field", 1);

  static {
    InitOrder.say("InitBase static block", counter);
  }

  int a = InitOrder.say("InitBase field a", 10);

  {
    InitOrder.say("InitBase block", a);
    a += 1;
  }

  InitBase() {
    InitOrder.say("InitBase()", a);
    hook();
  }

  InitBase(int x) {
    this();
    InitOrder.say("InitBase(int)", x + a);
  }

  void hook() {
    InitOrder.say("InitBase.hook", 0);
  }
}

class InitDerived extends InitBase {
  static int s1 = InitOrder.say("InitDerived s1", 2);
  static int s2;

  static {
    s2 = s1 * 100;
    InitOrder.say("InitDerived static block", s2);
  }

  int b = InitOrder.say("InitDerived field b", 20);
  final int c = 30;
  String text = "set";

  InitDerived() {
    super(5);
    InitOrder.say("InitDerived()", b + c);
  }

  InitDerived(String s) {
    this();
    InitOrder.say("InitDerived(String) " + s, b);
  }

  {
    b++;
    InitOrder.say("InitDerived block", b);
  }

  // Called by the superclass' constructor: b and text are not set yet, the constant c is.
  void hook() {
    InitOrder.say("InitDerived.hook " + text + " " + c, b);
  }
}

class Untouched {
  static {
    InitOrder.say("never", 0);
  }

  static final int CONSTANT = 42;
  static final String TEXT = "constant" + CONSTANT;
}

class Touched {
  static {
    InitOrder.say("Touched static block", 0);
  }

  static final Integer BOXED = 43;
  static final int[] array = {1, 2};
}

class ArrayOnly {
  static {
    InitOrder.say("ArrayOnly never", 0);
  }
}

class StaticInherit extends InitBase {
  static {
    InitOrder.say("StaticInherit never", 0);
  }
}

public class InitOrder {
  static {
    System.out.println("InitOrder starts");
  }

  static int say(String what, int value) {
    System.out.println(what + " " + value);
    return value;
  }

  static int last = say("InitOrder last", 99);

  public static void main(String[] args) {
    System.out.println("main");
    System.out.println(Untouched.CONSTANT + Untouched.TEXT);
    System.out.println(StaticInherit.counter);
    new InitDerived("x");
    System.out.println("--");
    new InitDerived();
    System.out.println("--");
    System.out.println(Touched.BOXED);
    ArrayOnly[] none = new ArrayOnly[2];
    ArrayOnly nothing = null;
    System.out.println(none.length + " " + (nothing instanceof ArrayOnly));
  }
}

/* expect:
InitOrder starts
InitOrder last 99
main
42constant42
InitBase static field 1
InitBase static block 1
1
InitDerived s1 2
InitDerived static block 200
InitBase field a 10
InitBase block 10
InitBase() 11
InitDerived.hook null 30 0
InitBase(int) 16
InitDerived field b 20
InitDerived block 21
InitDerived() 51
InitDerived(String) x 21
--
InitBase field a 10
InitBase block 10
InitBase() 11
InitDerived.hook null 30 0
InitBase(int) 16
InitDerived field b 20
InitDerived block 21
InitDerived() 51
--
Touched static block 0
43
2 false
*/
