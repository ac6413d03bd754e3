// Array creation and indexing with wrong types.
public class ArrayErrors {
  public static void main(String[] args) {
    int[] a = new int["3"]; // expect error: incompatible types
    int x = a[1.5]; // expect error: incompatible types
    int y = a[2L]; // expect error: incompatible types
    int[] b = {1, true}; // expect error: incompatible types
    int c = {1, 2}; // expect error: illegal initializer for int
    int[][] d = {1}; // expect error: incompatible types
    String[] e = new String[2.0]; // expect error: incompatible types
    for (int v : 5) System.out.println(v); // expect error: for-each not applicable
    for (String v : a) System.out.println(v); // expect error: incompatible types
  }
}
