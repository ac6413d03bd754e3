import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.Future;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

// Every member of ForkJoinPool, ForkJoinTask and what goes with them.
public class ForkJoinMembers {
  static void show(Object o) {
    System.out.println(String.valueOf(o).replaceAll("@[0-9a-f]+", "@"));
  }

  static class Fib extends RecursiveTask<Integer> {
    final int n;

    Fib(int n) {
      this.n = n;
    }

    @Override
    protected Integer compute() {
      if (n < 2) return n;
      Fib a = new Fib(n - 1);
      a.fork();
      return new Fib(n - 2).compute() + a.join();
    }
  }

  static class Fill extends RecursiveAction {
    final int[] to;
    final int from;
    final int end;

    Fill(int[] to, int from, int end) {
      this.to = to;
      this.from = from;
      this.end = end;
    }

    @Override
    protected void compute() {
      if (end - from <= 2) {
        for (int i = from; i < end; i++) to[i] = i * i;
        return;
      }
      int middle = (from + end) / 2;
      invokeAll(new Fill(to, from, middle), new Fill(to, middle, end));
    }
  }

  static class Bad extends RecursiveTask<String> {
    @Override
    protected String compute() {
      throw new IllegalStateException("bad");
    }
  }

  static class Named extends RecursiveTask<String> {
    @Override
    protected String compute() {
      ForkJoinWorkerThread t = (ForkJoinWorkerThread) Thread.currentThread();
      return t.getName().replaceAll("\\d+", "N") + (t.getPool() == getPool()) + inForkJoinPool() + t.isDaemon();
    }
  }

  static void tasks() throws Exception {
    show(new Fib(10).invoke());
    show(ForkJoinPool.commonPool().invoke(new Fib(12)));
    show(new Fib(9).fork().join());
    show(new Fib(5).fork().get() + " " + new Fib(6).fork().get(1, TimeUnit.HOURS));
    int[] squares = new int[9];
    new Fill(squares, 0, 9).invoke();
    show(Arrays.toString(squares));
    Fib[] three = {new Fib(3), new Fib(4), new Fib(5)};
    ForkJoinTask.invokeAll(three);
    show(three[0].join() + " " + three[1].getRawResult() + " " + three[2].get());
    List<Fib> list = Arrays.asList(new Fib(6), new Fib(7));
    show(ForkJoinTask.invokeAll(list).size() + " " + list.get(1).join());
    Fib states = new Fib(3);
    show(states.isDone() + " " + states.isCompletedNormally() + states.isCompletedAbnormally() + states.isCancelled() + states.getException() + states.getRawResult());
    states.quietlyInvoke();
    show(states.isDone() + " " + states.isCompletedNormally() + states.isCompletedAbnormally() + states.isCancelled() + states.getException() + states.getRawResult());
    Bad bad = new Bad();
    try {
      bad.invoke();
    } catch (IllegalStateException e) {
      show(e);
    }
    show(bad.isCompletedAbnormally() + " " + bad.getException());
    Bad again = new Bad();
    again.fork();
    again.quietlyJoin();
    try {
      again.get();
    } catch (ExecutionException e) {
      show(e.getCause() instanceof IllegalStateException);
    }
    Fib off = new Fib(5);
    show(off.cancel(true) + " " + off.isCancelled() + off.getException());
    try {
      off.join();
    } catch (CancellationException e) {
      show(e);
    }
    Fib given = new Fib(40);
    given.complete(4);
    Fib quiet = new Fib(40);
    quiet.quietlyComplete();
    show(given.join() + " " + quiet.join());
    Fib failed = new Fib(40);
    failed.completeExceptionally(new Exception("checked"));
    try {
      failed.join();
    } catch (RuntimeException e) {
      show(e);
    }
    try {
      new Fib(40).get(1, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      show(e);
    }
    show(new Fib(3).tryUnfork());
    show(ForkJoinTask.getPool() + " " + ForkJoinTask.inForkJoinPool());
    AtomicInteger runs = new AtomicInteger();
    Runnable r = () -> runs.incrementAndGet();
    Callable<String> c = () -> "called";
    show(ForkJoinTask.adapt(r).invoke() + ForkJoinTask.adapt(r, "r").invoke() + ForkJoinTask.adapt(c).invoke() + runs);
  }

  static void pools() throws Exception {
    ForkJoinPool p = new ForkJoinPool(2);
    show(p.getParallelism() + " " + p.isShutdown() + p.isTerminating() + p.isTerminated() + p.getPoolSize() + p.getActiveThreadCount() + p.isQuiescent() + p.hasQueuedSubmissions());
    show(p.invoke(new Fib(11)));
    show(p.submit(new Named()).get());
    show(p.submit(() -> "callable").get());
    Future<?> f = p.submit(() -> { });
    show(f.get());
    show(p.submit(() -> { }, "given").join());
    p.execute(new Fib(4));
    p.execute(() -> show("executed"));
    show(p.awaitQuiescence(1, TimeUnit.HOURS));
    List<Callable<Integer>> calls = Arrays.asList(() -> 1, () -> 2);
    int sum = 0;
    for (Future<Integer> g : p.invokeAll(calls)) sum += g.get();
    show(sum);
    p.shutdown();
    show(p.awaitTermination(1, TimeUnit.HOURS) + " " + p.isShutdown() + p.isTerminated());
    try {
      p.submit(new Fib(1));
    } catch (RejectedExecutionException e) {
      show("rejected");
    }
    show(p.shutdownNow());
    show(ForkJoinPool.commonPool().awaitTermination(1, TimeUnit.HOURS));
    show(ForkJoinPool.getCommonPoolParallelism() == ForkJoinPool.commonPool().getParallelism());
    show(new ForkJoinPool().getParallelism() > 0);
    try {
      new ForkJoinPool(0);
    } catch (IllegalArgumentException e) {
      show(e);
    }
  }

  public static void main(String[] args) throws Exception {
    tasks();
    pools();
  }
}

/* expect:
55
144
34
5 8
[0, 1, 4, 9, 16, 25, 36, 49, 64]
2 3 5
2 13
false falsefalsefalsenullnull
true truefalsefalsenull2
java.lang.IllegalStateException: bad
true java.lang.IllegalStateException: bad
true
true truejava.util.concurrent.CancellationException
java.util.concurrent.CancellationException
4 null
java.lang.RuntimeException: java.lang.Exception: checked
java.util.concurrent.TimeoutException
false
null false
nullrcalled2
2 falsefalsefalse00truefalse
89
ForkJoinPool-N-worker-Ntruetruetrue
callable
null
given
executed
true
3
true truetrue
rejected
[]
false
true
true
java.lang.IllegalArgumentException
*/
