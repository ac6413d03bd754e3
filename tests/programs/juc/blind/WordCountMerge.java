// Word count with ConcurrentHashMap.merge in a pool of 2, awaitTermination (10 s; throws if that
// timeout expires), sorted output.
//
// tester: clean
// tester options: --clock ordered

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class WordCountMerge {

    private static final String TEXT = """
            the quick brown fox jumps over the lazy dog
            the dog sleeps and the fox runs
            a lazy afternoon for a quick dog
            """;

    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
        List<String> lines = TEXT.lines().toList();

        ExecutorService exec = Executors.newFixedThreadPool(2);
        for (String line : lines) {
            exec.execute(() ->
                    Arrays.stream(line.split("\\s+"))
                            .filter(w -> !w.isBlank())
                            .forEach(w -> counts.merge(w, 1, Integer::sum)));
        }
        exec.shutdown();
        if (!exec.awaitTermination(10, TimeUnit.SECONDS)) {
            throw new IllegalStateException("timeout");
        }

        new TreeMap<>(counts).forEach((w, c) -> System.out.printf("%-10s %d%n", w, c));

        Map.Entry<String, Integer> best = counts.entrySet().stream()
                .max(Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .orElseThrow();
        System.out.println("most frequent: " + best.getKey() + " x" + best.getValue());
        System.out.println("total words: " + counts.values().stream().mapToInt(Integer::intValue).sum());
    }
}

/* expect:
a          2
afternoon  1
and        1
brown      1
dog        3
for        1
fox        2
jumps      1
lazy       2
over       1
quick      2
runs       1
sleeps     1
the        4
most frequent: the x4
total words: 23
*/
