// Integer literals that are too large.
public class SyntaxNumbers {
  public static void main(String[] args) {
    int a = 2147483648; // expect error: integer number too large
  }
}
