import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Every member of DoubleStream, DoubleStream.Builder, PrimitiveIterator.OfDouble and DoubleSummaryStatistics. */
public class DoubleMembers {
    static void show(String what, Object value) {
        System.out.println(what + " = " + value);
    }

    static DoubleStream some() {
        return DoubleStream.of(5.5, 2, 9.25, 2);
    }

    static String all(DoubleStream s) {
        return Arrays.toString(s.toArray());
    }

    static void sources() {
        show("of one", all(DoubleStream.of(7)));
        show("empty", all(DoubleStream.empty()));
        show("iterate", all(DoubleStream.iterate(1, n -> n * 3).limit(4)));
        show("iterate to", all(DoubleStream.iterate(1, n -> n < 50, n -> n * 3)));
        double[] n = {0};
        show("generate", all(DoubleStream.generate(() -> n[0]++).limit(4)));
        show("concat", all(DoubleStream.concat(some(), DoubleStream.of(1))));
        DoubleStream.Builder b = DoubleStream.builder();
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
        show("mapToLong", some().mapToLong(v -> (long) (v * 2.5)).sum());
        show("boxed", some().boxed().toList());
        show("flatMap", all(some().flatMap(v -> DoubleStream.of(v, -v))));
        show("mapMulti", all(some().mapMulti((v, out) -> {
            out.accept(v);
            out.accept(v);
        })));
        DoubleStream.DoubleMapMultiConsumer twice = (v, out) -> out.accept(v + v);
        twice.accept(4, v -> show("twice", v));
        show("distinct", all(some().distinct()));
        show("sorted", all(some().sorted()));
        List<Object> seen = new ArrayList<>();
        show("peek", all(some().peek(v -> seen.add(v)).limit(2)) + seen);
        show("skip", all(some().skip(1).skip(0)));
        show("takeWhile", all(some().takeWhile(v -> v < 9)));
        show("dropWhile", all(some().dropWhile(v -> v < 9)));
        show("sorted limit", all(DoubleStream.iterate(10, v -> v - 1).limit(5).sorted().limit(2)));
    }

    static void ends() {
        some().forEach(v -> System.out.print(v + " "));
        some().forEachOrdered(v -> System.out.print(v + " "));
        System.out.println();
        show("reduce", some().reduce(1, (a, b) -> a * b));
        show("reduce some", some().reduce((a, b) -> a - b));
        show("reduce none", DoubleStream.empty().reduce((a, b) -> a - b));
        ArrayList<Object> list = some().collect(ArrayList::new, (l, v) -> l.add(v), ArrayList::addAll);
        show("collect", list);
        show("sum", some().sum());
        show("min", some().min());
        show("max", some().max());
        show("count", some().count() + " " + some().filter(v -> v < 9).count());
        show("average", some().average() + " " + DoubleStream.empty().average());
        show("anyMatch", some().anyMatch(v -> v > 8));
        show("allMatch", some().allMatch(v -> v > 8));
        show("noneMatch", some().noneMatch(v -> v > 8));
        show("findFirst", some().findFirst());
        show("findAny", DoubleStream.empty().findAny());
        show("parallel", some().isParallel() + " " + some().parallel().isParallel() + " "
            + some().parallel().unordered().sequential().isParallel());
        show("optional", OptionalDouble.of(3).stream().sum() + " " + OptionalDouble.empty().stream().count());
        show("arrays", Arrays.stream(some().toArray()).sum() + " " + Arrays.stream(some().toArray(), 1, 3).sum());
    }

    static void iterators() {
        PrimitiveIterator.OfDouble it = some().map(v -> v + 1).iterator();
        show("hasNext", it.hasNext());
        show("nextDouble", it.nextDouble());
        show("next", it.next());
        it.forEachRemaining((DoubleConsumer) v -> System.out.print(v + ";"));
        System.out.println();
        Consumer<Object> boxes = v -> System.out.print(v + ";");
        some().iterator().forEachRemaining(boxes);
        PrimitiveIterator<Double, DoubleConsumer> plain = some().iterator();
        plain.forEachRemaining((DoubleConsumer) v -> System.out.print(v + ":"));
        PrimitiveIterator.OfDouble own = new PrimitiveIterator.OfDouble() {
            double left = 3;

            @Override
            public boolean hasNext() {
                return left > 0;
            }

            @Override
            public double nextDouble() {
                return left--;
            }
        };
        Double first = own.next();
        own.forEachRemaining((Consumer<? super Double>) v -> System.out.print(v + "," + first + ";"));
        System.out.println();
    }

