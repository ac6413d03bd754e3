// Definite assignment and final.
//// local without a value | wrong, line 4: variable x might not have been initialized
class T {
  int m() {
    int x;
    return x;
  }
}
//// assigned in both branches | right
class T { int m(boolean b) { int x; if (b) x = 1; else x = 2; return x; } }
//// assigned in one branch | wrong, line 5: variable x might not have been initialized
class T {
  int m(boolean b) {
    int x;
    if (b) x = 1;
    return x;
  }
}
//// assigned where the other branch leaves | right
class T { int m(boolean b) { int x; if (b) x = 1; else return 0; return x; } int n(boolean b) { int x; if (!b) throw new Error(); else x = 3; return x; } }
//// assigned under and | right
class T { int m(int a) { int x; if (a > 0 && (x = a) > 1) return x; return 0; } }
//// assigned under or | wrong, line 4: variable x might not have been initialized
class T {
  int m(int a) {
    int x;
    if (a > 0 || (x = a) > 1) return x;
    return 0;
  }
}
//// assigned under not or | right
class T { int m(int a) { int x; if (!(a > 0 || (x = a) > 1)) return x; return 0; } }
//// assigned in ternary condition | right
class T { int m(boolean b) { int x; return b && (x = 1) > 0 ? x : 2; } boolean n(boolean b) { boolean y; return (b ? (y = true) : (y = false)) && y; } }
//// assigned in one ternary arm | wrong, line 5: variable x might not have been initialized
class T {
  int m(boolean b) {
    int x;
    int y = b ? (x = 1) : 2;
    return x;
  }
}
//// while true assigns before break | right
class T { int m() { int x; while (true) { x = 1; if (x > 0) break; } return x; } }
//// while assigns | wrong, line 5: variable x might not have been initialized
class T {
  int m(int n) {
    int x;
    while (n > 0) { x = n--; }
    return x;
  }
}
//// do assigns | right
class T { int m(int n) { int x; do { x = n--; } while (x > 0); return x; } }
//// do with continue before the assignment | wrong, line 4: variable x might not have been initialized
class T {
  int m(int n) {
    int x;
    do { if (n++ < 5) continue; x = n; } while (x > 0);
    return x;
  }
}
//// for assigns in its condition | right
class T { int m(int n) { int x; for (int i = 0; (x = i) < n; i++) {} return x; } int k() { int x; for (;;) { x = 2; break; } return x; } }
//// for assigns in its update only | wrong, line 5: variable x might not have been initialized
class T {
  int m(int n) {
    int x;
    for (int i = 0; i < n; x = i++) {}
    return x;
  }
}
//// for each may run no time | wrong, line 5: variable x might not have been initialized
class T {
  int m(int[] a) {
    int x;
    for (int i : a) x = i;
    return x;
  }
}
//// switch with default assigns | right
class T { int m(int n) { int x; switch (n) { case 1: x = 1; break; case 2: default: x = 3; } return x; } }
//// switch without default | wrong, line 5: variable x might not have been initialized
class T {
  int m(int n) {
    int x;
    switch (n) { case 1: x = 1; break; case 2: x = 2; }
    return x;
  }
}
//// switch falls over a declaration | wrong, line 5: variable x might not have been initialized
class T {
  int m(int n) {
    switch (n) {
      case 1: int x = 1;
      case 2: return x;
      default: return 0;
    }
  }
}
//// switch uses a variable of another case | right
class T { int m(int n) { switch (n) { case 1: int x = 1; return x; case 2: x = 2; return x; default: return 0; } } }
//// try assigns, catch does not | wrong, line 5: variable x might not have been initialized
class T {
  int m() {
    int x;
    try { x = Integer.parseInt("1"); } catch (RuntimeException e) { }
    return x;
  }
}
//// try and catch assign | right
class T { int m() { int x; try { x = Integer.parseInt("1"); } catch (RuntimeException e) { x = 2; } return x; } }
//// finally assigns | right
class T { int m() { int x; try { System.out.print(1); } finally { x = 1; } return x; } }
//// final local assigned in try and catch | wrong, line 4: variable x might already have been assigned
class T {
  int m() {
    final int x;
    try { x = Integer.parseInt("1"); } catch (RuntimeException e) { x = 2; }
    return x;
  }
}
//// labelled break without the assignment | wrong, line 5: variable x might not have been initialized
class T {
  int m(boolean b) {
    int x;
    l: { if (b) break l; x = 1; }
    return x;
  }
}
//// constant condition that is false | wrong, line 1: unreachable statement
class T { int m() { int x; if (false) { return x; } x = 1; while (false == true) { } return x; } }
//// constant condition by a final local | right
class T { int m() { final boolean t = true; int x; while (t) { x = 1; break; } return x; } }
//// non-final constant condition | wrong, line 6: variable x might not have been initialized
class T {
  int m() {
    boolean t = true;
    int x;
    while (t) { x = 1; break; }
    return x;
  }
}
//// unassigned in a compound assignment | wrong, line 4: variable x might not have been initialized
class T {
  void m() {
    int x;
    x += 1;
  }
}
//// unassigned incremented | wrong, line 4: variable x might not have been initialized
class T {
  void m() {
    int x;
    x++;
  }
}
//// unassigned in its own initialiser | wrong, line 3: variable x might not have been initialized
class T {
  void m() {
    int x = x + 1;
  }
}
//// assigned in its own initialiser | right
class T { void m() { int x = (x = 1) + x; } }
//// unassigned in a lambda | wrong, line 4: variable x might not have been initialized
class T {
  void m() {
    int x;
    Runnable r = () -> System.out.println(x);
    x = 1;
  }
}
//// unassigned in an anonymous class | wrong, line 4: variable x might not have been initialized
class T {
  void m() {
    final int x;
    new Object() { int y = x; };
    x = 1;
  }
}
//// array variable without a value | wrong, line 4: variable a might not have been initialized
class T {
  void m() {
    int[] a;
    a[0] = 1;
  }
}
//// blank final field assigned in each constructor | right
class T { final int x; T() { x = 1; } T(int y) { this.x = y; } T(long z) { this(); } }
//// blank final field missed by one constructor | wrong, line 4: variable x might not have been initialized
class T {
  final int x;
  T() { x = 1; }
  T(int y) { }
}
//// blank final field without constructor | wrong, line 2: variable x not initialized in the default constructor
class T {
  final int x;
}
//// blank final field assigned twice | wrong, line 3: variable x might already have been assigned
class T {
  final int x;
  T() { x = 1; x = 2; }
}
//// blank final field assigned in a loop | wrong, line 4: variable x might be assigned in loop
class T {
  final int x;
  T(int n) {
    while (n-- > 0) x = n;
  }
}
//// blank final field assigned after this call | wrong, line 4: variable x might already have been assigned
class T {
  final int x;
  T() { x = 1; }
  T(int y) { this(); x = y; }
}
//// blank final field assigned in an initialiser block | right
class T { final int x; { x = 1; } final static int Y; static { Y = 2; } }
//// blank final field assigned in block and constructor | wrong, line 4: variable x might already have been assigned
class T {
  final int x;
  { x = 1; }
  T() { x = 2; }
}
//// blank final field assigned by a method | wrong, line 5: cannot assign a value to final variable x
class T {
  final int x;
  T() { set(); }
  void set() {
    x = 1;
  }
}
//// blank final field read before it is assigned | wrong, line 4: variable x might not have been initialized
class T {
  final int x;
  T() {
    System.out.println(x);
    x = 1;
  }
}
//// blank final field read through this | wrong, line 1: variable x might not have been initialized
class T { final int x; T() { System.out.println(this.x); x = 1; } }
//// blank final field read in a method | right
class T { final int x; T() { m(); x = 1; } void m() { System.out.println(x); } }
//// blank final field of another object | wrong, line 5: cannot assign a value to final variable x
class T {
  final int x;
  T(T o) {
    x = 1;
    o.x = 2;
  }
}
//// blank final field assigned in a lambda | right | vmc: line 4: cannot assign a value to final variable x
class T {
  final int x;
  T() {
    Runnable r = () -> x = 1;
    x = 2;
  }
}
//// blank static final assigned in a constructor | wrong, line 4: cannot assign a value to final variable X
class T {
  static final int X;
  T() {
    X = 1;
  }
}
//// blank static final never assigned | wrong, line 2: variable X not initialized in the default constructor
class T {
  static final int X;
  static { }
}
//// blank final field and throwing constructor | right
class T { final int x; T(int n) { if (n < 0) throw new Error(); x = n; } T() { throw new Error(); } }
//// blank final field and return in constructor | wrong, line 4: variable x might not have been initialized
class T {
  final int x;
  T(int n) {
    if (n < 0) return;
    x = n;
  }
}
//// final field with initialiser assigned | wrong, line 4: cannot assign a value to final variable x
class T {
  final int x = 1;
  T() {
    x = 2;
  }
}
//// final field of an ancestor | wrong, line 5: cannot assign a value to final variable x
class T {
  static class A { final int x; A() { x = 1; } }
  static class B extends A {
    B() {
      x = 2;
    }
  }
}
//// final parameter assigned | wrong, line 3: final parameter x may not be assigned
class T {
  void m(final int x) {
    x = 1;
  }
}
//// final local incremented | wrong, line 4: cannot assign a value to final variable x
class T {
  void m() {
    final int x = 1;
    x++;
  }
}
//// final local assigned twice | wrong, line 5: variable x might already have been assigned
class T {
  void m(boolean b) {
    final int x;
    if (b) x = 1;
    x = 2;
  }
}
//// final local assigned once on each way | right
class T { int m(boolean b) { final int x; if (b) x = 1; else x = 2; return x; } }
//// final local assigned in a loop | wrong, line 9: variable y might be assigned in loop
class T {
  void m() {
    for (int i = 0; i < 2; i++) {
      final int x;
      x = i;
    }
    final int y;
    while (true) {
      y = 1;
    }
  }
}
//// final loop variable | right
class T { int m(int[] a) { int s = 0; for (final int x : a) s += x; for (final int[] i = {0}; i[0] < 3; i[0]++) s++; return s; } }
//// final loop variable assigned | wrong, line 3: variable x might already have been assigned
class T {
  void m(int[] a) {
    for (final int x : a) x = 1;
  }
}
//// final array element assigned | right
class T { final int[] a = {1}; void m(final int[] b) { a[0] = 2; b[0]++; } }
//// length of an array assigned | wrong, line 3: cannot assign a value to final variable length
class T {
  void m(int[] a) {
    a.length = 3;
  }
}
//// interface field assigned | wrong, line 4: cannot assign a value to final variable X
class T {
  interface I { int X = 1; }
  void m() {
    I.X = 2;
  }
}
//// this assigned | wrong, line 3: cannot assign to 'this'
class T {
  void m() {
    this = null;
  }
}
//// catch parameter of multi-catch assigned | wrong, line 4: multi-catch parameter e may not be assigned
class T {
  void m() {
    try { m(); } catch (IllegalStateException | NullPointerException e) {
      e = null;
    }
  }
}
//// catch parameter assigned | right
class T { void m() { try { m(); } catch (RuntimeException e) { e = null; } } }
//// dead code needs no assignment | right
class T { int m() { int x; return 1; } void n() { int y; if (true) return; } }
//// assert condition assigns | wrong, line 5: variable x might not have been initialized
class T {
  int m(int n) {
    int x;
    assert (x = n) > 0;
    return x;
  }
}
//// assert message sees what a false condition assigned | right
class T { void m(boolean b) { int x; assert b || (x = 1) > 2 : x; } }
