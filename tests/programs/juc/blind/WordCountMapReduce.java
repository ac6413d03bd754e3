// Word count with ConcurrentHashMap.merge, computeIfAbsent + LongAdder and an
// ExecutorCompletionService; output sorted.
//
// tester: clean

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.LongAdder;

/* Map-reduce word count with ConcurrentHashMap.merge / computeIfAbsent. */
public class WordCountMapReduce {

    private static final String TEXT = """
            the quick brown fox jumps over the lazy dog
            the dog barks and the fox runs
            a lazy afternoon for a lazy fox
            """;

    private final ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();
    private final ConcurrentMap<Integer, LongAdder> byLength = new ConcurrentHashMap<>();

    class Mapper implements Callable<Integer> {
        private final String line;

        Mapper(String line) {
            this.line = line;
        }

        @Override
        public Integer call() {
            int words = 0;
            for (String w : line.trim().split("\\s+")) {
                counts.merge(w, 1, Integer::sum);
                byLength.computeIfAbsent(w.length(), k -> new LongAdder()).increment();
                words++;
            }
            return words;
        }
    }

    int process(String text, int threads) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        CompletionService<Integer> ecs = new ExecutorCompletionService<>(pool);
        int submitted = 0;
        for (String line : text.split("\n")) {
            ecs.submit(new Mapper(line));
            submitted++;
        }
        int total = 0;
        for (int i = 0; i < submitted; i++) {
            total += ecs.take().get();
        }
        pool.shutdown();
        return total;
    }

    public static void main(String[] args) throws Exception {
        WordCountMapReduce wc = new WordCountMapReduce();
        int total = wc.process(TEXT, 2);
        System.out.println("total words: " + total);

        List<Map.Entry<String, Integer>> entries = new ArrayList<>(wc.counts.entrySet());
        entries.sort(Map.Entry.<String, Integer>comparingByValue().reversed()
                              .thenComparing(Map.Entry.comparingByKey()));
        for (Map.Entry<String, Integer> e : entries.subList(0, 5)) {
            System.out.println(String.format("%-8s %d", e.getKey(), e.getValue()));
        }
        System.out.println(new TreeMap<>(wc.byLength));

        // compute / computeIfPresent return values
        System.out.println(wc.counts.compute("fox", (k, v) -> v == null ? 1 : v * 100));
        System.out.println(wc.counts.computeIfPresent("dog", (k, v) -> null));
        System.out.println(wc.counts.containsKey("dog"));
        System.out.println(wc.counts.getOrDefault("cat", -1));
    }
}

/* expect:
total words: 23
the      4
fox      3
lazy     3
a        2
dog      2
{1=2, 3=11, 4=5, 5=4, 9=1}
300
null
false
-1
*/
