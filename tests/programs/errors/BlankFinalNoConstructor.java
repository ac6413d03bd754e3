// A blank final field and no constructor that sets it.
public class BlankFinalNoConstructor {
  final int a; // expect error: variable a not initialized in the default constructor

  public static void main(String[] args) {}
}
