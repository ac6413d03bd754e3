// Overriding with another result, less access, more exceptions, or of what is final.
class Parent {
  int a() {
    return 0;
  }

  public void b() {}

  void c() {}

  final void d() {}

  static void e() {}

  void f() {}

  protected void g() {}
}

class Child extends Parent {
  long a() { // expect error: cannot override
    return 0;
  }

  void b() {} // expect error: cannot override

  void c() throws Exception {} // expect error: cannot override

  void d() {} // expect error: cannot override

  void e() {} // expect error: cannot override

  static void f() {} // expect error: cannot override

  private void g() {} // expect error: cannot override
}

class Impl implements Runnable {
  void run() {} // expect error: cannot implement
}

public class WrongOverride {
  public static void main(String[] args) {}
}
