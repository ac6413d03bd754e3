package java.util.concurrent;

/** The same, as what is run; perhaps again and again. */
public interface RunnableScheduledFuture<V> extends RunnableFuture<V>, ScheduledFuture<V> {
  boolean isPeriodic();
}
