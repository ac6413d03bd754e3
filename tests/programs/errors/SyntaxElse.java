// else without if.
public class SyntaxElse {
  public static void main(String[] args) {
    int x = 1;
    else x = 2; // expect error: else
  }
}
