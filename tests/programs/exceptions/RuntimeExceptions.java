// The exceptions that the machine itself throws, and their messages.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedList;

interface Task {
  void run() throws Exception;
}

public class RuntimeExceptions {
  static int zero = 0;
  int field = 1;

  static void attempt(String what, Task t) {
    try {
      t.run();
      System.out.println(what + ": nothing");
    } catch (NullPointerException e) {
      System.out.println(what + ": null pointer");
    } catch (ClassCastException e) {
      System.out.println(what + ": class cast");
    } catch (Throwable e) {
      System.out.println(what + ": " + e);
    }
  }

  public static void main(String[] args) {
    int[] a = {1, 2, 3};
    RuntimeExceptions none = zero == 0 ? null : new RuntimeExceptions();
    int[] noArray = zero == 0 ? null : a;
    Integer noBox = zero == 0 ? null : 1;
    String noString = zero == 0 ? null : "";
    Object o = "text";
    attempt("int division", () -> System.out.println(1 / zero));
    attempt("int remainder", () -> System.out.println(1 % zero));
    attempt("long division", () -> System.out.println(1L / zero));
    attempt("long remainder", () -> System.out.println(1L % zero));
    attempt("double division", () -> System.out.println(1.0 / zero));
    attempt("index 3", () -> a[3]++);
    attempt("index -1", () -> System.out.println(a[zero - 1]));
    attempt("index max", () -> System.out.println(a[Integer.MAX_VALUE + zero]));
    attempt("empty", () -> System.out.println((new String[0])[zero]));
    attempt("negative size", () -> System.out.println(new int[zero - 5].length));
    attempt("store", () -> ((Object[]) new Integer[1])[0] = o);
    attempt("cast", () -> System.out.println((Integer) o));
    attempt("cast array", () -> System.out.println(((int[]) (Object) new long[1]).length));
    attempt("field", () -> System.out.println(none.field));
    attempt("field store", () -> none.field = 2);
    attempt("method", () -> none.hashCode());
    attempt("array null", () -> System.out.println(noArray[0]));
    attempt("array store null", () -> noArray[0] = 1);
    attempt("length null", () -> System.out.println(noArray.length));
    attempt("unbox", () -> System.out.println(noBox + 1));
    attempt("throw null", () -> {
      RuntimeException r = zero == 0 ? null : new RuntimeException();
      throw r;
    });
    attempt("synchronized null", () -> {
      synchronized (none) {
        System.out.println("no");
      }
    });
    attempt("switch null", () -> {
      switch (noString) {
        case "x":
      }
    });
    attempt("concat null", () -> System.out.println(noString + noBox));
    attempt("string null", () -> noString.length());
    attempt("list get", () -> new ArrayList<String>().get(0));
    attempt("list get 2", () -> new ArrayList<>(java.util.Arrays.asList(1, 2)).get(-1));
    attempt("list set", () -> new ArrayList<Integer>().set(1, 1));
    attempt("list add", () -> new ArrayList<Integer>().add(1, 1));
    attempt("list remove", () -> new ArrayList<Integer>().remove(3));
    attempt("linked get", () -> new LinkedList<String>().get(0));
    attempt("linked first", () -> new LinkedList<String>().getFirst());
    attempt("linked remove", () -> new LinkedList<String>().remove());
    attempt("linked pop", () -> new LinkedList<String>().pop());
    attempt("iterator", () -> new ArrayList<Integer>().iterator().next());
    attempt("iterator remove", () -> {
      Iterator<Integer> it = new ArrayList<>(java.util.Arrays.asList(1)).iterator();
      it.remove();
    });
    attempt("map iterator", () -> new HashMap<String, String>().keySet().iterator().next());
    attempt("asList add", () -> java.util.Arrays.asList(1, 2).add(3));
    attempt("asList remove", () -> java.util.Arrays.asList(1, 2).remove(0));
    attempt("unmodifiable", () -> java.util.Collections.unmodifiableList(new ArrayList<Integer>()).add(1));
    attempt("capacity", () -> new ArrayList<Integer>(-1));
    attempt("sleep", () -> Thread.sleep(-1));
    attempt("wait", () -> new Object().wait());
    attempt("notify", () -> new Object().notify());
    attempt("priority", () -> Thread.currentThread().setPriority(11));
    attempt("random bound", () -> new java.util.Random().nextInt(0));
    attempt("enum", () -> Thread.State.valueOf("LOST"));
  }
}

/* expect:
int division: java.lang.ArithmeticException: / by zero
int remainder: java.lang.ArithmeticException: / by zero
long division: java.lang.ArithmeticException: / by zero
long remainder: java.lang.ArithmeticException: / by zero
Infinity
double division: nothing
index 3: java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3
index -1: java.lang.ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 3
index max: java.lang.ArrayIndexOutOfBoundsException: Index 2147483647 out of bounds for length 3
empty: java.lang.ArrayIndexOutOfBoundsException: Index 0 out of bounds for length 0
negative size: java.lang.NegativeArraySizeException: -5
store: java.lang.ArrayStoreException: java.lang.String
cast: class cast
cast array: class cast
field: null pointer
field store: null pointer
method: null pointer
array null: null pointer
array store null: null pointer
length null: null pointer
unbox: null pointer
throw null: null pointer
synchronized null: null pointer
switch null: null pointer
nullnull
concat null: nothing
string null: null pointer
list get: java.lang.IndexOutOfBoundsException: Index 0 out of bounds for length 0
list get 2: java.lang.IndexOutOfBoundsException: Index -1 out of bounds for length 2
list set: java.lang.IndexOutOfBoundsException: Index 1 out of bounds for length 0
list add: java.lang.IndexOutOfBoundsException: Index: 1, Size: 0
list remove: java.lang.IndexOutOfBoundsException: Index 3 out of bounds for length 0
linked get: java.lang.IndexOutOfBoundsException: Index: 0, Size: 0
linked first: java.util.NoSuchElementException
linked remove: java.util.NoSuchElementException
linked pop: java.util.NoSuchElementException
iterator: java.util.NoSuchElementException
iterator remove: java.lang.IllegalStateException
map iterator: java.util.NoSuchElementException
asList add: java.lang.UnsupportedOperationException
asList remove: java.lang.UnsupportedOperationException
unmodifiable: java.lang.UnsupportedOperationException
capacity: java.lang.IllegalArgumentException: Illegal Capacity: -1
sleep: java.lang.IllegalArgumentException: timeout value is negative
wait: java.lang.IllegalMonitorStateException: current thread is not owner
notify: java.lang.IllegalMonitorStateException: current thread is not owner
priority: java.lang.IllegalArgumentException
random bound: java.lang.IllegalArgumentException: bound must be positive
enum: java.lang.IllegalArgumentException: No enum constant java.lang.Thread.State.LOST
*/
