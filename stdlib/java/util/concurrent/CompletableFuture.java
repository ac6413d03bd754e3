package java.util.concurrent;

import braid.internal.Monitors;
import braid.internal.Part;
import braid.internal.Places;
import braid.internal.Unread;
import java.util.ArrayList;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** A result that somebody will give, with the steps that follow. */
public class CompletableFuture<T> extends FutureSteps<T> implements Future<T> {
  private final Part lock = new Part(this, false);

  /** Where it was made, for reports. */
  private final long place = Places.ofCaller();

  private boolean done;
  private T value;
  private Throwable error;
  private Unread unread;

  /** What is to be done afterwards; the newest comes first. */
  private ArrayList<Step<?>> steps = new ArrayList<Step<?>>();

  /** Marks tasks that run asynchronously. */
  public static interface AsynchronousCompletionTask {}

  /** One thing to be done when one or two futures are done, in order to complete another one. */
  private static final class Step<U> implements Runnable, AsynchronousCompletionTask {
    private final CompletableFuture<U> to;
    private final Executor executor;
    private final CompletableFuture<?> first;
    private final CompletableFuture<?> second;
    private final boolean needsBoth;
    private final Body<U> body;
    private boolean claimed;

    Step(
        CompletableFuture<U> to,
        Executor executor,
        CompletableFuture<?> first,
        CompletableFuture<?> second,
        boolean needsBoth,
        Body<U> body) {
      this.to = to;
      this.executor = executor;
      this.first = first;
      this.second = second;
      this.needsBoth = needsBoth;
      this.body = body;
    }

    private boolean isReady() {
      if (second == null) {
        return first.isDone();
      }
      return needsBoth ? first.isDone() && second.isDone() : first.isDone() || second.isDone();
    }

    private boolean claim() {
      Monitors.enter(to.lock);
      try {
        boolean isMine = !claimed;
        claimed = true;
        return isMine;
      } finally {
        Monitors.exit(to.lock);
      }
    }

    private void runBody() {
      try {
        if (!to.isDone()) {
          body.run(to);
        }
      } catch (Throwable e) {
        to.end(null, wrapped(e), false);
      }
    }

    @Override
    public void run() {
      runBody();
      to.followUp();
    }

    /** The future that may be done now; null if there is none, or another thread sees to it. */
    CompletableFuture<?> fire() {
      if (!isReady() || !claim()) {
        return null;
      }
      if (executor == null) {
        runBody();
        return to;
      }
      try {
        executor.execute(this);
        return null;
      } catch (Throwable e) {
        to.end(null, wrapped(e), false);
        return to;
      }
    }
  }

  public CompletableFuture() {}

  private CompletableFuture(T value, Throwable error) {
    end(value, error, false);
  }

  // ---- Completing --------------------------------------------------------------------------------

  private static Throwable wrapped(Throwable e) {
    return e instanceof CompletionException ? e : new CompletionException(e);
  }

  /** Makes it done, and does nothing else; false if it is already. */
  private boolean end(T v, Throwable e, boolean isSeen) {
    Monitors.enter(lock);
    try {
      if (done) {
        return false;
      }
      done = true;
      value = v;
      error = e;
      if (e != null && !isSeen && !(e instanceof CancellationException)) {
        boolean isWrapped = e instanceof CompletionException && e.getCause() != null;
        unread = Unread.note(isWrapped ? e.getCause() : e);
      }
      Monitors.wakeAll(lock, lock);
      return true;
    } finally {
      Monitors.exit(lock);
    }
  }

  final void setValue(T v) {
    end(v, null, false);
  }

  /** Ends as the other one does. */
  final void follow(CompletableFuture<T> other) {
    Step<T> step =
        new Step<T>(
            this,
            null,
            other,
            null,
            false,
            to -> {
              if (other.passes(to)) {
                to.setValue(other.value());
              }
            });
    if (!other.push(step)) {
      step.fire();
    }
  }

