// A keyword is no name.
public class SyntaxKeyword {
  public static void main(String[] args) {
    int class = 5; // expect error: expected
  }
}
