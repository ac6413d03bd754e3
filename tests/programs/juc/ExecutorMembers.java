// Every public member of the executors: what it returns and throws, one task at a time.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionService;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

public class ExecutorMembers {
  static String plain(Object o) {
    return String.valueOf(o).replaceAll("Executors\\$\\w+@", "adapter@").replaceAll("@[0-9a-f]+", "@").replaceAll("\\$\\$Lambda[^@]*@", "-lambda@");
  }

  static void show(Object o) {
    System.out.println(plain(o));
  }

  /** Shows what the method of a future asks for. */
  static class Loud extends FutureTask<String> {
    Loud(Callable<String> c) {
      super(c);
    }

    @Override
    protected void done() {
      show("done " + isCancelled());
    }

    @Override
    protected void set(String s) {
      super.set(s + "!");
    }

    @Override
    protected void setException(Throwable t) {
      show("failed " + t);
      super.setException(t);
    }

    boolean again() {
      return runAndReset();
    }
  }

  static void futures() throws Exception {
    Loud good = new Loud(() -> "good");
    show(good);
    show(good.isDone());
    good.run();
    good.run();
    show(good.get() + good.isDone() + good.get(1, TimeUnit.SECONDS) + good.cancel(true));
    show(good);
    Loud bad = new Loud(() -> {
      throw new IllegalStateException("bad");
    });
    bad.run();
    try {
      bad.get();
    } catch (ExecutionException e) {
      show(e + " / " + e.getCause());
    }
    show(bad);
    Loud off = new Loud(() -> "never");
    show(off.cancel(false) + " " + off.cancel(false) + " " + off.isCancelled() + " " + off.isDone());
    off.run();
    try {
      off.get();
    } catch (CancellationException e) {
      show(e);
    }
    show(off);
    int[] n = {0};
    Loud often = new Loud(() -> "often" + n[0]++);
    show(often.again() + " " + often.again() + " " + n[0] + " " + often.isDone());
    try {
      often.get(1, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      show(e);
    }
    FutureTask<Integer> fixed = new FutureTask<>(() -> show("runs"), 5);
    new Thread(fixed).start();
    show(fixed.get());
    try {
      new FutureTask<String>(null);
    } catch (NullPointerException e) {
      show("null");
    }
  }

  /** Runs each task at once, in the thread that brings it. */
  static class Direct extends AbstractExecutorService {
    boolean shut;

    @Override
    public void execute(Runnable r) {
      r.run();
    }

    @Override
    public void shutdown() {
      shut = true;
    }

    @Override
    public List<Runnable> shutdownNow() {
      shut = true;
      return new ArrayList<>();
    }

    @Override
    public boolean isShutdown() {
      return shut;
    }

    @Override
    public boolean isTerminated() {
      return shut;
    }

    @Override
    public boolean awaitTermination(long t, TimeUnit u) {
      return shut;
    }

    @Override
    protected <T> RunnableFuture<T> newTaskFor(Callable<T> c) {
      show("for a callable");
      return super.newTaskFor(c);
    }

    @Override
    protected <T> RunnableFuture<T> newTaskFor(Runnable r, T value) {
      show("for a runnable");
      return super.newTaskFor(r, value);
    }
  }

  static void services(ExecutorService s) throws Exception {
    show(s.submit(() -> "s").get());
    show(s.submit(() -> { }).get());
    show(s.submit(() -> { }, "r").get());
    List<Callable<String>> three = Arrays.asList(() -> "a", () -> "b", () -> "c");
    for (Future<String> f : s.invokeAll(three)) show(f.get());
    for (Future<String> f : s.invokeAll(three, 1, TimeUnit.HOURS)) show(f.get());
    show(s.invokeAny(Arrays.asList(three.get(0))));
    show(s.invokeAny(Arrays.asList(three.get(1)), 1, TimeUnit.HOURS));
    Callable<String> fails = () -> {
      throw new Exception("no");
    };
    try {
      s.invokeAny(Arrays.asList(fails, fails));
    } catch (ExecutionException e) {
      show(e);
    }
    try {
      s.invokeAny(new ArrayList<Callable<String>>());
    } catch (IllegalArgumentException e) {
      show(e);
    }
    show(s.invokeAll(Arrays.asList(fails)).get(0).isDone());
    try {
      s.submit((Runnable) null);
    } catch (NullPointerException e) {
      show("null");
    }
    show(s.isShutdown() + " " + s.isTerminated());
    s.shutdown();
    show(s.awaitTermination(1, TimeUnit.HOURS) + " " + s.isShutdown() + " " + s.isTerminated());
    show(s.shutdownNow());
  }

  static void completion() throws Exception {
    ExecutorService two = Executors.newFixedThreadPool(2);
    CompletionService<String> c = new ExecutorCompletionService<>(two);
    show(c.poll());
    Future<String> x = c.submit(() -> "x");
    Future<String> taken = c.take();
    show(taken.get() + (taken == x));
    c.submit(() -> { }, "y");
    show(c.poll(1, TimeUnit.HOURS).get());
    two.shutdown();
    BlockingQueue<Future<Integer>> queue = new LinkedBlockingQueue<>();
    Executor here = r -> r.run();
    CompletionService<Integer> d = new ExecutorCompletionService<>(here, queue);
    d.submit(() -> 3);
    show(queue.size() + " " + d.take().get());
  }

  /** Tells what it hears. */
  static class Telling extends ThreadPoolExecutor {
    final AtomicInteger begun = new AtomicInteger();
    final AtomicInteger ended = new AtomicInteger();

    Telling() {
      super(1, 2, 1, TimeUnit.HOURS, new LinkedBlockingQueue<Runnable>(1));
    }

    @Override
    protected void beforeExecute(Thread t, Runnable r) {
      begun.incrementAndGet();
    }

    @Override
    protected void afterExecute(Runnable r, Throwable t) {
      if (t == null) ended.incrementAndGet();
    }

    @Override
    protected void terminated() {
      super.terminated();
      show("terminated " + begun + " " + ended);
    }
  }

  static void pools() throws Exception {
    Telling p = new Telling();
    show(p);
    CountDownLatch begun = new CountDownLatch(2);
    CountDownLatch go = new CountDownLatch(1);
    Runnable waits = () -> {
      begun.countDown();
      try {
        go.await();
      } catch (InterruptedException e) {
        show("interrupted");
      }
    };
    show(p.getPoolSize() + " " + p.getActiveCount() + " " + p.getLargestPoolSize() + " " + p.getQueue());
    p.execute(waits);
    Runnable queued = () -> show("queued");
    p.execute(queued);
    show(p.getQueue().size() + " " + p.remove(queued) + " " + p.remove(queued));
    Future<?> cancelled = p.submit(queued);
    cancelled.cancel(false);
    show(p.getQueue().size());
    p.purge();
    show(p.getQueue().size());
    p.execute(queued);
    p.execute(waits);
    begun.await();
    show(p.getPoolSize() + " " + p.getActiveCount() + " " + p.getLargestPoolSize() + " " + p.getTaskCount() + " " + p.getCompletedTaskCount());
    try {
      p.execute(queued);
    } catch (RejectedExecutionException e) {
      show(e.getMessage());
    }
    show(p.getCorePoolSize() + " " + p.getMaximumPoolSize() + " " + p.getKeepAliveTime(TimeUnit.MINUTES) + " " + p.allowsCoreThreadTimeOut());
    p.shutdown();
    show(p.isShutdown() + " " + p.isTerminating() + " " + p.isTerminated());
    go.countDown();
    show(p.awaitTermination(1, TimeUnit.HOURS));
    show(p.isTerminating() + " " + p.isTerminated() + " " + p);
    ThreadPoolExecutor q = new ThreadPoolExecutor(0, 3, 5, TimeUnit.SECONDS, new SynchronousQueue<Runnable>(), r -> new Thread(r, "mine"));
    q.setCorePoolSize(2);
    q.setMaximumPoolSize(4);
    q.setKeepAliveTime(7, TimeUnit.SECONDS);
    q.allowCoreThreadTimeOut(true);
    show(q.getCorePoolSize() + " " + q.getMaximumPoolSize() + " " + q.getKeepAliveTime(TimeUnit.SECONDS) + " " + q.allowsCoreThreadTimeOut());
    show(q.prestartCoreThread() + " " + q.prestartAllCoreThreads() + " " + q.prestartAllCoreThreads() + " " + q.prestartCoreThread());
    ThreadFactory f = q.getThreadFactory();
    q.setThreadFactory(f);
    RejectedExecutionHandler h = q.getRejectedExecutionHandler();
    q.setRejectedExecutionHandler(h);
    show(q.getThreadFactory() == f && q.getRejectedExecutionHandler() == h);
    show(h.getClass().getName());
    q.shutdownNow();
    show(q.awaitTermination(1, TimeUnit.HOURS));
    try {
      q.setCorePoolSize(9);
    } catch (IllegalArgumentException e) {
      show(e);
    }
    for (int[] wrong : new int[][] {{-1, 1, 0}, {0, 0, 0}, {2, 1, 0}, {1, 1, -1}}) {
      try {
        new ThreadPoolExecutor(wrong[0], wrong[1], wrong[2], TimeUnit.SECONDS, new LinkedBlockingQueue<Runnable>());
      } catch (IllegalArgumentException e) {
        show(e);
      }
    }
  }

  static void policies() throws Exception {
    RejectedExecutionHandler[] all = {
      new ThreadPoolExecutor.CallerRunsPolicy(),
      new ThreadPoolExecutor.AbortPolicy(),
      new ThreadPoolExecutor.DiscardPolicy(),
      new ThreadPoolExecutor.DiscardOldestPolicy(),
      (r, e) -> show("mine " + e.getQueue().size())
    };
    for (RejectedExecutionHandler h : all) {
      ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<Runnable>(1), Executors.defaultThreadFactory(), h);
      CountDownLatch go = new CountDownLatch(1);
      p.execute(() -> {
        try {
          go.await();
        } catch (InterruptedException e) {
          show(e);
        }
      });
      p.execute(() -> show("second"));
      try {
        p.execute(() -> show("third in " + Thread.currentThread().getName().replaceAll("pool-\\d+", "pool-N")));
      } catch (RejectedExecutionException e) {
        show(e.getMessage());
      }
      go.countDown();
      p.shutdown();
      show(p.awaitTermination(1, TimeUnit.HOURS));
      try {
        h.rejectedExecution(() -> show("after the end"), p);
      } catch (RejectedExecutionException e) {
        show(e.getMessage());
      }
    }
  }

