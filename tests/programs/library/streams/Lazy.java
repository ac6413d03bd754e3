import java.util.*;
import java.util.stream.*;

/** In which order the steps run, and that no more of them run than are needed. */
public class Lazy {
    static boolean odd(int n) {
        System.out.println("odd " + n);
        return n % 2 == 1;
    }

    static int square(int n) {
        System.out.println("square " + n);
        return n * n;
    }

    public static void main(String[] args) {
        Stream<Integer> waiting = Stream.of(1, 2, 3).filter(Lazy::odd).map(Lazy::square);
        System.out.println("nothing yet");
        waiting.forEach(n -> System.out.println("got " + n));

        System.out.println(IntStream.iterate(1, n -> n + 1).filter(Lazy::odd).map(Lazy::square)
                               .limit(2).boxed().collect(Collectors.toList()));
        System.out.println(Stream.of(4, 5, 6, 7).filter(Lazy::odd).findFirst().get());
        System.out.println(Stream.of(4, 5, 6).anyMatch(Lazy::odd));
        System.out.println(Stream.of(1, 2, 3).allMatch(Lazy::odd));
        System.out.println(Stream.of(1, 2, 3).noneMatch(Lazy::odd));
        Stream.of("c", "a", "b").peek(s -> System.out.println("before " + s)).sorted()
            .peek(s -> System.out.println("after " + s)).limit(2).forEach(System.out::println);
        Stream.of(3, 1, 2).sorted(Comparator.reverseOrder()).peek(n -> System.out.println("one " + n))
            .sorted().forEach(n -> System.out.println("two " + n));
        new TreeSet<>(List.of(2, 1)).stream().peek(n -> System.out.println("in " + n)).sorted()
            .forEach(n -> System.out.println("out " + n));
        IntStream.range(0, 2).peek(n -> System.out.println("in " + n)).boxed().sorted()
            .forEach(n -> System.out.println("out " + n));
        IntStream.range(0, 2).peek(n -> System.out.println("in " + n)).asLongStream().sorted()
            .forEach(n -> System.out.println("out " + n));
        IntStream.range(0, 2).peek(n -> System.out.println("in " + n)).asDoubleStream().sorted()
            .forEach(n -> System.out.println("out " + n));
        IntStream.range(0, 2).map(n -> -n).peek(n -> System.out.println("in " + n)).sorted()
            .forEach(n -> System.out.println("out " + n));
        IntStream.range(0, 2).filter(n -> true).distinct().peek(n -> System.out.println("in " + n)).sorted()
            .forEach(n -> System.out.println("out " + n));
        System.out.println(Stream.of(1, 2, 3).peek(System.out::println).count());
        System.out.println(List.of(1, 2, 3).stream().map(Lazy::square).skip(1).count());
        System.out.println(List.of(1, 2, 3).stream().map(Lazy::square).limit(2).count());
        System.out.println(List.of(1, 2, 3).stream().map(Lazy::square).sorted().count());
        System.out.println(List.of(1, 2, 3).stream().filter(Lazy::odd).count());
        System.out.println(IntStream.range(0, 3).peek(System.out::println).asLongStream().boxed().count());
        System.out.println(Stream.concat(Stream.of(1), Stream.of(2)).peek(System.out::println).count());
        System.out.println(Stream.of(1, 2).flatMap(n -> Stream.of(n, n)).peek(System.out::println).count());
        System.out.println(Stream.of(1, 2, 3, 4, 1).takeWhile(n -> n < 3).peek(System.out::println).toList());
        System.out.println(Stream.of(1, 2, 3, 4, 1).dropWhile(n -> n < 3).toList());
        System.out.println(Stream.iterate(1, n -> n * 2).takeWhile(n -> n < 100).toList());
        System.out.println(Stream.iterate(1, n -> n < 100, n -> n * 3).toList());
        System.out.println(Stream.of(1, 2).flatMap(n -> Stream.iterate(n, m -> m + 10)).limit(3).toList());
        System.out.println(Stream.of("x").flatMap(s -> Stream.generate(() -> s)).anyMatch(s -> s.equals("x")));
        System.out.println(Stream.generate(() -> "y").skip(1).limit(3).collect(Collectors.joining()));
        Iterator<Integer> it = Stream.of(1, 2, 3, 4).peek(n -> System.out.println("pull " + n))
            .filter(n -> n % 2 == 0).iterator();
        System.out.println("made");
        System.out.println(it.next());
        System.out.println(it.hasNext());
        System.out.println(it.next());
        System.out.println(it.hasNext());
        Stream.concat(Stream.of(1, 2).peek(n -> System.out.println("left " + n)),
                      Stream.of(3, 4).peek(n -> System.out.println("right " + n)))
            .limit(3).forEach(System.out::println);
        List<String> list = new ArrayList<>(List.of("one", "two"));
        Stream<String> late = list.stream();
        list.add("three");
        System.out.println(late.collect(Collectors.joining(" ")));
        Stream.of(1, 2, 3, 4).skip(1).peek(n -> System.out.println("skipped to " + n)).limit(2).skip(1)
            .forEach(System.out::println);
        System.out.println(Stream.of(5, 6).limit(0).peek(System.out::println).toList());
    }
}

/* expect:
nothing yet
odd 1
square 1
got 1
odd 2
odd 3
square 3
got 9
odd 1
square 1
odd 2
odd 3
square 3
[1, 9]
odd 4
odd 5
5
odd 4
odd 5
true
odd 1
odd 2
false
odd 1
false
before c
before a
before b
after a
a
after b
b
one 3
one 2
one 1
two 1
two 2
two 3
in 1
out 1
in 2
out 2
in 0
out 0
in 1
out 1
in 0
out 0
in 1
out 1
in 0
out 0.0
in 1
out 1.0
in 0
in -1
out -1
out 0
in 0
in 1
out 0
out 1
3
2
2
3
odd 1
odd 2
odd 3
2
3
2
1
1
2
2
4
1
2
[1, 2]
[3, 4, 1]
[1, 2, 4, 8, 16, 32, 64]
[1, 3, 9, 27, 81]
[1, 11, 21]
true
yyy
made
pull 1
pull 2
2
pull 3
pull 4
true
4
false
left 1
1
left 2
2
right 3
3
one two three
skipped to 2
skipped to 3
3
[]
*/
