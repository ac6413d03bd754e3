// Lambdas whose target is none, or does not fit.
import java.util.function.Function;
import java.util.function.Supplier;

interface Two {
  void a();

  void b();
}

public class LambdaErrors {
  public static void main(String[] args) {
    Object o = () -> 5; // expect error: incompatible types
    String s = x -> x; // expect error: incompatible types
    Runnable r = x -> {}; // expect error: incompatible types
    Supplier<Integer> sup = () -> "text"; // expect error: incompatible types
    Runnable value = () -> 5; // expect error: incompatible types
    Function<String, Integer> f = a -> a; // expect error: incompatible types
    Supplier<Integer> none = () -> {}; // expect error: incompatible types
    Two t = () -> {}; // expect error: incompatible types
  }
}
