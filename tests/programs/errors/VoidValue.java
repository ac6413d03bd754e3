// void is no value.
public class VoidValue {
  static void nothing() {}

  public static void main(String[] args) {
    int x = nothing(); // expect error: incompatible types
    System.out.println(nothing()); // expect error: 'void' type not allowed here
    String s = "a" + nothing(); // expect error: 'void' type not allowed here
    nothing().toString(); // expect error: void cannot be dereferenced
  }
}
