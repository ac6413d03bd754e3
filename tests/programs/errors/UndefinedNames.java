// Names that nobody declared.
public class UndefinedNames {
  public static void main(String[] args) {
    System.out.println(missing); // expect error: cannot find symbol
    int x = undefined(3); // expect error: cannot find symbol
    Strin s = null; // expect error: cannot find symbol
    "text".len(); // expect error: cannot find symbol
    args.size(); // expect error: cannot find symbol
    System.out.printn("x"); // expect error: cannot find symbol
    Math.sqroot(2); // expect error: cannot find symbol
    new UndefinedNames().field = 3; // expect error: cannot find symbol
    Foo.bar(); // expect error: cannot find symbol
    Integer.MAX++; // expect error: cannot find symbol
    new Missing(); // expect error: cannot find symbol
  }
}