  public static void main(String[] args) throws Exception {
    futures();
    services(new Direct());
    services(Executors.newFixedThreadPool(1));
    services(Executors.newFixedThreadPool(2, r -> new Thread(r)));
    services(Executors.newSingleThreadExecutor());
    services(Executors.newSingleThreadExecutor(Executors.defaultThreadFactory()));
    services(Executors.newCachedThreadPool());
    services(Executors.newCachedThreadPool(r -> new Thread(r)));
    services(Executors.unconfigurableExecutorService(new Direct()));
    completion();
    pools();
    policies();
    show(Executors.callable(() -> { }, 4).call());
    show(Executors.callable(() -> { }).call());
    show(Executors.callable(new Thread("t")));
    show(new RejectedExecutionException().getMessage());
    show(new RejectedExecutionException("m").getMessage());
    show(new RejectedExecutionException("m", new Exception("c")).getCause());
    show(new RejectedExecutionException(new Exception("c")));
  }
}

/* expect:
ExecutorMembers$Loud@[Not completed, task = ExecutorMembers-lambda@]
false
done false
good!truegood!false
ExecutorMembers$Loud@[Completed normally]
failed java.lang.IllegalStateException: bad
done false
java.util.concurrent.ExecutionException: java.lang.IllegalStateException: bad / java.lang.IllegalStateException: bad
ExecutorMembers$Loud@[Completed exceptionally: java.lang.IllegalStateException: bad]
done true
true false true true
java.util.concurrent.CancellationException
ExecutorMembers$Loud@[Cancelled]
true true 2 false
java.util.concurrent.TimeoutException
runs
5
null
for a callable
s
for a runnable
null
for a runnable
r
for a callable
for a callable
for a callable
a
b
c
for a callable
for a callable
for a callable
a
b
c
for a callable
a
for a callable
b
for a callable
for a callable
java.util.concurrent.ExecutionException: java.lang.Exception: no
java.lang.IllegalArgumentException
for a callable
true
null
false false
true true true
[]
s
null
r
a
b
c
a
b
c
a
b
java.util.concurrent.ExecutionException: java.lang.Exception: no
java.lang.IllegalArgumentException
true
null
false false
true true true
[]
s
null
r
a
b
c
a
b
c
a
b
java.util.concurrent.ExecutionException: java.lang.Exception: no
java.lang.IllegalArgumentException
true
null
false false
true true true
[]
s
null
r
a
b
c
a
b
c
a
b
java.util.concurrent.ExecutionException: java.lang.Exception: no
java.lang.IllegalArgumentException
true
null
false false
true true true
[]
s
null
r
a
b
c
a
b
c
a
b
java.util.concurrent.ExecutionException: java.lang.Exception: no
java.lang.IllegalArgumentException
true
null
false false
true true true
[]
s
null
r
a
b
c
a
b
c
a
b
java.util.concurrent.ExecutionException: java.lang.Exception: no
java.lang.IllegalArgumentException
true
null
false false
true true true
[]
s
null
r
a
b
c
a
b
c
a
b
java.util.concurrent.ExecutionException: java.lang.Exception: no
java.lang.IllegalArgumentException
true
null
false false
true true true
[]
for a callable
s
for a runnable
null
for a runnable
r
for a callable
for a callable
for a callable
a
b
c
for a callable
for a callable
for a callable
a
b
c
for a callable
a
for a callable
b
for a callable
for a callable
java.util.concurrent.ExecutionException: java.lang.Exception: no
java.lang.IllegalArgumentException
for a callable
true
null
false false
true true true
[]
null
xtrue
y
1 3
ExecutorMembers$Telling@[Running, pool size = 0, active threads = 0, queued tasks = 0, completed tasks = 0]
0 0 0 []
1 true false
1
0
2 2 2 3 0
Task ExecutorMembers-lambda@ rejected from ExecutorMembers$Telling@[Running, pool size = 2, active threads = 2, queued tasks = 1, completed tasks = 0]
1 2 60 false
true true false
queued
terminated 3 3
true
false true ExecutorMembers$Telling@[Terminated, pool size = 0, active threads = 0, queued tasks = 0, completed tasks = 3]
2 4 7 true
true 1 0 false
true
java.util.concurrent.ThreadPoolExecutor$AbortPolicy
true
java.lang.IllegalArgumentException
java.lang.IllegalArgumentException
java.lang.IllegalArgumentException
java.lang.IllegalArgumentException
java.lang.IllegalArgumentException
third in main
second
true
Task ExecutorMembers-lambda@ rejected from java.util.concurrent.ThreadPoolExecutor@[Running, pool size = 1, active threads = 1, queued tasks = 1, completed tasks = 0]
second
true
Task ExecutorMembers-lambda@ rejected from java.util.concurrent.ThreadPoolExecutor@[Terminated, pool size = 0, active threads = 0, queued tasks = 0, completed tasks = 2]
second
true
third in pool-N-thread-1
true
mine 1
second
true
mine 0
4
null
java.util.concurrent.adapter@[Wrapped task = Thread[t,5,main]]
null
m
java.lang.Exception: c
java.util.concurrent.RejectedExecutionException: java.lang.Exception: c
*/
