import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

// Every member of Arrays for arrays of objects, and what takes functions, with its edges.
public class ArraysOfObjects {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = text(action.run());
    } catch (Throwable thrown) {
      // The messages that Java makes up for null references are its own.
      String message = String.valueOf(thrown.getMessage());
      result = "! " + (message.contains("because ") ? thrown.getClass().getName() : thrown);
    }
    System.out.println(what + " = " + result);
  }

  static String text(Object value) {
    if (value instanceof String) {
      return "\"" + value + "\"";
    }
    if (value != null && value.getClass().isArray()) {
      String all = java.util.Arrays.deepToString(new Object[] {value});
      return all.substring(1, all.length() - 1);
    }
    return String.valueOf(value);
  }

  static final Comparator<String> BY_LENGTH = (a, b) -> a.length() - b.length();

  static String[] words() {
    return new String[] {"pear", "fig", "apple", "kiwi", "date"};
  }

  interface Change<A> {
    void on(A array);
  }

  static <A> A changed(A array, Change<A> change) {
    change.on(array);
    return array;
  }

  static void sorting() throws Exception {
    show("changed(words(), a -> Arrays.sort(a))", () -> changed(words(), a -> Arrays.sort(a)));
    show(
        "changed(words(), a -> Arrays.sort(a, 1, 4))",
        () -> changed(words(), a -> Arrays.sort(a, 1, 4)));
    show(
        "changed(words(), a -> Arrays.sort(a, 1, 9))",
        () -> changed(words(), a -> Arrays.sort(a, 1, 9)));
    show(
        "changed(words(), a -> Arrays.sort(a, BY_LENGTH))",
        () -> changed(words(), a -> Arrays.sort(a, BY_LENGTH)));
    show(
        "changed(words(), a -> Arrays.sort(a, 0, 3, BY_LENGTH))",
        () -> changed(words(), a -> Arrays.sort(a, 0, 3, BY_LENGTH)));
    show(
        "changed(words(), a -> Arrays.sort(a, (Comparator<String>) null))",
        () -> changed(words(), a -> Arrays.sort(a, (Comparator<String>) null)));
    show(
        "changed(words(), a -> Arrays.parallelSort(a))",
        () -> changed(words(), a -> Arrays.parallelSort(a)));
    show(
        "changed(words(), a -> Arrays.parallelSort(a, BY_LENGTH))",
        () -> changed(words(), a -> Arrays.parallelSort(a, BY_LENGTH)));
    show(
        "changed(words(), a -> Arrays.parallelSort(a, 2, 5))",
        () -> changed(words(), a -> Arrays.parallelSort(a, 2, 5)));
    show(
        "changed(words(), a -> Arrays.parallelSort(a, 2, 5, Collections.reverseOrder()))",
        () -> changed(words(), a -> Arrays.parallelSort(a, 2, 5, Collections.reverseOrder())));
    show(
        "changed(words(), a -> Arrays.parallelSort(a, 5, 2))",
        () -> changed(words(), a -> Arrays.parallelSort(a, 5, 2)));
    show(
        "changed(new Object[] {1, \"x\"}, a -> Arrays.sort(a))",
        () -> changed(new Object[] {1, "x"}, a -> Arrays.sort(a)));
    show(
        "changed(new String[] {\"b\", null}, a -> Arrays.sort(a))",
        () -> changed(new String[] {"b", null}, a -> Arrays.sort(a)));
  }

  static void searching() throws Exception {
    show(
        "Arrays.binarySearch(new String[] {\"a\", \"c\", \"e\"}, \"c\") + \" \" + Arrays.binarySearch(new String[] {\"a\", \"c\", \"e\"}, \"d\")",
        () -> Arrays.binarySearch(new String[] {"a", "c", "e"}, "c") + " " + Arrays.binarySearch(new String[] {"a", "c", "e"}, "d"));
    show(
        "Arrays.binarySearch(new Object[] {\"a\", \"c\", \"e\"}, 1, 3, \"a\") + \" \" + Arrays.binarySearch(new Object[] {\"a\", \"c\"}, 0, 0, \"a\")",
        () -> Arrays.binarySearch(new Object[] {"a", "c", "e"}, 1, 3, "a") + " " + Arrays.binarySearch(new Object[] {"a", "c"}, 0, 0, "a"));
    show(
        "Arrays.binarySearch(new String[] {\"a\", \"ccc\"}, \"bb\", BY_LENGTH) + \" \" + Arrays.binarySearch(new String[] {\"a\", \"ccc\"}, 0, 2, \"xyz\", BY_LENGTH)",
        () -> Arrays.binarySearch(new String[] {"a", "ccc"}, "bb", BY_LENGTH) + " " + Arrays.binarySearch(new String[] {"a", "ccc"}, 0, 2, "xyz", BY_LENGTH));
    show(
        "Arrays.binarySearch(new String[] {\"a\"}, 0, 2, \"a\", BY_LENGTH)",
        () -> Arrays.binarySearch(new String[] {"a"}, 0, 2, "a", BY_LENGTH));
    show(
        "Arrays.binarySearch(new Object[] {\"a\"}, 1)",
        () -> Arrays.binarySearch(new Object[] {"a"}, 1));
  }

  static void comparing() throws Exception {
    String[] x = {"a", null, "c"};
    String[] y = {"a", null, "d"};
    String[] z = {"A", null, "C"};
    Comparator<String> ignoring = Comparator.nullsFirst(String.CASE_INSENSITIVE_ORDER);
    show(
        "Arrays.equals(x, x.clone()) + \" \" + Arrays.equals(x, y) + \" \" + Arrays.equals(x, null) + \" \" + Arrays.equals((Object[]) null, null)",
        () -> Arrays.equals(x, x.clone()) + " " + Arrays.equals(x, y) + " " + Arrays.equals(x, null) + " " + Arrays.equals((Object[]) null, null));
    show(
        "Arrays.equals(x, 0, 2, y, 0, 2) + \" \" + Arrays.equals(x, 0, 2, y, 0, 3) + \" \" + Arrays.equals(x, 1, 3, y, 1, 3)",
        () -> Arrays.equals(x, 0, 2, y, 0, 2) + " " + Arrays.equals(x, 0, 2, y, 0, 3) + " " + Arrays.equals(x, 1, 3, y, 1, 3));
    show(
        "Arrays.equals(x, z, ignoring) + \" \" + Arrays.equals(x, y, ignoring) + \" \" + Arrays.equals(x, null, ignoring)",
        () -> Arrays.equals(x, z, ignoring) + " " + Arrays.equals(x, y, ignoring) + " " + Arrays.equals(x, null, ignoring));
    show("Arrays.equals(x, z, null)", () -> Arrays.equals(x, z, null));
    show(
        "Arrays.equals(x, 0, 3, z, 0, 3, ignoring) + \" \" + Arrays.equals(x, 0, 1, z, 0, 2, ignoring)",
        () -> Arrays.equals(x, 0, 3, z, 0, 3, ignoring) + " " + Arrays.equals(x, 0, 1, z, 0, 2, ignoring));
    show(
        "Arrays.equals(x, 0, 4, z, 0, 3, ignoring)",
        () -> Arrays.equals(x, 0, 4, z, 0, 3, ignoring));
    show(
        "Arrays.mismatch(x, y) + \" \" + Arrays.mismatch(x, x.clone()) + \" \" + Arrays.mismatch(x, new String[] {\"a\"})",
        () -> Arrays.mismatch(x, y) + " " + Arrays.mismatch(x, x.clone()) + " " + Arrays.mismatch(x, new String[] {"a"}));
    show(
        "Arrays.mismatch(x, 1, 3, y, 1, 3) + \" \" + Arrays.mismatch(x, 1, 2, y, 1, 2)",
        () -> Arrays.mismatch(x, 1, 3, y, 1, 3) + " " + Arrays.mismatch(x, 1, 2, y, 1, 2));
    show(
        "Arrays.mismatch(x, z, ignoring) + \" \" + Arrays.mismatch(x, y, ignoring)",
        () -> Arrays.mismatch(x, z, ignoring) + " " + Arrays.mismatch(x, y, ignoring));
    show(
        "Arrays.mismatch(x, 0, 2, z, 0, 3, ignoring)",
        () -> Arrays.mismatch(x, 0, 2, z, 0, 3, ignoring));
    show("Arrays.mismatch(x, z, null)", () -> Arrays.mismatch(x, z, null));
    show(
        "Arrays.compare(x, y) + \" \" + Arrays.compare(new String[] {null}, x) + \" \" + Arrays.compare(x, new String[] {null}) + \" \" + Arrays.compare(x, null) + \" \" + Arrays.compare((String[]) null, null)",
        () -> Arrays.compare(x, y) + " " + Arrays.compare(new String[] {null}, x) + " " + Arrays.compare(x, new String[] {null}) + " " + Arrays.compare(x, null) + " " + Arrays.compare((String[]) null, null));
    show(
        "Arrays.compare(x, 1, 3, y, 1, 3) + \" \" + Arrays.compare(x, 0, 1, y, 0, 2)",
        () -> Arrays.compare(x, 1, 3, y, 1, 3) + " " + Arrays.compare(x, 0, 1, y, 0, 2));
    show(
        "Arrays.compare(x, z, ignoring) + \" \" + Arrays.compare(y, x, ignoring) + \" \" + Arrays.compare(x, null, ignoring)",
        () -> Arrays.compare(x, z, ignoring) + " " + Arrays.compare(y, x, ignoring) + " " + Arrays.compare(x, null, ignoring));
    show(
        "Arrays.compare(x, 0, 2, z, 0, 3, ignoring)",
        () -> Arrays.compare(x, 0, 2, z, 0, 3, ignoring));
    show(
        "Arrays.compare(x, 2, 1, z, 0, 3, ignoring)",
        () -> Arrays.compare(x, 2, 1, z, 0, 3, ignoring));
    show(
        "Arrays.hashCode(new Object[] {\"a\", null, 1}) + \" \" + Arrays.hashCode((Object[]) null)",
        () -> Arrays.hashCode(new Object[] {"a", null, 1}) + " " + Arrays.hashCode((Object[]) null));
    show(
        "Arrays.deepEquals(new Object[] {new int[] {1}, new Object[] {\"a\"}}, new Object[] {new int[] {1}, new Object[] {\"a\"}})",
        () -> Arrays.deepEquals(new Object[] {new int[] {1}, new Object[] {"a"}}, new Object[] {new int[] {1}, new Object[] {"a"}}));
    show(
        "Arrays.deepEquals(new Object[] {new long[] {1}}, new Object[] {new int[] {1}}) + \" \" + Arrays.deepEquals(null, null) + \" \" + Arrays.deepEquals(null, new Object[0])",
        () -> Arrays.deepEquals(new Object[] {new long[] {1}}, new Object[] {new int[] {1}}) + " " + Arrays.deepEquals(null, null) + " " + Arrays.deepEquals(null, new Object[0]));
    show(
        "Arrays.deepHashCode(new Object[] {new int[] {1}, null, \"a\", new Object[] {new char[] {'x'}, new double[] {2}}})",
        () -> Arrays.deepHashCode(new Object[] {new int[] {1}, null, "a", new Object[] {new char[] {'x'}, new double[] {2}}}));
    show(
        "Arrays.deepToString(new Object[] {new int[] {1}, null, new String[] {\"a\"}, new boolean[0], new byte[] {1}, new short[] {2}, new float[] {3}})",
        () -> Arrays.deepToString(new Object[] {new int[] {1}, null, new String[] {"a"}, new boolean[0], new byte[] {1}, new short[] {2}, new float[] {3}}));
    show("Arrays.deepToString(null)", () -> Arrays.deepToString(null));
    Object[] self = new Object[1];
    self[0] = self;
    show("Arrays.deepToString(self)", () -> Arrays.deepToString(self));
    show(
        "Arrays.toString(new Object[] {\"a\", null}) + Arrays.toString((Object[]) null) + Arrays.toString(new Object[0])",
        () -> Arrays.toString(new Object[] {"a", null}) + Arrays.toString((Object[]) null) + Arrays.toString(new Object[0]));
  }

  static void filling() throws Exception {
    show(
        "changed(new String[3], a -> Arrays.fill(a, \"x\"))",
        () -> changed(new String[3], a -> Arrays.fill(a, "x")));
    show(
        "changed(new String[3], a -> Arrays.fill(a, 1, 2, \"x\"))",
        () -> changed(new String[3], a -> Arrays.fill(a, 1, 2, "x")));
    show(
        "changed(new String[3], a -> Arrays.fill(a, 1, 4, \"x\"))",
        () -> changed(new String[3], a -> Arrays.fill(a, 1, 4, "x")));
    show(
        "changed((Object[]) new String[3], a -> Arrays.fill(a, 1))",
        () -> changed((Object[]) new String[3], a -> Arrays.fill(a, 1)));
    show(
        "changed(new String[3], a -> Arrays.setAll(a, i -> \"s\" + i))",
        () -> changed(new String[3], a -> Arrays.setAll(a, i -> "s" + i)));
    show(
        "changed(new int[3], a -> Arrays.setAll(a, i -> i * i))",
        () -> changed(new int[3], a -> Arrays.setAll(a, i -> i * i)));
    show(
        "changed(new long[3], a -> Arrays.setAll(a, i -> i * 10L))",
        () -> changed(new long[3], a -> Arrays.setAll(a, i -> i * 10L)));
    show(
        "changed(new double[3], a -> Arrays.setAll(a, i -> i / 2.0))",
        () -> changed(new double[3], a -> Arrays.setAll(a, i -> i / 2.0)));
    show(
        "changed(new String[3], a -> Arrays.parallelSetAll(a, i -> \"p\" + i))",
        () -> changed(new String[3], a -> Arrays.parallelSetAll(a, i -> "p" + i)));
    show(
        "changed(new int[3], a -> Arrays.parallelSetAll(a, i -> -i))",
        () -> changed(new int[3], a -> Arrays.parallelSetAll(a, i -> -i)));
    show(
        "changed(new long[3], a -> Arrays.parallelSetAll(a, i -> -i))",
        () -> changed(new long[3], a -> Arrays.parallelSetAll(a, i -> -i)));
    show(
        "changed(new double[3], a -> Arrays.parallelSetAll(a, i -> -i))",
        () -> changed(new double[3], a -> Arrays.parallelSetAll(a, i -> -i)));
    show(
        "changed(new int[3], a -> Arrays.setAll(a, null))",
        () -> changed(new int[3], a -> Arrays.setAll(a, null)));
    show(
        "changed(new String[] {\"a\", \"b\", \"c\"}, a -> Arrays.parallelPrefix(a, (s, t) -> s + t))",
        () -> changed(new String[] {"a", "b", "c"}, a -> Arrays.parallelPrefix(a, (s, t) -> s + t)));
    show(
        "changed(new String[] {\"a\", \"b\", \"c\"}, a -> Arrays.parallelPrefix(a, 1, 3, (s, t) -> s + t))",
        () -> changed(new String[] {"a", "b", "c"}, a -> Arrays.parallelPrefix(a, 1, 3, (s, t) -> s + t)));
    show(
        "changed(new int[] {1, 2, 3, 4}, a -> Arrays.parallelPrefix(a, (s, t) -> s * t))",
        () -> changed(new int[] {1, 2, 3, 4}, a -> Arrays.parallelPrefix(a, (s, t) -> s * t)));
    show(
        "changed(new int[] {1, 2, 3, 4}, a -> Arrays.parallelPrefix(a, 1, 3, (s, t) -> s + t))",
        () -> changed(new int[] {1, 2, 3, 4}, a -> Arrays.parallelPrefix(a, 1, 3, (s, t) -> s + t)));
    show(
        "changed(new long[] {1, 2, 3, 4}, a -> Arrays.parallelPrefix(a, (s, t) -> s + t))",
        () -> changed(new long[] {1, 2, 3, 4}, a -> Arrays.parallelPrefix(a, (s, t) -> s + t)));
    show(
        "changed(new long[] {1, 2, 3, 4}, a -> Arrays.parallelPrefix(a, 2, 2, (s, t) -> s + t))",
        () -> changed(new long[] {1, 2, 3, 4}, a -> Arrays.parallelPrefix(a, 2, 2, (s, t) -> s + t)));
    show(
        "changed(new double[] {1, 2, 3, 4}, a -> Arrays.parallelPrefix(a, (s, t) -> s + t))",
        () -> changed(new double[] {1, 2, 3, 4}, a -> Arrays.parallelPrefix(a, (s, t) -> s + t)));
    show(
        "changed(new double[] {1, 2, 3, 4}, a -> Arrays.parallelPrefix(a, 1, 5, (s, t) -> s + t))",
        () -> changed(new double[] {1, 2, 3, 4}, a -> Arrays.parallelPrefix(a, 1, 5, (s, t) -> s + t)));
    show(
        "changed(new int[0], a -> Arrays.parallelPrefix(a, null))",
        () -> changed(new int[0], a -> Arrays.parallelPrefix(a, null)));
  }

  static void copying() throws Exception {
    show("Arrays.copyOf(words(), 2)", () -> Arrays.copyOf(words(), 2));
    show("Arrays.copyOf(words(), 6)", () -> Arrays.copyOf(words(), 6));
    show("Arrays.copyOf(words(), -2)", () -> Arrays.copyOf(words(), -2));
    show(
        "Arrays.copyOfRange(words(), 1, 3).getClass()",
        () -> Arrays.copyOfRange(words(), 1, 3).getClass());
    show("Arrays.copyOfRange(words(), 4, 6)", () -> Arrays.copyOfRange(words(), 4, 6));
    show("Arrays.copyOfRange(words(), 6, 7)", () -> Arrays.copyOfRange(words(), 6, 7));
    show("Arrays.copyOfRange(words(), 3, 2)", () -> Arrays.copyOfRange(words(), 3, 2));
  }

  static void lists() throws Exception {
    String[] backing = words();
    List<String> view = Arrays.asList(backing);
    show(
        "view.size() + \" \" + view.get(1) + \" \" + view.indexOf(\"kiwi\") + \" \" + view.contains(\"fig\") + \" \" + view",
        () -> view.size() + " " + view.get(1) + " " + view.indexOf("kiwi") + " " + view.contains("fig") + " " + view);
    show(
        "view.set(0, \"plum\") + \" \" + backing[0]",
        () -> view.set(0, "plum") + " " + backing[0]);
    show("view.add(\"x\")", () -> view.add("x"));
    show("view.remove(0)", () -> view.remove(0));
    show("view.get(5)", () -> view.get(5));
    show("view.sort(null)", () -> { view.sort(null); return "done"; });
    show("backing", () -> backing);
    show(
        "view.replaceAll(s -> s.substring(1))",
        () -> { view.replaceAll(s -> s.substring(1)); return "done"; });
    show("view.toArray().getClass()", () -> view.toArray().getClass());
    show("view.toArray(new String[0])", () -> view.toArray(new String[0]));
    show(
        "view.forEach(s -> System.out.print(s + \";\"))",
        () -> { view.forEach(s -> System.out.print(s + ";")); return "done"; });
    show("Arrays.asList((Object[]) null)", () -> Arrays.asList((Object[]) null));
  }

  public static void main(String[] args) throws Exception {
    sorting();
    searching();
    comparing();
    filling();
    copying();
    lists();
  }
}

