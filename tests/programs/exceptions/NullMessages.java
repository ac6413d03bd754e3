// The messages of NullPointerExceptions that the machine raises say what was null.

import java.util.ArrayList;
import java.util.List;

public class NullMessages {
  static class Node {
    Node next;
    int value;
    String name;
    int[] cells;
    Node[] nodes;

    Node step() {
      return next;
    }

    static Node make(int n, String s, Object o, int[] a, List<String> l) {
      return null;
    }

    private int secret(Node other) {
      return other.value + next.value;
    }
  }

  static Node top;
  static int[] table;
  static List<Node> list = new ArrayList<>();

  interface Case {
    void run() throws Exception;
  }

  static void show(Case c) {
    try {
      c.run();
      System.out.println("nothing");
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    } catch (Exception e) {
      System.out.println(e);
    }
  }

  static int locals(String s, Object o, int[] a, Node n, Integer boxed, Runnable r, long l, int which) {
    boolean flag = which > 3;
    switch (which) {
      case 0: return s.length();
      case 1: return ((String) o).length();
      case 2: return a[0];
      case 3: a[which] = 3; return 0;
      case 4: return a.length;
      case 5: return n.value;
      case 6: n.value = 7; return 0;
      case 7: return boxed;
      case 8: r.run(); return 0;
      case 9: return n.step().value;
      case 10: return o.hashCode();
      case 11: return s.indexOf("x", flag ? 1 : 2);
      case 12: return (flag ? s : "x").length();
      case 13: n.value++; return 0;
      case 14: n.value += 2; return 0;
      case 15: return n.secret(n);
      case 16: return s.concat("x").compareTo(s + 1);
      default: return 1;
    }
  }

  static void paths(Node n, int i, int[][] grid, Node[] nodes, String[] words, List<String> strings) throws Exception {
    show(() -> System.out.println(n.next.value));
    show(() -> System.out.println(n.next.next.next.value));
    show(() -> n.next.step());
    show(() -> System.out.println(n.step().name));
    show(() -> n.step().step());
    show(() -> System.out.println(n.name.length()));
    show(() -> n.cells[i] = 1);
    show(() -> System.out.println(n.nodes[i + 1]));
    show(() -> System.out.println(grid[i][0]));
    show(() -> System.out.println(grid[2][i]));
    show(() -> System.out.println(grid[i + 1][i]));
    show(() -> System.out.println(nodes[n.value].value));
    show(() -> System.out.println(nodes[i].next.name));
    show(() -> System.out.println(words[1].trim()));
    show(() -> System.out.println(words[words.length - 1].isEmpty()));
    show(() -> System.out.println(top.value));
    show(() -> top.next.value = 2);
    show(() -> table[3]++);
    show(() -> System.out.println(table.length));
    show(() -> System.out.println(strings.get(0).length()));
    show(() -> list.get(0).step());
    show(() -> Node.make(1, "s", null, null, null).step());
    show(() -> { throw null; });
    show(() -> { synchronized (top) { } });
    show(() -> { synchronized (n.next) { } });
    show(() -> { int k = (Integer) null; });
    show(() -> System.out.println(((String) null).length()));
  }

  static void synchronous(Object lock) {
    synchronized (lock) {
      System.out.println("in");
    }
  }

  static void thrower(RuntimeException e) {
    throw e;
  }

  static String kind(long l, char[] c, byte[] b, boolean[] z, double[] d, float[] f, short[] s, long[] j, Object[] o,
      int which) {
    switch (which) {
      case 0: return "" + c[0];
      case 1: return "" + b[0];
      case 2: return "" + z[0];
      case 3: return "" + d[0];
      case 4: return "" + f[0];
      case 5: return "" + s[0];
      case 6: return "" + j[0];
      case 7: return "" + o[0];
      case 8: c[0] = 'x'; return "";
      case 9: b[0] = 1; return "";
      case 10: z[0] = true; return "";
      case 11: d[0] = 1; return "";
      case 12: f[0] = 1; return "";
      case 13: s[0] = 1; return "";
      case 14: j[0] = 1; return "";
      default: o[0] = ""; return "";
    }
  }

  class Inner {
    Node held;

    int read() {
      return held.value;
    }

    int outer() {
      return field.value;
    }
  }

  Node field;

  int own() {
    return field.value + this.field.value;
  }

