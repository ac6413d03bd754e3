// Imports of what does not exist, when it is used.
public class BadImport {
  public static void main(String[] args) {
    new Nothing(); // expect error: cannot find symbol
    List<String> l = null; // expect error: cannot find symbol
  }
}
