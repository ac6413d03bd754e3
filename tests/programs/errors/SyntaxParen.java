// A missing parenthesis.
public class SyntaxParen {
  public static void main(String[] args) {
    if (args.length > 0 { // expect error: ')' expected
      args = null;
    }
  }
}
