// A long literal that is too large.
public class SyntaxLong {
  public static void main(String[] args) {
    long a = 9223372036854775808L; // expect error: integer number too large
  }
}
