// What NullPointerExceptions say was null: loops, switches, boxes, arrays, branches.
//
// A for-each over an array and a switch on a string are left out: the JDK names a variable of its own there.

public class NullCauses {
  enum E { A }
  int[] f; String s; E e; Object lock;
  static void show(Runnable r) { try { r.run(); System.out.println("nothing"); } catch (NullPointerException e) { System.out.println(e.getMessage()); } }
  static void each(long l, java.util.List<String> list, Iterable<String> it) {
    int k = 3;
    try { for (String x : list) System.out.println(x); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    try { for (String x : it) System.out.println(x); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
  }
  static void sw(String s, E e, Integer i, Character c) {
    try { switch (e) { case A: } } catch (NullPointerException x) { System.out.println(x.getMessage()); }
    try { switch (i) { case 1: } } catch (NullPointerException x) { System.out.println(x.getMessage()); }
    try { switch (c) { case 1: } } catch (NullPointerException x) { System.out.println(x.getMessage()); }
  }
  class In { }
  static class Sub extends In { Sub(NullCauses f) { f.super(); } }
  static boolean cond(Boolean b, Integer i, Double d) { if (b) return true; while (i > 3) { } return d == 1.0; }
  public static void main(String[] args) {
    each(1L, null, null);
    sw(null, null, null, null);
    NullCauses n = null;
    show(() -> n.new In());
    show(() -> new Sub(null));
    show(() -> cond(null, 1, 2.0)); show(() -> cond(false, null, 2.0)); show(() -> cond(false, 2, null));
    show(() -> { String s = null; s += "x"; System.out.println(s); });
    show(() -> { Integer i = null; i++; });
    show(() -> { Integer i = null; i += 2; });
    show(() -> { Object o = null; synchronized (o) { } });
    show(() -> { int[][] g = new int[2][]; g[1][0] += 3; });
    show(() -> { int[][] g = null; g[1] = new int[3]; });
    show(() -> { NullCauses[] fs = new NullCauses[2]; fs[1].s = "x"; });
    show(() -> { NullCauses[] fs = new NullCauses[2]; int i = 1; fs[i].f[0]++; });
    show(() -> { NullCauses x = null; x.show(null); });
    show(() -> { NullCauses x = new NullCauses(); x.lock.notify(); });
    show(() -> { NullCauses x = new NullCauses(); synchronized (x.lock) { } });
    show(() -> { throw (RuntimeException) null; });
    show(() -> System.out.println(args.length > 9 ? n.f : n.f.length));
    show(() -> { char c = "x".charAt(0) == 'x' ? n.s.charAt(0) : 'c'; });
    show(() -> { String s = null; if (s.equals("x") || s.isEmpty()) { } });
    show(() -> { String s = null; boolean b = args.length == 0 && s.isEmpty(); });
  }
}

/* expect:
Cannot invoke "java.util.List.iterator()" because "list" is null
Cannot invoke "java.lang.Iterable.iterator()" because "it" is null
Cannot invoke "NullCauses$E.ordinal()" because "e" is null
Cannot invoke "java.lang.Integer.intValue()" because "i" is null
Cannot invoke "java.lang.Character.charValue()" because "c" is null
null
null
Cannot invoke "java.lang.Boolean.booleanValue()" because "b" is null
Cannot invoke "java.lang.Integer.intValue()" because "i" is null
Cannot invoke "java.lang.Double.doubleValue()" because "d" is null
nullx
nothing
Cannot invoke "java.lang.Integer.intValue()" because "i" is null
Cannot invoke "java.lang.Integer.intValue()" because "i" is null
Cannot enter synchronized block because "o" is null
Cannot load from int array because "g[1]" is null
Cannot store to object array because "g" is null
Cannot assign field "s" because "fs[1]" is null
Cannot read field "f" because "fs[i]" is null
Cannot invoke "java.lang.Runnable.run()" because "r" is null
nothing
Cannot invoke "Object.notify()" because "x.lock" is null
Cannot enter synchronized block because "x.lock" is null
Cannot throw exception because "null" is null
Cannot read field "f" because "n" is null
Cannot read field "s" because "n" is null
Cannot invoke "String.equals(Object)" because "s" is null
Cannot invoke "String.isEmpty()" because "s" is null
*/