  /** False if it is done: then nobody would look for it. */
  private boolean push(Step<?> step) {
    Monitors.enter(lock);
    try {
      if (!done) {
        steps.add(step);
      }
      return !done;
    } finally {
      Monitors.exit(lock);
    }
  }

  private Step<?> pop() {
    Monitors.enter(lock);
    try {
      return !done || steps.isEmpty() ? null : steps.remove(steps.size() - 1);
    } finally {
      Monitors.exit(lock);
    }
  }

  private void keep(Step<?> step) {
    Monitors.enter(lock);
    steps.add(step);
    Monitors.exit(lock);
  }

  private boolean hasSteps() {
    Monitors.enter(lock);
    try {
      return !steps.isEmpty();
    } finally {
      Monitors.exit(lock);
    }
  }

  /** Does what follows, and what follows from that; not by recursion, chains may be long. */
  final void followUp() {
    CompletableFuture<?> at = this;
    while (true) {
      Step<?> step = at.pop();
      if (step == null) {
        if (at == this) {
          return;
        }
        at = this;
      } else if (at != this && at.hasSteps()) {
        keep(step);
      } else {
        CompletableFuture<?> next = step.fire();
        at = next == null ? this : next;
      }
    }
  }

  public boolean complete(T v) {
    boolean isFirst = end(v, null, false);
    followUp();
    return isFirst;
  }

  public boolean completeExceptionally(Throwable ex) {
    boolean isFirst = end(null, Objects.requireNonNull(ex), false);
    followUp();
    return isFirst;
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    end(null, new CancellationException(), true);
    followUp();
    return isCancelled();
  }

  public void obtrudeValue(T v) {
    obtrude(v, null);
  }

  public void obtrudeException(Throwable ex) {
    obtrude(null, Objects.requireNonNull(ex));
  }

  private void obtrude(T v, Throwable e) {
    Monitors.enter(lock);
    done = true;
    value = v;
    error = e;
    unread = null;
    Monitors.wakeAll(lock, lock);
    Monitors.exit(lock);
    followUp();
  }

  // ---- Steps -------------------------------------------------------------------------------------

  private <U> CompletableFuture<U> then(
      CompletableFuture<?> second, Executor executor, boolean needsBoth, Body<U> body) {
    CompletableFuture<U> to = newIncompleteFuture();
    Step<U> step = new Step<U>(to, executor, this, second, needsBoth, body);
    push(step);
    if (second != null && second != this) {
      second.push(step);
    }
    // Both may have ended meanwhile, the first before the second had the step.
    if (step.fire() != null) {
      to.followUp();
    }
    return to;
  }

  @Override
  <U> CompletableFuture<U> after(Executor executor, Body<U> body) {
    return then(null, executor, false, body);
  }

  @Override
  <U> CompletableFuture<U> afterBoth(
      CompletableFuture<?> second, Executor executor, Body<U> body) {
    return then(second, executor, true, body);
  }

  @Override
  <U> CompletableFuture<U> afterEither(
      CompletableFuture<?> second, Executor executor, Body<U> body) {
    return then(second, executor, false, body);
  }

  @SuppressWarnings("unchecked")
  static <U> CompletableFuture<U> as(CompletableFuture<?> future) {
    return (CompletableFuture<U>) future;
  }

  @Override
  T value() {
    return value;
  }

  @Override
  Throwable error() {
    return error;
  }

  @Override
  Throwable seenError() {
    if (unread != null) {
      unread.read();
    }
    return error;
  }

  @Override
  boolean passes(CompletableFuture<?> to) {
    if (error != null) {
      to.end(null, wrapped(seenError()), error instanceof CancellationException);
    }
    return error == null;
  }

