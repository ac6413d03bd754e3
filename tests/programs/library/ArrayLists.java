// ArrayList: all the usual operations, views, iterators.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

public class ArrayLists {
  public static void main(String[] args) {
    List<String> l = new ArrayList<>();
    System.out.println(l + " " + l.isEmpty() + " " + l.size());
    System.out.println(l.add("b") + " " + l.add("c"));
    l.add(0, "a");
    l.add(3, "d");
    l.add(null);
    System.out.println(l + " " + l.get(2) + " " + l.indexOf("c") + l.indexOf(null) + l.indexOf("z") + " " + l.contains("d") + l.contains(null));
    System.out.println(l.set(1, "B") + l.remove(0) + l.remove("zz") + l.remove(null) + l);
    l.addAll(Arrays.asList("x", "y", "x"));
    l.addAll(1, Arrays.asList("1", "2"));
    System.out.println(l + " " + l.lastIndexOf("x") + " " + l.size());
    System.out.println(l.removeAll(Arrays.asList("x", "q")) + " " + l + l.retainAll(Arrays.asList("B", "1", "y")) + l);
    System.out.println(l.equals(Arrays.asList("B", "1", "y")) + " " + l.hashCode() + " " + l.equals(new ArrayList<>(l)) + " " + l.equals("x"));
    List<Integer> n = new ArrayList<>(20);
    for (int i = 0; i < 1000; i++) n.add(i * 7 % 100);
    n.remove(5);
    n.remove(Integer.valueOf(7));
    System.out.println(n.size() + " " + n.get(998 - 1) + " " + n.indexOf(99) + " " + n.lastIndexOf(99));
    List<Integer> sub = n.subList(2, 8);
    System.out.println(sub + " " + sub.size());
    sub.set(0, -1);
    System.out.println(n.get(2));
    sub.clear();
    System.out.println(n.size() + " " + n.subList(0, 4));
    Iterator<Integer> it = n.iterator();
    int removed = 0;
    while (it.hasNext()) {
      if (it.next() % 2 == 0) {
        it.remove();
        removed++;
      }
    }
    System.out.println(removed + " " + n.size());
    Object[] arr = l.toArray();
    String[] typed = l.toArray(new String[0]);
    String[] big = l.toArray(new String[5]);
    System.out.println(arr.length + typed[0] + typed.length + big.length + big[3]);
    Collections.sort(n);
    System.out.println(n.get(0) + " " + n.get(n.size() - 1) + " " + Collections.max(n) + " " + Collections.frequency(n, 1));
    l.clear();
    System.out.println(l.isEmpty() + "" + l);
    Collection<Integer> c = new ArrayList<>(Arrays.asList(3, 1, 2));
    System.out.println(c.contains(1) + " " + c.containsAll(Arrays.asList(1, 2)) + " " + c.remove(3) + c);
    List<List<Integer>> nested = new ArrayList<>();
    for (int i = 0; i < 3; i++) nested.add(new ArrayList<>(Collections.nCopies(i, i)));
    System.out.println(nested);
    List<Object> self = new ArrayList<>();
    self.add(self);
    self.add(1);
    System.out.println(self);
    List<Character> chars = new ArrayList<>();
    for (char ch = 'a'; ch < 'e'; ch++) chars.add(ch);
    Collections.swap(chars, 0, 3);
    Collections.reverse(chars);
    System.out.println(chars + " " + chars.contains('c') + chars.indexOf('d'));
    long sum = 0;
    List<Long> longs = new ArrayList<>();
    for (long i = 0; i < 10; i++) longs.add(i * i);
    for (long v : longs) sum += v;
    System.out.println(sum + " " + longs.contains(9L) + longs.contains(9));
    List<int[]> arrays = new ArrayList<>();
    arrays.add(new int[] {1});
    arrays.get(0)[0]++;
    System.out.println(arrays.get(0)[0]);
    ArrayList<String> typedList = new ArrayList<>(Arrays.asList("p", "q"));
    typedList.ensureCapacity(100);
    typedList.trimToSize();
    ArrayList<String> copy = new ArrayList<>(typedList);
    copy.add("r");
    System.out.println(typedList + "" + copy + typedList.equals(copy));
  }
}

/* expect:
[] true 0
true true
[a, b, c, d, null] c 24-1 truetrue
bafalsetrue[B, c, d]
[B, 1, 2, c, d, x, y, x] 7 8
true [B, 1, 2, c, d, y]true[B, 1, y]
true 94857 true false
998 93 55 955
[21, 28, 42, 49, 56, 63] 6
-1
992 [0, 14, 70, 77]
497 495
3B35null
1 99 99 10
true[]
true true true[1, 2]
[[], [1], [2, 2]]
[(this Collection), 1]
[a, c, b, d] true3
285 truefalse
2
[p, q][p, q, r]false
*/
