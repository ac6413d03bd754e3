// Only throwables are thrown and caught.
public class ThrowErrors {
  public static void main(String[] args) {
    try {
      throw "text"; // expect error: incompatible types
    } catch (String s) { // expect error: incompatible types
      System.out.println(s);
    }
    throw new Object(); // expect error: incompatible types
  }
}
