// Static fields and methods, static nested classes, counters, lazily made singletons.
class Registry {
  private static Registry instance;
  static int created;
  static final int[] SHARED = {1, 2, 3};
  private final int serial;
  static Registry first = new Registry();

  private Registry() {
    serial = ++created;
  }

  static Registry get() {
    if (instance == null) instance = new Registry();
    return instance;
  }

  int serial() {
    return serial;
  }

  static class Holder {
    static final Registry LAZY = new Registry();

    static {
      System.out.println("Holder initialised");
    }
  }
}

class Sub extends Registry1 {
  static int own = inherited + 1;

  static int sum() {
    return own + inherited + helper();
  }
}

class Registry1 {
  protected static int inherited = 10;

  static int helper() {
    return inherited * 100;
  }
}

public class StaticMembers {
  static int depth;
  static long total;
  static String text = "t";
  static boolean flag;
  static double ratio = 0.5;
  static char letter = 'q';
  static Object[] objects;

  static int recurse(int n) {
    depth++;
    if (n > 0) recurse(n - 1);
    return depth;
  }

  public static void main(String[] args) {
    System.out.println(Registry.get().serial() + " " + (Registry.get() == Registry.get()) + " " + Registry.created);
    System.out.println(Registry.first.serial());
    System.out.println("before holder");
    System.out.println(Registry.Holder.LAZY.serial());
    System.out.println(Registry.Holder.LAZY == Registry.Holder.LAZY);
    Registry.SHARED[1] += 5;
    System.out.println(Registry.SHARED[0] + Registry.SHARED[1]);
    System.out.println(Sub.sum() + " " + Sub.inherited + " " + Sub.helper());
    Sub.inherited++;
    System.out.println(Registry1.inherited + Sub.own);
    System.out.println(recurse(5) + " " + depth);
    total += 5;
    total -= 0.5;
    text += total++;
    flag |= total > 4;
    ratio *= ++total;
    letter++;
    System.out.println(total + text + flag + ratio + letter + objects);
    StaticMembers.total = StaticMembers.depth = 3;
    System.out.println(total + depth);
    new StaticMembers().count();
    new StaticMembers().count();
    System.out.println(depth);
  }

  void count() {
    depth++;
    this.text += "!";
    System.out.println(text);
  }
}

/* expect:
2 true 2
1
before holder
Holder initialised
3
true
8
1021 10 1000
22
6 6
6t4true3.0rnull
6
t4!
t4!!
5
*/
