package java.util.concurrent;

import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/** The steps that can follow a CompletableFuture, each by what it does when its sources are done. */
abstract class FutureSteps<T> implements CompletionStage<T> {
  /** What a step does; it runs when the sources that it needs are done. */
  interface Body<U> {
    void run(CompletableFuture<U> to);
  }

  public abstract boolean isDone();

  public abstract Executor defaultExecutor();

  // Of a future that is done.

  abstract T value();

  /** Null if it has ended well. */
  abstract Throwable error();

  /** The same; somebody looks at it. */
  abstract Throwable seenError();

  /** False if it has failed: then the other one fails, too. */
  abstract boolean passes(CompletableFuture<?> to);

  /** Tells the action, and makes the other one end in the same way. */
  abstract void passOn(
      CompletableFuture<T> to, BiConsumer<? super T, ? super Throwable> action);

  // Steps, which run in the executor, or if that is null where the last source is completed.

  abstract <U> CompletableFuture<U> after(Executor executor, Body<U> body);

  abstract <U> CompletableFuture<U> afterBoth(
      CompletableFuture<?> second, Executor executor, Body<U> body);

  abstract <U> CompletableFuture<U> afterEither(
      CompletableFuture<?> second, Executor executor, Body<U> body);

  @Override
  public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> fn) {
    Objects.requireNonNull(fn);
    return this.<U>after(
        null,
        to -> {
          if (passes(to)) {
            to.setValue(fn.apply(value()));
          }
        });
  }

  @Override
  public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> fn) {
    Objects.requireNonNull(fn);
    return this.<U>after(
        defaultExecutor(),
        to -> {
          if (passes(to)) {
            to.setValue(fn.apply(value()));
          }
        });
  }

  @Override
  public <U> CompletableFuture<U> thenApplyAsync(
      Function<? super T, ? extends U> fn, Executor executor) {
    Objects.requireNonNull(fn);
    return this.<U>after(
        Objects.requireNonNull(executor),
        to -> {
          if (passes(to)) {
            to.setValue(fn.apply(value()));
          }
        });
  }

  @Override
  public CompletableFuture<Void> thenAccept(Consumer<? super T> action) {
    Objects.requireNonNull(action);
    return this.<Void>after(
        null,
        to -> {
          if (passes(to)) {
            action.accept(value());
            to.setValue(null);
          }
        });
  }

  @Override
  public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action) {
    Objects.requireNonNull(action);
    return this.<Void>after(
        defaultExecutor(),
        to -> {
          if (passes(to)) {
            action.accept(value());
            to.setValue(null);
          }
        });
  }

  @Override
  public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action, Executor executor) {
    Objects.requireNonNull(action);
    return this.<Void>after(
        Objects.requireNonNull(executor),
        to -> {
          if (passes(to)) {
            action.accept(value());
            to.setValue(null);
          }
        });
  }

  @Override
  public CompletableFuture<Void> thenRun(Runnable action) {
    Objects.requireNonNull(action);
    return this.<Void>after(
        null,
        to -> {
          if (passes(to)) {
            action.run();
            to.setValue(null);
          }
        });
  }

  @Override
  public CompletableFuture<Void> thenRunAsync(Runnable action) {
    Objects.requireNonNull(action);
    return this.<Void>after(
        defaultExecutor(),
        to -> {
          if (passes(to)) {
            action.run();
            to.setValue(null);
          }
        });
  }

  @Override
  public CompletableFuture<Void> thenRunAsync(Runnable action, Executor executor) {
    Objects.requireNonNull(action);
    return this.<Void>after(
        Objects.requireNonNull(executor),
        to -> {
          if (passes(to)) {
            action.run();
            to.setValue(null);
          }
        });
  }

  @Override
  public <U, V> CompletableFuture<V> thenCombine(
      CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn) {
    Objects.requireNonNull(fn);
    CompletableFuture<?> second = other.toCompletableFuture();
    return this.<V>afterBoth(
        second,
        null,
        to -> {
          if (passes(to) && second.passes(to)) {
            to.setValue(fn.apply(value(), CompletableFuture.<U>as(second).value()));
          }
        });
  }

  @Override
  public <U, V> CompletableFuture<V> thenCombineAsync(
      CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn) {
    Objects.requireNonNull(fn);
    CompletableFuture<?> second = other.toCompletableFuture();
    return this.<V>afterBoth(
        second,
        defaultExecutor(),
        to -> {
          if (passes(to) && second.passes(to)) {
            to.setValue(fn.apply(value(), CompletableFuture.<U>as(second).value()));
          }
        });
  }

  @Override
  public <U, V> CompletableFuture<V> thenCombineAsync(
      CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn, Executor executor) {
    Objects.requireNonNull(fn);
    CompletableFuture<?> second = other.toCompletableFuture();
    return this.<V>afterBoth(
        second,
        Objects.requireNonNull(executor),
        to -> {
          if (passes(to) && second.passes(to)) {
            to.setValue(fn.apply(value(), CompletableFuture.<U>as(second).value()));
          }
        });
  }

  @Override
  public <U> CompletableFuture<Void> thenAcceptBoth(
      CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action) {
    Objects.requireNonNull(action);
    CompletableFuture<?> second = other.toCompletableFuture();
    return this.<Void>afterBoth(
        second,
        null,
        to -> {
          if (passes(to) && second.passes(to)) {
            action.accept(value(), CompletableFuture.<U>as(second).value());
            to.setValue(null);
          }
        });
  }

  @Override
  public <U> CompletableFuture<Void> thenAcceptBothAsync(
      CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action) {
    Objects.requireNonNull(action);
    CompletableFuture<?> second = other.toCompletableFuture();
    return this.<Void>afterBoth(
        second,
        defaultExecutor(),
        to -> {
          if (passes(to) && second.passes(to)) {
            action.accept(value(), CompletableFuture.<U>as(second).value());
            to.setValue(null);
          }
        });
  }

  @Override
  public <U> CompletableFuture<Void> thenAcceptBothAsync(
      CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action, Executor executor) {
    Objects.requireNonNull(action);
    CompletableFuture<?> second = other.toCompletableFuture();
    return this.<Void>afterBoth(
        second,
        Objects.requireNonNull(executor),
        to -> {
          if (passes(to) && second.passes(to)) {
            action.accept(value(), CompletableFuture.<U>as(second).value());
            to.setValue(null);
          }
        });
  }

  @Override
  public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable action) {
    Objects.requireNonNull(action);
    CompletableFuture<?> second = other.toCompletableFuture();
    return this.<Void>afterBoth(
        second,
        null,
        to -> {
          if (passes(to) && second.passes(to)) {
            action.run();
            to.setValue(null);
          }
        });
  }

  @Override
  public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action) {
    Objects.requireNonNull(action);
    CompletableFuture<?> second = other.toCompletableFuture();
    return this.<Void>afterBoth(
        second,
        defaultExecutor(),
        to -> {
          if (passes(to) && second.passes(to)) {
            action.run();
            to.setValue(null);
          }
        });
  }

  @Override
  public CompletableFuture<Void> runAfterBothAsync(
      CompletionStage<?> other, Runnable action, Executor executor) {
    Objects.requireNonNull(action);
    CompletableFuture<?> second = other.toCompletableFuture();
    return this.<Void>afterBoth(
        second,
        Objects.requireNonNull(executor),
        to -> {
          if (passes(to) && second.passes(to)) {
            action.run();
            to.setValue(null);
          }
        });
  }

  @Override
  public <U> CompletableFuture<U> applyToEither(
      CompletionStage<? extends T> other, Function<? super T, U> fn) {
    Objects.requireNonNull(fn);
    CompletableFuture<?> second = other.toCompletableFuture();
    return this.<U>afterEither(
        second,
        null,
        to -> {
          CompletableFuture<?> first = isDone() ? toCompletableFuture() : second;
          if (first.passes(to)) {
            to.setValue(fn.apply(CompletableFuture.<T>as(first).value()));
          }
        });
  }

  @Override
  public <U> CompletableFuture<U> applyToEitherAsync(
      CompletionStage<? extends T> other, Function<? super T, U> fn) {
    Objects.requireNonNull(fn);
    CompletableFuture<?> second = other.toCompletableFuture();
    return this.<U>afterEither(
        second,
        defaultExecutor(),
        to -> {
          CompletableFuture<?> first = isDone() ? toCompletableFuture() : second;
          if (first.passes(to)) {
            to.setValue(fn.apply(CompletableFuture.<T>as(first).value()));
          }
        });
  }

  @Override
  public <U> CompletableFuture<U> applyToEitherAsync(
      CompletionStage<? extends T> other, Function<? super T, U> fn, Executor executor) {
    Objects.requireNonNull(fn);
    CompletableFuture<?> second = other.toCompletableFuture();
    return this.<U>afterEither(
        second,
        Objects.requireNonNull(executor),
        to -> {
          CompletableFuture<?> first = isDone() ? toCompletableFuture() : second;
          if (first.passes(to)) {
            to.setValue(fn.apply(CompletableFuture.<T>as(first).value()));
          }
        });
  }

  @Override
  public CompletableFuture<Void> acceptEither(
      CompletionStage<? extends T> other, Consumer<? super T> action) {
    Objects.requireNonNull(action);
    CompletableFuture<?> second = other.toCompletableFuture();
    return this.<Void>afterEither(
        second,
        null,
        to -> {
          CompletableFuture<?> first = isDone() ? toCompletableFuture() : second;
          if (first.passes(to)) {
            action.accept(CompletableFuture.<T>as(first).value());
            to.setValue(null);
          }
        });
  }

  @Override
  public CompletableFuture<Void> acceptEitherAsync(
      CompletionStage<? extends T> other, Consumer<? super T> action) {
    Objects.requireNonNull(action);
    CompletableFuture<?> second = other.toCompletableFuture();
    return this.<Void>afterEither(
        second,
        defaultExecutor(),
        to -> {
          CompletableFuture<?> first = isDone() ? toCompletableFuture() : second;
          if (first.passes(to)) {
            action.accept(CompletableFuture.<T>as(first).value());
            to.setValue(null);
          }
        });
  }

  @Override
  public CompletableFuture<Void> acceptEitherAsync(
      CompletionStage<? extends T> other, Consumer<? super T> action, Executor executor) {
    Objects.requireNonNull(action);
    CompletableFuture<?> second = other.toCompletableFuture();
    return this.<Void>afterEither(
        second,
        Objects.requireNonNull(executor),
        to -> {
          CompletableFuture<?> first = isDone() ? toCompletableFuture() : second;
          if (first.passes(to)) {
            action.accept(CompletableFuture.<T>as(first).value());
            to.setValue(null);
          }
        });
  }

  @Override
  public CompletableFuture<Void> runAfterEither(CompletionStage<?> other, Runnable action) {
    Objects.requireNonNull(action);
    CompletableFuture<?> second = other.toCompletableFuture();
    return this.<Void>afterEither(
        second,
        null,
        to -> {
          CompletableFuture<?> first = isDone() ? toCompletableFuture() : second;
          if (first.passes(to)) {
            action.run();
            to.setValue(null);
          }
        });
  }

  @Override
  public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable action) {
    Objects.requireNonNull(action);
    CompletableFuture<?> second = other.toCompletableFuture();
    return this.<Void>afterEither(
        second,
        defaultExecutor(),
        to -> {
          CompletableFuture<?> first = isDone() ? toCompletableFuture() : second;
          if (first.passes(to)) {
            action.run();
            to.setValue(null);
          }
        });
  }

  @Override
  public CompletableFuture<Void> runAfterEitherAsync(
      CompletionStage<?> other, Runnable action, Executor executor) {
    Objects.requireNonNull(action);
    CompletableFuture<?> second = other.toCompletableFuture();
    return this.<Void>afterEither(
        second,
        Objects.requireNonNull(executor),
        to -> {
          CompletableFuture<?> first = isDone() ? toCompletableFuture() : second;
          if (first.passes(to)) {
            action.run();
            to.setValue(null);
          }
        });
  }

  @Override
  public <U> CompletableFuture<U> thenCompose(
      Function<? super T, ? extends CompletionStage<U>> fn) {
    Objects.requireNonNull(fn);
    return this.<U>after(
        null,
        to -> {
          if (passes(to)) {
            to.follow(fn.apply(value()).toCompletableFuture());
          }
        });
  }

  @Override
  public <U> CompletableFuture<U> thenComposeAsync(
      Function<? super T, ? extends CompletionStage<U>> fn) {
    Objects.requireNonNull(fn);
    return this.<U>after(
        defaultExecutor(),
        to -> {
          if (passes(to)) {
            to.follow(fn.apply(value()).toCompletableFuture());
          }
        });
  }

  @Override
  public <U> CompletableFuture<U> thenComposeAsync(
      Function<? super T, ? extends CompletionStage<U>> fn, Executor executor) {
    Objects.requireNonNull(fn);
    return this.<U>after(
        Objects.requireNonNull(executor),
        to -> {
          if (passes(to)) {
            to.follow(fn.apply(value()).toCompletableFuture());
          }
        });
  }

  @Override
  public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> fn) {
    Objects.requireNonNull(fn);
    return this.<U>after(
        null,
        to -> {
          to.setValue(fn.apply(value(), seenError()));
        });
  }

  @Override
  public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> fn) {
    Objects.requireNonNull(fn);
    return this.<U>after(
        defaultExecutor(),
        to -> {
          to.setValue(fn.apply(value(), seenError()));
        });
  }

  @Override
  public <U> CompletableFuture<U> handleAsync(
      BiFunction<? super T, Throwable, ? extends U> fn, Executor executor) {
    Objects.requireNonNull(fn);
    return this.<U>after(
        Objects.requireNonNull(executor),
        to -> {
          to.setValue(fn.apply(value(), seenError()));
        });
  }

  @Override
  public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
    Objects.requireNonNull(action);
    return this.<T>after(
        null,
        to -> {
          passOn(to, action);
        });
  }

  @Override
  public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action) {
    Objects.requireNonNull(action);
    return this.<T>after(
        defaultExecutor(),
        to -> {
          passOn(to, action);
        });
  }

  @Override
  public CompletableFuture<T> whenCompleteAsync(
      BiConsumer<? super T, ? super Throwable> action, Executor executor) {
    Objects.requireNonNull(action);
    return this.<T>after(
        Objects.requireNonNull(executor),
        to -> {
          passOn(to, action);
        });
  }

  @Override
  public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> fn) {
    Objects.requireNonNull(fn);
    return this.<T>after(
        null,
        to -> {
          if (error() == null) {
            to.setValue(value());
          } else {
            to.setValue(fn.apply(seenError()));
          }
        });
  }

  @Override
  public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> fn) {
    Objects.requireNonNull(fn);
    return this.<T>after(
        defaultExecutor(),
        to -> {
          if (error() == null) {
            to.setValue(value());
          } else {
            to.setValue(fn.apply(seenError()));
          }
        });
  }

  @Override
  public CompletableFuture<T> exceptionallyAsync(
      Function<Throwable, ? extends T> fn, Executor executor) {
    Objects.requireNonNull(fn);
    return this.<T>after(
        Objects.requireNonNull(executor),
        to -> {
          if (error() == null) {
            to.setValue(value());
          } else {
            to.setValue(fn.apply(seenError()));
          }
        });
  }

  @Override
  public CompletableFuture<T> exceptionallyCompose(
      Function<Throwable, ? extends CompletionStage<T>> fn) {
    Objects.requireNonNull(fn);
    return this.<T>after(
        null,
        to -> {
          if (error() == null) {
            to.setValue(value());
          } else {
            to.follow(fn.apply(seenError()).toCompletableFuture());
          }
        });
  }

  @Override
  public CompletableFuture<T> exceptionallyComposeAsync(
      Function<Throwable, ? extends CompletionStage<T>> fn) {
    Objects.requireNonNull(fn);
    return this.<T>after(
        defaultExecutor(),
        to -> {
          if (error() == null) {
            to.setValue(value());
          } else {
            to.follow(fn.apply(seenError()).toCompletableFuture());
          }
        });
  }

  @Override
  public CompletableFuture<T> exceptionallyComposeAsync(
      Function<Throwable, ? extends CompletionStage<T>> fn, Executor executor) {
    Objects.requireNonNull(fn);
    return this.<T>after(
        Objects.requireNonNull(executor),
        to -> {
          if (error() == null) {
            to.setValue(value());
          } else {
            to.follow(fn.apply(seenError()).toCompletableFuture());
          }
        });
  }
}
