// switch statements and enums.
//// switch on int, char, byte, short | right
class T { void m(int i, char c, byte b, short s) { switch (i) { case 1: case 'a': case -5: } switch (c) { case 'x': case 65: } switch (b) { case 127: } switch (s) { case 1000: default: } } }
//// switch on long | wrong, line 3: patterns in switch statements are a preview feature and are disabled by default. (use --enable-preview to enable patterns in switch statements)
class T {
  void m(long n) {
    switch (n) { case 1: }
  }
}
//// switch on boolean | wrong, line 3: patterns in switch statements are a preview feature and are disabled by default. (use --enable-preview to enable patterns in switch statements)
class T {
  void m(boolean n) {
    switch (n) { case true: }
  }
}
//// switch on double | wrong, line 3: patterns in switch statements are a preview feature and are disabled by default. (use --enable-preview to enable patterns in switch statements)
class T {
  void m(double n) {
    switch (n) { }
  }
}
//// switch on Object | wrong, line 3: patterns in switch statements are a preview feature and are disabled by default. (use --enable-preview to enable patterns in switch statements)
class T {
  void m(Object n) {
    switch (n) { default: }
  }
}
//// switch on boxed types | right
class T { void m(Integer i, Character c, Byte b, Short s) { switch (i) { case 1: } switch (c) { case 'x': } switch (b) { case 1: } switch (s) { case 2: } } }
//// switch on Integer with a char label | wrong, line 4: incompatible types: char cannot be converted to java.lang.Integer
class T {
  void m(Integer i) {
    switch (i) {
      case 'c':
    }
  }
}
//// switch on Long | wrong, line 3: patterns in switch statements are a preview feature and are disabled by default. (use --enable-preview to enable patterns in switch statements)
class T {
  void m(Long i) {
    switch (i) { case 1: }
  }
}
//// switch on String | right
class T { void m(String s) { final String k = "k"; switch (s) { case "a": case "b" + "c": case k: break; default: } } }
//// duplicate label | wrong, line 5: duplicate case label
class T {
  void m(int i) {
    switch (i) {
      case 1: break;
      case 2 - 1: break;
    }
  }
}
//// duplicate label of a char | wrong, line 5: duplicate case label
class T {
  void m(char i) {
    switch (i) {
      case 'a': break;
      case 97: break;
    }
  }
}
//// duplicate string label | wrong, line 5: duplicate case label
class T {
  void m(String i) {
    switch (i) {
      case "ab": break;
      case "a" + "b": break;
    }
  }
}
//// duplicate default | wrong, line 6: duplicate default label
class T {
  void m(int i) {
    switch (i) {
      default: break;
      case 1:
      default: break;
    }
  }
}
//// duplicate enum label | wrong, line 6: duplicate case label
class T {
  enum E { A, B }
  void m(E e) {
    switch (e) {
      case A: break;
      case A: break;
    }
  }
}
//// label out of range | wrong, line 4: incompatible types: possible lossy conversion from int to byte
class T {
  void m(byte b) {
    switch (b) {
      case 128:
    }
  }
}
//// label not constant | wrong, line 4: constant expression required
class T {
  void m(int i, int j) {
    switch (i) {
      case j:
    }
  }
}
//// label of a non-final field | wrong, line 5: constant expression required
class T {
  static int j = 1;
  void m(int i) {
    switch (i) {
      case j:
    }
  }
}
//// label of final field without constant | wrong, line 5: constant expression required
class T {
  static final int J = Integer.parseInt("1");
  void m(int i) {
    switch (i) {
      case J:
    }
  }
}
//// label of a final local constant | right
class T { static final int A = 1; void m(int i) { final int j = 3; switch (i) { case j: case A: case T.A + 1: case Integer.MAX_VALUE: } } }
//// label of another type | wrong, line 4: incompatible types: java.lang.String cannot be converted to int
class T {
  void m(int i) {
    switch (i) {
      case "x":
    }
  }
}
//// string switch with a char label | wrong, line 4: incompatible types: char cannot be converted to java.lang.String
class T {
  void m(String i) {
    switch (i) {
      case 'x':
    }
  }
}
//// null label | wrong, line 4: null in switch cases is a preview feature and is disabled by default. (use --enable-preview to enable null in switch cases)
class T {
  void m(String i) {
    switch (i) {
      case null:
    }
  }
}
//// Boxed constant label | wrong, line 5: constant expression required
class T {
  static final Integer A = 1;
  void m(int i) {
    switch (i) {
      case A:
    }
  }
}
//// enum labels | right
class T { enum E { A, B } int m(E e) { switch (e) { case A: return 1; case B: return 2; default: return 3; } } }
//// qualified enum label | wrong, line 5: an enum switch case label must be the unqualified name of an enumeration constant
class T {
  enum E { A, B }
  void m(E e) {
    switch (e) {
      case E.A:
    }
  }
}
//// unknown enum label | wrong, line 5: an enum switch case label must be the unqualified name of an enumeration constant
class T {
  enum E { A, B }
  void m(E e) {
    switch (e) {
      case C:
    }
  }
}
//// all enum labels are not a default | wrong, line 8: missing return statement
class T {
  enum E { A, B }
  int m(E e) {
    switch (e) {
      case A: return 1;
      case B: return 2;
    }
  }
}
//// statement before the first label | wrong, line 4: case, default, or '}' expected
class T {
  void m(int i) {
    switch (i) {
      m(1);
      case 1:
    }
  }
}
//// case outside a switch | wrong, line 3: orphaned case
class T {
  void m(int i) {
    case 1: m(1);
  }
}
//// locals of a switch share a scope | wrong, line 5: variable a is already defined in method m(int)
class T {
  void m(int i) {
    switch (i) {
      case 1: int a = 1; break;
      case 2: int a = 2; break;
    }
  }
}
//// blocks in a switch | right
class T { void m(int i) { switch (i) { case 1: { int a = 1; break; } case 2: { int a = 2; } case 3: int b; default: b = 1; } switch (i) { } } }
//// unreachable statement in a case | wrong, line 6: unreachable statement
class T {
  void m(int i) {
    switch (i) {
      case 1:
        break;
        m(1);
    }
  }
}
//// enum | right
enum T { A, B, C; int m() { return ordinal() + values().length + T.valueOf("A").compareTo(B) + name().length(); } static int count = values().length; }
//// enum with constructor and body | right
enum T { A(1) { int f() { return 2; } }, B(2), ; final int x; private T(int x) { this.x = x; } int f() { return x; } }
//// enum created | wrong, line 4: enum types may not be instantiated
enum T {
  A;
  static T m() {
    return new T();
  }
}
//// enum with a public constructor | wrong, line 3: modifier public not allowed here
enum T {
  A;
  public T() { }
}
//// enum constructor without arguments | wrong, line 2: constructor T in enum T cannot be applied to given types; required: int found: no arguments reason: actual and formal argument lists differ in length
enum T {
  A;
  T(int i) { }
}
//// enum constant twice | wrong, line 3: variable A is already defined in enum T
enum T {
  A,
  A
}
//// enum extends | wrong, line 1: '{' expected
enum T extends Object { A }
//// enum implements | right
enum T implements Runnable { A { public void run() { } }, B { public void run() { } } }
//// enum does not implement | wrong, line 1: T is not abstract and does not override abstract method run() in java.lang.Runnable
enum T implements Runnable {
  A
}
//// enum abstract method | right
enum T { A { int f() { return 1; } }; abstract int f(); }
//// enum abstract method open | wrong, line 1: T is not abstract and does not override abstract method f() in T
enum T {
  A;
  abstract int f();
}
//// enum constructor uses a static field | wrong, line 5: illegal reference to static field from initializer
enum T {
  A;
  static int n;
  T() {
    n++;
  }
}
//// enum constructor uses a static constant | right
enum T { A; static final int N = 1; int k; T() { k = N; } }
//// enum calls super | wrong, line 4: call to super not allowed in enum constructor
enum T {
  A;
  T() {
    super();
  }
}
//// enum constant unknown | wrong, line 3: cannot find symbol symbol: variable B location: class T.E
class T {
  enum E { A }
  E e = E.B;
}
//// enum compared | right
class T { enum E { A, B } boolean m(E e) { return e == E.A || e != null && e.equals(E.B) || e.compareTo(E.A) > 0; } }
//// enums of two kinds compared | wrong, line 5: incomparable types: T.E and T.F
class T {
  enum E { A }
  enum F { A }
  boolean m(E e, F f) {
    return e == f;
  }
}
//// enum compared with int | wrong, line 4: bad operand types for binary operator '==' first type: T.E second type: int
class T {
  enum E { A }
  boolean m(E e) {
    return e == 0;
  }
}
//// enum final | wrong, line 1: modifier final not allowed here
final enum T { A }
//// enum abstract | wrong, line 1: modifier abstract not allowed here
abstract enum T { A }
//// enum in an inner class | right
class T { class I { enum E { A } } int m() { return I.E.A.ordinal(); } }
//// enum constant assigned | wrong, line 4: cannot assign a value to final variable A
class T {
  enum E { A, B }
  void m() {
    E.A = E.B;
  }
}
//// enum values overridden | wrong, line 3: method values() is already defined in enum T
enum T {
  A;
  static T[] values() { return null; }
}
//// enum without constants | right
enum T { ; static int a; static void m() { } }
//// members before the constants | wrong, line 2: enum constant expected here
enum T {
  int a;
  A
}
//// constants named as the enum | right
enum T { T(1), A; T(int x) { } T() { } }
//// constants without a comma | wrong, line 2: ',', '}', or ';' expected
enum T {
  A
  B
}
//// constant after the members | wrong, line 4: enum constant not expected here
enum T {
  A;
  int x;
  B, C
}
//// comma alone | right
enum T { , }
//// comma first | wrong, line 2: '}' or ';' expected
enum T {
  , A
}
//// semicolons among members | right
enum T { A, B, ;; void m() { } ; }
//// several labels of a case | right
class T {
  void m(int n) {
    switch (n) {
      case 1, 2:
        break;
    }
  }
}
