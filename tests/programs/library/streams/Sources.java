import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.regex.*;
import java.util.stream.*;

/** Streams of other classes: arrays, texts, random numbers, readers, files. */
public class Sources {
    static void show(String what, Object value) {
        System.out.println(what + " = " + value);
    }

    static void arrays() {
        show("objects", Arrays.stream(new String[] {"a", "b", "c"}).toList());
        show("part", Arrays.stream(new String[] {"a", "b", "c"}, 1, 2).toList());
        show("longs", Arrays.stream(new long[] {1, 2, 3}).sum() + Arrays.stream(new long[] {1, 2, 3}, 0, 2).sum());
        show("doubles", Arrays.stream(new double[] {1, 2, 3}).sum() + Arrays.stream(new double[] {1, 2, 3}, 0, 2).sum());
        show("optional", Optional.of("x").stream().toList() + "" + Optional.empty().stream().toList());
        show("optionals", Stream.of(Optional.of(1), Optional.<Integer>empty(), Optional.of(2))
            .flatMap(Optional::stream).mapToInt(i -> i).sum());
        show("deque", new ArrayDeque<>(List.of(1, 2, 3)).stream().map(n -> n * n).toList());
        show("linked", new LinkedList<>(List.of(1, 2, 3)).stream().skip(1).findFirst());
        show("copied", new CopyOnWriteArrayList<>(List.of(1, 2)).stream().toList());
        show("synchronized", Collections.synchronizedList(new ArrayList<>(List.of(1, 2))).stream().toList());
        show("unmodifiable", Collections.unmodifiableSet(new TreeSet<>(List.of(2, 1))).parallelStream().toList());
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1, "b", 2));
        show("concurrent", map.entrySet().stream().map(e -> e.getKey() + e.getValue()).sorted().toList());
        show("queue", new ConcurrentLinkedQueue<>(List.of(1, 2)).stream().mapToInt(n -> n).sum());
    }

    static void texts() {
        show("chars", "h\u00e9y".chars().boxed().toList());
        show("codePoints", "a\ud83d\ude00b".codePoints().mapToObj(Integer::toHexString).toList());
        CharSequence builder = new StringBuilder("xyz");
        show("builder", builder.chars().sum() + " " + builder.codePoints().max().getAsInt());
        show("lines", "one\ntwo\r\n\nfour\rfive\n".lines().map(s -> "<" + s + ">").collect(Collectors.joining()));
        show("no lines", "".lines().count());
        show("palindrome", IntStream.range(0, "racecar".length() / 2)
            .allMatch(i -> "racecar".charAt(i) == "racecar".charAt("racecar".length() - 1 - i)));
        BitSet bits = new BitSet();
        bits.set(3, 6);
        bits.set(200);
        show("bits", bits.stream().boxed().toList() + " " + new BitSet().stream().count());
        show("split", Pattern.compile(",").splitAsStream("a,b,,c,").toList());
        show("results", Pattern.compile("[0-9]+").matcher("a1b22c333").results().map(MatchResult::group).toList());
    }

    static void randoms() {
        show("ints", new Random(1).ints().limit(3).boxed().toList());
        show("ints n", new Random(1).ints(3).boxed().toList());
        show("ints to", new Random(1).ints(1, 7).limit(8).boxed().toList());
        show("ints n to", new Random(42).ints(6, -5, 100).boxed().toList());
        show("ints far", new Random(42).ints(3, Integer.MIN_VALUE, Integer.MAX_VALUE).boxed().toList());
        show("longs", new Random(1).longs().limit(2).boxed().toList());
        show("longs n", new Random(1).longs(2).boxed().toList());
        show("longs to", new Random(1).longs(1, 7).limit(4).boxed().toList());
        show("longs n to", new Random(42).longs(4, -5, 100000000000L).boxed().toList());
        show("doubles", new Random(1).doubles().limit(2).boxed().toList());
        show("doubles n", new Random(1).doubles(2).boxed().toList());
        show("doubles to", new Random(1).doubles(1, 7).limit(2).boxed().toList());
        show("doubles n to", new Random(42).doubles(2, -5, 100).boxed().toList());
        show("local", ThreadLocalRandom.current().ints(100, 3, 6).allMatch(n -> n >= 3 && n < 6));
        for (Runnable wrong : new Runnable[] {() -> new Random().ints(-1), () -> new Random().ints(3, 3),
                                              () -> new Random().longs(1, 3, 2), () -> new Random().doubles(2, 2)}) {
            try {
                wrong.run();
            } catch (IllegalArgumentException e) {
                show("wrong", e.getMessage());
            }
        }
    }

    static void files() throws IOException {
        BufferedReader reader = new BufferedReader(new StringReader("x\ny\nz"));
        show("reader", reader.lines().skip(1).findFirst());
        show("reader left", reader.readLine());
        BufferedReader closed = new BufferedReader(new StringReader("x"));
        closed.close();
        try {
            closed.lines().count();
        } catch (UncheckedIOException e) {
            show("closed", e.getMessage());
        }
        Path dir = Files.createTempDirectory("streams");
        Path file = dir.resolve("text");
        Path deep = Files.createDirectories(dir.resolve("a/b"));
        Files.writeString(file, "eins\nzwei\ndrei\n");
        Files.writeString(deep.resolve("last"), "");
        try (Stream<String> lines = Files.lines(file)) {
            show("lines", lines.filter(s -> s.contains("ei")).toList());
        }
        show("lines latin", Files.lines(file, StandardCharsets.ISO_8859_1).count());
        try (Stream<Path> list = Files.list(dir)) {
            show("list", list.map(p -> p.getFileName().toString()).sorted().toList());
        }
        show("walk", Files.walk(dir).map(p -> dir.relativize(p).toString()).sorted().toList());
        show("walk 1", Files.walk(dir, 1, FileVisitOption.FOLLOW_LINKS).count() + " " + Files.walk(dir, 0).count());
        show("option", FileVisitOption.valueOf("FOLLOW_LINKS") + " " + FileVisitOption.values().length);
        try {
            Files.walk(dir.resolve("none"));
        } catch (NoSuchFileException e) {
            show("none", e.getMessage().endsWith("none"));
        }
        Files.walk(dir).sorted(Comparator.reverseOrder()).forEach(p -> p.toFile().delete());
        show("gone", !Files.exists(dir));
    }

    public static void main(String[] args) throws IOException {
        arrays();
        texts();
        randoms();
        files();
    }
}

