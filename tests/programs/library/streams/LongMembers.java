import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Every member of LongStream, LongStream.Builder, PrimitiveIterator.OfLong and LongSummaryStatistics. */
public class LongMembers {
    static void show(String what, Object value) {
        System.out.println(what + " = " + value);
    }

    static LongStream some() {
        return LongStream.of(5, 2, 9, 2);
    }

    static String all(LongStream s) {
        return Arrays.toString(s.toArray());
    }

    static void sources() {
        show("of one", all(LongStream.of(7)));
        show("empty", all(LongStream.empty()));
        show("iterate", all(LongStream.iterate(1, n -> n * 3).limit(4)));
        show("iterate to", all(LongStream.iterate(1, n -> n < 50, n -> n * 3)));
        long[] n = {0};
        show("generate", all(LongStream.generate(() -> n[0]++).limit(4)));
        show("range", all(LongStream.range(2, 6)) + all(LongStream.range(6, 2)));
        show("rangeClosed", all(LongStream.rangeClosed(2, 6)) + all(LongStream.rangeClosed(6, 2)));
        show("concat", all(LongStream.concat(some(), LongStream.of(1))));
        LongStream.Builder b = LongStream.builder();
        b.accept(3);
        show("builder", all(b.add(4).add(5).build()));
        try {
            b.add(6);
        } catch (IllegalStateException e) {
            show("built", e.getMessage());
        }
    }

    static void steps() {
        show("filter", all(some().filter(v -> v > 2)));
        show("map", all(some().map(v -> v + 1)));
        show("mapToObj", some().mapToObj(v -> "v" + v).toList());
        show("mapToInt", some().mapToInt(v -> (int) v + 1).sum());
        show("mapToDouble", some().mapToDouble(v -> v / 2.0).sum());
        show("asDoubleStream", Arrays.toString(some().asDoubleStream().toArray()));
        show("boxed", some().boxed().toList());
        show("flatMap", all(some().flatMap(v -> LongStream.of(v, -v))));
        show("mapMulti", all(some().mapMulti((v, out) -> {
            out.accept(v);
            out.accept(v);
        })));
        LongStream.LongMapMultiConsumer twice = (v, out) -> out.accept(v + v);
        twice.accept(4, v -> show("twice", v));
        show("distinct", all(some().distinct()));
        show("sorted", all(some().sorted()));
        List<Object> seen = new ArrayList<>();
        show("peek", all(some().peek(v -> seen.add(v)).limit(2)) + seen);
        show("skip", all(some().skip(1).skip(0)));
        show("takeWhile", all(some().takeWhile(v -> v < 9)));
        show("dropWhile", all(some().dropWhile(v -> v < 9)));
        show("sorted limit", all(LongStream.iterate(10, v -> v - 1).limit(5).sorted().limit(2)));
    }

    static void ends() {
        some().forEach(v -> System.out.print(v + " "));
        some().forEachOrdered(v -> System.out.print(v + " "));
        System.out.println();
        show("reduce", some().reduce(1, (a, b) -> a * b));
        show("reduce some", some().reduce((a, b) -> a - b));
        show("reduce none", LongStream.empty().reduce((a, b) -> a - b));
        ArrayList<Object> list = some().collect(ArrayList::new, (l, v) -> l.add(v), ArrayList::addAll);
        show("collect", list);
        show("sum", some().sum());
        show("min", some().min());
        show("max", some().max());
        show("count", some().count() + " " + some().filter(v -> v < 9).count());
        show("average", some().average() + " " + LongStream.empty().average());
        show("anyMatch", some().anyMatch(v -> v > 8));
        show("allMatch", some().allMatch(v -> v > 8));
        show("noneMatch", some().noneMatch(v -> v > 8));
        show("findFirst", some().findFirst());
        show("findAny", LongStream.empty().findAny());
        show("parallel", some().isParallel() + " " + some().parallel().isParallel() + " "
            + some().parallel().unordered().sequential().isParallel());
        show("optional", OptionalLong.of(3).stream().sum() + " " + OptionalLong.empty().stream().count());
        show("arrays", Arrays.stream(some().toArray()).sum() + " " + Arrays.stream(some().toArray(), 1, 3).sum());
    }

