import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

// Every member of CompletableFuture and CompletionStage.
public class CompletableFutureMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = String.valueOf(action.run());
    } catch (Throwable e) {
      result = "! " + e + (e.getCause() == null ? "" : " / " + e.getCause());
    }
    System.out.println(what + " = " + result.replaceAll("@[0-9a-f]+", "@"));
  }

  static final Executor HERE = r -> r.run();

  static CompletableFuture<Integer> of(int n) {
    return CompletableFuture.completedFuture(n);
  }

  static CompletableFuture<Integer> bad() {
    return CompletableFuture.failedFuture(new IllegalStateException("bad"));
  }

  static void completing() {
    show("new", () -> {
      CompletableFuture<String> f = new CompletableFuture<>();
      return f + " " + f.isDone() + f.getNow("none") + f.complete("a") + f.complete("b") + f.get() + f.join() + f.getNow("none") + f.isDone() + f;
    });
    show("exception", () -> {
      CompletableFuture<String> f = new CompletableFuture<>();
      return f.completeExceptionally(new IllegalStateException("x")) + " " + f.completeExceptionally(null == f ? null : new Exception()) + f.isCompletedExceptionally() + f.isCancelled() + f.isDone() + f;
    });
    show("get", () -> bad().get());
    show("join", () -> bad().join());
    show("getNow", () -> bad().getNow(3));
    show("get later", () -> new CompletableFuture<String>().get(1, TimeUnit.MILLISECONDS));
    show("get now", () -> of(4).get(1, TimeUnit.MILLISECONDS));
    show("cancel", () -> {
      CompletableFuture<String> f = new CompletableFuture<>();
      return f.cancel(true) + " " + f.isCancelled() + f.isCompletedExceptionally() + f.cancel(false) + of(1).cancel(false) + f;
    });
    show("cancelled", () -> {
      CompletableFuture<String> f = new CompletableFuture<>();
      f.cancel(true);
      return f.join();
    });
    show("after a cancelled one", () -> {
      CompletableFuture<String> f = new CompletableFuture<>();
      CompletableFuture<String> g = f.thenApply(s -> s + s);
      f.cancel(true);
      return g.isCancelled() + " " + g;
    });
    show("obtrude", () -> {
      CompletableFuture<Integer> f = of(1);
      f.obtrudeValue(2);
      int now = f.get();
      f.obtrudeException(new Exception("o"));
      return now + " " + f;
    });
    show("null", () -> new CompletableFuture<String>().completeExceptionally(null));
    show("null", () -> of(1).thenApply(null));
    show("dependents", () -> {
      CompletableFuture<String> f = new CompletableFuture<>();
      f.thenApply(s -> s);
      f.thenRun(() -> { });
      return f.getNumberOfDependents() + " " + f;
    });
    show("wraps", () -> {
      CompletableFuture<String> f = new CompletableFuture<>();
      CompletableFuture<String> g = f.thenApply(s -> s);
      f.completeExceptionally(new Exception("in f"));
      return g.handle((v, e) -> e).join() + " " + f.handle((v, e) -> e).join();
    });
    show("exceptions", () -> new CompletionException("m", new Exception("c")) + " " + new CompletionException(new Exception("c")));
  }

  static void making() {
    show("supplyAsync", () -> CompletableFuture.supplyAsync(() -> 5).get());
    show("supplyAsync here", () -> CompletableFuture.supplyAsync(() -> 5, HERE).get());
    show("supplyAsync fails", () -> CompletableFuture.supplyAsync(() -> 5 / (Integer) 0, HERE).get());
    show("runAsync", () -> CompletableFuture.runAsync(() -> { }).get());
    show("runAsync here", () -> CompletableFuture.runAsync(() -> System.out.println("here"), HERE).get());
    show("stages", () -> CompletableFuture.completedStage(1).toCompletableFuture().get() + " " + CompletableFuture.failedStage(new Exception("s")).toCompletableFuture().isCompletedExceptionally());
    show("completeAsync", () -> new CompletableFuture<Integer>().completeAsync(() -> 6).get() + " " + new CompletableFuture<Integer>().completeAsync(() -> 7, HERE).get());
    show("copy", () -> of(1).copy().get() + " " + bad().copy().handle((v, e) -> e).get() + of(2).minimalCompletionStage().toCompletableFuture().get());
    show("newIncompleteFuture", () -> of(1).newIncompleteFuture());
    show("defaultExecutor", () -> of(1).defaultExecutor() != null);
    show("allOf", () -> CompletableFuture.allOf(of(1), of(2)).get() + " " + CompletableFuture.allOf().isDone());
    show("allOf fails", () -> CompletableFuture.allOf(of(1), bad(), bad()).get());
    show("allOf waits", () -> {
      CompletableFuture<String> a = new CompletableFuture<>();
      CompletableFuture<String> b = new CompletableFuture<>();
      CompletableFuture<Void> all = CompletableFuture.allOf(a, b);
      String before = "" + all.isDone();
      b.complete("b");
      before += all.isDone();
      a.complete("a");
      return before + all.isDone();
    });
    show("anyOf", () -> CompletableFuture.anyOf(of(1), of(2)).get() + " " + CompletableFuture.anyOf().isDone());
    show("anyOf fails", () -> CompletableFuture.anyOf(bad(), of(2)).get());
    show("anyOf waits", () -> {
      CompletableFuture<String> a = new CompletableFuture<>();
      CompletableFuture<String> b = new CompletableFuture<>();
      CompletableFuture<Object> any = CompletableFuture.anyOf(a, b);
      b.complete("b");
      a.complete("a");
      return any.get();
    });
  }

  static void time() {
    show("orTimeout", () -> new CompletableFuture<String>().orTimeout(2, TimeUnit.MILLISECONDS).get());
    show("orTimeout in time", () -> {
      CompletableFuture<String> f = new CompletableFuture<>();
      f.orTimeout(1, TimeUnit.HOURS);
      f.complete("in time");
      return f.get();
    });
    show("completeOnTimeout", () -> new CompletableFuture<String>().completeOnTimeout("late", 2, TimeUnit.MILLISECONDS).get());
    show("delayedExecutor", () -> CompletableFuture.supplyAsync(() -> "later", CompletableFuture.delayedExecutor(2, TimeUnit.MILLISECONDS)).get());
    show("delayedExecutor here", () -> CompletableFuture.supplyAsync(() -> "later", CompletableFuture.delayedExecutor(2, TimeUnit.MILLISECONDS, HERE)).get());
  }

  static String end(CompletionStage<?> s) throws Exception {
    CompletableFuture<?> f = s.toCompletableFuture();
    try {
      return String.valueOf(f.get(1, TimeUnit.HOURS));
    } catch (ExecutionException e) {
      return "! " + e.getCause();
    }
  }

  /** Each step after a stage, here, in the pool, and in an executor. */
  static void steps(String name, CompletableFuture<Integer> f, CompletableFuture<Integer> o) {
    CompletionStage<Integer> s = f;
    show(name + " thenApply", () -> end(s.thenApply(x -> x + 1)) + " " + end(s.thenApplyAsync(x -> x + 1)) + " " + end(s.thenApplyAsync(x -> x + 1, HERE)));
    show(name + " thenAccept", () -> end(s.thenAccept(x -> System.out.println("got " + x))) + " " + end(s.thenAcceptAsync(x -> System.out.println("got " + x))) + " " + end(s.thenAcceptAsync(x -> System.out.println("got " + x), HERE)));
    show(name + " thenRun", () -> end(s.thenRun(() -> System.out.println("ran"))) + " " + end(s.thenRunAsync(() -> System.out.println("ran"))) + " " + end(s.thenRunAsync(() -> System.out.println("ran"), HERE)));
    show(name + " thenCombine", () -> end(s.thenCombine(o, (x, y) -> x * y)) + " " + end(s.thenCombineAsync(o, (x, y) -> x * y)) + " " + end(s.thenCombineAsync(o, (x, y) -> x * y, HERE)));
    show(name + " thenAcceptBoth", () -> end(s.thenAcceptBoth(o, (x, y) -> System.out.println(x + y))) + " " + end(s.thenAcceptBothAsync(o, (x, y) -> System.out.println(x + y))) + " " + end(s.thenAcceptBothAsync(o, (x, y) -> System.out.println(x + y), HERE)));
    show(name + " runAfterBoth", () -> end(s.runAfterBoth(o, () -> System.out.println("both"))) + " " + end(s.runAfterBothAsync(o, () -> System.out.println("both"))) + " " + end(s.runAfterBothAsync(o, () -> System.out.println("both"), HERE)));
    show(name + " applyToEither", () -> end(s.applyToEither(o, x -> x > 0)) + " " + end(s.applyToEitherAsync(o, x -> x > 0)) + " " + end(s.applyToEitherAsync(o, x -> x > 0, HERE)));
    show(name + " acceptEither", () -> end(s.acceptEither(o, x -> System.out.println("one"))) + " " + end(s.acceptEitherAsync(o, x -> System.out.println("one"))) + " " + end(s.acceptEitherAsync(o, x -> System.out.println("one"), HERE)));
    show(name + " runAfterEither", () -> end(s.runAfterEither(o, () -> System.out.println("either"))) + " " + end(s.runAfterEitherAsync(o, () -> System.out.println("either"))) + " " + end(s.runAfterEitherAsync(o, () -> System.out.println("either"), HERE)));
    show(name + " thenCompose", () -> end(s.thenCompose(x -> of(x + 10))) + " " + end(s.thenComposeAsync(x -> of(x + 10))) + " " + end(s.thenComposeAsync(x -> bad(), HERE)));
    show(name + " handle", () -> end(s.handle((x, e) -> x + "/" + e)) + " " + end(s.handleAsync((x, e) -> x + "/" + e)) + " " + end(s.handleAsync((x, e) -> x + "/" + e, HERE)));
    show(name + " whenComplete", () -> end(s.whenComplete((x, e) -> System.out.println(x + "/" + e))) + " " + end(s.whenCompleteAsync((x, e) -> System.out.println(x + "/" + e))) + " " + end(s.whenCompleteAsync((x, e) -> System.out.println(x + "/" + e), HERE)));
    show(name + " whenComplete throws", () -> end(s.whenComplete((x, e) -> {
      throw new IllegalArgumentException("w");
    })));
    show(name + " exceptionally", () -> end(s.exceptionally(e -> -1)) + " " + end(s.exceptionallyAsync(e -> -1)) + " " + end(s.exceptionallyAsync(e -> -1, HERE)));
    show(name + " exceptionallyCompose", () -> end(s.exceptionallyCompose(e -> of(-2))) + " " + end(s.exceptionallyComposeAsync(e -> of(-2))) + " " + end(s.exceptionallyComposeAsync(e -> bad(), HERE)));
  }

  /** The same of a class that has its own methods. */
  static void own(CompletableFuture<Integer> f, CompletableFuture<Integer> o) {
    show("own", () -> end(f.thenApply(x -> x + 1)) + end(f.thenApplyAsync(x -> x + 1)) + end(f.thenApplyAsync(x -> x + 1, HERE))
        + end(f.thenAccept(x -> { })) + end(f.thenAcceptAsync(x -> { })) + end(f.thenAcceptAsync(x -> { }, HERE))
        + end(f.thenRun(() -> { })) + end(f.thenRunAsync(() -> { })) + end(f.thenRunAsync(() -> { }, HERE))
        + end(f.thenCombine(o, (x, y) -> x)) + end(f.thenCombineAsync(o, (x, y) -> x)) + end(f.thenCombineAsync(o, (x, y) -> x, HERE))
        + end(f.thenAcceptBoth(o, (x, y) -> { })) + end(f.thenAcceptBothAsync(o, (x, y) -> { })) + end(f.thenAcceptBothAsync(o, (x, y) -> { }, HERE))
        + end(f.runAfterBoth(o, () -> { })) + end(f.runAfterBothAsync(o, () -> { })) + end(f.runAfterBothAsync(o, () -> { }, HERE))
        + end(f.applyToEither(o, x -> 1)) + end(f.applyToEitherAsync(o, x -> 1)) + end(f.applyToEitherAsync(o, x -> 1, HERE))
        + end(f.acceptEither(o, x -> { })) + end(f.acceptEitherAsync(o, x -> { })) + end(f.acceptEitherAsync(o, x -> { }, HERE))
        + end(f.runAfterEither(o, () -> { })) + end(f.runAfterEitherAsync(o, () -> { })) + end(f.runAfterEitherAsync(o, () -> { }, HERE))
        + end(f.thenCompose(x -> o)) + end(f.thenComposeAsync(x -> o)) + end(f.thenComposeAsync(x -> o, HERE))
        + end(f.handle((x, e) -> x)) + end(f.handleAsync((x, e) -> x)) + end(f.handleAsync((x, e) -> x, HERE))
        + end(f.whenComplete((x, e) -> { })) + end(f.whenCompleteAsync((x, e) -> { })) + end(f.whenCompleteAsync((x, e) -> { }, HERE))
        + end(f.exceptionally(e -> 0)) + end(f.exceptionallyAsync(e -> 0)) + end(f.exceptionallyAsync(e -> 0, HERE))
        + end(f.exceptionallyCompose(e -> o)) + end(f.exceptionallyComposeAsync(e -> o)) + end(f.exceptionallyComposeAsync(e -> o, HERE))
        + f.toCompletableFuture().equals(f));
  }

  static void order() {
    List<String> seen = new ArrayList<>();
    CompletableFuture<String> f = new CompletableFuture<>();
    for (int i = 0; i < 3; i++) {
      int n = i;
      CompletableFuture<String> g = f.thenApply(s -> {
        seen.add("f" + n);
        return s;
      });
      for (int k = 0; k < 3; k++) {
        int m = k;
        g.thenAccept(s -> seen.add("g" + n + m));
      }
    }
    f.complete("x");
    System.out.println(seen);
    CompletableFuture<Integer> chain = new CompletableFuture<>();
    CompletableFuture<Integer> end = chain;
    for (int i = 0; i < 300; i++) end = end.thenApply(x -> x + 1);
    chain.complete(0);
    System.out.println(end.join());
    CompletableFuture<Integer> late = new CompletableFuture<>();
    new Thread(() -> late.complete(8)).start();
    System.out.println(late.join());
  }

  public static void main(String[] args) {
    completing();
    making();
    time();
    steps("good", of(5), of(3));
    steps("bad", bad(), bad());
    steps("half", of(5), bad());
    own(of(1), of(2));
    order();
  }
}

