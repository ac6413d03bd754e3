// Checked exceptions, try, catch, finally.
//// checked exception not caught | wrong, line 3: unreported exception java.lang.Exception; must be caught or declared to be thrown
class T {
  void m() {
    throw new Exception();
  }
}
//// checked exception declared | right
class T { void m() throws Exception { throw new Exception(); } void n() throws java.io.IOException { throw new java.io.EOFException(); } }
//// checked exception of a call not caught | wrong, line 4: unreported exception java.lang.InterruptedException; must be caught or declared to be thrown
class T {
  void n() throws InterruptedException { }
  void m() {
    n();
  }
}
//// sleep not caught | wrong, line 3: unreported exception java.lang.InterruptedException; must be caught or declared to be thrown
class T {
  void m() {
    Thread.sleep(1);
  }
}
//// sleep caught | right
class T { void m() { try { Thread.sleep(1); } catch (InterruptedException e) { } try { Thread.sleep(1); } catch (Exception e) { } try { Thread.sleep(1); } catch (Throwable e) { } } }
//// join in run | wrong, line 3: unreported exception java.lang.InterruptedException; must be caught or declared to be thrown
class T implements Runnable {
  public void run() {
    Thread.currentThread().join();
  }
}
//// unchecked exceptions need nothing | right
class T { void m(int n) { if (n > 0) throw new RuntimeException(); if (n > 1) throw new Error(); throw new IllegalStateException("x", null); } }
//// throw of Throwable | wrong, line 3: unreported exception java.lang.Throwable; must be caught or declared to be thrown
class T {
  void m(Throwable t) {
    throw t;
  }
}
//// catch of a checked exception never thrown | wrong, line 3: exception java.io.IOException is never thrown in body of corresponding try statement
class T {
  void m() {
    try { m(); } catch (java.io.IOException e) { }
  }
}
//// catch of Exception and Throwable always allowed | right
class T { void m() { try { } catch (Exception e) { } try { m(); } catch (Throwable t) { } try { } catch (RuntimeException e) { } try { } catch (Error e) { } } }
//// catch of InterruptedException never thrown | wrong, line 3: exception java.lang.InterruptedException is never thrown in body of corresponding try statement
class T {
  void m() {
    try { int i = 1; } catch (InterruptedException e) { }
  }
}
//// catch after its superclass | wrong, line 4: exception java.lang.IllegalStateException has already been caught
class T {
  void m() {
    try { m(); } catch (RuntimeException e) { }
    catch (IllegalStateException e) { }
  }
}
//// catch before its superclass | right
class T { void m() { try { m(); } catch (IllegalStateException e) { } catch (RuntimeException e) { } catch (Exception e) { } } }
//// catch of a subclass thrown by superclass | right
class T { void m() { try { n(); } catch (java.io.FileNotFoundException e) { } catch (java.io.IOException e) { } } void n() throws java.io.IOException { } }
//// catch of an exception whose only thrower is caught before | right
class T {
  void n() throws java.io.FileNotFoundException { }
  void m() {
    try { n(); } catch (java.io.FileNotFoundException e) { }
    catch (java.io.IOException e) { }
  }
}
//// multi-catch | right
class T { void m() { try { n(); } catch (java.io.IOException | InterruptedException e) { Exception x = e; e.printStackTrace(); } } void n() throws java.io.IOException, InterruptedException { } }
//// multi-catch of subclass and superclass | wrong, line 3: Alternatives in a multi-catch statement cannot be related by subclassing Alternative java.lang.IllegalStateException is a subclass of alternative java.lang.RuntimeException
class T {
  void m() {
    try { m(); } catch (IllegalStateException | RuntimeException e) { }
  }
}
//// multi-catch of one never thrown | wrong, line 3: exception java.io.IOException is never thrown in body of corresponding try statement
class T {
  void m() {
    try { m(); } catch (RuntimeException | java.io.IOException e) { }
  }
}
//// catch of a class that is no exception | wrong, line 3: incompatible types: java.lang.String cannot be converted to java.lang.Throwable
class T {
  void m() {
    try { m(); } catch (String e) { }
  }
}
//// catch of int | wrong, line 3: unexpected type required: class found: int
class T {
  void m() {
    try { m(); } catch (int e) { }
  }
}
//// catch of an array | wrong, line 3: unexpected type required: class found: java.lang.Exception[]
class T {
  void m() {
    try { m(); } catch (Exception[] e) { }
  }
}
//// catch parameter named as a local | wrong, line 4: variable e is already defined in method m()
class T {
  void m() {
    int e;
    try { m(); } catch (RuntimeException e) { }
  }
}
//// local named as the catch parameter | wrong, line 4: variable e is already defined in method m()
class T {
  void m() {
    try { m(); } catch (RuntimeException e) {
      int e = 1;
    }
  }
}
//// rethrow of an effectively final parameter | right
class T { void n() throws java.io.IOException { } void m() throws java.io.IOException { try { n(); } catch (Exception e) { throw e; } } }
//// rethrow of an assigned parameter | wrong, line 6: unreported exception java.lang.Exception; must be caught or declared to be thrown
class T {
  void n() throws java.io.IOException { }
  void m() throws java.io.IOException {
    try { n(); } catch (Exception e) {
      e = new Exception();
      throw e;
    }
  }
}
//// rethrow of Throwable | right
class T { void m() { try { System.out.print(1); } catch (Throwable t) { throw t; } } }
//// finally drops exceptions | right
class T { int m() { try { throw new Exception(); } finally { return 1; } } }
//// finally throws checked | wrong, line 4: unreported exception java.lang.Exception; must be caught or declared to be thrown
class T {
  void m() {
    try { } finally {
      throw new Exception();
    }
  }
}
//// try without catch | wrong, line 3: 'try' without 'catch', 'finally' or resource declarations
class T {
  void m() {
    try { m(); }
  }
}
//// catch without try | wrong, line 3: 'catch' without 'try'
class T {
  void m() {
    catch (Exception e) { }
  }
}
//// exception of a constructor | wrong, line 4: unreported exception java.lang.Exception; must be caught or declared to be thrown
class T {
  T() throws Exception { }
  void m() {
    new T();
  }
}
//// exception of the super constructor, implicit | wrong, line 3: unreported exception java.lang.Exception in default constructor
class T {
  static class A { A() throws Exception { } }
  static class B extends A { }
}
//// exception of the super constructor, in a constructor | wrong, line 4: unreported exception java.lang.Exception; must be caught or declared to be thrown
class T {
  static class A { A() throws Exception { } }
  static class B extends A {
    B() { }
  }
}
//// exception of the super constructor declared | right
class T { static class A { A() throws Exception { } } static class B extends A { B() throws Exception { } B(int i) throws Exception { super(); } } }
//// exception of the super constructor of an anonymous class | right
class T { static class A { A() throws Exception { } } void m() throws Exception { new A() { }; } }
//// exception in a field initialiser | wrong, line 3: unreported exception java.lang.Exception; must be caught or declared to be thrown
class T {
  static int n() throws Exception { return 1; }
  int x = n();
}
//// exception in a field initialiser of a class whose constructors declare it | right
class T { static int n() throws Exception { return 1; } int x = n(); { n(); } T() throws Exception { } }
//// exception in a static initialiser | wrong, line 3: unreported exception java.lang.Exception; must be caught or declared to be thrown
class T {
  static void n() throws Exception { }
  static { n(); }
}
//// exception in an anonymous class' initialiser | right
class T { static void n() throws Exception { } void m() throws Exception { new Object() { { n(); } }; } }
//// override with a new checked exception | wrong, line 4: m() in T.B cannot override m() in T.A overridden method does not throw java.lang.Exception
class T {
  static class A { void m() { } }
  static class B extends A {
    void m() throws Exception { }
  }
}
//// override with fewer exceptions | right
class T { static class A { void m() throws Exception { } } static class B extends A { void m() throws java.io.IOException { } } static class C extends A { void m() throws RuntimeException { } } void n(C c) { c.m(); } }
//// run with a checked exception | wrong, line 2: run() in T cannot implement run() in java.lang.Runnable overridden method does not throw java.lang.InterruptedException
class T implements Runnable {
  public void run() throws InterruptedException { }
}
//// throws of a non-throwable | wrong, line 2: incompatible types: java.lang.String cannot be converted to java.lang.Throwable
class T {
  void m() throws String { }
}
//// throws clause of an unknown class | wrong, line 2: cannot find symbol symbol: class Foo location: class T
class T {
  void m() throws Foo { }
}
//// checked exception in a lambda | wrong, line 2: unreported exception java.lang.InterruptedException; must be caught or declared to be thrown
class T {
  Runnable r = () -> Thread.sleep(1);
}
//// checked exception in a lambda that allows it | right
class T { interface A { void run() throws Exception; } A a = () -> Thread.sleep(1); void m() throws Exception { a.run(); } }
//// own checked exception | right
class T { static class E extends Exception { E(String m) { super(m); } } void m() throws E { throw new E("x"); } void n() { try { m(); } catch (E e) { System.out.println(e.getMessage()); } } }
//// own exception generic | wrong, line 2: a generic class may not extend java.lang.Throwable
class T {
  static class E<X> extends Exception { }
}
//// close of AutoCloseable throws | wrong, line 3: unreported exception java.lang.Exception; must be caught or declared to be thrown
class T {
  void m(AutoCloseable a) {
    a.close();
  }
}
//// nested try | right
class T { void m() { try { try { throw new Exception(); } finally { m(); } } catch (Exception e) { } } }
//// nested try whose inner catch throws | wrong, line 4: unreported exception java.lang.Exception; must be caught or declared to be thrown
class T {
  void m() {
    try { m(); } catch (RuntimeException e) {
      throw new Exception(e);
    }
  }
}
//// clone of Object throws | wrong, line 3: unreported exception java.lang.CloneNotSupportedException; must be caught or declared to be thrown
class T {
  Object m() {
    return super.clone();
  }
}
//// clone of an array does not throw | right
class T { int[] m(int[] a) { return a.clone(); } }
//// throws with inferred type parameter | right
class T { interface Body<E extends Exception> { void run() throws E; } static <E extends Exception> void call(Body<E> b) throws E { b.run(); } void m() { call(() -> { }); call(() -> { throw new RuntimeException(); }); } }
//// throws with an explicit type parameter | wrong, line 5: unreported exception java.io.IOException; must be caught or declared to be thrown
class T {
  interface Body<E extends Exception> { void run() throws E; }
  static <E extends Exception> void call(Body<E> b) throws E { b.run(); }
  void m(Body<java.io.IOException> b) {
    call(b);
  }
}
//// wait without catch | wrong, line 3: unreported exception java.lang.InterruptedException; must be caught or declared to be thrown
class T {
  synchronized void m() {
    wait();
  }
}
