// A string literal that is not closed.
public class SyntaxString {
  public static void main(String[] args) {
    String s = "no end; // expect error: unclosed string literal
  }
}
