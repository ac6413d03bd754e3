// A lambda with a result must not end without one.
import java.util.function.Supplier;

public class MissingReturnLambda {
  public static void main(String[] args) {
    Supplier<Integer> s = () -> { // expect error: lambda
      if (args.length > 0) return 1;
    };
  }
}
