// Final variables are set once.
public class FinalAssigned {
  final int f = 3;
  static final int C = 4;

  void m() {
    f++; // expect error: cannot assign a value to final variable f
  }

  public static void main(String[] args) {
    new FinalAssigned().f = 5; // expect error: cannot assign a value to final variable f
    C = 6; // expect error: final variable C
    args.length = 3; // expect error: cannot assign a value to final variable length
  }
}
