// Primitive types, constants, conversions, operators.
//// byte from a constant that fits | right
class T { byte b = 127; short s = -32768; char c = 65535; final int k = 5; byte d = k; }
//// byte from a constant that does not fit | wrong, line 2: incompatible types: possible lossy conversion from int to byte
class T {
  byte b = 128;
}
//// char from a negative constant | wrong, line 2: incompatible types: possible lossy conversion from int to char
class T {
  char c = -1;
}
//// byte from an int variable | wrong, line 3: incompatible types: possible lossy conversion from int to byte
class T {
  void m(int i) {
    byte b = i;
  }
}
//// byte from a long constant | wrong, line 2: incompatible types: possible lossy conversion from long to byte
class T {
  byte b = 1L;
}
//// final local constant narrows | right
class T { void m() { final int k = 100; byte b = k; final char c = 'a' + 1; short s = c; } }
//// non-final local does not narrow | wrong, line 4: incompatible types: possible lossy conversion from int to byte
class T {
  void m() {
    int k = 100;
    byte b = k;
  }
}
//// float from double | wrong, line 2: incompatible types: possible lossy conversion from double to float
class T {
  float f = 1.5;
}
//// float from long and int | right
class T { float f = 1L; double d = 1; float g = 'c'; long l = 'x'; double e = 1f; }
//// int from float | wrong, line 3: incompatible types: possible lossy conversion from float to int
class T {
  int m(float f) {
    return f;
  }
}
//// int from long | wrong, line 3: incompatible types: possible lossy conversion from long to int
class T {
  int m(long l) {
    return l;
  }
}
//// compound assignment narrows | right
class T { void m() { byte b = 1; b += 300; b -= 1.5; b <<= 2; char c = 'a'; c += 1; c *= 2; short s = 1; s >>>= 1; s ^= 5L; } }
//// compound assignment of boolean and int | wrong, line 3: bad operand types for binary operator '+' first type: boolean second type: int
class T {
  void m(boolean b) {
    b += 1;
  }
}
//// compound and, or, xor of booleans | right
class T { void m(boolean b) { b &= true; b |= false; b ^= b; } }
//// compound or of boolean and int | wrong, line 3: bad operand types for binary operator '|' first type: boolean second type: int
class T {
  void m(boolean b) {
    b |= 1;
  }
}
//// string compound assignment | right
class T { void m() { String s = "a"; s += 1; s += 'c'; s += null; s += new Object(); Object o = "x"; o += "y"; } }
//// int plus equals string | wrong, line 4: incompatible types: java.lang.String cannot be converted to int
class T {
  void m() {
    int i = 1;
    i += "x";
  }
}
//// string minus equals | wrong, line 4: bad operand types for binary operator '-' first type: java.lang.String second type: java.lang.String
class T {
  void m() {
    String s = "x";
    s -= "y";
  }
}
//// increments of all number types | right
class T { void m() { byte b = 0; b++; short s = 0; --s; char c = 'a'; c++; long l = 0; l--; float f = 0; f++; double d = 0; ++d; Integer i = 1; i++; } }
//// increment of a boolean | wrong, line 3: bad operand type boolean for unary operator '++'
class T {
  void m(boolean b) {
    b++;
  }
}
//// increment of a value | wrong, line 4: unexpected type required: variable found: value
class T {
  void m() {
    int i = 3;
    (i + 1)++;
  }
}
//// increment of a literal | wrong, line 3: unexpected type required: variable found: value
class T {
  void m() {
    int i = ++5;
  }
}
//// shifts | right
class T { void m(int i, long l, byte b, char c) { int x = i << l; long y = l >> i; int z = b >>> c; x = 1 << 'a'; } }
//// shift of a double | wrong, line 3: bad operand types for binary operator '<<' first type: double second type: int
class T {
  void m(double d) {
    int x = d << 1;
  }
}
//// shift by long of int gives int | right
class T { int m(int i, long l) { return i >>> l; } }
//// byte operators give int | wrong, line 3: incompatible types: possible lossy conversion from int to byte
class T {
  byte m(byte a, byte b) {
    return a + b;
  }
}
//// unary minus of byte gives int | wrong, line 3: incompatible types: possible lossy conversion from int to byte
class T {
  byte m(byte a) {
    return -a;
  }
}
//// complement | right
class T { long m(long a, byte b) { int i = ~b; return ~a; } }
//// complement of a double | wrong, line 3: bad operand type double for unary operator '~'
class T {
  double m(double d) {
    return ~d;
  }
}
//// not of an int | wrong, line 3: bad operand type int for unary operator '!'
class T {
  boolean m(int i) {
    return !i;
  }
}
//// modulo of doubles | right
class T { double m(double a, float b) { return a % b; } }
//// and of int and boolean | wrong, line 3: bad operand types for binary operator '&' first type: int second type: boolean
class T {
  boolean m(int a, boolean b) {
    return a & b;
  }
}
//// logical and of ints | wrong, line 3: bad operand types for binary operator '&&' first type: int second type: int
class T {
  boolean m(int a, int b) {
    return a && b;
  }
}
//// comparison of booleans by less | wrong, line 3: bad operand types for binary operator '<' first type: boolean second type: boolean
class T {
  boolean m(boolean a, boolean b) {
    return a < b;
  }
}
//// equality of boolean and int | wrong, line 3: incomparable types: boolean and int
class T {
  boolean m(boolean a, int b) {
    return a == b;
  }
}
//// equality of int and null | wrong, line 3: bad operand types for binary operator '==' first type: int second type: <nulltype>
class T {
  boolean m(int b) {
    return b == null;
  }
}
//// equality of Integer and long | right
class T { boolean m(Integer a, long b) { return a == b && a < b && b != a; } }
//// equality of Integer and Long | wrong, line 3: incomparable types: java.lang.Integer and java.lang.Long
class T {
  boolean m(Integer a, Long b) {
    return a == b;
  }
}
//// equality of unrelated final classes | wrong, line 3: incomparable types: java.lang.String and java.lang.Integer
class T {
  boolean m(String a, Integer b) {
    return a == b;
  }
}
//// equality of a class and an interface | right
class T { interface I {} static class C {} boolean m(C c, I i) { return c == i; } }
//// equality of a final class and an interface it lacks | wrong, line 4: incomparable types: java.lang.String and T.I
class T {
  interface I {}
  boolean m(String c, I i) {
    return c == i;
  }
}
//// equality of Object and int | wrong, line 1: bad operand types for binary operator '==' first type: java.lang.Object second type: int
class T { boolean m(Object o, int i) { return o == i; } }
//// void in comparison | wrong, line 4: 'void' type not allowed here
class T {
  void n() {}
  boolean m() {
    return n() == n();
  }
}
//// casts between numbers | right
class T { void m(double d, long l, char c) { int i = (int) d; byte b = (byte) l; char x = (char) d; short s = (short) c; float f = (float) l; i = (int) 'c'; } }
//// cast of boolean to int | wrong, line 3: incompatible types: boolean cannot be converted to int
class T {
  int m(boolean b) {
    return (int) b;
  }
}
//// cast of int to boolean | wrong, line 3: incompatible types: int cannot be converted to boolean
class T {
  boolean m(int b) {
    return (boolean) b;
  }
}
//// cast of int to Object and back | right
class T { int m(int i) { Object o = (Object) i; Integer j = (Integer) i; long l = (long) (Integer) i; return (int) o; } }
//// cast of int to Long | wrong, line 3: incompatible types: int cannot be converted to java.lang.Long
class T {
  Long m(int i) {
    return (Long) i;
  }
}
//// cast of Integer to byte | wrong, line 3: incompatible types: java.lang.Integer cannot be converted to byte
class T {
  byte m(Integer i) {
    return (byte) i;
  }
}
//// cast of String to Integer | wrong, line 3: incompatible types: java.lang.String cannot be converted to java.lang.Integer
class T {
  Integer m(String s) {
    return (Integer) s;
  }
}
//// cast of null to int | wrong, line 3: incompatible types: <nulltype> cannot be converted to int
class T {
  int m() {
    return (int) null;
  }
}
//// cast with minus | right
class T { int m(int a, Integer b) { return (int) -a + (int) +1L + (a) - 1; } }
//// cast to interface of a non-final class | right
class T { interface I {} static class C {} I m(C c) { return (I) c; } }
//// cast to interface of a final class | wrong, line 5: incompatible types: T.C cannot be converted to T.I
class T {
  interface I {}
  static final class C {}
  I m(C c) {
    return (I) c;
  }
}
//// cast between siblings | wrong, line 4: incompatible types: T.A cannot be converted to T.B
class T {
  static class A {} static class B {}
  B m(A a) {
    return (B) a;
  }
}
//// cast of arrays | right
class T { Object[] m(Object o, String[] s) { Object[] a = s; int[] i = (int[]) o; return (String[]) a; } }
//// cast of int array to long array | wrong, line 3: incompatible types: int[] cannot be converted to long[]
class T {
  long[] m(int[] a) {
    return (long[]) a;
  }
}
//// int array to Object array | wrong, line 3: incompatible types: int[] cannot be converted to java.lang.Object[]
class T {
  Object[] m(int[] a) {
    return a;
  }
}
//// int matrix to Object array | right
class T { Object[] m(int[][] a) { return a; } }
//// Integer from byte variable | wrong, line 3: incompatible types: byte cannot be converted to java.lang.Integer
class T {
  Integer m(byte b) {
    return b;
  }
}
//// Byte and Character from constants | right
class T { Byte b = 1; Short s = 2; Character c = 65; final int k = 3; Byte d = k; }
//// Long from int constant | wrong, line 2: incompatible types: int cannot be converted to java.lang.Long
class T {
  Long l = 1;
}
//// Integer from char constant | wrong, line 2: incompatible types: char cannot be converted to java.lang.Integer
class T {
  Integer i = 'c';
}
//// Double from int | wrong, line 2: incompatible types: int cannot be converted to java.lang.Double
class T {
  Double d = 1;
}
//// Object from int | right
class T { Object o = 1; Number n = 2.5; Comparable<Integer> c = 3; java.io.Serializable s = 'c'; }
//// Number from char | wrong, line 2: incompatible types: char cannot be converted to java.lang.Number
class T {
  Number n = 'c';
}
//// unboxing with widening | right
class T { long m(Integer i, Character c) { double d = i; int j = c; return i; } }
//// unboxing with narrowing | wrong, line 3: incompatible types: java.lang.Long cannot be converted to int
class T {
  int m(Long l) {
    return l;
  }
}
//// unboxing of Object | wrong, line 3: incompatible types: java.lang.Object cannot be converted to int
class T {
  int m(Object o) {
    return o;
  }
}
//// ternary of int and null | right
class T { Integer m(boolean b) { int i = b ? 1 : null; return b ? 1 : null; } }
//// ternary of byte and int constant | right
class T { byte m(boolean b, byte x) { return b ? x : 5; } char n(boolean b, char c) { return b ? c : 65; } }
//// ternary of byte and int variable | wrong, line 3: incompatible types: possible lossy conversion from int to byte
class T {
  byte m(boolean b, byte x, int y) {
    return b ? x : y;
  }
}
//// ternary of unrelated classes | right
class T { Object m(boolean b) { return b ? "s" : 1; } Comparable<?> n(boolean b) { return b ? "s" : 1; } }
//// ternary of int and String to int | wrong, line 3: incompatible types: bad type in conditional expression java.lang.String cannot be converted to int
class T {
  int m(boolean b) {
    return b ? 1 : "s";
  }
}
//// ternary with a void arm | wrong, line 4: incompatible types: bad type in conditional expression void cannot be converted to java.lang.Object
class T {
  void n() {}
  Object m(boolean b) {
    return b ? n() : 1;
  }
}
//// ternary with an int condition | wrong, line 3: incompatible types: int cannot be converted to boolean
class T {
  int m(int b) {
    return b ? 1 : 2;
  }
}
//// ternary as a statement | wrong, line 3: not a statement
class T {
  void m(boolean b) {
    b ? 1 : 2;
  }
}
//// integer number too large | wrong, line 2: integer number too large
class T {
  int i = 2147483648;
}
//// smallest integer | right
class T { int i = -2147483648; long l = -9223372036854775808L; int h = 0xffffffff; int o = 037777777777; int b = 0b11; int u = 1_000_000; }
//// long number too large | wrong, line 2: integer number too large
class T {
  long l = 9223372036854775808L;
}
//// octal with digit eight | wrong, line 2: ';' expected
class T {
  int i = 08;
}
//// underscore at the end of a number | wrong, line 2: illegal underscore
class T {
  int i = 1_;
}
//// float too large | wrong, line 2: floating-point number too large
class T {
  float f = 1e50f;
}
//// double too small | wrong, line 2: floating-point number too small
class T {
  double d = 1e-400;
}
//// character literals | right
class T { char a = '\'', b = '"', c = '\u0041', d = '\t', e = '\\', f = '\0', g = '\377'; String s = "\"\u0041\n\s"; }
//// empty character literal | wrong, line 2: empty character literal
class T {
  char c = '';
}
//// character literal of two | wrong, line 2: unclosed character literal
class T {
  char c = 'ab';
}
//// unclosed string | wrong, line 2: unclosed string literal
class T {
  String s = "abc;
}
//// bad escape | wrong, line 2: illegal escape character
class T {
  String s = "\q";
}
//// division by constant zero | right
class T { int i = 1 / 0; static final int K = 0; int m() { return 5 % K; } }
//// division by constant zero is no constant | wrong, line 4: constant expression required
class T {
  void m(int i) {
    switch (i) {
      case 1 / 0:
    }
  }
}
//// string concatenation | right
class T { String m(int i, Object o, char[] a) { return i + "x" + 'c' + null + o + 1.5 + a + true; } }
//// concatenation of void | wrong, line 4: 'void' type not allowed here
class T {
  void n() {}
  String m() {
    return "x" + n();
  }
}
//// addition of chars to string | wrong, line 3: incompatible types: int cannot be converted to java.lang.String
class T {
  String m() {
    return 'a' + 'b';
  }
}
//// addition of boolean | wrong, line 3: bad operand types for binary operator '+' first type: int second type: boolean
class T {
  int m(boolean b) {
    return 1 + b;
  }
}
//// addition of objects | wrong, line 3: bad operand types for binary operator '+' first type: java.lang.Object second type: java.lang.Object
class T {
  Object m(Object a, Object b) {
    return a + b;
  }
}
//// addition of null | wrong, line 3: bad operand types for binary operator '+' first type: <nulltype> second type: <nulltype>
class T {
  String m() {
    return null + null;
  }
}
//// assignment as value | right
class T { int m() { int a, b; a = b = 3; long c = a += 2; if ((a = 4) > 3) return a; return b; } }
//// assignment to a call | wrong, line 4: unexpected type required: variable found: value
class T {
  int n() { return 1; }
  void m() {
    n() = 3;
  }
}
//// assignment in a boolean condition | right
class T { void m(boolean b) { if (b = true) {} while (b = false) {} } }
//// assignment of int in a condition | wrong, line 3: incompatible types: int cannot be converted to boolean
class T {
  void m(int i) {
    if (i = 1) {}
  }
}
//// constants of strings in switch | right
class T { static final String A = "a" + 1; void m(String s) { final String b = A + 'c'; switch (s) { case A: case b: } } }
//// instanceof with primitive | wrong, line 3: unexpected type required: reference found: int
class T {
  boolean m(int i) {
    return i instanceof Integer;
  }
}
//// instanceof that cannot hold | wrong, line 3: incompatible types: java.lang.String cannot be converted to java.lang.Integer
class T {
  boolean m(String s) {
    return s instanceof Integer;
  }
}
//// instanceof that may hold | right
class T { boolean m(Object o, Runnable r) { return o instanceof String && o instanceof int[] && r instanceof Thread && !(o instanceof Comparable); } }
//// instanceof primitive type | wrong, line 3: unexpected type required: class or array found: int
class T {
  boolean m(Object o) {
    return o instanceof int;
  }
}
//// void variable | wrong, line 3: illegal start of expression
class T {
  void m() {
    void v;
  }
}
//// void field | wrong, line 2: '(' expected
class T {
  void v;
}
//// long array index | wrong, line 3: incompatible types: possible lossy conversion from long to int
class T {
  int m(int[] a, long i) {
    return a[i];
  }
}
//// array indices | right
class T { int m(int[] a, byte b, char c, Integer i) { return a[b] + a[c] + a[i] + a['x']; } }
//// index of a non-array | wrong, line 3: array required, but int found
class T {
  int m(int a) {
    return a[0];
  }
}
//// implicit narrowing in return | right
class T { byte m() { return 5; } char n() { return 65; } short o() { return (byte) 1; } }
//// implicit narrowing in call | wrong, line 4: incompatible types: possible lossy conversion from int to byte
class T {
  void n(byte b) {}
  void m() {
    n(5);
  }
}
//// widening in call | right
class T { void n(long l) {} void o(double d) {} void m(byte b, float f) { n(5); n('c'); n(b); o(f); o(5L); } }
