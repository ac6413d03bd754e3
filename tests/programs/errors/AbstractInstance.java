// Abstract classes and interfaces have no instances.
abstract class Abs {}

public class AbstractInstance {
  public static void main(String[] args) {
    new Abs(); // expect error: Abs is abstract; cannot be instantiated
    new Runnable(); // expect error: Runnable is abstract; cannot be instantiated
    new Number(); // expect error: Number is abstract; cannot be instantiated
  }
}
