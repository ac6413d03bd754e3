// A case outside of a switch.
public class SyntaxCase {
  public static void main(String[] args) {
    int x = 1;
    case 1: // expect error: orphaned case
    x++;
  }
}