/* expect:
objects = [a, b, c]
part = [b]
longs = 9
doubles = 9.0
optional = [x][]
optionals = 3
deque = [1, 4, 9]
linked = Optional[2]
copied = [1, 2]
synchronized = [1, 2]
unmodifiable = [1, 2]
concurrent = [a1, b2]
queue = 3
chars = [104, 233, 121]
codePoints = [61, 1f600, 62]
builder = 363 122
lines = <one><two><><four><five>
no lines = 0
palindrome = true
bits = [3, 4, 5, 200] 0
split = [a, b, , c]
results = [1, 22, 333]
ints = [-1155869325, 431529176, 1761283695]
ints n = [-1155869325, 431529176, 1761283695]
ints to = [4, 5, 2, 4, 3, 5, 3, 5]
ints n to = [45, 28, 43, 54, 70, 20]
ints far = [-1170105035, 234785527, -1360544799]
longs = [-4964420948893066024, 7564655870752979346]
longs n = [-4964420948893066024, 7564655870752979346]
longs to = [1, 4, 1, 1]
longs n to = [7531671356, 28418696720, 39113333277, 5783717498]
doubles = [0.7308781907032909, 0.41008081149220166]
doubles n = [0.7308781907032909, 0.41008081149220166]
doubles to = [5.385269144219745, 3.46048486895321]
doubles n to = [71.39418640345114, 66.73846453478377]
local = true
wrong = size must be non-negative
wrong = bound must be greater than origin
wrong = bound must be greater than origin
wrong = bound must be greater than origin
reader = Optional[y]
reader left = z
closed = java.io.IOException: Stream closed
lines = [eins, zwei, drei]
lines latin = 3
list = [a, text]
walk = [, a, a/b, a/b/last, text]
walk 1 = 3 1
option = FOLLOW_LINKS 1
none = true
gone = true
*/
