// A blank static final field that is never set.
public class BlankStaticFinal {
  static final int A; // expect error: A

  public static void main(String[] args) {}
}
