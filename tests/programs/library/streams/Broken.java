import java.util.*;
import java.util.stream.*;

/** What streams refuse. */
public class Broken {
    interface Act {
        void run();
    }

    static void tryIt(String name, Act act) {
        try {
            act.run();
            System.out.println(name + ": fine");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Stream<String> used = Stream.of("a", "b");
        used.forEach(System.out::println);
        tryIt("again", () -> used.forEach(System.out::println));
        Stream<String> linked = Stream.of("a");
        linked.map(String::length);
        tryIt("linked", () -> linked.filter(s -> true));
        IntStream closed = IntStream.range(0, 3);
        closed.close();
        tryIt("closed", () -> closed.sum());
        tryIt("onClose", () -> closed.onClose(() -> System.out.println("never")));
        Stream<Integer> iterated = Stream.of(1);
        iterated.iterator();
        tryIt("iterated", () -> iterated.count());
        Stream<Integer> joined = Stream.of(1);
        Stream.concat(joined, joined.isParallel() ? joined : Stream.of(2));
        tryIt("joined", () -> joined.count());
        tryIt("twice", () -> Stream.concat(Stream.of(1), Stream.empty()).forEach(n -> System.out.println(n)));

        tryIt("duplicate", () -> Stream.of("a", "bb", "c").collect(Collectors.toMap(String::length, s -> s)));
        tryIt("null value", () -> Stream.of("a").collect(Collectors.toMap(s -> s, s -> null)));
        tryIt("null key", () -> Stream.of("a").collect(Collectors.groupingBy(s -> null)));
        tryIt("toList", () -> Stream.of(1, 2).toList().add(3));
        tryIt("nulls", () -> System.out.println(Stream.of(1, null).toList()));
        tryIt("unmodifiable", () -> Stream.of(1).collect(Collectors.toUnmodifiableList()).add(3));
        tryIt("unmodifiable null", () -> Stream.of(1, null).collect(Collectors.toUnmodifiableList()));
        tryIt("findFirst", () -> Stream.of(null, 1).findFirst());
        tryIt("max of none", () -> Stream.<Integer>empty().max(Comparator.naturalOrder()).get());
        tryIt("limit", () -> Stream.of(1).limit(-1));
        tryIt("skip", () -> IntStream.of(1).skip(-2));
        tryIt("filter", () -> Stream.of(1).filter(null));
        tryIt("sorted", () -> Stream.of(new Object(), new Object()).sorted().count());
        tryIt("toArray", () -> Stream.of("a").toArray(Integer[]::new));
        tryIt("range", () -> Arrays.stream(new int[3], 2, 1));
        tryIt("range end", () -> Arrays.stream(new int[3], 2, 4));
        tryIt("range begin", () -> Arrays.stream(new String[3], -1, 2));
        List<Integer> growing = new ArrayList<>(List.of(1, 2, 3));
        tryIt("grows", () -> growing.stream().forEach(n -> {
            System.out.println(n);
            growing.add(n);
        }));
        tryIt("grows too", () -> growing.stream().limit(5).forEach(n -> {
            System.out.println(n);
            growing.add(n);
        }));
        Map<String, Integer> map = new HashMap<>(Map.of("a", 1));
        tryIt("map grows", () -> map.keySet().stream().forEach(k -> map.put(k + "x", 2)));
        tryIt("builder", () -> {
            Stream.Builder<String> b = Stream.builder();
            b.add("x").add("y").accept("z");
            System.out.println(b.build().toList());
            b.add("late");
        });
        tryIt("partition", () -> Stream.of(1).collect(Collectors.partitioningBy(n -> n > 0)).put(true, List.of()));
        tryIt("in step", () -> Stream.of(2, 1, 0).map(n -> 2 / n).forEach(System.out::println));
    }
}

/* expect:
a
b
again: java.lang.IllegalStateException: stream has already been operated upon or closed
linked: java.lang.IllegalStateException: stream has already been operated upon or closed
closed: java.lang.IllegalStateException: stream has already been operated upon or closed
onClose: java.lang.IllegalStateException: stream has already been operated upon or closed
iterated: java.lang.IllegalStateException: stream has already been operated upon or closed
joined: java.lang.IllegalStateException: stream has already been operated upon or closed
1
twice: fine
duplicate: java.lang.IllegalStateException: Duplicate key 1 (attempted merging values a and c)
null value: java.lang.NullPointerException: null
null key: java.lang.NullPointerException: element cannot be mapped to a null key
toList: java.lang.UnsupportedOperationException: null
[1, null]
nulls: fine
unmodifiable: java.lang.UnsupportedOperationException: null
unmodifiable null: java.lang.NullPointerException: null
findFirst: java.lang.NullPointerException: null
max of none: java.util.NoSuchElementException: No value present
limit: java.lang.IllegalArgumentException: -1
skip: java.lang.IllegalArgumentException: -2
filter: java.lang.NullPointerException: null
sorted: fine
toArray: java.lang.ArrayStoreException: java.lang.String
range: java.lang.ArrayIndexOutOfBoundsException: origin(2) > fence(1)
range end: java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 4
range begin: java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
1
2
3
grows: java.util.ConcurrentModificationException: null
1
grows too: java.util.ConcurrentModificationException: null
map grows: java.util.ConcurrentModificationException: null
[x, y, z]
builder: java.lang.IllegalStateException: null
partition: java.lang.UnsupportedOperationException: null
1
2
in step: java.lang.ArithmeticException: / by zero
*/
