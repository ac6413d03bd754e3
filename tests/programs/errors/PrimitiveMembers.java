// Primitive values have no members, arrays have few.
public class PrimitiveMembers {
  public static void main(String[] args) {
    int x = 1;
    x.toString(); // expect error: int cannot be dereferenced
    int y = x.length; // expect error: int cannot be dereferenced
    int[] a = new int[2];
    a.length(); // expect error: cannot find symbol
    a.push(3); // expect error: cannot find symbol
    System.out.println(x[0]); // expect error: array required, but int found
    "text"[0]++; // expect error: array required, but
  }
}
