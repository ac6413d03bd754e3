// Instance members from a static context.
public class StaticContext {
  int field;

  void method() {}

  class Inner {}

  static int bad = new StaticContext().field + field; // expect error: non-static variable field cannot be referenced from a static context

  public static void main(String[] args) {
    field = 1; // expect error: non-static variable field cannot be referenced from a static context
    method(); // expect error: non-static method method() cannot be referenced from a static context
    this.method(); // expect error: non-static variable this cannot be referenced from a static context
    new Inner(); // expect error: non-static variable this cannot be referenced from a static context
    super.toString(); // expect error: non-static variable super cannot be referenced from a static context
    System.out.println(StaticContext.field); // expect error: non-static variable field cannot be referenced from a static context
    StaticContext.method(); // expect error: non-static method method() cannot be referenced from a static context
  }
}
