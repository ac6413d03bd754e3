// Fields of interfaces are final, their methods public.
interface Face {
  int X = 1;

  void m();
}

class Impl implements Face {
  protected void m() {} // expect error: cannot implement
}

public class InterfaceFields {
  public static void main(String[] args) {
    Face.X = 5; // expect error: final variable X
  }
}
