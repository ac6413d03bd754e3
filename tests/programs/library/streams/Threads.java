import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.stream.*;

/** Streams that start threads, tasks and futures, and gather what they give. */
public class Threads {
    static int slow(int n) {
        return n * n;
    }

    public static void main(String[] args) throws Exception {
        AtomicInteger count = new AtomicInteger();
        List<Thread> threads = IntStream.range(0, 4).mapToObj(i -> new Thread(() -> count.addAndGet(i), "t" + i))
            .collect(Collectors.toList());
        threads.forEach(Thread::start);
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(count.get() + " " + threads.stream().map(Thread::getName).collect(Collectors.joining(" ")));

        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<Integer>> futures = Stream.of(1, 2, 3).map(n -> pool.submit(() -> slow(n))).collect(Collectors.toList());
        int sum = 0;
        for (Future<Integer> f : futures) {
            sum += f.get();
        }
        System.out.println(sum);
        List<Callable<String>> tasks = Stream.of("a", "b").<Callable<String>>map(s -> () -> s + s).collect(Collectors.toList());
        System.out.println(pool.invokeAll(tasks).stream().map(f -> {
            try {
                return f.get();
            } catch (InterruptedException | ExecutionException e) {
                throw new IllegalStateException(e);
            }
        }).collect(Collectors.toList()));
        List<CompletableFuture<Integer>> promised = IntStream.rangeClosed(1, 5).boxed()
            .map(n -> CompletableFuture.supplyAsync(() -> slow(n), pool)).collect(Collectors.toList());
        CompletableFuture<Void> all = CompletableFuture.allOf(promised.toArray(new CompletableFuture[0]));
        CompletableFuture<List<Integer>> done =
            all.thenApply(v -> promised.stream().map(CompletableFuture::join).collect(Collectors.toList()));
        System.out.println(done.get());
        System.out.println(promised.stream().map(CompletableFuture::join).reduce(0, Integer::sum));
        pool.shutdown();

        ConcurrentHashMap<Integer, LongAdder> adders = new ConcurrentHashMap<>();
        IntStream.range(0, 100).parallel().forEach(i -> adders.computeIfAbsent(i % 3, k -> new LongAdder()).increment());
        System.out.println(new TreeMap<>(adders));
        System.out.println(IntStream.rangeClosed(1, 1000).parallel().mapToLong(i -> i).sum());
        ConcurrentMap<Boolean, Long> byParity =
            IntStream.range(0, 10).boxed().parallel().collect(Collectors.groupingByConcurrent(n -> n % 2 == 0, Collectors.counting()));
        System.out.println(byParity.get(true) + byParity.get(false));
        Set<String> names = ConcurrentHashMap.newKeySet();
        Stream.of("x", "y", "x").parallel().forEach(names::add);
        System.out.println(names.stream().sorted().toList());
        BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Thread producer = new Thread(() -> IntStream.range(0, 5).forEach(queue::add));
        producer.start();
        producer.join();
        System.out.println(queue.stream().map(n -> n + 1).collect(Collectors.toList()));
        System.out.println(Stream.generate(queue::poll).takeWhile(Objects::nonNull).mapToInt(Integer::intValue).sum());
    }
}

/* expect:
6 t0 t1 t2 t3
14
[aa, bb]
[1, 4, 9, 16, 25]
55
{0=34, 1=33, 2=33}
500500
10
[x, y]
[1, 2, 3, 4, 5]
10
*/
