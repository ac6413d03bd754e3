// The computation may fail, and nobody joins it or says what is to be done then.
//
// finds: lost exception: nobody asked for the result of a task that failed

import java.util.concurrent.CompletableFuture;

public class FutureForgotten {
  static volatile int stock = 1;

  public static void main(String[] args) {
    CompletableFuture.runAsync(() -> {
      if (stock == 0) throw new IllegalStateException("sold out");
    });
    stock = 0;
    CompletableFuture.runAsync(() -> { }).join();
  }
}
