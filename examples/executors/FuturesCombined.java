// Two prices are asked for side by side; the total is there when both are.
//
// tester: clean

import java.util.concurrent.CompletableFuture;

public class FuturesCombined {
  public static void main(String[] args) {
    CompletableFuture<Integer> bread = CompletableFuture.supplyAsync(() -> 3);
    CompletableFuture<Integer> milk = CompletableFuture.supplyAsync(() -> 2);
    int total = bread.thenCombine(milk, Integer::sum).join();
    assert total == 5;
  }
}
