// An escape that does not exist.
public class SyntaxEscape {
  public static void main(String[] args) {
    String s = "a\qb"; // expect error: illegal escape character
  }
}
