// Blank final fields must be set by every constructor.
public class BlankFinalField {
  final int a;
  final int c;

  BlankFinalField() {
    a = 1;
    c = 2;
  }

  BlankFinalField(int x) {
    c = x;
  } // expect error: variable a might not have been initialized

  public static void main(String[] args) {}
}
