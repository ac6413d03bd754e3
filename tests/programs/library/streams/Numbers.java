import java.util.*;
import java.util.stream.*;

/** Numbers without boxes: primes, Fibonacci numbers, sums, statistics, matrices. */
public class Numbers {
    static boolean isPrime(int n) {
        return n > 1 && IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0);
    }

    public static void main(String[] args) {
        System.out.println(IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b));
        System.out.println(LongStream.rangeClosed(1, 20).reduce(1L, (a, b) -> a * b));
        System.out.println(IntStream.range(0, 50).filter(Numbers::isPrime).boxed().collect(Collectors.toList()));
        System.out.println(Stream.iterate(new long[] {0, 1}, f -> new long[] {f[1], f[0] + f[1]})
                               .limit(10).map(f -> f[0]).map(String::valueOf).collect(Collectors.joining(" ")));
        System.out.println(IntStream.of(3, 1, 2).summaryStatistics());
        System.out.println(LongStream.of(3, 1, 2).summaryStatistics());
        System.out.println(DoubleStream.of(3, 1, 2.5).summaryStatistics());
        System.out.println(IntStream.empty().average() + " " + IntStream.empty().max());
        System.out.println(DoubleStream.of(0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7).sum());
        System.out.println(DoubleStream.generate(() -> 0.1).limit(1000).sum());
        System.out.println(DoubleStream.of(1e100, 1, -1e100, 1).sum());
        System.out.println(DoubleStream.of(Double.POSITIVE_INFINITY, 1).sum());
        System.out.println(DoubleStream.of(1, Double.NaN).max());
        System.out.println(IntStream.of(Integer.MAX_VALUE, 1).sum() + " " + IntStream.of(Integer.MAX_VALUE, 1).asLongStream().sum());
        System.out.println(Arrays.toString(IntStream.of(5, 3, 5, 1).distinct().sorted().toArray()));
        System.out.println(Arrays.toString(new Random(7).ints(5, 0, 10).toArray()));
        int[][] matrix = {{1, 2}, {3, 4}};
        System.out.println(Arrays.stream(matrix).flatMapToInt(Arrays::stream).sum());
        System.out.println(Arrays.stream(matrix).map(Arrays::toString).collect(Collectors.joining(";")));
        int[][] turned = IntStream.range(0, 2)
            .mapToObj(c -> IntStream.range(0, 2).map(r -> matrix[r][c]).toArray()).toArray(int[][]::new);
        System.out.println(Arrays.deepToString(turned));
        System.out.println(IntStream.rangeClosed(1, 20).boxed()
            .flatMap(a -> IntStream.rangeClosed(a, 20)
                .mapToObj(b -> new int[] {a, b, (int) Math.sqrt(a * a + b * b)})
                .filter(t -> t[0] * t[0] + t[1] * t[1] == t[2] * t[2]))
            .map(t -> t[0] + "," + t[1] + "," + t[2]).collect(Collectors.toList()));
        System.out.println(IntStream.rangeClosed(1, 15)
            .mapToObj(i -> i % 15 == 0 ? "FizzBuzz" : i % 5 == 0 ? "Buzz" : i % 3 == 0 ? "Fizz" : String.valueOf(i))
            .collect(Collectors.joining(" ")));
        System.out.println(Stream.of(1, 2, 3, 4).mapToInt(Integer::intValue).map(x -> x * x).average().getAsDouble());
        System.out.println("hello".chars().mapToObj(c -> String.valueOf((char) c)).collect(Collectors.joining("-")));
        System.out.println(new StringBuilder("abc").chars().map(c -> c + 1).collect(
            StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append));
        int[] squares = IntStream.rangeClosed(1, 5).map(n -> n * n).toArray();
        System.out.println(squares.length + " " + squares[4]);
        List<Integer> list = Arrays.stream(squares).boxed().collect(Collectors.toList());
        int[] back = list.stream().mapToInt(i -> i).toArray();
        System.out.println(Arrays.equals(squares, back));
        Integer[] boxes = list.stream().toArray(Integer[]::new);
        System.out.println(boxes[0] + boxes[1]);
        double pi = 4 * IntStream.range(0, 1000).mapToDouble(k -> (k % 2 == 0 ? 1.0 : -1.0) / (2 * k + 1)).sum();
        System.out.println(pi);
        Map<Boolean, List<Integer>> parts =
            IntStream.range(0, 10).boxed().collect(Collectors.partitioningBy(n -> n % 2 == 0));
        System.out.println(parts.get(true) + " " + parts.get(false));
        OptionalInt last = IntStream.range(0, 10).reduce((a, b) -> b);
        System.out.println(last.getAsInt());
        System.out.println(IntStream.range(5, 5).count() + " " + LongStream.rangeClosed(Long.MAX_VALUE - 1, Long.MAX_VALUE).boxed().toList());
        System.out.println(IntStream.rangeClosed(Integer.MAX_VALUE - 1, Integer.MAX_VALUE).boxed().toList());
    }
}

/* expect:
120
2432902008176640000
[2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47]
0 1 1 2 3 5 8 13 21 34
IntSummaryStatistics{count=3, sum=6, min=1, average=2.000000, max=3}
LongSummaryStatistics{count=3, sum=6, min=1, average=2.000000, max=3}
DoubleSummaryStatistics{count=3, sum=6.500000, min=1.000000, average=2.166667, max=3.000000}
OptionalDouble.empty OptionalInt.empty
2.8
100.0
1.0
Infinity
OptionalDouble[NaN]
-2147483648 2147483648
[1, 3, 5]
[6, 4, 5, 4, 0]
10
[1, 2];[3, 4]
[[1, 3], [2, 4]]
[3,4,5, 5,12,13, 6,8,10, 8,15,17, 9,12,15, 12,16,20, 15,20,25]
1 2 Fizz 4 Buzz Fizz 7 8 Fizz Buzz 11 Fizz 13 14 FizzBuzz
7.5
h-e-l-l-o
bcd
5 25
true
5
3.1405926538397932
[0, 2, 4, 6, 8] [1, 3, 5, 7, 9]
9
0 [9223372036854775806, 9223372036854775807]
[2147483646, 2147483647]
*/
