// Reachability, jumps, returns.
//// statement after return | wrong, line 4: unreachable statement
class T {
  int m() {
    return 1;
    System.out.println();
  }
}
//// empty statement after return | wrong, line 4: unreachable statement
class T {
  void m() {
    return;
    ;
  }
}
//// statement after throw | wrong, line 4: unreachable statement
class T {
  void m() {
    throw new Error();
    int x = 1;
  }
}
//// statement after break | wrong, line 5: unreachable statement
class T {
  void m() {
    while (true) {
      break;
      m();
    }
  }
}
//// statement after continue | wrong, line 5: unreachable statement
class T {
  void m(int n) {
    for (; n > 0; ) {
      continue;
      n--;
    }
  }
}
//// statement after endless loop | wrong, line 4: unreachable statement
class T {
  void m() {
    while (true) { }
    m();
  }
}
//// statement after endless for | wrong, line 4: unreachable statement
class T {
  void m() {
    for (;;) { }
    m();
  }
}
//// statement after endless do | wrong, line 4: unreachable statement
class T {
  void m() {
    do { } while (true);
    m();
  }
}
//// statement after endless loop with break | right
class T { void m(int n) { while (true) { if (n > 0) break; } m(1); for (;;) { break; } m(2); } }
//// endless loop left from an inner loop | right
class T { void m(int n) { o: while (true) { for (;;) { if (n > 0) break o; } } m(1); } }
//// endless loop whose break is of an inner switch | wrong, line 4: unreachable statement
class T {
  void m(int n) {
    while (true) { switch (n) { case 1: break; } }
    m(1);
  }
}
//// while false body | wrong, line 3: unreachable statement
class T {
  void m() {
    while (false) {
      m();
    }
  }
}
//// for false body | wrong, line 3: unreachable statement
class T {
  void m() {
    for (; false; ) {
      m();
    }
  }
}
//// if false body | right
class T { void m() { if (false) { m(); } if (true) return; m(); } }
//// do while false | right
class T { void m() { do { m(); } while (false); m(); } }
//// missing return | wrong, line 4: missing return statement
class T {
  int m(boolean b) {
    if (b) return 1;
  }
}
//// missing return after loop | wrong, line 4: missing return statement
class T {
  int m(int n) {
    while (n > 0) return n;
  }
}
//// no return needed after endless loop or throw | right
class T { int m() { while (true) { } } int n() { throw new Error(); } int o(int k) { for (;;) if (k > 0) return k; } }
//// no return needed after complete switch | right
class T { int m(int n) { switch (n) { case 1: return 1; default: throw new Error(); } } }
//// missing return after switch without default | wrong, line 4: missing return statement
class T {
  int m(int n) {
    switch (n) { case 1: return 1; case 2: return 2; }
  }
}
//// missing return after switch with break | wrong, line 4: missing return statement
class T {
  int m(int n) {
    switch (n) { case 1: break; default: return 2; }
  }
}
//// missing return in try | wrong, line 4: missing return statement
class T {
  int m() {
    try { return 1; } catch (RuntimeException e) { }
  }
}
//// return in finally | right
class T { int m() { try { System.out.print(1); } finally { return 1; } } int n() { try { return 1; } finally { m(); } } }
//// statement after try that cannot complete | wrong, line 4: unreachable statement
class T {
  int m() {
    try { return 1; } finally { }
    return 2;
  }
}
//// statement after finally that cannot complete | wrong, line 4: unreachable statement
class T {
  int m() {
    try { } finally { return 1; }
    return 2;
  }
}
//// missing return after synchronized | right
class T { int m() { synchronized (this) { return 1; } } int n() { l: { if (m() > 1) break l; return 1; } return 2; } }
//// statement after labelled block that cannot complete | wrong, line 4: unreachable statement
class T {
  int m() {
    l: { return 1; }
    return 2;
  }
}
//// return with a value from void | wrong, line 3: incompatible types: unexpected return value
class T {
  void m() {
    return 1;
  }
}
//// return of a void call from void | wrong, line 4: incompatible types: unexpected return value
class T {
  void n() {}
  void m() {
    return n();
  }
}
//// return without a value | wrong, line 3: incompatible types: missing return value
class T {
  int m() {
    return;
  }
}
//// return in an initialiser | wrong, line 3: return outside method
class T {
  {
    return;
  }
}
//// return in a constructor | right
class T { T(int n) { if (n > 0) return; } }
//// value returned from a constructor | wrong, line 3: incompatible types: unexpected return value
class T {
  T() {
    return 1;
  }
}
//// initialiser that cannot complete | wrong, line 2: initializer must be able to complete normally
class T {
  {
    throw new Error();
  }
}
//// static initialiser that cannot complete | wrong, line 2: initializer must be able to complete normally
class T {
  static {
    while (true) { }
  }
}
//// break outside | wrong, line 3: break outside switch or loop
class T {
  void m() {
    break;
  }
}
//// continue outside | wrong, line 3: continue outside of loop
class T {
  void m() {
    continue;
  }
}
//// continue in switch outside a loop | wrong, line 3: continue outside of loop
class T {
  void m(int n) {
    switch (n) { case 1: continue; }
  }
}
//// labelled jumps | right
class T { void m(int[][] a) { outer: for (int[] r : a) { inner: for (int x : r) { if (x == 0) continue outer; if (x == 1) break inner; if (x == 2) break outer; } } } }
//// undefined label | wrong, line 3: undefined label: foo
class T {
  void m() {
    while (true) break foo;
  }
}
//// label of an enclosing statement only | wrong, line 4: undefined label: a
class T {
  void m() {
    a: while (true) { break; }
    while (true) { break a; }
  }
}
//// continue of a block | wrong, line 3: not a loop label: a
class T {
  void m() {
    a: { while (true) continue a; }
  }
}
//// label used twice, nested | wrong, line 4: label a already in use
class T {
  void m() {
    a: while (true) {
      a: while (true) { }
    }
  }
}
//// label used twice, one after the other | right
class T { int a; void a() { a: for (;;) { break a; } a: for (;;) { break a; } int a = 1; a: { a = 2; break a; } } }
//// break across a lambda | wrong, line 4: break outside switch or loop
class T {
  void m() {
    while (true) {
      Runnable r = () -> { break; };
    }
  }
}
//// break across a local class | wrong, line 4: undefined label: a
class T {
  void m() {
    a: while (true) {
      new Object() { void n() { break a; } };
    }
  }
}
//// break in a switch in a loop | right
class T { int m(int n) { while (true) { switch (n) { case 1: break; default: return 1; } n++; } } }
//// declaration as a loop's body | wrong, line 3: variable declaration not allowed here
class T {
  void m() {
    while (true) int x = 1;
  }
}
//// declaration as a branch | wrong, line 3: variable declaration not allowed here
class T {
  void m(boolean b) {
    if (b) int x = 1;
  }
}
//// labelled declaration | wrong, line 3: variable declaration not allowed here
class T {
  void m() {
    a: int x = 1;
  }
}
//// dangling else | right
class T { int m(boolean a, boolean b) { if (a) if (b) return 1; else return 2; return 3; } }
//// else without if | wrong, line 3: 'else' without 'if'
class T {
  void m() {
    else m();
  }
}
//// expression statement that is none | wrong, line 3: not a statement
class T {
  void m(int a) {
    a + 1;
  }
}
//// literal as a statement | wrong, line 3: not a statement
class T {
  void m() {
    5;
  }
}
//// expression statements | right
class T { int i; void m() { i++; --i; i = 1; i += 2; m(); new T(); new int[1].clone(); this.i = 3; ; {} (i) = 2; } }
//// array creation as a statement | wrong, line 3: not a statement
class T {
  void m() {
    new int[3];
  }
}
//// for with several initialisers and updates | right
class T { void m() { for (int i = 0, j = 9; i < j; i++, j--) { } int k; for (k = 0, m(); k < 3; m(), k += 2) { } for (;;) { } } }
//// for variable after the loop | wrong, line 4: cannot find symbol symbol: variable i location: class T
class T {
  int m() {
    for (int i = 0; i < 3; i++) { }
    return i;
  }
}
//// for each over int | wrong, line 3: for-each not applicable to expression type required: array or java.lang.Iterable found: int
class T {
  void m(int n) {
    for (int i : n) { }
  }
}
//// for each over Iterable | right
class T { void m(java.util.List<String> l, Iterable<Integer> it, java.util.List r) { for (String s : l) { } for (int i : it) { } for (Object o : r) { } } }
//// for each with another type | wrong, line 3: incompatible types: java.lang.String cannot be converted to java.lang.Integer
class T {
  void m(java.util.List<String> l) {
    for (Integer s : l) { }
  }
}
//// for each over a raw list with a type | wrong, line 3: incompatible types: java.lang.Object cannot be converted to java.lang.String
class T {
  void m(java.util.List l) {
    for (String s : l) { }
  }
}
//// for each with narrowing | wrong, line 3: incompatible types: possible lossy conversion from long to int
class T {
  void m(long[] a) {
    for (int i : a) { }
  }
}
//// assert | right
class T { void m(int n) { assert n > 0; assert n > 1 : n; assert n > 2 : "text" + n; } }
//// assert of an int | wrong, line 3: incompatible types: int cannot be converted to boolean
class T {
  void m(int n) {
    assert n;
  }
}
//// assert with a void message | wrong, line 3: 'void' type not allowed here
class T {
  void m(int n) {
    assert n > 0 : m2();
  }
  void m2() {}
}
//// synchronized on a primitive | wrong, line 3: unexpected type required: reference found: int
class T {
  void m(int n) {
    synchronized (n) { }
  }
}
//// synchronized on null | wrong, line 3: unexpected type required: reference found: <nulltype>
class T {
  void m() {
    synchronized (null) { }
  }
}
//// throw of a non-throwable | wrong, line 3: incompatible types: java.lang.String cannot be converted to java.lang.Throwable
class T {
  void m() {
    throw "x";
  }
}
//// throw of null | right
class T { void m() { throw null; } void n(RuntimeException e) { throw e; } }
