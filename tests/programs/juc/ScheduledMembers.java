import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Delayed;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.RunnableScheduledFuture;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

// Every member of the executors that run tasks later, and of Exchanger.
public class ScheduledMembers {
  static final List<String> seen = Collections.synchronizedList(new ArrayList<>());

  static void show(Object o) {
    System.out.println(String.valueOf(o).replaceAll("@[0-9a-f]+", "@"));
  }

  static void services(ScheduledExecutorService s) throws Exception {
    ScheduledFuture<String> later = s.schedule(() -> "later", 500, TimeUnit.MILLISECONDS);
    ScheduledFuture<?> sooner = s.schedule(() -> show("sooner"), 5, TimeUnit.MILLISECONDS);
    String order = later.getDelay(TimeUnit.SECONDS) + " " + (later.compareTo(sooner) > 0) + " " + (sooner.compareTo(later) < 0) + later.compareTo(later);
    show(later.get() + sooner.get() + later.isDone() + later.isCancelled() + order);
    CountDownLatch three = new CountDownLatch(3);
    ScheduledFuture<?> rate = s.scheduleAtFixedRate(() -> three.countDown(), 1, 2, TimeUnit.MILLISECONDS);
    three.await();
    show(rate.isDone() + " " + rate.cancel(false) + rate.isDone() + rate.isCancelled());
    CountDownLatch two = new CountDownLatch(2);
    ScheduledFuture<?> delay = s.scheduleWithFixedDelay(() -> two.countDown(), 0, 1, TimeUnit.MILLISECONDS);
    two.await();
    delay.cancel(false);
    ScheduledFuture<?> fails = s.scheduleAtFixedRate(() -> {
      throw new IllegalStateException("once is enough");
    }, 0, 1, TimeUnit.MILLISECONDS);
    try {
      fails.get();
    } catch (ExecutionException e) {
      show(e.getCause());
    }
    try {
      s.scheduleAtFixedRate(() -> { }, 0, 0, TimeUnit.SECONDS);
    } catch (IllegalArgumentException e) {
      show(e);
    }
    try {
      s.scheduleWithFixedDelay(() -> { }, 0, -1, TimeUnit.SECONDS);
    } catch (IllegalArgumentException e) {
      show(e);
    }
    s.scheduleAtFixedRate(() -> { }, 1, 1, TimeUnit.HOURS);
    s.shutdown();
    show(s.awaitTermination(1, TimeUnit.HOURS));
    try {
      s.schedule(() -> { }, 1, TimeUnit.SECONDS);
    } catch (RejectedExecutionException e) {
      show("rejected");
    }
  }

  static void pool() throws Exception {
    ScheduledThreadPoolExecutor p = new ScheduledThreadPoolExecutor(1);
    show(p.getContinueExistingPeriodicTasksAfterShutdownPolicy() + " " + p.getExecuteExistingDelayedTasksAfterShutdownPolicy() + " " + p.getRemoveOnCancelPolicy());
    p.execute(() -> seen.add("executed"));
    show(p.submit(() -> "called").get());
    show(p.submit(() -> { }).get());
    show(p.submit(() -> { }, "given").get());
    Callable<String> c = () -> "c";
    Runnable r = () -> seen.add("r");
    show(p.schedule(c, 1, TimeUnit.MILLISECONDS).get());
    show(p.schedule(r, 1, TimeUnit.MILLISECONDS).get());
    ScheduledFuture<?> a = p.scheduleAtFixedRate(r, 1, 1, TimeUnit.HOURS);
    ScheduledFuture<?> b = p.scheduleWithFixedDelay(r, 1, 1, TimeUnit.HOURS);
    ScheduledFuture<?> d = p.schedule(r, 1, TimeUnit.HOURS);
    show(p.getQueue().size() + " " + ((RunnableScheduledFuture<?>) a).isPeriodic() + ((RunnableScheduledFuture<?>) d).isPeriodic());
    p.setRemoveOnCancelPolicy(true);
    show(d.cancel(true) + " " + p.getQueue().size());
    p.setRemoveOnCancelPolicy(false);
    show(b.cancel(true) + " " + p.getQueue().size());
    p.purge();
    show(p.getQueue().size());
    p.setContinueExistingPeriodicTasksAfterShutdownPolicy(true);
    p.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    ScheduledFuture<?> dropped = p.schedule(r, 1, TimeUnit.HOURS);
    p.shutdown();
    show(p.getQueue().size() + " " + dropped.isCancelled() + a.isCancelled() + p.isTerminated());
    show(p.shutdownNow().size() + " " + p.awaitTermination(1, TimeUnit.HOURS));
    show(seen);
    ThreadFactory named = x -> new Thread(x, "named");
    ScheduledThreadPoolExecutor q = new ScheduledThreadPoolExecutor(2, named);
    show(q.submit(() -> Thread.currentThread().getName()).get());
    q.shutdown();
    try {
      new ScheduledThreadPoolExecutor(-1);
    } catch (IllegalArgumentException e) {
      show(e);
    }
    ScheduledThreadPoolExecutor none = new ScheduledThreadPoolExecutor(0, (x, e) -> show("not taken"));
    show(none.submit(() -> "by the one thread that there must be").get());
    none.shutdown();
    none.execute(r);
    ScheduledThreadPoolExecutor all = new ScheduledThreadPoolExecutor(1, named, (x, e) -> show("not taken either"));
    all.shutdownNow();
    all.execute(r);
  }

