// System and Runtime: arraycopy, identityHashCode, properties, environment, memory.
public class SystemClass {
  public static void main(String[] args) {
    int[] a = {1, 2, 3, 4, 5};
    System.arraycopy(a, 1, a, 0, 4);
    System.out.println(a[0] + "" + a[3] + a[4]);
    Object o = new Object();
    System.out.println((System.identityHashCode(o) == o.hashCode()) + " " + System.identityHashCode(null));
    System.out.println(System.getProperty("no.such.property") + " " + System.getProperty("no.such.property", "default") + " " + System.lineSeparator().length());
    System.out.println(System.getProperty("line.separator").length() + " " + (System.getProperty("java.version") != null) + " " + System.getProperty("file.separator") + " " + (System.getProperty("user.dir") != null));
    System.out.println(System.getenv("NO_SUCH_VARIABLE_HERE"));
    Runtime r = Runtime.getRuntime();
    System.out.println((r == Runtime.getRuntime()) + " " + (r.totalMemory() > 0) + " " + (r.freeMemory() > 0) + " " + (r.maxMemory() > 0) + " " + (r.availableProcessors() > 0));
    System.gc();
    r.gc();
    long t = System.currentTimeMillis(), n = System.nanoTime();
    System.out.println((System.currentTimeMillis() >= t) + " " + (System.nanoTime() >= n));
    System.out.println(args.length + " " + args[0] + " " + args[1] + " " + Integer.parseInt(args[2]) * 2);
    int x = 0;
    for (String s : args) x += s.length();
    System.out.println(x);
  }
}
// args: first --second 21

/* expect:
255
true 0
null default 1
1 true / true
null
true true true true true
true true
3 first --second 42
15
*/
