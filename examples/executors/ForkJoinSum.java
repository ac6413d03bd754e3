// Sums up an array: each task forks one half, does the other one, and joins.
//
// tester: clean

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class ForkJoinSum extends RecursiveTask<Integer> {
  private final int[] numbers;
  private final int from;
  private final int end;

  ForkJoinSum(int[] numbers, int from, int end) {
    this.numbers = numbers;
    this.from = from;
    this.end = end;
  }

  @Override
  protected Integer compute() {
    if (end - from == 1) return numbers[from];
    int middle = (from + end) / 2;
    ForkJoinSum left = new ForkJoinSum(numbers, from, middle);
    ForkJoinSum right = new ForkJoinSum(numbers, middle, end);
    left.fork();
    return right.compute() + left.join();
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(2);
    assert pool.invoke(new ForkJoinSum(new int[] {1, 2, 4}, 0, 3)) == 7;
    pool.shutdown();
  }
}
