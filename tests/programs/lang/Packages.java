// A program in the unnamed package that uses fully qualified names of the library.
public class Packages {
  static java.util.List<java.lang.String> list = new java.util.ArrayList<java.lang.String>();

  static java.lang.String join() {
    java.lang.StringBuilder b = new java.lang.StringBuilder();
    for (java.util.Iterator<String> it = list.iterator(); it.hasNext(); ) {
      b.append(it.next()).append(java.lang.Integer.MAX_VALUE % 10);
    }
    return b.toString();
  }

  public static void main(java.lang.String[] args) throws java.lang.Exception {
    list.add("a");
    list.add(java.lang.String.valueOf(2));
    java.lang.System.out.println(join());
    java.util.function.Function<String, Integer> f = s -> s.length();
    java.lang.System.out.println(f.apply("four"));
    java.util.Map<String, java.util.List<Integer>> m = new java.util.HashMap<>();
    m.put("k", new java.util.LinkedList<Integer>());
    m.get("k").add(5);
    System.out.println(m);
    System.out.println(new Packages().getClass().getName() + " " + new java.util.Random(1).getClass().getName());
    java.lang.Thread t = new java.lang.Thread(() -> System.out.println("thread"));
    t.start();
    t.join();
    System.out.println(java.lang.Math.max(1, 2));
  }
}

/* expect:
a727
4
{k=[5]}
Packages java.util.Random
thread
2
*/
