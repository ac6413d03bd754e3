// == between types that have no value in common.
public class IncomparableTypes {
  public static void main(String[] args) {
    String s = "5";
    Integer i = 5;
    boolean b = true;
    System.out.println(s == i); // expect error: String
    System.out.println(b == 1); // expect error: boolean
    System.out.println(s == 5); // expect error: String
    System.out.println(5 == null); // expect error: null
    System.out.println(new int[0] == s); // expect error: String
  }
}
