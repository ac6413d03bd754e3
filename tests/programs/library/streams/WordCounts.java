import static java.util.stream.Collectors.*;

import java.util.*;
import java.util.function.Function;
import java.util.stream.Stream;

/** Words of a text, counted and sorted by how often they come. */
public class WordCounts {
    static final String TEXT = "the quick brown fox jumps over the lazy dog The dog barks the end";

    public static void main(String[] args) {
        Map<String, Long> counts = Arrays.stream(TEXT.split(" ")).map(String::toLowerCase)
            .collect(groupingBy(Function.identity(), counting()));
        System.out.println(new TreeMap<>(counts));

        List<String> top = counts.entrySet().stream()
            .sorted(Map.Entry.<String, Long>comparingByValue().reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
            .limit(3).map(e -> e.getKey() + " x" + e.getValue()).collect(toList());
        System.out.println(top);

        LinkedHashMap<String, Long> sorted = counts.entrySet().stream()
            .sorted(Collections.reverseOrder(Map.Entry.<String, Long>comparingByValue())
                        .thenComparing(Map.Entry::getKey))
            .collect(toMap(Map.Entry::getKey, Map.Entry::getValue, (a, b) -> a, LinkedHashMap::new));
        System.out.println(sorted);

        Map<Integer, Set<String>> byLength = Stream.of(TEXT.split("\\s+"))
            .collect(groupingBy(String::length, TreeMap::new, mapping(s -> s, toCollection(TreeSet::new))));
        System.out.println(byLength);

        Map<Character, Integer> letters = new TreeMap<>();
        TEXT.chars().filter(Character::isLetter).mapToObj(c -> (char) c)
            .forEach(c -> letters.merge(c, 1, Integer::sum));
        System.out.println(letters);

        Map<Character, Long> initials = Pattern.words(TEXT)
            .collect(groupingBy(w -> w.charAt(0), TreeMap::new, counting()));
        System.out.println(initials);

        System.out.println(counts.entrySet().stream().max(Map.Entry.comparingByValue()).get());
        System.out.println(counts.values().stream().mapToLong(Long::longValue).sum());
        System.out.println(counts.values().stream().reduce(0L, Long::sum));
        System.out.println(counts.keySet().stream().filter(w -> w.length() > 4)
                               .sorted(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()))
                               .collect(joining(" ")));
        System.out.println(Stream.of("b", "A", "c", "B").sorted(String.CASE_INSENSITIVE_ORDER).toList());
        System.out.println(Stream.of("b", "A", "c").sorted(Comparator.comparing(String::toLowerCase, Comparator.reverseOrder())).toList());
    }

    static class Pattern {
        static Stream<String> words(String text) {
            return Arrays.stream(text.split(" "));
        }
    }
}

/* expect:
{barks=1, brown=1, dog=2, end=1, fox=1, jumps=1, lazy=1, over=1, quick=1, the=4}
[the x4, dog x2, barks x1]
{the=4, dog=2, barks=1, brown=1, end=1, fox=1, jumps=1, lazy=1, over=1, quick=1}
{3=[The, dog, end, fox, the], 4=[lazy, over], 5=[barks, brown, jumps, quick]}
{T=1, a=2, b=2, c=1, d=3, e=6, f=1, g=2, h=4, i=1, j=1, k=2, l=1, m=1, n=2, o=5, p=1, q=1, r=3, s=2, t=3, u=2, v=1, w=1, x=1, y=1, z=1}
{T=1, b=2, d=2, e=1, f=1, j=1, l=1, o=1, q=1, t=3}
the=4
14
14
barks brown jumps quick
[A, b, B, c]
[c, b, A]
*/
