// Enums are not created, extended or assigned from numbers.
enum Day {
  MON,
  TUE
}

public class EnumErrors {
  public static void main(String[] args) {
    Day d = new Day(); // expect error: enum
    Day e = 0; // expect error: incompatible types
    Day f = "MON"; // expect error: incompatible types
    Day g = Day.SUN; // expect error: cannot find symbol
  }
}
