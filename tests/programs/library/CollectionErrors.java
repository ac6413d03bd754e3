// What the collections say when they cannot do it, and the small classes around them.
import java.util.*;

public class CollectionErrors {
  interface Op {
    Object run() throws Exception;
  }
  static void op(Op o) {
    try {
      Object v = o.run();
      System.out.println(v instanceof Object[] ? Arrays.deepToString((Object[]) v) : v);
    } catch (NullPointerException | ClassCastException e) {
      System.out.println(e.getClass().getName());
    } catch (Exception e) {
      System.out.println(e);
    }
  }
  static void misc() {
    op(() -> Objects.requireNonNull(null));
    op(() -> {
      try {
        return Objects.requireNonNull(null, "m");
      } catch (NullPointerException e) {
        return e.getMessage();
      }
    });
    op(() -> {
      try {
        return Objects.requireNonNull(null, () -> "s");
      } catch (NullPointerException e) {
        return e.getMessage();
      }
    });
    op(()
            -> Objects.hash(1, "a", null) + " " + Objects.toString(null, "d") + Objects.toString(null)
            + Objects.equals(null, null) + Objects.hashCode(null) + Objects.deepEquals(new int[] {1}, new int[] {1}));
    op(() -> Objects.checkIndex(5, 3));
    op(() -> Objects.checkFromToIndex(1, 5, 3));
    op(() -> Objects.checkFromIndexSize(1, 5, 3));
    op(() -> Objects.requireNonNullElse(null, null));
    op(() -> Objects.requireNonNullElseGet(null, () -> null));
    op(() -> Objects.requireNonNullElseGet(null, null));
    op(() -> new ArrayList<Integer>(-1));
    op(() -> new ArrayList<Integer>().iterator().next());
    op(() -> new HashMap<Integer, Integer>(-1));
    op(() -> new HashMap<Integer, Integer>(1, 0));
    op(() -> new PriorityQueue<Integer>(0));
    op(()
            -> List.of(1, 2, 3) + " " + List.of() + List.of(1) + List.of(1, 2).hashCode()
            + List.of(1, 2).equals(Arrays.asList(1, 2)) + List.of(1, 2, 3).subList(1, 3));
    op(() -> List.of(1).add(2));
    op(() -> List.of(1, 2).get(2));
    op(() -> List.of(1, 2, 3).get(3));
    op(() -> List.of(1, 2, 3).contains(null));
    op(() -> List.of(1, null));
    op(() -> List.of(1, 2, 3).remove(0));
    op(() -> List.of().set(0, 1));
    op(() -> List.copyOf(Arrays.asList(3, 4)) + "" + Set.copyOf(Arrays.asList(3, 3)));
    op(() -> {
      List.of(1).iterator().remove();
      return 0;
    });
    op(() -> List.of(3, 1).indexOf(1));
    op(() -> {
      List<Integer> q = List.of(3, 1, 2);
      q.sort(null);
      return q;
    });
    op(() -> Set.of(1, 1));
    op(() -> Set.of(5) + " " + Set.of(5).contains(4));
    op(() -> Set.of(1).contains(null));
    op(() -> Set.of(1).add(3));
    op(() -> Map.of(1, 2, 1, 3));
    op(() -> Map.of(1, null));
    op(()
            -> Map.of(1, 2) + " " + Map.of(1, 2).get(1) + Map.of() + Map.of(1, 2).entrySet() + Map.of(1, 2).keySet()
            + Map.of(1, 2).values() + Map.of(1, 2).hashCode() + Map.of(1, 2).getOrDefault(4, 9));
    op(() -> Map.of(1, 2).put(3, 4));
    op(() -> Map.of(1, 2).remove(1));
    op(() -> Map.entry(1, 2).setValue(3));
    op(() -> Map.entry(1, 2) + " " + Map.ofEntries(Map.entry("a", 1)));
    op(() -> Map.copyOf(new HashMap<>(Map.of(1, 2))));
    op(() -> Map.of(1, 2).computeIfAbsent(1, x -> 2));
    op(() -> Map.of(1, 2).get(null));
    op(()
            -> Collections.emptyList() + "" + Collections.emptySet() + Collections.emptyMap()
            + Collections.singletonList(1) + Collections.singleton(2) + Collections.singletonMap(3, 4)
            + Collections.nCopies(3, "x"));
    op(() -> Collections.emptyList().get(0));
    op(() -> Collections.emptyList().add(null));
    op(() -> Collections.singletonList(1).add(2));
    op(() -> Collections.singletonList(1).get(1));
    op(() -> Collections.nCopies(3, 1).get(3));
    op(() -> Collections.nCopies(-1, 1));
    op(() -> Collections.emptyMap().put(1, 2));
    op(() -> Collections.singletonMap(1, 2).put(1, 2));
    op(() -> Collections.max(new ArrayList<Integer>()));
    op(() -> Collections.emptyIterator().next());
    op(() -> {
      ArrayList<Object> a = new ArrayList<>();
      a.add(a);
      a.add(1);
      return a.toString();
    });
    op(() -> {
      HashMap<Object, Object> a = new HashMap<>();
      a.put("k", a);
      return a.toString();
    });
    op(() -> Arrays.asList(1, 2).add(3));
    op(() -> Arrays.asList(1, 2).remove(0));
    op(() -> Arrays.asList(1, 2).get(2));
    op(() -> Arrays.asList(1, 2).set(1, 5));
    op(() -> {
      Arrays.asList(new Object[] {1}).clear();
      return 0;
    });
    op(() -> ((List<Object>) (List<?>) Arrays.asList(1, 2)).set(0, "s"));
    op(() -> Arrays.asList(3, 1, 2).toArray(new Integer[0]).getClass().getName());
    op(() -> {
      Arrays.asList(1).iterator().remove();
      return 0;
    });
    op(()
            -> Arrays.toString((int[]) null) + Arrays.toString(new double[] {1.5, -0.0})
            + Arrays.toString(new char[] {'a'}) + Arrays.toString(new boolean[2])
            + Arrays.toString(new String[] {"x", null})
            + Arrays.deepToString(new Object[] {1, new int[] {2}, new String[][] {{"a"}, null}, null})
            + Arrays.deepToString(new int[2][2]));
    op(() -> {
      Object[] o = new Object[2];
      o[0] = o;
      return Arrays.deepToString(o);
    });
    op(() -> Arrays.copyOf(new int[3], -1));
    op(()
            -> Arrays.toString(Arrays.copyOf(new String[] {"a"}, 3))
            + Arrays.copyOf(new String[1], 2).getClass().getName()
            + Arrays.toString(Arrays.copyOfRange(new int[] {1, 2, 3}, 1, 5)));
    op(() -> Arrays.copyOfRange(new int[3], 2, 1));
    op(() -> Arrays.copyOfRange(new int[3], 4, 5));
    op(() -> Arrays.copyOfRange(new int[3], -1, 2));
    op(()
            -> Arrays.equals(new int[] {1}, new int[] {1}) + " "
            + Arrays.equals(new double[] {0.0}, new double[] {-0.0})
            + Arrays.deepEquals(new Object[] {new int[] {1}}, new Object[] {new int[] {1}})
            + Arrays.hashCode(new Object[] {1, null}) + Arrays.deepHashCode(new Object[] {new int[] {5}, 3L})
            + Arrays.hashCode(new double[] {1.5}) + Arrays.hashCode(new boolean[] {true})
            + Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + Arrays.mismatch(new int[] {1, 2}, new int[] {1, 3}));
    op(() -> {
      int[] a = new int[5];
      Arrays.fill(a, 2, 4, 9);
      Arrays.setAll(a, i -> a[i] + i);
      return Arrays.toString(a) + Arrays.binarySearch(new int[] {1, 3, 5}, 4)
          + Arrays.binarySearch(new String[] {"a", "c"}, "c")
          + Arrays.binarySearch(new Integer[] {5, 3, 1}, 3, Collections.reverseOrder());
    });
    op(() -> Optional.empty().get());
    op(() -> Optional.of(null));
    op(()
            -> Optional.of(1) + " " + Optional.ofNullable(null) + Optional.of(1).map(x -> x + 1)
            + Optional.of(1).filter(x -> x > 3) + Optional.empty().orElse("e")
            + Optional.of(2).flatMap(x -> Optional.of(x * 2)) + Optional.of(1).equals(Optional.of(1))
            + OptionalInt.of(3) + OptionalDouble.empty() + OptionalLong.of(4).getAsLong());
    op(() -> Optional.empty().orElseThrow());
    op(() -> Optional.empty().orElseThrow(() -> new IllegalStateException("z")));
    op(() -> OptionalInt.empty().getAsInt());
    op(() -> {
      StringJoiner j = new StringJoiner(", ", "[", "]");
      String e = j.toString();
      j.setEmptyValue("E");
      String e2 = j.toString() + j.length();
      j.add("a").add(null).add("c");
      StringJoiner k = new StringJoiner("-");
      k.add("x").add("y");
      j.merge(k);
      return e + e2 + j + j.length() + new StringJoiner("/");
    });
    op(() -> new Stack<Integer>().pop());
    op(() -> new Stack<Integer>().peek());
    op(() -> {
      Stack<Integer> st = new Stack<>();
      st.push(1);
      st.push(2);
      st.push(3);
      return st + " " + st.search(1) + st.search(9) + st.pop() + st.peek() + st.empty() + st.size();
    });
    op(() -> new Vector<Integer>().get(0));
    op(() -> new Vector<Integer>().elementAt(0));
    op(() -> new Vector<Integer>().firstElement());
    op(() -> new Vector<Integer>().remove(0));
    op(() -> {
      Vector<Integer> v = new Vector<>();
      v.insertElementAt(3, 2);
      return v;
    });
    op(() -> {
      Vector<Integer> v = new Vector<>(3);
      v.add(1);
      return v.capacity() + " " + v.elements().nextElement();
    });
    op(() -> new Vector<Integer>().elements().nextElement());
    op(() -> {
      new Vector<Integer>().removeElementAt(0);
      return 1;
    });
    op(() -> new Vector<Integer>().set(0, 1));
    op(() -> new Vector<Integer>().get(-1));
    op(() -> new LinkedList<Integer>().getFirst());
    op(() -> new LinkedList<Integer>().get(0));
    op(() -> new LinkedList<Integer>().remove());
    op(() -> new ArrayDeque<Integer>().pop());
    op(() -> new ArrayDeque<Integer>().addAll(Arrays.asList(1, null)));
    op(() -> new TreeMap<Object, Integer>().firstKey());
    op(() -> new TreeMap<Object, Integer>().put(new Object(), 1));
    op(() -> new TreeMap<Object, Integer>().put(null, 1));
    op(() -> new TreeSet<Integer>().first());
    op(() -> {
      TreeSet<Integer> t = new TreeSet<>(Arrays.asList(5, 1, 3));
      return t + " " + t.first() + t.last() + t.floor(4) + t.headSet(3) + t.tailSet(3) + t.subSet(1, 4)
          + t.descendingSet() + t.pollFirst();
    });
    op(() -> new TreeSet<Integer>(Arrays.asList(1)).subSet(4, 2));
    op(() -> {
      TreeMap<Object, Integer> t = new TreeMap<>();
      t.put("a", 1);
      return t.put(1, 2);
    });
    op(() -> {
      LinkedHashMap<Integer, Integer> lru = new LinkedHashMap<Integer, Integer>(16, 0.75f, true) {
        protected boolean removeEldestEntry(Map.Entry<Integer, Integer> e) {
          return size() > 3;
        }
      };
      for (int i = 0; i < 6; i++) {
        lru.put(i, i);
        lru.get(3);
      }
      return lru;
    });
    op(() -> new PriorityQueue<Object>().add(new Object()));
    op(() -> {
      PriorityQueue<Object> q = new PriorityQueue<>();
      q.add("a");
      q.add(1);
      return q;
    });
    op(() -> {
      Collections.copy(new ArrayList<Integer>(), Arrays.asList(1));
      return 1;
    });
    op(() -> {
      List<Integer> l = new ArrayList<>(Arrays.asList(5, 2, 8));
      Collections.sort(l, Collections.reverseOrder());
      return l + " " + Collections.reverseOrder().reversed().compare(1, 2) * 0
          + Collections.disjoint(l, Arrays.asList(1)) + Collections.addAll(l, 1, 2) + l;
    });
    op(() -> {
      StringTokenizer t = new StringTokenizer("a b,c d", " ,", true);
      StringBuilder sb = new StringBuilder().append(t.countTokens());
      while (t.hasMoreTokens()) sb.append('<').append(t.nextToken()).append('>');
      return sb;
    });
    op(() -> new StringTokenizer("").nextToken());
  }