    static void statistics() {
        DoubleSummaryStatistics s = some().summaryStatistics();
        show("statistics", s.toString());
        show("parts", s.getCount() + " " + s.getSum() + " " + s.getMin() + " " + s.getMax() + " " + s.getAverage());
        DoubleSummaryStatistics t = new DoubleSummaryStatistics();
        show("none", t);
        t.accept(100);
        t.combine(s);
        show("combined", t);
        show("made", new DoubleSummaryStatistics(2, 1, 3, 4) + " " + new DoubleSummaryStatistics(0, 3, 1, 4));
        try {
            new DoubleSummaryStatistics(-1, 1, 3, 4);
        } catch (IllegalArgumentException e) {
            show("negative", e.getMessage());
        }
        try {
            new DoubleSummaryStatistics(2, 3, 1, 4);
        } catch (IllegalArgumentException e) {
            show("wrong", e.getMessage());
        }
        try {
            new DoubleSummaryStatistics(2, Double.NaN, 1, 4);
        } catch (IllegalArgumentException e) {
            show("NaN", e.getMessage());
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
of one = [7.0]
empty = []
iterate = [1.0, 3.0, 9.0, 27.0]
iterate to = [1.0, 3.0, 9.0, 27.0]
generate = [0.0, 1.0, 2.0, 3.0]
concat = [5.5, 2.0, 9.25, 2.0, 1.0]
builder = [3.0, 4.0, 5.0]
built = null
filter = [5.5, 9.25]
map = [6.5, 3.0, 10.25, 3.0]
mapToObj = [v5.5, v2.0, v9.25, v2.0]
mapToInt = 22
mapToLong = 46
boxed = [5.5, 2.0, 9.25, 2.0]
flatMap = [5.5, -5.5, 2.0, -2.0, 9.25, -9.25, 2.0, -2.0]
mapMulti = [5.5, 5.5, 2.0, 2.0, 9.25, 9.25, 2.0, 2.0]
twice = 8.0
distinct = [5.5, 2.0, 9.25]
sorted = [2.0, 2.0, 5.5, 9.25]
peek = [5.5, 2.0][5.5, 2.0]
skip = [2.0, 9.25, 2.0]
takeWhile = [5.5, 2.0]
dropWhile = [9.25, 2.0]
sorted limit = [6.0, 7.0]
5.5 2.0 9.25 2.0 5.5 2.0 9.25 2.0\x{20}
reduce = 203.5
reduce some = OptionalDouble[-7.75]
reduce none = OptionalDouble.empty
collect = [5.5, 2.0, 9.25, 2.0]
sum = 18.75
min = OptionalDouble[2.0]
max = OptionalDouble[9.25]
count = 4 3
average = OptionalDouble[4.6875] OptionalDouble.empty
anyMatch = true
allMatch = false
noneMatch = false
findFirst = OptionalDouble[5.5]
findAny = OptionalDouble.empty
parallel = false true false
optional = 3.0 0
arrays = 18.75 11.25
hasNext = true
nextDouble = 6.5
next = 3.0
10.25;3.0;
5.5;2.0;9.25;2.0;5.5:2.0:9.25:2.0:2.0,3.0;1.0,3.0;
statistics = DoubleSummaryStatistics{count=4, sum=18.750000, min=2.000000, average=4.687500, max=9.250000}
parts = 4 18.75 2.0 9.25 4.6875
none = DoubleSummaryStatistics{count=0, sum=0.000000, min=Infinity, average=0.000000, max=-Infinity}
combined = DoubleSummaryStatistics{count=5, sum=118.750000, min=2.000000, average=23.750000, max=100.000000}
made = DoubleSummaryStatistics{count=2, sum=4.000000, min=1.000000, average=2.000000, max=3.000000} DoubleSummaryStatistics{count=0, sum=0.000000, min=Infinity, average=0.000000, max=-Infinity}
negative = Negative count value
wrong = Minimum greater than maximum
NaN = Some, not all, of the minimum, maximum, or sum is NaN
*/
