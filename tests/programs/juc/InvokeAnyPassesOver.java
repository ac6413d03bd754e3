// invokeAny takes one task that ends well: exceptions of the others are not lost.
//
// tester: clean
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class InvokeAnyPassesOver {
  static int fail(String what) {
    throw new IllegalStateException(what);
  }

  public static void main(String[] args) throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    List<Callable<Integer>> one = List.of(() -> fail("first"), () -> 2, () -> fail("third"));
    System.out.println(pool.invokeAny(one)); // expect: 2
    List<Callable<Integer>> none = List.of(() -> fail("bad"), () -> fail("bad"));
    try {
      pool.invokeAny(none);
    } catch (ExecutionException e) {
      System.out.println(e.getCause().getMessage()); // expect: bad
    }
    pool.shutdown();
  }
}
