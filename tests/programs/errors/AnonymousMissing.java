// An anonymous class must implement everything, too.
public class AnonymousMissing {
  public static void main(String[] args) {
    Runnable r = new Runnable() { // expect error: does not override abstract method run
      void runs() {}
    };
  }
}
