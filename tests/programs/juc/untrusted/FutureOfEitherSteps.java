// Two futures end while a step is hung on the first of them: right whichever steps of the library other threads come between.
//
// tester: clean
// tester options: --no-trust
import java.util.concurrent.CompletableFuture;

public class FutureOfEitherSteps {
  public static void main(String[] args) throws InterruptedException {
    CompletableFuture<Integer> a = new CompletableFuture<>();
    CompletableFuture<Integer> b = new CompletableFuture<>();
    Thread t =
        new Thread(
            () -> {
              a.complete(1);
              b.complete(2);
            });
    t.start();
    CompletableFuture<Integer> one = a.applyToEither(b, x -> x);
    t.join();
    assert one.isDone() && one.join() <= 2;
  }
}
