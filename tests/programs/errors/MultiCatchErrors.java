// The alternatives of a multi-catch are unrelated, and its parameter is final.
public class MultiCatchErrors {
  public static void main(String[] args) {
    try {
      args.clone();
    } catch (NumberFormatException | IllegalArgumentException e) { // expect error: related by subclassing
      args = null;
    }
  }
}
