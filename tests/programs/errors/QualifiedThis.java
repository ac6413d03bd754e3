// Before `.this` and `.super` stands the name of a class.
public class QualifiedThis<T> {
  int b;

  void f(int c) {
    this.this.b = c; // expect error: this
    int q = (1).this.b; // expect error: this
  }

  void g() {
    Object x = Nowhere.this; // expect error: Nowhere
    String s = java.this.toString(); // expect error: java
  }
}
