// java.util.Collections: sorting, shuffling with a seed, searching, views, extremes.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Random;

public class CollectionsClass {
  public static void main(String[] args) {
    List<Integer> l = new ArrayList<>();
    for (int i = 0; i < 12; i++) l.add(i);
    Collections.shuffle(l, new Random(1));
    System.out.println(l);
    Collections.shuffle(l, new Random(99));
    System.out.println(l + " " + Collections.max(l) + Collections.min(l));
    Collections.sort(l);
    System.out.println(l + " " + Collections.binarySearch(l, 7) + Collections.binarySearch(l, 70));
    Collections.sort(l, Collections.reverseOrder());
    System.out.println(l);
    Collections.reverse(l);
    Collections.swap(l, 0, 11);
    Collections.rotate(l, 3);
    System.out.println(l);
    System.out.println(Collections.frequency(Arrays.asList(1, 2, 1), 1) + " " + Collections.nCopies(3, "x") + " " + Collections.emptyList() + Collections.singletonList(5) + Collections.emptyMap() + Collections.singleton(1));
    List<String> words = new LinkedList<>(Arrays.asList("delta", "alpha", "charlie", "bravo"));
    Collections.sort(words);
    System.out.println(words + Collections.max(words, (a, b) -> a.length() - b.length()));
    Collections.fill(words, "z");
    System.out.println(words);
    Collections.addAll(words, "p", "q");
    System.out.println(words + " " + Collections.disjoint(words, Arrays.asList("m")));
    List<Integer> ro = Collections.unmodifiableList(l);
    System.out.println(ro.get(0) + " " + ro.size());
    l.set(0, 99);
    System.out.println(ro.get(0));
    for (int i = 0; i < 4; i++) {
      try {
        switch (i) {
          case 0: ro.add(1); break;
          case 1: ro.iterator().remove(); break;
          case 2: Collections.emptyList().add(null); break;
          case 3: Collections.unmodifiableMap(new HashMap<String, String>()).put("a", "b"); break;
        }
        System.out.println("never");
      } catch (UnsupportedOperationException e) {
        System.out.println("unsupported " + i);
      }
    }
    List<Integer> sync = Collections.synchronizedList(new ArrayList<>());
    Map<Integer, Integer> syncMap = Collections.synchronizedMap(new HashMap<>());
    Thread[] ts = new Thread[4];
    for (int t = 0; t < 4; t++) {
      int id = t;
      ts[t] = new Thread(() -> {
        for (int i = 0; i < 100; i++) {
          sync.add(i);
          syncMap.put(id * 100 + i, i);
        }
      });
      ts[t].start();
    }
    for (Thread t : ts) {
      try {
        t.join();
      } catch (InterruptedException e) {
        System.out.println("never");
      }
    }
    System.out.println(sync.size() + " " + syncMap.size());
    Comparator<String> natural = Comparator.naturalOrder();
    List<String> s = new ArrayList<>(Arrays.asList("b", "a"));
    s.sort(natural);
    System.out.println(s);
    s.sort(Comparator.reverseOrder());
    System.out.println(s);
    s.sort(null);
    System.out.println(s);
    Comparator<int[]> byFirst = (a, b) -> a[0] - b[0];
    int[][] pairs = {{2, 1}, {1, 5}, {2, 0}, {1, 4}};
    Arrays.sort(pairs, byFirst.thenComparing((a, b) -> a[1] - b[1]));
    System.out.println(Arrays.deepToString(pairs));
    List<String> byLength = new ArrayList<>(Arrays.asList("ccc", "a", "bb"));
    byLength.sort(Comparator.comparing(x -> x.length()));
    System.out.println(byLength);
    byLength.sort(Comparator.comparingInt(x -> -x.length()));
    System.out.println(byLength);
  }
}

/* expect:
[5, 0, 4, 3, 11, 2, 8, 1, 10, 7, 6, 9]
[2, 5, 4, 3, 9, 11, 0, 10, 8, 7, 6, 1] 110
[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] 7-13
[11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
[9, 10, 0, 11, 1, 2, 3, 4, 5, 6, 7, 8]
2 [x, x, x] [][5]{}[1]
[alpha, bravo, charlie, delta]charlie
[z, z, z, z]
[z, z, z, z, p, q] true
9 12
99
unsupported 0
unsupported 1
unsupported 2
unsupported 3
400 400
[a, b]
[b, a]
[a, b]
[[1, 4], [1, 5], [2, 0], [2, 1]]
[a, bb, ccc]
[ccc, bb, a]
*/
