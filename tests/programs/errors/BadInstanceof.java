// instanceof that can never be true.
public class BadInstanceof {
  public static void main(String[] args) {
    String s = "x";
    Integer n = 5;
    System.out.println(s instanceof Integer); // expect error: incompatible types
    System.out.println(n instanceof Runnable); // expect error: incompatible types
    int i = 5;
    System.out.println(i instanceof Integer); // expect error: unexpected type
  }
}
