import java.util.*;
import java.util.stream.*;

/** Every member of Spliterator, Spliterators and StreamSupport, and the spliterators of collections. */
public class SpliteratorMembers {
    static void show(String what, Object value) {
        System.out.println(what + " = " + value);
    }

    /** The powers of two, made by a spliterator of the program. */
    static class Powers implements Spliterator<Integer> {
        private int next = 1;

        @Override
        public boolean tryAdvance(java.util.function.Consumer<? super Integer> action) {
            action.accept(next);
            next *= 2;
            return true;
        }

        @Override
        public Spliterator<Integer> trySplit() {
            return null;
        }

        @Override
        public long estimateSize() {
            return Long.MAX_VALUE;
        }

        @Override
        public int characteristics() {
            return ORDERED | NONNULL;
        }
    }

    static class Countdown implements Iterable<Integer> {
        @Override
        public Iterator<Integer> iterator() {
            return List.of(3, 2, 1).iterator();
        }
    }

    static String rest(Spliterator<?> s) {
        List<Object> all = new ArrayList<>();
        s.forEachRemaining(all::add);
        return all.toString();
    }

    static void walk(String name, Spliterator<?> s) {
        StringBuilder line = new StringBuilder();
        line.append(s.estimateSize()).append(' ').append(s.getExactSizeIfKnown());
        line.append(' ').append(s.tryAdvance(x -> line.append(" first ").append(x)));
        Spliterator<?> half = s.trySplit();
        line.append(" split ").append(half == null ? "none" : rest(half)).append(rest(s));
        line.append(s.tryAdvance(x -> line.append("more")));
        show(name, line);
    }

    static void kinds(Spliterator<?> s) {
        show("kinds", s.hasCharacteristics(Spliterator.SIZED) + " " + s.hasCharacteristics(Spliterator.ORDERED) + " "
            + s.hasCharacteristics(Spliterator.DISTINCT) + " " + s.hasCharacteristics(Spliterator.SORTED));
        try {
            show("comparator", s.getComparator());
        } catch (IllegalStateException e) {
            show("comparator", "none");
        }
    }

    public static void main(String[] args) {
        walk("list", new ArrayList<>(List.of(1, 2, 3, 4, 5)).spliterator());
        walk("array", Arrays.spliterator(new String[] {"a", "b", "c", "d"}));
        walk("part", Arrays.spliterator(new String[] {"a", "b", "c", "d"}, 1, 3));
        walk("iterable", new Countdown().spliterator());
        walk("objects", Spliterators.spliterator(new Object[] {1, 2, 3}, 0));
        walk("part of objects", Spliterators.spliterator(new Object[] {1, 2, 3}, 0, 2, Spliterator.NONNULL));
        walk("collection", Spliterators.spliterator(List.of(1), 0));
        walk("iterator", Spliterators.spliterator(List.of(1, 2).iterator(), 2, Spliterator.ORDERED));
        walk("unknown", Spliterators.spliteratorUnknownSize(List.of(1, 2).iterator(), 0));
        walk("empty", Spliterators.emptySpliterator());
        walk("linked", new LinkedList<>(List.of(1, 2, 3)).spliterator());
        kinds(new ArrayList<>().spliterator());
        kinds(new TreeSet<>(List.of(1)).spliterator());
        kinds(new LinkedList<>().spliterator());
        kinds(new HashSet<>(List.of(1)).spliterator());
        kinds(new Powers());
        show("backwards", new TreeSet<>(Comparator.<Integer>reverseOrder()).spliterator().getComparator() != null);
        Collection<Integer> plain = new ArrayDeque<>(List.of(1, 2));
        Set<Integer> set = new LinkedHashSet<>(List.of(4, 5));
        SortedSet<Integer> sorted = new TreeSet<>(List.of(7, 6));
        show("interfaces", rest(plain.spliterator()) + rest(set.spliterator()) + rest(sorted.spliterator()));
        List<Integer> changes = new ArrayList<>(List.of(1, 2, 3));
        Spliterator<Integer> late = changes.spliterator();
        changes.add(4);
        show("late", rest(late));
        Iterator<Integer> it = Spliterators.iterator(List.of(8, 9).spliterator());
        show("back", it.hasNext() + " " + it.next() + it.next() + it.hasNext());
        show("infinite", StreamSupport.stream(new Powers(), false).limit(5).collect(Collectors.toList()));
        show("stream", StreamSupport.stream(new Countdown().spliterator(), false).map(n -> n * n).toList());
        show("parallel", StreamSupport.stream(new Countdown().spliterator(), true).isParallel());
        show("of stream", rest(Stream.of(1, 2, 3).map(n -> n + 1).spliterator()));
        Spliterator<Integer> ints = IntStream.range(0, 3).spliterator();
        show("of ints", ints.getExactSizeIfKnown() + rest(ints));
        Spliterator<Integer> powers = new Powers();
        show("kinds of powers", powers.characteristics());
        show("constants", (Spliterator.IMMUTABLE | Spliterator.CONCURRENT | Spliterator.SUBSIZED) + " " + new Powers().characteristics());
    }
}

/* expect:
list = 5 5  first 1true split [2, 3][4, 5]false
array = 4 4  first atrue split [b][c, d]false
part = 2 2  first btrue split none[c]false
iterable = 9223372036854775807 -1  first 3true split [2, 1][]false
objects = 3 3  first 1true split [2][3]false
part of objects = 2 2  first 1true split none[2]false
collection = 1 1  first 1true split none[]false
iterator = 2 2  first 1true split [2][]false
unknown = 9223372036854775807 -1  first 1true split [2][]false
empty = 0 0 false split none[]false
linked = 3 3  first 1true split [2, 3][]false
kinds = true true false false
comparator = none
kinds = true true true true
comparator = null
kinds = true true false false
comparator = none
kinds = true false true false
comparator = none
kinds = false true false false
comparator = none
backwards = true
interfaces = [1, 2][4, 5][6, 7]
late = [1, 2, 3, 4]
back = true 89false
infinite = [1, 2, 4, 8, 16]
stream = [9, 4, 1]
parallel = true
of stream = [2, 3, 4]
of ints = 3[0, 1, 2]
kinds of powers = 272
constants = 21504 272
*/
