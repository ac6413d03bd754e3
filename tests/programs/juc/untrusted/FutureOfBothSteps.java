// Two futures end while a step is hung on both of them: right whichever steps of the library other threads come between.
//
// tester: clean
// tester options: --no-trust
import java.util.concurrent.CompletableFuture;

public class FutureOfBothSteps {
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
    CompletableFuture<Integer> sum = a.thenCombine(b, Integer::sum);
    t.join();
    assert sum.isDone() && sum.join() == 3;
  }
}
