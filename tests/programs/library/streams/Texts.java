import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Texts taken apart and put together: CSV, anagrams, Caesar, roman numbers, vowels. */
public class Texts {
    static final String CSV = "name,age,town\nAnn,30,Rome\nBob,25,Oslo\nCid,35,Rome\n";

    static List<Map<String, String>> parse(String csv) {
        List<String> lines = csv.lines().collect(Collectors.toList());
        String[] head = lines.get(0).split(",");
        return lines.stream().skip(1).map(l -> l.split(","))
            .map(cells -> IntStream.range(0, head.length).boxed()
                .collect(Collectors.toMap(i -> head[i], i -> cells[i], (a, b) -> b, LinkedHashMap::new)))
            .collect(Collectors.toList());
    }

    static String sortedLetters(String word) {
        return word.chars().sorted().mapToObj(c -> "" + (char) c).collect(Collectors.joining());
    }

    static String caesar(String s, int shift) {
        return s.chars().map(c -> Character.isLetter(c) ? (c - 'a' + shift) % 26 + 'a' : c)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
    }

    static boolean balanced(String s) {
        Deque<Character> open = new ArrayDeque<>();
        Map<Character, Character> pairs = Map.of(')', '(', ']', '[');
        return s.chars().mapToObj(c -> (char) c).allMatch(c -> {
            if (pairs.containsValue(c)) {
                open.push(c);
                return true;
            }
            return !pairs.containsKey(c) || (!open.isEmpty() && open.pop().equals(pairs.get(c)));
        }) && open.isEmpty();
    }

    public static void main(String[] args) {
        List<Map<String, String>> rows = parse(CSV);
        System.out.println(rows);
        Map<String, Double> ages = rows.stream().collect(Collectors.groupingBy(r -> r.get("town"), TreeMap::new,
            Collectors.averagingInt(r -> Integer.parseInt(r.get("age")))));
        System.out.println(ages);
        Map<String, List<String>> anagrams = Stream.of("listen", "silent", "enlist", "google", "elgoog", "abc")
            .collect(Collectors.groupingBy(Texts::sortedLetters, LinkedHashMap::new, Collectors.toList()));
        System.out.println(anagrams.values().stream().filter(l -> l.size() > 1).toList());
        System.out.println(caesar("hello, world", 3) + " " + caesar(caesar("hello", 3), 23));
        System.out.println(balanced("([])[]") + " " + balanced("([)]"));
        System.out.println("programming".chars().filter(c -> "aeiou".indexOf(c) >= 0).count());
        System.out.println("swiss".chars().mapToObj(c -> (char) c)
            .collect(Collectors.groupingBy(Function.identity(), LinkedHashMap::new, Collectors.counting()))
            .entrySet().stream().filter(e -> e.getValue() == 1L).map(Map.Entry::getKey).findFirst().get());
        System.out.println(Stream.of("hello world".split("")).filter(s -> !s.isBlank()).distinct().sorted().collect(Collectors.joining()));
        System.out.println(Arrays.stream("the quick fox".split(" "))
            .map(w -> Character.toUpperCase(w.charAt(0)) + w.substring(1)).collect(Collectors.joining(" ")));
        System.out.println(Arrays.stream("the quick fox".split(" "))
            .map(w -> new StringBuilder(w).reverse().toString()).reduce((a, b) -> b + " " + a).orElse(""));
        System.out.println(IntStream.range(0, 5).mapToObj(i -> " ".repeat(4 - i) + "*".repeat(2 * i + 1)).collect(Collectors.joining("\n")));
        System.out.println(IntStream.rangeClosed(1, 3).mapToObj(r -> IntStream.rangeClosed(1, 3).mapToObj(c -> String.format("%3d", r * c))
            .collect(Collectors.joining())).collect(Collectors.joining("\n")));
        System.out.println(Stream.of("10", "x", "30").flatMap(s -> {
            try {
                return Stream.of(Integer.parseInt(s));
            } catch (NumberFormatException e) {
                return Stream.empty();
            }
        }).mapToInt(Integer::intValue).sum());
        List<String> reversed = Stream.of("a", "b", "c").collect(Collectors.collectingAndThen(Collectors.toList(), l -> {
            Collections.reverse(l);
            return l;
        }));
        System.out.println(reversed);
        Map<Character, List<String>> index = Stream.of("apple", "avocado", "beet").collect(Collectors.groupingBy(s -> s.charAt(0)));
        for (Map.Entry<Character, List<String>> e : index.entrySet()) {
            System.out.println(e.getKey() + " -> " + e.getValue());
        }
        System.out.println(new StringJoiner(",").add(Stream.of(1, 2).map(String::valueOf).collect(Collectors.joining(";"))));
        long words = Stream.of("a b", "c d e").map(l -> l.split(" ")).flatMap(Arrays::stream).count();
        System.out.println(words);
        System.out.println(Stream.of("x=1", "y=2").map(s -> s.split("=")).collect(Collectors.toMap(a -> a[0], a -> Integer.parseInt(a[1]))));
    }
}

/* expect:
[{name=Ann, age=30, town=Rome}, {name=Bob, age=25, town=Oslo}, {name=Cid, age=35, town=Rome}]
{Oslo=25.0, Rome=32.5}
[[listen, silent, enlist], [google, elgoog]]
khoor, zruog hello
true false
3
w
dehlorw
The Quick Fox
xof kciuq eht
    *
   ***
  *****
 *******
*********
  1  2  3
  2  4  6
  3  6  9
40
[c, b, a]
a -> [apple, avocado]
b -> [beet]
1;2
5
{x=1, y=2}
*/
