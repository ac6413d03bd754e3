// invokeAny: the first answer that comes, the other task is cancelled.
//
// tester: clean

import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class FirstAnswer {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Callable<String> a = () -> "a";
    Callable<String> b = () -> "b";
    String answer = pool.invokeAny(Arrays.asList(a, b));
    pool.shutdown();
    assert answer.equals("a") || answer.equals("b");
  }
}
