// Casts that can never succeed.
public class BadCast {
  public static void main(String[] args) {
    String s = (String) 5; // expect error: incompatible types
    Integer i = (Integer) "5"; // expect error: incompatible types
    boolean b = (boolean) 1; // expect error: incompatible types
    int n = (int) true; // expect error: incompatible types
    int[] a = (int[]) new long[1]; // expect error: incompatible types
    Thread t = (Thread) "x"; // expect error: incompatible types
    int m = (int) "5"; // expect error: incompatible types
    Runnable r = (Runnable) "final class"; // expect error: incompatible types
    Long l = (Long) 5; // expect error: incompatible types
  }
}