  @Override
  void passOn(CompletableFuture<T> to, BiConsumer<? super T, ? super Throwable> action) {
    Throwable x = seenError();
    try {
      action.accept(value, x);
    } catch (Throwable e) {
      if (x == null) {
        to.end(null, wrapped(e), false);
        return;
      }
      if (x != e) {
        x.addSuppressed(e);
      }
    }
    to.end(value, x == null ? null : wrapped(x), true);
  }

  // ---- Waiting -----------------------------------------------------------------------------------

  /** Waits for a limited time, unless it is negative; false if it is over. */
  private boolean await(long nanos, boolean interruptible) throws InterruptedException {
    Monitors.enter(lock);
    try {
      while (!done && nanos != 0L) {
        if (nanos < 0L) {
          Monitors.await(lock, lock, -1L, interruptible);
        } else {
          nanos = Monitors.awaitNanos(lock, lock, nanos);
        }
      }
      return done;
    } finally {
      Monitors.exit(lock);
    }
  }

  private boolean awaitEnd(long nanos, boolean interruptible) throws InterruptedException {
    ForkJoinPool pool = isDone() ? null : ForkJoinTask.getPool();
    if (pool == null) {
      return await(nanos, interruptible);
    }
    pool.beginBlocking();
    try {
      return await(nanos, interruptible);
    } finally {
      pool.endBlocking();
    }
  }

  private T report() throws ExecutionException {
    if (error == null) {
      return value;
    }
    Throwable x = seenError();
    if (x instanceof CancellationException) {
      throw (CancellationException) x;
    }
    boolean isWrapped = x instanceof CompletionException && x.getCause() != null;
    throw new ExecutionException(isWrapped ? x.getCause() : x);
  }

  @Override
  public T get() throws InterruptedException, ExecutionException {
    awaitEnd(-1L, true);
    return report();
  }

  @Override
  public T get(long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    if (!awaitEnd(Math.max(0L, unit.toNanos(timeout)), true)) {
      throw new TimeoutException();
    }
    return report();
  }

  private T reportJoin() {
    if (error == null) {
      return value;
    }
    Throwable x = seenError();
    if (x instanceof CancellationException) {
      throw (CancellationException) x;
    }
    throw (CompletionException) wrapped(x);
  }

  public T join() {
    try {
      awaitEnd(-1L, false);
    } catch (InterruptedException never) {
      throw new AssertionError(never);
    }
    return reportJoin();
  }

  public T getNow(T valueIfAbsent) {
    return isDone() ? reportJoin() : valueIfAbsent;
  }

  @Override
  public boolean isDone() {
    Monitors.enter(lock);
    try {
      return done;
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public boolean isCancelled() {
    return isDone() && error instanceof CancellationException;
  }

  public boolean isCompletedExceptionally() {
    return isDone() && error != null;
  }

  public int getNumberOfDependents() {
    Monitors.enter(lock);
    try {
      return steps.size();
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public String toString() {
    int waiting = getNumberOfDependents();
    String now = "[Not completed" + (waiting == 0 ? "]" : ", " + waiting + " dependents]");
    if (isDone()) {
      now = error == null ? "[Completed normally]" : "[Completed exceptionally: " + error + "]";
    }
    return super.toString() + now;
  }

  // ---- Making some -------------------------------------------------------------------------------

  @Override
  public CompletableFuture<T> toCompletableFuture() {
    return this;
  }

  public <U> CompletableFuture<U> newIncompleteFuture() {
    return new CompletableFuture<U>();
  }

  @Override
  public Executor defaultExecutor() {
    return ForkJoinPool.commonPool();
  }

  public CompletableFuture<T> copy() {
    return after(
        null,
        to -> {
          if (passes(to)) {
            to.setValue(value);
          }
        });
  }

  public CompletionStage<T> minimalCompletionStage() {
    return copy();
  }

  public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
    Objects.requireNonNull(supplier);
    executor.execute(
        () -> {
          try {
            if (!isDone()) {
              setValue(supplier.get());
            }
          } catch (Throwable e) {
            end(null, wrapped(e), false);
          }
          followUp();
        });
    return this;
  }

  public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
    return completeAsync(supplier, defaultExecutor());
  }

  public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
    return new CompletableFuture<U>().completeAsync(supplier);
  }

  public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
    return new CompletableFuture<U>().completeAsync(supplier, Objects.requireNonNull(executor));
  }

