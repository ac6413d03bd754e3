// A name alone is no statement.
public class NotAStatement2 {
  public static void main(String[] args) {
    int x = 1;
    x; // expect error: not a statement
  }
}
