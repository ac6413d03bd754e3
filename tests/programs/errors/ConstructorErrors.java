// super and this calls come first, and only in constructors.
class NoDefault {
  NoDefault(int x) {}
}

class A extends NoDefault {} // expect error: cannot be applied to given types

class B extends NoDefault {
  B() {} // expect error: cannot be applied to given types
}

public class ConstructorErrors {
  public static void main(String[] args) {}
}
