// Labels of a switch: constant, different, of the right type.
public class SwitchErrors {
  public static void main(String[] args) {
    int k = 5;
    String s = "s";
    switch (args.length) {
      case 1:
      case 1: // expect error: duplicate case label
        break;
      case k: // expect error: constant expression required
        break;
      case "s": // expect error: incompatible types
        break;
      default:
      default: // expect error: duplicate default label
    }
    switch (s) {
      case "a":
      case "a": // expect error: duplicate case label
    }
    byte b = 1;
    switch (b) {
      case 200: // expect error: lossy conversion
    }
  }
}
