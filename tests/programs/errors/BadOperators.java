// Operators on operands that they do not take.
public class BadOperators {
  public static void main(String[] args) {
    boolean b = true;
    String s = "s";
    int[] a = {1};
    System.out.println(b + 1); // expect error: bad operand types for binary operator
    System.out.println(s - 1); // expect error: bad operand types for binary operator
    System.out.println(!5); // expect error: bad operand type int for unary operator
    System.out.println(-b); // expect error: bad operand type boolean for unary operator
    System.out.println(1 && b); // expect error: bad operand types for binary operator
    System.out.println(s > "t"); // expect error: bad operand types for binary operator
    System.out.println(a * 2); // expect error: bad operand types for binary operator
    System.out.println(1.5 << 2); // expect error: bad operand types for binary operator
    System.out.println(b & 1); // expect error: bad operand types for binary operator
    s++; // expect error: for unary operator
    System.out.println(~1.5); // expect error: bad operand type double for unary operator
    b += true; // expect error: bad operand types for binary operator
    System.out.println(null + null); // expect error: bad operand types for binary operator
  }
}
