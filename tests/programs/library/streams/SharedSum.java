import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

/**
 * What streams call back is the program's, and other threads may come between: here two streams add to one field.
 * The map is gone through element by element, while another thread moves an amount in two steps.
 */
// finds: assertion failed
// finds: the sum is 3
public class SharedSum {
    static int added;

    public static void main(String[] args) throws Exception {
        List<Thread> threads = IntStream.range(0, 2)
            .mapToObj(i -> new Thread(() -> IntStream.rangeClosed(1, 2).forEach(n -> added += n)))
            .collect(Collectors.toList());
        Map<String, Integer> accounts = new ConcurrentHashMap<>(Map.of("a", 3, "b", 4));
        threads.add(new Thread(() -> {
            accounts.merge("b", -4, Integer::sum);
            accounts.merge("a", 4, Integer::sum);
        }));
        threads.forEach(Thread::start);
        int sum = accounts.values().stream().mapToInt(Integer::intValue).sum();
        for (Thread t : threads) {
            t.join();
        }
        assert sum == 7 : "the sum is " + sum;
        assert added == 6;
    }
}
