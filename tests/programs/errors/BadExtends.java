// Classes extend classes and implement interfaces.
interface Face {}

class A extends Face {} // expect error: no interface expected here

class B implements Object {} // expect error: interface expected here

interface C extends Object {} // expect error: interface expected here

public class BadExtends {
  public static void main(String[] args) {}
}