  static void exchange() throws Exception {
    Exchanger<String> e = new Exchanger<>();
    Thread t = new Thread(() -> {
      try {
        String first = e.exchange("one");
        show("got " + first + e.exchange("two", 1, TimeUnit.HOURS));
      } catch (InterruptedException | TimeoutException x) {
        show(x);
      }
    });
    t.start();
    String mine = e.exchange("a") + e.exchange("b", 1, TimeUnit.HOURS);
    t.join();
    show(mine);
    try {
      e.exchange("nobody", 1, TimeUnit.MILLISECONDS);
    } catch (TimeoutException x) {
      show(x);
    }
    Thread.currentThread().interrupt();
    try {
      e.exchange("nobody");
    } catch (InterruptedException x) {
      show(x);
    }
  }

  static void interfaces() throws Exception {
    Executor here = r -> r.run();
    here.execute(() -> show("here"));
    RunnableFuture<String> f = new FutureTask<>(() -> "run");
    f.run();
    Future<String> g = f;
    show(g.get(1, TimeUnit.SECONDS) + g.isCancelled());
    ThreadFactory made = Executors.defaultThreadFactory();
    Thread t = made.newThread(() -> show("made"));
    show(t.isDaemon() + " " + t.getPriority() + " " + t.getName().replaceAll("pool-\\d+", "pool-N"));
    t.start();
    t.join();
    Delayed d = new Delayed() {
      @Override
      public long getDelay(TimeUnit unit) {
        return unit.convert(3, TimeUnit.SECONDS);
      }

      @Override
      public int compareTo(Delayed o) {
        return 0;
      }
    };
    show(d.getDelay(TimeUnit.MILLISECONDS));
    ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), new ThreadPoolExecutor.DiscardPolicy());
    p.shutdown();
    p.execute(() -> show("never"));
  }

  public static void main(String[] args) throws Exception {
    services(Executors.newScheduledThreadPool(1));
    services(Executors.newScheduledThreadPool(2, Executors.defaultThreadFactory()));
    services(Executors.newSingleThreadScheduledExecutor());
    services(Executors.newSingleThreadScheduledExecutor(r -> new Thread(r)));
    services(Executors.unconfigurableScheduledExecutorService(Executors.newScheduledThreadPool(1)));
    pool();
    exchange();
    interfaces();
  }
}

/* expect:
sooner
laternulltruefalse0 true true0
false truetruetrue
java.lang.IllegalStateException: once is enough
java.lang.IllegalArgumentException
java.lang.IllegalArgumentException
true
rejected
sooner
laternulltruefalse0 true true0
false truetruetrue
java.lang.IllegalStateException: once is enough
java.lang.IllegalArgumentException
java.lang.IllegalArgumentException
true
rejected
sooner
laternulltruefalse0 true true0
false truetruetrue
java.lang.IllegalStateException: once is enough
java.lang.IllegalArgumentException
java.lang.IllegalArgumentException
true
rejected
sooner
laternulltruefalse0 true true0
false truetruetrue
java.lang.IllegalStateException: once is enough
java.lang.IllegalArgumentException
java.lang.IllegalArgumentException
true
rejected
sooner
laternulltruefalse0 true true0
false truetruetrue
java.lang.IllegalStateException: once is enough
java.lang.IllegalArgumentException
java.lang.IllegalArgumentException
true
rejected
false true false
called
null
given
c
null
3 truefalse
true 2
true 2
1
1 truefalsefalse
1 true
[executed, r]
named
java.lang.IllegalArgumentException
by the one thread that there must be
not taken
not taken either
got ab
onetwo
java.util.concurrent.TimeoutException
java.lang.InterruptedException
here
runfalse
false 5 pool-N-thread-1
made
3000
*/
