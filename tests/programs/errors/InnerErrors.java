// Inner classes need an outer object; locals are known only in their block.
public class InnerErrors {
  class Inner {}

  public static void main(String[] args) {
    InnerErrors.Inner i = new InnerErrors.Inner(); // expect error: non-static variable this cannot be referenced from a static context
    {
      class Local {}
    }
    Local l; // expect error: cannot find symbol
  }
}
