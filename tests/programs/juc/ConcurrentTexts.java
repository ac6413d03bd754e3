import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.StampedLock;

// What toString says of the classes of java.util.concurrent.
public class ConcurrentTexts {
  static void show(String text) {
    System.out.println(text.replaceAll("@[0-9a-f]+", "@"));
  }

  public static void main(String[] args) {
    show(new ConcurrentHashMap<>(java.util.Map.of("a", 1)).toString());
    show(new ConcurrentHashMap<String, String>().toString());
    show(new ConcurrentLinkedDeque<>(Arrays.asList("a", "b")).toString());
    show(new ConcurrentLinkedQueue<>(Arrays.asList("a", "b")).toString());
    show(new ConcurrentSkipListSet<>(Arrays.asList("b", "a")).toString());
    show(new CopyOnWriteArrayList<>(Arrays.asList("b", "a")).toString());
    show(new LinkedBlockingDeque<>(Arrays.asList("a", "b")).toString());
    show(new LinkedBlockingQueue<>(Arrays.asList("a", "b")).toString());
    show(new PriorityBlockingQueue<>(Arrays.asList("b", "a")).toString());
    show(new SynchronousQueue<String>().toString());
    FutureTask<String> f = new FutureTask<>(() -> "x");
    f.cancel(false);
    show(f.toString());
    ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    show(p.toString());
    p.shutdown();
    show(p.toString());
    show(new AtomicIntegerArray(3).toString());
    show(new AtomicIntegerArray(0).toString());
    show(new AtomicLongArray(2).toString());
    show(new AtomicReferenceArray<String>(2).toString());
    show(new DoubleAccumulator((a, b) -> a + b, 0.5).toString());
    show(new DoubleAdder().toString());
    show(new LongAccumulator((a, b) -> a + b, 5).toString());
    show(new LongAdder().toString());
    show(new StampedLock().toString());
  }
}

/* expect:
{a=1}
{}
[a, b]
[a, b]
[a, b]
[b, a]
[a, b]
[a, b]
[a, b]
[]
java.util.concurrent.FutureTask@[Cancelled]
java.util.concurrent.ThreadPoolExecutor@[Running, pool size = 0, active threads = 0, queued tasks = 0, completed tasks = 0]
java.util.concurrent.ThreadPoolExecutor@[Terminated, pool size = 0, active threads = 0, queued tasks = 0, completed tasks = 0]
[0, 0, 0]
[]
[0, 0]
[null, null]
0.5
0.0
5
0
java.util.concurrent.locks.StampedLock@[Unlocked]
*/
