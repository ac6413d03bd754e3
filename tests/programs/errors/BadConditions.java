// Conditions must be boolean.
public class BadConditions {
  public static void main(String[] args) {
    int x = 1;
    if (x) x++; // expect error: incompatible types
    while (1) x++; // expect error: incompatible types
    if (x = 2) x++; // expect error: incompatible types
    for (; "s"; ) x++; // expect error: incompatible types
    do x++; while (x); // expect error: incompatible types
    int y = x ? 1 : 2; // expect error: incompatible types
    assert x; // expect error: incompatible types
  }
}
