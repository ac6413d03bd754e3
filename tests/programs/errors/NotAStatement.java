// Expressions that are no statements.
public class NotAStatement {
  public static void main(String[] args) {
    int x = 1;
    x + 1; // expect error: not a statement
  }
}