/* expect:
changed(words(), a -> Arrays.sort(a)) = [apple, date, fig, kiwi, pear]
changed(words(), a -> Arrays.sort(a, 1, 4)) = [pear, apple, fig, kiwi, date]
changed(words(), a -> Arrays.sort(a, 1, 9)) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 9
changed(words(), a -> Arrays.sort(a, BY_LENGTH)) = [fig, pear, kiwi, date, apple]
changed(words(), a -> Arrays.sort(a, 0, 3, BY_LENGTH)) = [fig, pear, apple, kiwi, date]
changed(words(), a -> Arrays.sort(a, (Comparator<String>) null)) = [apple, date, fig, kiwi, pear]
changed(words(), a -> Arrays.parallelSort(a)) = [apple, date, fig, kiwi, pear]
changed(words(), a -> Arrays.parallelSort(a, BY_LENGTH)) = [fig, pear, kiwi, date, apple]
changed(words(), a -> Arrays.parallelSort(a, 2, 5)) = [pear, fig, apple, date, kiwi]
changed(words(), a -> Arrays.parallelSort(a, 2, 5, Collections.reverseOrder())) = [pear, fig, kiwi, date, apple]
changed(words(), a -> Arrays.parallelSort(a, 5, 2)) = ! java.lang.IllegalArgumentException: fromIndex(5) > toIndex(2)
changed(new Object[] {1, "x"}, a -> Arrays.sort(a)) = ! java.lang.ClassCastException: class java.lang.Integer cannot be cast to class java.lang.String (java.lang.Integer and java.lang.String are in module java.base of loader 'bootstrap')
changed(new String[] {"b", null}, a -> Arrays.sort(a)) = ! java.lang.NullPointerException
Arrays.binarySearch(new String[] {"a", "c", "e"}, "c") + " " + Arrays.binarySearch(new String[] {"a", "c", "e"}, "d") = "1 -3"
Arrays.binarySearch(new Object[] {"a", "c", "e"}, 1, 3, "a") + " " + Arrays.binarySearch(new Object[] {"a", "c"}, 0, 0, "a") = "-2 -1"
Arrays.binarySearch(new String[] {"a", "ccc"}, "bb", BY_LENGTH) + " " + Arrays.binarySearch(new String[] {"a", "ccc"}, 0, 2, "xyz", BY_LENGTH) = "-2 1"
Arrays.binarySearch(new String[] {"a"}, 0, 2, "a", BY_LENGTH) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 2
Arrays.binarySearch(new Object[] {"a"}, 1) = ! java.lang.ClassCastException: class java.lang.Integer cannot be cast to class java.lang.String (java.lang.Integer and java.lang.String are in module java.base of loader 'bootstrap')
Arrays.equals(x, x.clone()) + " " + Arrays.equals(x, y) + " " + Arrays.equals(x, null) + " " + Arrays.equals((Object[]) null, null) = "true false false true"
Arrays.equals(x, 0, 2, y, 0, 2) + " " + Arrays.equals(x, 0, 2, y, 0, 3) + " " + Arrays.equals(x, 1, 3, y, 1, 3) = "true false false"
Arrays.equals(x, z, ignoring) + " " + Arrays.equals(x, y, ignoring) + " " + Arrays.equals(x, null, ignoring) = "true false false"
Arrays.equals(x, z, null) = ! java.lang.NullPointerException
Arrays.equals(x, 0, 3, z, 0, 3, ignoring) + " " + Arrays.equals(x, 0, 1, z, 0, 2, ignoring) = "true false"
Arrays.equals(x, 0, 4, z, 0, 3, ignoring) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 4
Arrays.mismatch(x, y) + " " + Arrays.mismatch(x, x.clone()) + " " + Arrays.mismatch(x, new String[] {"a"}) = "2 -1 1"
Arrays.mismatch(x, 1, 3, y, 1, 3) + " " + Arrays.mismatch(x, 1, 2, y, 1, 2) = "1 -1"
Arrays.mismatch(x, z, ignoring) + " " + Arrays.mismatch(x, y, ignoring) = "-1 2"
Arrays.mismatch(x, 0, 2, z, 0, 3, ignoring) = 2
Arrays.mismatch(x, z, null) = ! java.lang.NullPointerException
Arrays.compare(x, y) + " " + Arrays.compare(new String[] {null}, x) + " " + Arrays.compare(x, new String[] {null}) + " " + Arrays.compare(x, null) + " " + Arrays.compare((String[]) null, null) = "-1 -1 1 1 0"
Arrays.compare(x, 1, 3, y, 1, 3) + " " + Arrays.compare(x, 0, 1, y, 0, 2) = "-1 -1"
Arrays.compare(x, z, ignoring) + " " + Arrays.compare(y, x, ignoring) + " " + Arrays.compare(x, null, ignoring) = "0 1 1"
Arrays.compare(x, 0, 2, z, 0, 3, ignoring) = -1
Arrays.compare(x, 2, 1, z, 0, 3, ignoring) = ! java.lang.IllegalArgumentException: fromIndex(2) > toIndex(1)
Arrays.hashCode(new Object[] {"a", null, 1}) + " " + Arrays.hashCode((Object[]) null) = "123009 0"
Arrays.deepEquals(new Object[] {new int[] {1}, new Object[] {"a"}}, new Object[] {new int[] {1}, new Object[] {"a"}}) = true
Arrays.deepEquals(new Object[] {new long[] {1}}, new Object[] {new int[] {1}}) + " " + Arrays.deepEquals(null, null) + " " + Arrays.deepEquals(null, new Object[0]) = "false true false"
Arrays.deepHashCode(new Object[] {new int[] {1}, null, "a", new Object[] {new char[] {'x'}, new double[] {2}}}) = 1075627337
Arrays.deepToString(new Object[] {new int[] {1}, null, new String[] {"a"}, new boolean[0], new byte[] {1}, new short[] {2}, new float[] {3}}) = "[[1], null, [a], [], [1], [2], [3.0]]"
Arrays.deepToString(null) = "null"
Arrays.deepToString(self) = "[[...]]"
Arrays.toString(new Object[] {"a", null}) + Arrays.toString((Object[]) null) + Arrays.toString(new Object[0]) = "[a, null]null[]"
changed(new String[3], a -> Arrays.fill(a, "x")) = [x, x, x]
changed(new String[3], a -> Arrays.fill(a, 1, 2, "x")) = [null, x, null]
changed(new String[3], a -> Arrays.fill(a, 1, 4, "x")) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 4
changed((Object[]) new String[3], a -> Arrays.fill(a, 1)) = ! java.lang.ArrayStoreException: java.lang.Integer
changed(new String[3], a -> Arrays.setAll(a, i -> "s" + i)) = [s0, s1, s2]
changed(new int[3], a -> Arrays.setAll(a, i -> i * i)) = [0, 1, 4]
changed(new long[3], a -> Arrays.setAll(a, i -> i * 10L)) = [0, 10, 20]
changed(new double[3], a -> Arrays.setAll(a, i -> i / 2.0)) = [0.0, 0.5, 1.0]
changed(new String[3], a -> Arrays.parallelSetAll(a, i -> "p" + i)) = [p0, p1, p2]
changed(new int[3], a -> Arrays.parallelSetAll(a, i -> -i)) = [0, -1, -2]
changed(new long[3], a -> Arrays.parallelSetAll(a, i -> -i)) = [0, -1, -2]
changed(new double[3], a -> Arrays.parallelSetAll(a, i -> -i)) = [0.0, -1.0, -2.0]
changed(new int[3], a -> Arrays.setAll(a, null)) = ! java.lang.NullPointerException
changed(new String[] {"a", "b", "c"}, a -> Arrays.parallelPrefix(a, (s, t) -> s + t)) = [a, ab, abc]
changed(new String[] {"a", "b", "c"}, a -> Arrays.parallelPrefix(a, 1, 3, (s, t) -> s + t)) = [a, b, bc]
changed(new int[] {1, 2, 3, 4}, a -> Arrays.parallelPrefix(a, (s, t) -> s * t)) = [1, 2, 6, 24]
changed(new int[] {1, 2, 3, 4}, a -> Arrays.parallelPrefix(a, 1, 3, (s, t) -> s + t)) = [1, 2, 5, 4]
changed(new long[] {1, 2, 3, 4}, a -> Arrays.parallelPrefix(a, (s, t) -> s + t)) = [1, 3, 6, 10]
changed(new long[] {1, 2, 3, 4}, a -> Arrays.parallelPrefix(a, 2, 2, (s, t) -> s + t)) = [1, 2, 3, 4]
changed(new double[] {1, 2, 3, 4}, a -> Arrays.parallelPrefix(a, (s, t) -> s + t)) = [1.0, 3.0, 6.0, 10.0]
changed(new double[] {1, 2, 3, 4}, a -> Arrays.parallelPrefix(a, 1, 5, (s, t) -> s + t)) = ! java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 5
changed(new int[0], a -> Arrays.parallelPrefix(a, null)) = ! java.lang.NullPointerException
Arrays.copyOf(words(), 2) = [pear, fig]
Arrays.copyOf(words(), 6) = [pear, fig, apple, kiwi, date, null]
Arrays.copyOf(words(), -2) = ! java.lang.NegativeArraySizeException: -2
Arrays.copyOfRange(words(), 1, 3).getClass() = class [Ljava.lang.String;
Arrays.copyOfRange(words(), 4, 6) = [date, null]
Arrays.copyOfRange(words(), 6, 7) = ! java.lang.ArrayIndexOutOfBoundsException: arraycopy: length -1 is negative
Arrays.copyOfRange(words(), 3, 2) = ! java.lang.IllegalArgumentException: 3 > 2
view.size() + " " + view.get(1) + " " + view.indexOf("kiwi") + " " + view.contains("fig") + " " + view = "5 fig 3 true [pear, fig, apple, kiwi, date]"
view.set(0, "plum") + " " + backing[0] = "pear plum"
view.add("x") = ! java.lang.UnsupportedOperationException
view.remove(0) = ! java.lang.UnsupportedOperationException
view.get(5) = ! java.lang.ArrayIndexOutOfBoundsException: Index 5 out of bounds for length 5
view.sort(null) = "done"
backing = [apple, date, fig, kiwi, plum]
view.replaceAll(s -> s.substring(1)) = "done"
view.toArray().getClass() = class [Ljava.lang.Object;
view.toArray(new String[0]) = [pple, ate, ig, iwi, lum]
pple;ate;ig;iwi;lum;view.forEach(s -> System.out.print(s + ";")) = "done"
Arrays.asList((Object[]) null) = ! java.lang.NullPointerException
*/