  public static void main(String[] args) {
    misc();
  }
}

/* expect:
java.lang.NullPointerException
m
s
33759 dnulltrue0true
java.lang.IndexOutOfBoundsException: Index 5 out of bounds for length 3
java.lang.IndexOutOfBoundsException: Range [1, 5) out of bounds for length 3
java.lang.IndexOutOfBoundsException: Range [1, 1 + 5) out of bounds for length 3
java.lang.NullPointerException
java.lang.NullPointerException
java.lang.NullPointerException
java.lang.IllegalArgumentException: Illegal Capacity: -1
java.util.NoSuchElementException
java.lang.IllegalArgumentException: Illegal initial capacity: -1
java.lang.IllegalArgumentException: Illegal load factor: 0.0
java.lang.IllegalArgumentException
[1, 2, 3] [][1]994true[2, 3]
java.lang.UnsupportedOperationException
java.lang.IndexOutOfBoundsException: Index: 2 Size: 2
java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3
java.lang.NullPointerException
java.lang.NullPointerException
java.lang.UnsupportedOperationException
java.lang.UnsupportedOperationException
[3, 4][3]
java.lang.UnsupportedOperationException
1
java.lang.UnsupportedOperationException
java.lang.IllegalArgumentException: duplicate element: 1
[5] false
java.lang.NullPointerException
java.lang.UnsupportedOperationException
java.lang.IllegalArgumentException: duplicate key: 1
java.lang.NullPointerException
{1=2} 2{}[1=2][1][2]39
java.lang.UnsupportedOperationException
java.lang.UnsupportedOperationException
java.lang.UnsupportedOperationException: not supported
1=2 {a=1}
{1=2}
java.lang.UnsupportedOperationException
java.lang.NullPointerException
[][]{}[1][2]{3=4}[x, x, x]
java.lang.IndexOutOfBoundsException: Index: 0
java.lang.UnsupportedOperationException
java.lang.UnsupportedOperationException
java.lang.IndexOutOfBoundsException: Index: 1, Size: 1
java.lang.IndexOutOfBoundsException: Index: 3, Size: 3
java.lang.IllegalArgumentException: List length = -1
java.lang.UnsupportedOperationException
java.lang.UnsupportedOperationException
java.util.NoSuchElementException
java.util.NoSuchElementException
[(this Collection), 1]
{k=(this Map)}
java.lang.UnsupportedOperationException
java.lang.UnsupportedOperationException
java.lang.ArrayIndexOutOfBoundsException: Index 2 out of bounds for length 2
2
java.lang.UnsupportedOperationException
java.lang.ArrayStoreException: java.lang.String
[Ljava.lang.Integer;
java.lang.UnsupportedOperationException: remove
null[1.5, -0.0][a][false, false][x, null][1, [2], [[a], null], null][[0, 0], [0, 0]]
[[...], null]
java.lang.NegativeArraySizeException: -1
[a, null, null][Ljava.lang.String;[2, 3, 0, 0]
java.lang.IllegalArgumentException: 2 > 1
java.lang.ArrayIndexOutOfBoundsException: arraycopy: length -1 is negative
java.lang.ArrayIndexOutOfBoundsException: arraycopy: source index -1 out of bounds for int[3]
true falsetrue992208010732175671262-11
[0, 1, 11, 12, 4]-311
java.util.NoSuchElementException: No value present
java.lang.NullPointerException
Optional[1] Optional.emptyOptional[2]Optional.emptyeOptional[4]trueOptionalInt[3]OptionalDouble.empty4
java.util.NoSuchElementException: No value present
java.lang.IllegalStateException: z
java.util.NoSuchElementException: No value present
[]E1[a, null, c, x-y]17
java.util.EmptyStackException
java.util.EmptyStackException
[1, 2, 3] 3-132false2
java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 0
java.lang.ArrayIndexOutOfBoundsException: 0 >= 0
java.util.NoSuchElementException
java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 0
java.lang.ArrayIndexOutOfBoundsException: 2 > 0
3 1
java.util.NoSuchElementException: Vector Enumeration
java.lang.ArrayIndexOutOfBoundsException: 0 >= 0
java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 0
java.lang.ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 10
java.util.NoSuchElementException
java.lang.IndexOutOfBoundsException: Index: 0, Size: 0
java.util.NoSuchElementException
java.util.NoSuchElementException
java.lang.NullPointerException
java.util.NoSuchElementException
java.lang.ClassCastException
java.lang.NullPointerException
java.util.NoSuchElementException
[1, 3, 5] 153[1][3, 5][1, 3][5, 3, 1]1
java.lang.IllegalArgumentException: fromKey > toKey
java.lang.ClassCastException
{4=4, 5=5, 3=3}
java.lang.ClassCastException
java.lang.ClassCastException
java.lang.IndexOutOfBoundsException: Source does not fit in dest
[8, 5, 2] 0truetrue[8, 5, 2, 1, 2]
7<a>< ><b><,><c>< ><d>
java.util.NoSuchElementException
*/
