// Character literals with too much or nothing in them.
public class SyntaxChar {
  public static void main(String[] args) {
    char e = ''; // expect error: empty character literal
  }
}
