// A result where there is none, and none where there should be one.
public class ReturnKinds {
  static int a() {
    return; // expect error: incompatible types
  }

  static int b() {
    return "s"; // expect error: incompatible types
  }

  ReturnKinds() {
    return 5; // expect error: unexpected return value
  }

  public static void main(String[] args) {
    return 1; // expect error: unexpected return value
  }
}
