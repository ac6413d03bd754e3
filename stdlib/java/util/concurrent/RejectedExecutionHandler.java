package java.util.concurrent;

/** What becomes of a task that a pool does not take. */
public interface RejectedExecutionHandler {
  void rejectedExecution(Runnable r, ThreadPoolExecutor executor);
}
