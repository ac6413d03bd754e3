// Assignments between types that do not convert.
public class TypeMismatch {
  public static void main(String[] args) {
    int a = "text"; // expect error: incompatible types
    String s = 5; // expect error: incompatible types
    boolean b = 1; // expect error: incompatible types
    int n = null; // expect error: incompatible types
    char c = "c"; // expect error: incompatible types
    int[] arr = {1, 2, "3"}; // expect error: incompatible types
    Integer boxed = 5L; // expect error: incompatible types
    Runnable r = "run"; // expect error: incompatible types
    int[] wrong = new long[1]; // expect error: incompatible types
  }
}
