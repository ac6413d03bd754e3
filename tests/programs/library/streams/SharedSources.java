import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

/** Streams of collections that threads share hold no lock while their steps run; what changes meanwhile. */
public class SharedSources {
    static void inThread(Runnable action) {
        Thread t = new Thread(action);
        t.start();
        try {
            t.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static void changes(String name, Collection<Integer> c, boolean some) {
        List<Integer> seen = new ArrayList<>();
        try {
            Stream<Integer> s = some ? c.stream().limit(10) : c.stream();
            s.forEach(n -> {
                seen.add(n);
                if (n < 3) {
                    inThread(() -> c.add(n + 10));
                }
            });
        } catch (ConcurrentModificationException e) {
            seen.add(-1);
        }
        System.out.println(name + " " + seen + " " + c);
    }

    public static void main(String[] args) {
        for (boolean some : new boolean[] {false, true}) {
            changes("vector", new Vector<>(List.of(1, 2, 3)), some);
            changes("synchronized", Collections.synchronizedList(new ArrayList<>(List.of(1, 2, 3))), some);
            changes("list", new CopyOnWriteArrayList<>(List.of(1, 2, 3)), some);
            changes("set", new CopyOnWriteArraySet<>(List.of(1, 2, 3)), some);
            changes("queue", new ConcurrentLinkedQueue<>(List.of(1, 2, 3)), some);
            changes("skip list", new ConcurrentSkipListSet<>(List.of(1, 2, 3)), some);
        }
        Vector<Integer> vector = new Vector<>(List.of(1, 2));
        Stream<Integer> late = vector.stream();
        vector.add(3);
        System.out.println(late.count() + " " + vector.stream().peek(System.out::println).count());
        CopyOnWriteArrayList<Integer> copied = new CopyOnWriteArrayList<>(List.of(1, 2));
        Stream<Integer> early = copied.stream();
        copied.add(3);
        System.out.println(early.map(n -> n * n).toList());
    }
}

/* expect:
vector [1, 2, 3, -1] [1, 2, 3, 11, 12]
synchronized [1, 2, 3, -1] [1, 2, 3, 11, 12]
list [1, 2, 3] [1, 2, 3, 11, 12]
set [1, 2, 3] [1, 2, 3, 11, 12]
queue [1, 2, 3, 11, 12] [1, 2, 3, 11, 12]
skip list [1, 2, 3, 11, 12] [1, 2, 3, 11, 12]
vector [1, -1] [1, 2, 3, 11]
synchronized [1, -1] [1, 2, 3, 11]
list [1, 2, 3] [1, 2, 3, 11, 12]
set [1, 2, 3] [1, 2, 3, 11, 12]
queue [1, 2, 3, 11, 12] [1, 2, 3, 11, 12]
skip list [1, 2, 3, 11, 12] [1, 2, 3, 11, 12]
3 3
[1, 4]
*/
