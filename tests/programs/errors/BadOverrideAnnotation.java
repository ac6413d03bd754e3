// @Override on a method that overrides nothing.
class Annotated {
  @Override // expect error: method does not override
  public boolean equals(Annotated o) {
    return true;
  }

  @Override // expect error: method does not override
  public String tostring() {
    return "";
  }

  @Override
  public int hashCode() {
    return 1;
  }
}

public class BadOverrideAnnotation {
  public static void main(String[] args) {}
}