  public static CompletableFuture<Void> runAsync(Runnable runnable) {
    return runAsync(runnable, ForkJoinPool.commonPool());
  }

  public static CompletableFuture<Void> runAsync(Runnable runnable, Executor executor) {
    Objects.requireNonNull(runnable);
    return CompletableFuture.<Void>supplyAsync(
        () -> {
          runnable.run();
          return null;
        },
        executor);
  }

  public static <U> CompletableFuture<U> completedFuture(U value) {
    return new CompletableFuture<U>(value, null);
  }

  public static <U> CompletableFuture<U> failedFuture(Throwable ex) {
    return new CompletableFuture<U>(null, Objects.requireNonNull(ex));
  }

  public static <U> CompletionStage<U> completedStage(U value) {
    return completedFuture(value);
  }

  public static <U> CompletionStage<U> failedStage(Throwable ex) {
    return CompletableFuture.<U>failedFuture(ex);
  }

  public static CompletableFuture<Void> allOf(CompletableFuture<?>... cfs) {
    CompletableFuture<Void> all = completedFuture(null);
    for (CompletableFuture<?> next : cfs) {
      CompletableFuture<Void> before = all;
      all =
          before.afterBoth(
              next,
              null,
              to -> {
                if (next.error() != null) {
                  next.seenError();
                }
                if (before.passes(to) && next.passes(to)) {
                  to.setValue(null);
                }
              });
    }
    return all;
  }

  public static CompletableFuture<Object> anyOf(CompletableFuture<?>... cfs) {
    CompletableFuture<Object> any = new CompletableFuture<Object>();
    for (CompletableFuture<?> next : cfs) {
      if (next.isDone()) {
        any.follow(CompletableFuture.<Object>as(next));
        return any;
      }
    }
    for (CompletableFuture<?> next : cfs) {
      any.follow(CompletableFuture.<Object>as(next));
    }
    return any;
  }

  // ---- Time --------------------------------------------------------------------------------------

  /** What waits until it is time. */
  private static final class Clock {
    static final ScheduledThreadPoolExecutor TIMER = timer();

    private static ScheduledThreadPoolExecutor timer() {
      ScheduledThreadPoolExecutor made =
          new ScheduledThreadPoolExecutor(
              1,
              r -> {
                Thread t = new Thread(r, "CompletableFutureDelayScheduler");
                t.setDaemon(true);
                return t;
              });
      made.setRemoveOnCancelPolicy(true);
      return made;
    }
  }

  private CompletableFuture<T> onTime(Runnable late, long timeout, TimeUnit unit) {
    if (!isDone()) {
      Future<?> alarm = Clock.TIMER.schedule(late, timeout, unit);
      Body<Void> cancel = to -> {
        alarm.cancel(false);
        to.setValue(null);
      };
      after(null, cancel);
    }
    return this;
  }

  public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
    Objects.requireNonNull(unit);
    return onTime(() -> completeExceptionally(new TimeoutException()), timeout, unit);
  }

  public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
    Objects.requireNonNull(unit);
    return onTime(() -> complete(value), timeout, unit);
  }

  public static Executor delayedExecutor(long delay, TimeUnit unit, Executor executor) {
    Objects.requireNonNull(unit);
    Objects.requireNonNull(executor);
    return r -> Clock.TIMER.schedule(() -> executor.execute(r), delay, unit);
  }

  public static Executor delayedExecutor(long delay, TimeUnit unit) {
    return delayedExecutor(delay, unit, ForkJoinPool.commonPool());
  }
}
