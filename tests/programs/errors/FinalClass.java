// A final class has no subclasses; final methods are not overridden.
final class Closed {}

class Opened extends Closed {} // expect error: cannot inherit from final Closed

class Text extends String {} // expect error: cannot inherit from final

public class FinalClass {
  public static void main(String[] args) {}
}