  public static void main(String[] args) throws Exception {
    for (int i = 0; i <= 16; i++) {
      final int which = i;
      show(() -> locals(null, null, null, null, null, null, 1L, which));
    }
    Node n = new Node();
    paths(n, 0, new int[3][], new Node[3], new String[3], new ArrayList<>(java.util.Arrays.asList((String) null)));
    show(() -> synchronous(null));
    show(() -> thrower(null));
    for (int i = 0; i < 16; i++) {
      final int which = i;
      show(() -> kind(1L, null, null, null, null, null, null, null, null, which));
    }
    list.add(null);
    show(() -> list.get(0).step());
    NullMessages m = new NullMessages();
    show(() -> m.own());
    show(() -> m.new Inner().read());
    show(() -> m.new Inner().outer());
    show(() -> new Node().secret(null));
    show(() -> new Node().secret(n));
    String captured = args.length > 5 ? "x" : null;
    new Object() {
      void go() {
        show(() -> System.out.println(captured.length()));
        try {
          captured.length();
        } catch (NullPointerException e) {
          System.out.println(e.getMessage());
        }
      }
    }.go();
    show(() -> { throw new NullPointerException(); });
    show(() -> { throw new NullPointerException("own"); });
    Node last = null;
    last.value = 3;
  }
}

/* expect:
Cannot invoke "String.length()" because "s" is null
Cannot invoke "String.length()" because "o" is null
Cannot load from int array because "a" is null
Cannot store to int array because "a" is null
Cannot read the array length because "a" is null
Cannot read field "value" because "n" is null
Cannot assign field "value" because "n" is null
Cannot invoke "java.lang.Integer.intValue()" because "boxed" is null
Cannot invoke "java.lang.Runnable.run()" because "r" is null
Cannot invoke "NullMessages$Node.step()" because "n" is null
Cannot invoke "Object.hashCode()" because "o" is null
Cannot invoke "String.indexOf(String, int)" because "s" is null
Cannot invoke "String.length()"
Cannot read field "value" because "n" is null
Cannot read field "value" because "n" is null
Cannot invoke "NullMessages$Node.secret(NullMessages$Node)" because "n" is null
Cannot invoke "String.concat(String)" because "s" is null
Cannot read field "value" because "n.next" is null
Cannot read field "next" because "n.next" is null
Cannot invoke "NullMessages$Node.step()" because "n.next" is null
Cannot read field "name" because the return value of "NullMessages$Node.step()" is null
Cannot invoke "NullMessages$Node.step()" because the return value of "NullMessages$Node.step()" is null
Cannot invoke "String.length()" because "n.name" is null
Cannot store to int array because "n.cells" is null
Cannot load from object array because "n.nodes" is null
Cannot load from int array because "grid[i]" is null
Cannot load from int array because "grid[2]" is null
Cannot load from int array because "grid[...]" is null
Cannot read field "value" because "nodes[n.value]" is null
Cannot read field "next" because "nodes[i]" is null
Cannot invoke "String.trim()" because "words[1]" is null
Cannot invoke "String.isEmpty()" because "words[...]" is null
Cannot read field "value" because "NullMessages.top" is null
Cannot read field "next" because "NullMessages.top" is null
Cannot load from int array because "NullMessages.table" is null
Cannot read the array length because "NullMessages.table" is null
Cannot invoke "String.length()" because the return value of "java.util.List.get(int)" is null
java.lang.IndexOutOfBoundsException: Index 0 out of bounds for length 0
Cannot invoke "NullMessages$Node.step()" because the return value of "NullMessages$Node.make(int, String, Object, int[], java.util.List)" is null
Cannot throw exception because "null" is null
Cannot enter synchronized block because "NullMessages.top" is null
Cannot enter synchronized block because "n.next" is null
Cannot invoke "java.lang.Integer.intValue()" because "null" is null
Cannot invoke "String.length()" because "null" is null
Cannot enter synchronized block because "lock" is null
Cannot throw exception because "e" is null
Cannot load from char array because "c" is null
Cannot load from byte/boolean array because "b" is null
Cannot load from byte/boolean array because "z" is null
Cannot load from double array because "d" is null
Cannot load from float array because "f" is null
Cannot load from short array because "s" is null
Cannot load from long array because "j" is null
Cannot load from object array because "o" is null
Cannot store to char array because "c" is null
Cannot store to byte/boolean array because "b" is null
Cannot store to byte/boolean array because "z" is null
Cannot store to double array because "d" is null
Cannot store to float array because "f" is null
Cannot store to short array because "s" is null
Cannot store to long array because "j" is null
Cannot store to object array because "o" is null
Cannot invoke "NullMessages$Node.step()" because the return value of "java.util.List.get(int)" is null
Cannot read field "value" because "this.field" is null
Cannot read field "value" because "this.held" is null
Cannot read field "value" because "this.this$0.field" is null
Cannot read field "value" because "other" is null
Cannot read field "value" because "this.next" is null
Cannot invoke "String.length()" because "captured" is null
Cannot invoke "String.length()" because "this.val$captured" is null
null
own
*/
// expect exception: java.lang.NullPointerException: Cannot assign field "value" because "last" is null
