// Constant expressions that a switch label cannot have.
public class DivisionConstant {
  public static void main(String[] args) {
    final int zero;
    zero = 1;
    switch (args.length) {
      case zero: // expect error: constant expression required
        break;
    }
  }
}
