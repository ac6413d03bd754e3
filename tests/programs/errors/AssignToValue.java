// Only variables are assigned to.
public class AssignToValue {
  static int f() {
    return 1;
  }

  public static void main(String[] args) {
    5 = 6; // expect error: unexpected type
    int x = 1;
    x + 1 = 2; // expect error: unexpected type
    f() = 3; // expect error: unexpected type
    x++ = 4; // expect error: unexpected type
    (x) = 5;
    ++f(); // expect error: unexpected type
  }
}
