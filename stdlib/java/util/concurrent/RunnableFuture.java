package java.util.concurrent;

/** A future that is there when it has been run. */
public interface RunnableFuture<V> extends Runnable, Future<V> {
  @Override
  void run();
}
