package java.util.concurrent;

/** The future of a task that is run later. */
public interface ScheduledFuture<V> extends Delayed, Future<V> {}
