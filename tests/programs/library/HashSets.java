// HashSet: operations and the order of iteration.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

public class HashSets {
  public static void main(String[] args) {
    Set<String> s = new HashSet<>();
    System.out.println(s.add("a") + " " + s.add("a") + " " + s.add(null) + " " + s.size() + " " + s.contains(null) + " " + s.remove("a") + " " + s.remove("a") + s);
    Set<Integer> a = new HashSet<>(Arrays.asList(5, 3, 100, -1, 17, 33, 1000000, 16)), b = new HashSet<>(Arrays.asList(3, 4, 17));
    System.out.println(a + " " + b + " " + a.containsAll(b));
    Set<Integer> union = new HashSet<>(a), inter = new HashSet<>(a), diff = new HashSet<>(a);
    System.out.println(union.addAll(b) + " " + union + " " + inter.retainAll(b) + inter + " " + diff.removeAll(b) + diff);
    System.out.println(a.equals(new HashSet<>(a)) + " " + a.equals(b) + " " + a.hashCode() + " " + inter.equals(new HashSet<>(Arrays.asList(17, 3))));
    int sum = 0;
    for (int x : a) sum = sum * 10 + x % 10;
    System.out.println(sum);
    Iterator<Integer> it = a.iterator();
    while (it.hasNext()) if (it.next() > 50) it.remove();
    System.out.println(a + " " + a.size());
    List<Integer> dups = Arrays.asList(1, 2, 1, 3, 2);
    List<Integer> unique = new ArrayList<>(new HashSet<>(dups));
    System.out.println(unique);
    Set<Character> letters = new HashSet<>();
    for (char c : "sphinx of black quartz judge my vow".toCharArray()) if (c != ' ') letters.add(c);
    System.out.println(letters.size() + " " + letters);
    Set<Long> ls = new HashSet<>();
    long x = 1;
    while (ls.add(x)) x = x * 3 % 1009;
    System.out.println(ls.size());
    Object[] arr = b.toArray();
    Integer[] typed = b.toArray(new Integer[0]);
    System.out.println(arr.length + typed[0]);
    System.out.println(a.removeIf(v -> v < 5) + " " + a);
    a.forEach(v -> System.out.print(v + ";"));
    System.out.println();
    a.clear();
    System.out.println(a.isEmpty() + "" + a);
    Set<String> words = new HashSet<>();
    for (String w : "a bb ccc dddd eeeee a bb zulu yankee xray whiskey victor uniform tango sierra romeo".split(" ")) words.add(w);
    System.out.println(words);
    Set<Set<Integer>> sets = new HashSet<>();
    sets.add(new HashSet<>(Arrays.asList(1, 2)));
    System.out.println(sets.add(new HashSet<>(Arrays.asList(2, 1))) + " " + sets);
  }
}

/* expect:
true false true 2 true true false[null]
[-1, 16, 17, 33, 3, 100, 5, 1000000] [17, 3, 4] false
true [-1, 16, 17, 33, 3, 100, 4, 5, 1000000] true[17, 3] true[-1, 16, 33, 100, 5, 1000000]
true false 1000173 true
-3266950
[-1, 16, 17, 33, 3, 5] 6
[1, 2, 3]
26 [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z]
168
20
true [16, 17, 33, 5]
16;17;33;5;
true[]
[bb, romeo, a, yankee, ccc, sierra, xray, dddd, uniform, victor, tango, eeeee, zulu, whiskey]
false [[1, 2]]
*/
