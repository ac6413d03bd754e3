// try with resources.
//// resource declared | right
class T {
  void m() throws Exception {
    try (AutoCloseable a = null) { }
  }
}
//// resource that is not closeable | wrong, line 3: incompatible types: try-with-resources not applicable to variable type (java.lang.String cannot be converted to java.lang.AutoCloseable)
class T {
  void m() {
    try (String s = "a") { }
  }
}
//// close throws and nobody catches | wrong, line 4: unreported exception java.lang.Exception; must be caught or declared to be thrown exception thrown from implicit call to close() on resource variable 'a'
class T {
  void m(AutoCloseable b) {
    int x = 1;
    try (AutoCloseable a = b) {
      x++;
    }
  }
}
//// variable whose close throws and nobody catches | wrong, line 3: unreported exception java.lang.Exception; must be caught or declared to be thrown
class T {
  void m(AutoCloseable b) {
    try (b) { }
  }
}
//// close of a second resource throws | wrong, line 5: unreported exception java.lang.Exception; must be caught or declared to be thrown exception thrown from implicit call to close() on resource variable 'd'
class T {
  static class C implements AutoCloseable { public void close() { } }
  void m(AutoCloseable b) {
    try (C c = new C();
         AutoCloseable d = b) { }
  }
}
//// exception of close caught by the same try | right
class T {
  void m(AutoCloseable b) {
    try (b) { } catch (Exception e) { }
  }
}
//// exception of close is what is caught | right
class T {
  static class C implements AutoCloseable { public void close() throws java.io.IOException { } }
  void m() {
    try (C c = new C()) { } catch (java.io.IOException e) { }
  }
}
//// exception that close does not throw | wrong, line 5: exception java.io.IOException is never thrown in body of corresponding try statement
class T {
  static class C implements AutoCloseable { public void close() { } }
  void m() {
    try (C c = new C()) {
    } catch (java.io.IOException e) { }
  }
}
//// exception of the initialiser caught | right
class T {
  static class C implements AutoCloseable {
    C() throws java.io.IOException { }
    public void close() { }
  }
  void m() {
    try (C c = new C()) { } catch (java.io.IOException e) { }
  }
}
//// assignment to a resource | wrong, line 5: auto-closeable resource c may not be assigned
class T {
  static class C implements AutoCloseable { public void close() { } }
  void m() {
    try (C c = new C()) {
      c = null;
    }
  }
}
//// resource that is not effectively final | wrong, line 6: variable c used as a try-with-resources resource neither final nor effectively final
class T {
  static class C implements AutoCloseable { public void close() { } }
  void m() {
    C c = new C();
    c = new C();
    try (c) { }
  }
}
//// resource that is assigned later | wrong, line 4: variable c used as a try-with-resources resource neither final nor effectively final
class T {
  static class C implements AutoCloseable { public void close() { } }
  void m(C c) {
    try (c) { }
    c = null;
  }
}
//// field that is not final | wrong, line 5: variable c used as a try-with-resources resource neither final nor effectively final
class T {
  static class C implements AutoCloseable { public void close() { } }
  C c;
  void m() {
    try (c) { }
  }
}
//// final field | right
class T {
  static class C implements AutoCloseable { public void close() { } }
  final C c = new C();
  void m(T t) {
    try (c; this.c; t.c) { }
  }
}
//// call as a resource | wrong, line 5: the try-with-resources resource must either be a variable declaration or an expression denoting a reference to a final or effectively final variable
class T {
  static class C implements AutoCloseable { public void close() { } }
  C c() { return null; }
  void m() {
    try (c()) { }
  }
}
//// new as a resource | wrong, line 4: the try-with-resources resource must either be a variable declaration or an expression denoting a reference to a final or effectively final variable
class T {
  static class C implements AutoCloseable { public void close() { } }
  void m() {
    try (new C()) { }
  }
}
//// no resource | wrong, line 3: illegal start of expression
class T {
  void m() {
    try () { }
  }
}
//// resource without a value | wrong, line 3: = expected
class T {
  void m() throws Exception {
    try (AutoCloseable a) { }
  }
}
//// class as a resource | wrong, line 4: cannot find symbol symbol: variable C location: class T
class T {
  static class C implements AutoCloseable { public void close() { } }
  void m() {
    try (C) { }
  }
}
//// semicolon behind the last resource | right
class T {
  void m(AutoCloseable a) throws Exception {
    try (a;) { }
    try (AutoCloseable b = a;) { }
  }
}
//// two semicolons | wrong, line 3: illegal start of expression
class T {
  void m(AutoCloseable a) throws Exception {
    try (a;;) { }
  }
}
//// resource in scope of the next one | right
class T {
  void m(AutoCloseable a) throws Exception {
    try (AutoCloseable b = a; AutoCloseable c = b; c) { }
  }
}
//// resource twice | wrong, line 4: variable b is already defined in method m(java.lang.AutoCloseable)
class T {
  void m(AutoCloseable a) throws Exception {
    try (AutoCloseable b = a;
         AutoCloseable b = a) { }
  }
}
//// resource named as a local variable | wrong, line 3: variable a is already defined in method m(java.lang.AutoCloseable)
class T {
  void m(AutoCloseable a) throws Exception {
    try (AutoCloseable a = null) { }
  }
}
//// resource is not in scope in catch | wrong, line 5: cannot find symbol symbol: variable a location: class T
class T {
  void m() {
    try (AutoCloseable a = null) {
    } catch (Exception e) {
      System.out.println(a);
    }
  }
}
//// resource is not in scope in finally | wrong, line 5: cannot find symbol symbol: variable a location: class T
class T {
  void m() throws Exception {
    try (AutoCloseable a = null) {
    } finally {
      System.out.println(a);
    }
  }
}
//// resource is not in scope behind | wrong, line 4: cannot find symbol symbol: variable a location: class T
class T {
  void m() throws Exception {
    try (AutoCloseable a = null) { }
    System.out.println(a);
  }
}
//// variable that is not assigned | wrong, line 4: variable a might not have been initialized
class T {
  void m() throws Exception {
    AutoCloseable a;
    try (a) { }
  }
}
//// assigned in a resource, read in the body | right
class T {
  void m(AutoCloseable o) throws Exception {
    int x;
    try (AutoCloseable a = (x = 1) == 1 ? o : null) {
      System.out.println(x);
    }
    System.out.println(x);
  }
}
//// assigned in a resource, read in catch | wrong, line 6: variable x might not have been initialized
class T {
  void m(AutoCloseable o) {
    int x;
    try (AutoCloseable a = (x = 1) == 1 ? o : null) {
    } catch (Exception e) {
      System.out.println(x);
    }
  }
}
//// returns in the body | right
class T {
  int m(AutoCloseable o) throws Exception {
    try (o) {
      return 1;
    }
  }
}
//// returns in the body, not in catch | wrong, line 7: missing return statement
class T {
  int m(AutoCloseable o) {
    try (o) {
      return 1;
    } catch (Exception e) {
    }
  }
}
//// unreachable behind | wrong, line 6: unreachable statement
class T {
  int m(AutoCloseable o) throws Exception {
    try (o) {
      return 1;
    }
    return 2;
  }
}
//// resource captured | right
class T {
  void m(AutoCloseable o) throws Exception {
    try (AutoCloseable a = o) {
      Runnable r = () -> System.out.println(a);
    }
  }
}
//// type variable as a resource | right
class T {
  <C extends AutoCloseable> void m(C o) throws Exception {
    try (C a = o; a) { }
  }
}
//// type variable that is not closeable | wrong, line 3: incompatible types: try-with-resources not applicable to variable type (C cannot be converted to java.lang.AutoCloseable)
class T {
  <C> void m(C o) throws Exception {
    try (o) { }
  }
}
//// close throws a type argument | right
class T {
  interface C<E extends Exception> extends AutoCloseable { void close() throws E; }
  void m(C<RuntimeException> o) {
    try (o) { }
  }
}
//// close throws a checked type argument | wrong, line 4: unreported exception java.io.IOException; must be caught or declared to be thrown
class T {
  interface C<E extends Exception> extends AutoCloseable { void close() throws E; }
  void m(C<java.io.IOException> o) {
    try (o) { }
  }
}
//// close throws by a wildcard | wrong, line 4: unreported exception ?; must be caught or declared to be thrown
class T {
  interface C<E extends Exception> extends AutoCloseable { void close() throws E; }
  void m(C<?> o) {
    try (o) { }
  }
}
//// static initialiser with a resource | right
class T {
  static class C implements AutoCloseable { public void close() { } }
  static int x;
  static {
    try (C c = new C()) { x = 1; }
  }
}
//// lambda with a resource whose close throws | wrong, line 4: unreported exception java.lang.Exception; must be caught or declared to be thrown
class T {
  void m(AutoCloseable o) {
    Runnable r = () -> {
      try (o) { }
    };
  }
}
//// lambda as a resource | right
class T {
  void m() throws Exception {
    try (AutoCloseable a = () -> System.out.println()) { }
  }
}
//// primitive resource | wrong, line 3: incompatible types: try-with-resources not applicable to variable type (int cannot be converted to java.lang.AutoCloseable)
class T {
  void m() throws Exception {
    try (int i = 1) { }
  }
}
//// two variables in a resource | wrong, line 3: ')' expected
class T {
  void m(AutoCloseable o) throws Exception {
    try (AutoCloseable a = o, b = o) { }
  }
}
//// final resource | right
class T {
  void m(AutoCloseable o) throws Exception {
    try (final AutoCloseable a = o) { }
  }
}
//// static resource | wrong, line 3: illegal start of expression
class T {
  void m(AutoCloseable o) throws Exception {
    try (static AutoCloseable a = o) { }
  }
}
//// final variable assigned in try and in catch | wrong, line 7: variable x might already have been assigned
class T {
  void m(AutoCloseable o) {
    final int x;
    try (o) {
      x = 1;
    } catch (Exception e) {
      x = 2;
    }
  }
}
//// rethrown exception of close | right
class T {
  static class C implements AutoCloseable { public void close() throws java.io.IOException { } }
  void m() throws java.io.IOException {
    try (C c = new C()) {
    } catch (final Exception e) {
      throw e;
    }
  }
}
