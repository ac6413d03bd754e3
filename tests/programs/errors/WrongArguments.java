// Calls with the wrong number or types of arguments.
public class WrongArguments {
  static void one(int x) {}

  static void two(int x, String s) {}

  public static void main(String[] args) {
    one(); // expect error: cannot be applied to given types
    one(1, 2); // expect error: cannot be applied to given types
    one("s"); // expect error: incompatible types
    two("s", 1); // expect error: incompatible types
    new WrongArguments(5); // expect error: cannot be applied to given types
    "text".substring(); // expect error: no suitable method found for substring
    "text".charAt("1"); // expect error: incompatible types
    Math.abs("x"); // expect error: no suitable method found for abs
    System.out.println(1, 2); // expect error: no suitable method found for println
    new Thread(5); // expect error: no suitable constructor found for Thread
    one(5L); // expect error: incompatible types
  }
}
