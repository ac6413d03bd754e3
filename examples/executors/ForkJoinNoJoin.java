// The same, but it takes the result of the forked half without joining: it may not be there yet.
//
// finds: java.lang.NullPointerException

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class ForkJoinNoJoin extends RecursiveTask<Integer> {
  private final int[] numbers;
  private final int from;
  private final int end;

  ForkJoinNoJoin(int[] numbers, int from, int end) {
    this.numbers = numbers;
    this.from = from;
    this.end = end;
  }

  @Override
  protected Integer compute() {
    if (end - from == 1) return numbers[from];
    int middle = (from + end) / 2;
    ForkJoinNoJoin left = new ForkJoinNoJoin(numbers, from, middle);
    ForkJoinNoJoin right = new ForkJoinNoJoin(numbers, middle, end);
    left.fork();
    return right.compute() + left.getRawResult();
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(2);
    assert pool.invoke(new ForkJoinNoJoin(new int[] {1, 2}, 0, 2)) == 3;
    pool.shutdown();
  }
}
