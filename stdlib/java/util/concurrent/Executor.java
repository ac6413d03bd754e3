package java.util.concurrent;

/** Runs tasks, now or later, here or in another thread. */
public interface Executor {
  void execute(Runnable command);
}
