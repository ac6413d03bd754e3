// Members that the other programs have no use for.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Phaser;
import java.util.concurrent.RecursiveAction;

public class LastMembers {
  static class Answer extends ForkJoinTask<Integer> {
    Answer() {
      super();
    }

    private Integer result;

    @Override
    public Integer getRawResult() {
      return result;
    }

    @Override
    protected void setRawResult(Integer value) {
      result = value;
    }

    @Override
    protected boolean exec() {
      result = 42;
      return true;
    }
  }

  static class Nothing extends RecursiveAction {
    @Override
    protected void compute() {}
  }

  public static void main(String[] args) {
    CompletableFuture<String> future = new CompletableFuture<>();
    System.out.println(future.toString().contains("Not completed"));  // expect: true
    System.out.println(new Phaser(2).toString().contains("parties = 2"));  // expect: true
    ConcurrentSkipListMap<String, Integer> map = new ConcurrentSkipListMap<>();
    map.put("b", 2);
    map.put("a", 1);
    System.out.println(map.toString());  // expect: {a=1, b=2}
    ForkJoinTask<Integer> answer = new Answer();
    System.out.println(answer.getRawResult());  // expect: null
    System.out.println(answer.invoke());  // expect: 42
    System.out.println(answer.getRawResult());  // expect: 42
    RecursiveAction nothing = new Nothing();
    nothing.invoke();
    System.out.println(nothing.getRawResult());  // expect: null
  }
}
