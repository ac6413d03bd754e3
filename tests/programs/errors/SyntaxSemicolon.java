// A missing semicolon.
public class SyntaxSemicolon {
  public static void main(String[] args) {
    int x = 1 // expect error: ';' expected
    int y = 2;
  }
}