    static void iterators() {
        PrimitiveIterator.OfLong it = some().map(v -> v + 1).iterator();
        show("hasNext", it.hasNext());
        show("nextLong", it.nextLong());
        show("next", it.next());
        it.forEachRemaining((LongConsumer) v -> System.out.print(v + ";"));
        System.out.println();
        Consumer<Object> boxes = v -> System.out.print(v + ";");
        some().iterator().forEachRemaining(boxes);
        PrimitiveIterator<Long, LongConsumer> plain = some().iterator();
        plain.forEachRemaining((LongConsumer) v -> System.out.print(v + ":"));
        PrimitiveIterator.OfLong own = new PrimitiveIterator.OfLong() {
            long left = 3;

            @Override
            public boolean hasNext() {
                return left > 0;
            }

            @Override
            public long nextLong() {
                return left--;
            }
        };
        Long first = own.next();
        own.forEachRemaining((Consumer<? super Long>) v -> System.out.print(v + "," + first + ";"));
        System.out.println();
    }

    static void statistics() {
        LongSummaryStatistics s = some().summaryStatistics();
        show("statistics", s.toString());
        show("parts", s.getCount() + " " + s.getSum() + " " + s.getMin() + " " + s.getMax() + " " + s.getAverage());
        LongSummaryStatistics t = new LongSummaryStatistics();
        show("none", t);
        t.accept(100);
        t.accept(50L);
        t.combine(s);
        show("combined", t);
        show("made", new LongSummaryStatistics(2, 1, 3, 4) + " " + new LongSummaryStatistics(0, 3, 1, 4));
        try {
            new LongSummaryStatistics(-1, 1, 3, 4);
        } catch (IllegalArgumentException e) {
            show("negative", e.getMessage());
        }
        try {
            new LongSummaryStatistics(2, 3, 1, 4);
        } catch (IllegalArgumentException e) {
            show("wrong", e.getMessage());
        }
    }

    public static void main(String[] args) {
        sources();
        steps();
        ends();
        iterators();
        statistics();
    }
}

/* expect:
of one = [7]
empty = []
iterate = [1, 3, 9, 27]
iterate to = [1, 3, 9, 27]
generate = [0, 1, 2, 3]
range = [2, 3, 4, 5][]
rangeClosed = [2, 3, 4, 5, 6][]
concat = [5, 2, 9, 2, 1]
builder = [3, 4, 5]
built = null
filter = [5, 9]
map = [6, 3, 10, 3]
mapToObj = [v5, v2, v9, v2]
mapToInt = 22
mapToDouble = 9.0
asDoubleStream = [5.0, 2.0, 9.0, 2.0]
boxed = [5, 2, 9, 2]
flatMap = [5, -5, 2, -2, 9, -9, 2, -2]
mapMulti = [5, 5, 2, 2, 9, 9, 2, 2]
twice = 8
distinct = [5, 2, 9]
sorted = [2, 2, 5, 9]
peek = [5, 2][5, 2]
skip = [2, 9, 2]
takeWhile = [5, 2]
dropWhile = [9, 2]
sorted limit = [6, 7]
5 2 9 2 5 2 9 2\x{20}
reduce = 180
reduce some = OptionalLong[-8]
reduce none = OptionalLong.empty
collect = [5, 2, 9, 2]
sum = 18
min = OptionalLong[2]
max = OptionalLong[9]
count = 4 3
average = OptionalDouble[4.5] OptionalDouble.empty
anyMatch = true
allMatch = false
noneMatch = false
findFirst = OptionalLong[5]
findAny = OptionalLong.empty
parallel = false true false
optional = 3 0
arrays = 18 11
hasNext = true
nextLong = 6
next = 3
10;3;
5;2;9;2;5:2:9:2:2,3;1,3;
statistics = LongSummaryStatistics{count=4, sum=18, min=2, average=4.500000, max=9}
parts = 4 18 2 9 4.5
none = LongSummaryStatistics{count=0, sum=0, min=9223372036854775807, average=0.000000, max=-9223372036854775808}
combined = LongSummaryStatistics{count=6, sum=168, min=2, average=28.000000, max=100}
made = LongSummaryStatistics{count=2, sum=4, min=1, average=2.000000, max=3} LongSummaryStatistics{count=0, sum=0, min=9223372036854775807, average=0.000000, max=-9223372036854775808}
negative = Negative count value
wrong = Minimum greater than maximum
*/
