// A character literal with two characters.
public class SyntaxCharLong {
  public static void main(String[] args) {
    char c = 'ab'; // expect error: unclosed character literal
  }
}
