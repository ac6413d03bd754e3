// A class cannot extend itself.
class A extends B {} // expect error: cyclic inheritance

class B extends A {}

public class CyclicInheritance {
  public static void main(String[] args) {}
}
