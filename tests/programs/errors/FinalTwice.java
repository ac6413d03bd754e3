// A blank final that may be set twice, or not at all.
public class FinalTwice {
  public static void main(String[] args) {
    final int a;
    a = 1;
    a = 2; // expect error: variable a might already have been assigned
    final int b;
    while (args.length > 0) {
      b = 3; // expect error: variable b might be assigned in loop
    }
  }
}
