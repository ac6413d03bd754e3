// var.
//// var | right
class T {
  void m(int n, Object o) {
    var x = 1; x = 2; var s = ""; s = null;
  }
}
//// var of the wrong type later | wrong, line 4: incompatible types: java.lang.String cannot be converted to int
class T {
  void m(int n, Object o) {
    var x = 1;
    x = "";
  }
}
//// var without a value | wrong, line 3: cannot infer type for local variable x (cannot use 'var' on variable without initializer)
class T {
  void m(int n, Object o) {
    var x;
    x = 1;
  }
}
//// var of null | wrong, line 3: cannot infer type for local variable x (variable initializer is 'null')
class T {
  void m(int n, Object o) {
    var x = null;
  }
}
//// var of void | wrong, line 3: cannot infer type for local variable x (variable initializer is 'void')
class T {
  void m(int n, Object o) {
    var x = m(1, o);
  }
}
//// var of a lambda | wrong, line 3: cannot infer type for local variable x (lambda expression needs an explicit target-type)
class T {
  void m(int n, Object o) {
    var x =
      () -> { };
  }
}
//// var of a method reference | wrong, line 3: cannot infer type for local variable x (method reference needs an explicit target-type)
class T {
  void m(int n, Object o) {
    var x = T::new;
  }
}
//// var of an array initialiser | wrong, line 3: cannot infer type for local variable x (array initializer needs an explicit target-type)
class T {
  void m(int n, Object o) {
    var x = {1};
  }
}
//// var of an array | right
class T {
  void m(int n, Object o) {
    var x = new int[] {1}; int y = x[0];
  }
}
//// var with brackets | wrong, line 3: 'var' is not allowed as an element type of an array
class T {
  void m(int n, Object o) {
    var x[] = new int[1];
  }
}
//// var as an element type | wrong, line 3: 'var' is not allowed as an element type of an array
class T {
  void m(int n, Object o) {
    var[] x = new int[1];
  }
}
//// two vars | wrong, line 3: 'var' is not allowed in a compound declaration
class T {
  void m(int n, Object o) {
    var x = 1, y = 2;
  }
}
//// var of itself | wrong, line 3: cannot infer type for local variable x (cannot use 'var' on self-referencing variable)
class T {
  void m(int n, Object o) {
    var x = x + 1;
  }
}
//// var of itself where a field has its name | wrong, line 4: cannot infer type for local variable x (cannot use 'var' on self-referencing variable)
class T {
  int x;
  void m() {
    var x = x + 1;
  }
}
//// var in a lambda of itself | wrong, line 3: cannot infer type for local variable x (cannot use 'var' on self-referencing variable)
class T {
  void m(int n, Object o) {
    var x = (Runnable) () -> System.out.println(x);
  }
}
//// field | wrong, line 2: 'var' is not allowed here
class T {
  var x = 1;
}
//// parameter | wrong, line 2: 'var' is not allowed here
class T {
  void m(var x) { }
}
//// result | wrong, line 2: 'var' is not allowed here
class T {
  var m() { return 1; }
}
//// catch | wrong, line 3: 'var' is not allowed here
class T {
  void m(int n, Object o) {
    try { } catch (var e) { }
  }
}
//// type argument | wrong, line 3: 'var' is not allowed here
class T {
  void m(int n, Object o) {
    java.util.List<var> l = null;
  }
}
//// cast | wrong, line 3: 'var' is not allowed here
class T {
  void m(int n, Object o) {
    Object p = (var) o;
  }
}
//// new | wrong, line 3: illegal reference to restricted type 'var'
class T {
  void m(int n, Object o) {
    Object p = new var();
  }
}
//// with arguments | wrong, line 3: illegal reference to restricted type 'var'
class T {
  void m(int n, Object o) {
    var<String> p = null;
  }
}
//// for | right
class T {
  void m(int n, Object o) {
    for (var i = 0; i < n; i++) { }
  }
}
//// for with two | wrong, line 3: 'var' is not allowed in a compound declaration
class T {
  void m(int n, Object o) {
    for (var i = 0, j = 0; i < n; i++) { }
  }
}
//// for each | right
class T {
  void m(int n, Object o) {
    for (var s : new String[1]) s.length();
  }
}
//// for each of a list | right
class T {
  void m(int n, Object o) {
    for (var s : new java.util.ArrayList<String>()) s.length();
  }
}
//// for each of a raw list | wrong, line 4: cannot find symbol symbol: method length() location: variable s of type java.lang.Object
class T {
  void m(int n, Object o) {
    for (var s : new java.util.ArrayList()) {
      s.length();
    }
  }
}
//// for each with brackets | wrong, line 3: 'var' is not allowed as an element type of an array
class T {
  void m(int n, Object o) {
    for (var[] s : new String[1]) { }
  }
}
//// resource | right
class T {
  void m(AutoCloseable c) throws Exception { try (var d = c) { d.close(); } }
}
//// lambda parameters | right
class T {
  void m(int n, Object o) {
    java.util.function.IntBinaryOperator f = (var a, var b) -> a + b;
  }
}
//// lambda parameters mixed with none | wrong, line 3: invalid lambda parameter declaration (cannot mix 'var' and implicitly-typed parameters)
class T {
  void m(int n, Object o) {
    java.util.function.IntBinaryOperator f = (var a, b) -> a + b;
  }
}
//// lambda parameters mixed with types | wrong, line 3: invalid lambda parameter declaration (cannot mix 'var' and explicitly-typed parameters)
class T {
  void m(int n, Object o) {
    java.util.function.IntBinaryOperator f = (var a, int b) -> a + b;
  }
}
//// lambda parameter with brackets | wrong, line 3: 'var' is not allowed as an element type of an array
class T {
  void m(int n, Object o) {
    java.util.function.ToIntFunction<int[]> f = (var a[]) -> 1;
  }
}
//// final lambda parameter | right
class T {
  void m(int n, Object o) {
    java.util.function.IntUnaryOperator f = (final var a) -> a;
  }
}
//// final lambda parameter assigned | wrong, line 4: final parameter a may not be assigned
class T {
  void m(int n, Object o) {
    java.util.function.IntUnaryOperator f = (final var a) ->
      a = 1;
  }
}
//// class named var | wrong, line 1: 'var' not allowed here as of release 10, 'var' is a restricted type name and cannot be used for type declarations
class var { }
class T { }
//// variable named var | right
class T {
  void m(int n, Object o) {
    var var = 1; var++;
  }
}
//// method named var | right
class T {
  void var() { }
  void m() { var(); }
}
//// final var assigned | wrong, line 4: cannot assign a value to final variable x
class T {
  void m(int n, Object o) {
    final var x = 1;
    x = 2;
  }
}
//// final var as a constant | right
class T {
  void m(int n, Object o) {
    final var x = 1;
    switch (n) { case x: break; }
  }
}
//// var of an anonymous class | right
class T {
  void m(int n, Object o) {
    var x = new Object() { int y = 1; }; x.y++;
  }
}
//// var of a wildcard | right
class T {
  void m(java.util.List<? extends Number> l) { var x = l.get(0); x.intValue(); var y = l; y.get(0); }
}
//// var of a diamond | wrong, line 5: incompatible types: java.lang.Object cannot be converted to java.lang.String
class T {
  void m(int n, Object o) {
    var x = new java.util.ArrayList<>();
    x.add(1);
    String s = x.get(0);
  }
}
//// var of a conditional | wrong, line 4: incompatible types: possible lossy conversion from double to int
class T {
  void m(int n, Object o) {
    var x = n > 0 ? 1 : 2.0;
    int y = x;
  }
}
//// var of an inferred call | right
class T {
  void m(int n, Object o) {
    var x = java.util.Arrays.asList(1, 2); int y = x.get(0);
  }
}
//// var captured | right
class T {
  void m(int n, Object o) {
    var x = 1; Runnable r = () -> System.out.println(x);
  }
}
//// var twice | wrong, line 4: variable x is already defined in method m(int,java.lang.Object)
class T {
  void m(int n, Object o) {
    var x = 1;
    var x = 2;
  }
}
//// var of a missing name | wrong, line 3: cannot find symbol symbol: variable missing location: class T
class T {
  void m(int n, Object o) {
    var x = missing;
    x.foo();
  }
}
//// var in a switch group | right
class T {
  void m(int n, Object o) {
    switch (n) { case 1: var x = 1; System.out.println(x); }
  }
}
