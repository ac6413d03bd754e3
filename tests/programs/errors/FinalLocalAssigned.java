// A final local variable that has its value already.
public class FinalLocalAssigned {
  public static void main(String[] args) {
    final int a = 1;
    a = 2; // expect error: cannot assign a value to final variable a
    a++; // expect error: cannot assign a value to final variable a
  }
}
