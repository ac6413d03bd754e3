// A field is not read before its declaration.
public class ForwardReference {
  int a = b + 1; // expect error: illegal forward reference
  int b = 2;
  static int c = d; // expect error: illegal forward reference
  static int d = 3;
  int self = self + 1; // expect error: self-reference in initializer

  public static void main(String[] args) {}
}