/* expect:
new = java.util.concurrent.CompletableFuture@[Not completed] falsenonetruefalseaaatruejava.util.concurrent.CompletableFuture@[Completed normally]
exception = true falsetruefalsetruejava.util.concurrent.CompletableFuture@[Completed exceptionally: java.lang.IllegalStateException: x]
get = ! java.util.concurrent.ExecutionException: java.lang.IllegalStateException: bad / java.lang.IllegalStateException: bad
join = ! java.util.concurrent.CompletionException: java.lang.IllegalStateException: bad / java.lang.IllegalStateException: bad
getNow = ! java.util.concurrent.CompletionException: java.lang.IllegalStateException: bad / java.lang.IllegalStateException: bad
get later = ! java.util.concurrent.TimeoutException
get now = 4
cancel = true truetruetruefalsejava.util.concurrent.CompletableFuture@[Completed exceptionally: java.util.concurrent.CancellationException]
cancelled = ! java.util.concurrent.CancellationException
after a cancelled one = false java.util.concurrent.CompletableFuture@[Completed exceptionally: java.util.concurrent.CompletionException: java.util.concurrent.CancellationException]
obtrude = 2 java.util.concurrent.CompletableFuture@[Completed exceptionally: java.lang.Exception: o]
null = ! java.lang.NullPointerException
null = ! java.lang.NullPointerException
dependents = 2 java.util.concurrent.CompletableFuture@[Not completed, 2 dependents]
wraps = java.util.concurrent.CompletionException: java.lang.Exception: in f java.lang.Exception: in f
exceptions = java.util.concurrent.CompletionException: m java.util.concurrent.CompletionException: java.lang.Exception: c
supplyAsync = 5
supplyAsync here = 5
supplyAsync fails = ! java.util.concurrent.ExecutionException: java.lang.ArithmeticException: / by zero / java.lang.ArithmeticException: / by zero
runAsync = null
here
runAsync here = null
stages = 1 true
completeAsync = 6 7
copy = 1 java.util.concurrent.CompletionException: java.lang.IllegalStateException: bad2
newIncompleteFuture = java.util.concurrent.CompletableFuture@[Not completed]
defaultExecutor = true
allOf = null true
allOf fails = ! java.util.concurrent.ExecutionException: java.lang.IllegalStateException: bad / java.lang.IllegalStateException: bad
allOf waits = falsefalsetrue
anyOf = 1 false
anyOf fails = ! java.util.concurrent.ExecutionException: java.lang.IllegalStateException: bad / java.lang.IllegalStateException: bad
anyOf waits = b
orTimeout = ! java.util.concurrent.ExecutionException: java.util.concurrent.TimeoutException / java.util.concurrent.TimeoutException
orTimeout in time = in time
completeOnTimeout = late
delayedExecutor = later
delayedExecutor here = later
good thenApply = 6 6 6
got 5
got 5
got 5
good thenAccept = null null null
ran
ran
ran
good thenRun = null null null
good thenCombine = 15 15 15
8
8
8
good thenAcceptBoth = null null null
both
both
both
good runAfterBoth = null null null
good applyToEither = true true true
one
one
one
good acceptEither = null null null
either
either
either
good runAfterEither = null null null
good thenCompose = 15 15 ! java.lang.IllegalStateException: bad
good handle = 5/null 5/null 5/null
5/null
5/null
5/null
good whenComplete = 5 5 5
good whenComplete throws = ! java.lang.IllegalArgumentException: w
good exceptionally = 5 5 5
good exceptionallyCompose = 5 5 5
bad thenApply = ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad
bad thenAccept = ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad
bad thenRun = ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad
bad thenCombine = ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad
bad thenAcceptBoth = ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad
bad runAfterBoth = ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad
bad applyToEither = ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad
bad acceptEither = ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad
bad runAfterEither = ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad
bad thenCompose = ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad
bad handle = null/java.lang.IllegalStateException: bad null/java.lang.IllegalStateException: bad null/java.lang.IllegalStateException: bad
null/java.lang.IllegalStateException: bad
null/java.lang.IllegalStateException: bad
null/java.lang.IllegalStateException: bad
bad whenComplete = ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad
bad whenComplete throws = ! java.lang.IllegalStateException: bad
bad exceptionally = -1 -1 -1
bad exceptionallyCompose = -2 -2 ! java.lang.IllegalStateException: bad
half thenApply = 6 6 6
got 5
got 5
got 5
half thenAccept = null null null
ran
ran
ran
half thenRun = null null null
half thenCombine = ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad
half thenAcceptBoth = ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad
half runAfterBoth = ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad ! java.lang.IllegalStateException: bad
half applyToEither = true true true
one
one
one
half acceptEither = null null null
either
either
either
half runAfterEither = null null null
half thenCompose = 15 15 ! java.lang.IllegalStateException: bad
half handle = 5/null 5/null 5/null
5/null
5/null
5/null
half whenComplete = 5 5 5
half whenComplete throws = ! java.lang.IllegalArgumentException: w
half exceptionally = 5 5 5
half exceptionallyCompose = 5 5 5
own = 222nullnullnullnullnullnull111nullnullnullnullnullnull111nullnullnullnullnullnull222111111111111true
[f2, g20, g21, g22, f1, g10, g11, g12, f0, g00, g01, g02]
300
8
*/
