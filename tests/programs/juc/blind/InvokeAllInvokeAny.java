// invokeAll and invokeAny with succeeding and failing callables, then the usual shutdown idiom
// (stdout does not change even if its 5 s awaitTermination timed out).
//
// tester: clean

import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

public class InvokeAllInvokeAny {

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService executor = Executors.newFixedThreadPool(2);

        // ---- invokeAll -------------------------------------------------
        List<Callable<String>> callables = Arrays.asList(
                () -> "task1",
                () -> "task2",
                () -> {
                    throw new Exception("task3 failed");
                });

        for (Future<String> future : executor.invokeAll(callables)) {
            try {
                System.out.println(future.get());
            } catch (ExecutionException e) {
                System.out.println("caught: " + e.getCause().getMessage()
                        + " (" + e.getCause().getClass().getSimpleName() + ")");
            }
        }

        // ---- invokeAny: only one of the mirrors answers -----------------
        String winner = executor.invokeAny(List.of(
                mirror("mirror-a", false),
                mirror("mirror-b", true)));
        System.out.println("winner: " + winner);

        // ---- invokeAny: all fail ------------------------------------------
        try {
            executor.invokeAny(List.of(mirror("x", false)));
        } catch (ExecutionException e) {
            System.out.println("all failed: " + e.getCause().getMessage());
        }

        // ---- sums with streams --------------------------------------------
        List<Callable<Integer>> sums = IntStream.rangeClosed(1, 4)
                .mapToObj(i -> (Callable<Integer>) () -> i * 100)
                .collect(Collectors.toList());
        int total = 0;
        for (Future<Integer> f : executor.invokeAll(sums)) total += f.get();
        System.out.println("total: " + total);

        shutdown(executor);
    }

    private static Callable<String> mirror(String name, boolean up) {
        return () -> {
            if (!up) throw new IllegalStateException(name + " is down");
            return name;
        };
    }

    private static void shutdown(ExecutorService executor) {
        try {
            executor.shutdown();
            executor.awaitTermination(5, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            System.err.println("tasks interrupted");
        } finally {
            if (!executor.isTerminated()) {
                System.err.println("cancel non-finished tasks");
            }
            executor.shutdownNow();
            System.out.println("shutdown finished");
        }
    }
}

/* expect:
task1
task2
caught: task3 failed (Exception)
winner: mirror-b
all failed: x is down
total: 1000
shutdown finished
*/
