// Mistakes of beginners, and small concurrent programs.
//// interface field of a generic type and a nested generic | right
import java.util.*;
class T { interface I<X> { X f(X x); } static <X> I<X> twice(I<X> i) { return x -> i.f(i.f(x)); } int m() { I<Integer> a = x -> x + 1; return twice(a).f(1) + T.<Integer>twice(x -> x * 2).f(3); } }
//// producer and consumer | right
import java.util.*;
class T { private final Queue<Integer> q = new LinkedList<>(); private final int cap = 3; synchronized void put(int v) throws InterruptedException { while (q.size() == cap) wait(); q.add(v); notifyAll(); } synchronized int take() throws InterruptedException { while (q.isEmpty()) wait(); int v = q.poll(); notifyAll(); return v; } }
//// threads in an array | right
class T { static int n; public static void main(String[] a) throws InterruptedException { Thread[] ts = new Thread[4]; for (int i = 0; i < ts.length; i++) { final int id = i; ts[i] = new Thread(() -> { synchronized (T.class) { n += id; } }, "t" + i); ts[i].start(); } for (Thread t : ts) t.join(); } }
//// thread subclass with super(name) | right
class T extends Thread { private final int id; T(String name, int id) { super(name); this.id = id; setDaemon(true); } @Override public void run() { System.out.println(getName() + id + Thread.currentThread().getName()); } }
//// run with weaker access | wrong, line 2: run() in T cannot implement run() in java.lang.Runnable attempting to assign weaker access privileges; was public
class T extends Thread {
  void run() { }
}
//// start called in a static context | wrong, line 3: non-static method start() cannot be referenced from a static context
class T extends Thread {
  public static void main(String[] a) {
    start();
  }
}
//// locks | right
import java.util.concurrent.locks.*;
class T { final Lock l = new ReentrantLock(); final Condition c = l.newCondition(); boolean ready; void m() throws InterruptedException { l.lock(); try { while (!ready) c.await(); } finally { l.unlock(); } } }
//// await not caught | wrong, line 4: unreported exception java.lang.InterruptedException; must be caught or declared to be thrown
import java.util.concurrent.locks.*;
class T {
  void m(Condition c) {
    c.await();
  }
}
//// semaphore not caught | wrong, line 4: unreported exception java.lang.InterruptedException; must be caught or declared to be thrown
import java.util.concurrent.*;
class T {
  void m(Semaphore s) {
    s.acquire();
  }
}
//// atomic with lambdas | right
import java.util.concurrent.atomic.*;
class T { AtomicInteger a = new AtomicInteger(); AtomicReference<String> r = new AtomicReference<>("x"); int m() { a.updateAndGet(x -> x * 2); r.compareAndSet("x", "y"); return a.accumulateAndGet(3, (x, y) -> x + y) + r.get().length(); } }
//// atomic assigned an int | wrong, line 3: incompatible types: int cannot be converted to java.util.concurrent.atomic.AtomicInteger
import java.util.concurrent.atomic.*;
class T {
  AtomicInteger a = 3;
}
//// atomic incremented | wrong, line 5: bad operand type java.util.concurrent.atomic.AtomicInteger for unary operator '++'
import java.util.concurrent.atomic.*;
class T {
  AtomicInteger a = new AtomicInteger();
  void m() {
    a++;
  }
}
//// uncaught handler and thread local | right
class T { static final ThreadLocal<Integer> L = new ThreadLocal<Integer>() { @Override protected Integer initialValue() { return 0; } }; void m(Thread t) { t.setUncaughtExceptionHandler((th, e) -> System.out.println(th.getName() + e.getMessage())); } }
//// wait outside of a throws clause in a lambda | wrong, line 4: unreported exception java.lang.InterruptedException; must be caught or declared to be thrown
class T {
  Object o = new Object();
  Runnable r = () -> { synchronized (o) {
    o.wait();
  } };
}
//// interrupted flag loop | right
class T implements Runnable { public void run() { while (!Thread.currentThread().isInterrupted()) { try { Thread.sleep(10); } catch (InterruptedException e) { Thread.currentThread().interrupt(); break; } } } }
//// singleton | right
class T { private static volatile T t; private T() { } static T get() { if (t == null) { synchronized (T.class) { if (t == null) t = new T(); } } return t; } private static class Holder { static final T X = new T(); } }
//// scanner and strings | right
import java.util.Scanner;
class T { public static void main(String[] a) { Scanner s = new Scanner(System.in); while (s.hasNextInt()) { int n = s.nextInt(); System.out.printf("%5d %s%n", n, Integer.toBinaryString(n)); } String x = String.valueOf(3.5) + Integer.parseInt("1") + "abc".charAt(1) + "a,b".split(",").length; StringBuilder b = new StringBuilder(); b.append(x).append(1).reverse().insert(0, 'c').setLength(2); } }
//// charAt assigned to a String | wrong, line 3: incompatible types: char cannot be converted to java.lang.String
class T {
  String m(String s) {
    return s.charAt(0);
  }
}
//// char plus int assigned to char | wrong, line 3: incompatible types: possible lossy conversion from int to char
class T {
  char m(char c) {
    return c + 1;
  }
}
//// Math results | right
class T { void m() { int a = Math.max(1, 2); long b = Math.round(2.5); int c = Math.round(2.5f); double d = Math.sqrt(4); int e = (int) Math.random(); int f = Math.abs(-3); } }
//// Math.round to int | wrong, line 2: incompatible types: possible lossy conversion from long to int
class T {
  int a = Math.round(2.5);
}
//// Math.pow to int | wrong, line 2: incompatible types: possible lossy conversion from double to int
class T {
  int a = Math.pow(2, 3);
}
//// string compared with a char | wrong, line 3: bad operand types for binary operator '==' first type: java.lang.String second type: char
class T {
  boolean m(String s) {
    return s == 'c';
  }
}
//// string compared by less | wrong, line 3: bad operand types for binary operator '<' first type: java.lang.String second type: java.lang.String
class T {
  boolean m(String a, String b) {
    return a < b;
  }
}
//// length of a list | wrong, line 4: cannot find symbol symbol: variable length location: variable l of type java.util.List<java.lang.String>
import java.util.*;
class T {
  int m(List<String> l) {
    return l.length;
  }
}
//// index of a list | wrong, line 4: array required, but java.util.List<java.lang.String> found
import java.util.*;
class T {
  String m(List<String> l) {
    return l[0];
  }
}
//// return of the wrong generic | wrong, line 4: incompatible types: java.util.HashMap<java.lang.Integer,java.lang.String> cannot be converted to java.util.Map<java.lang.String,java.lang.Integer>
import java.util.*;
class T {
  Map<String, Integer> m() {
    return new HashMap<Integer, String>();
  }
}
//// interface method with a lower access in an anonymous class | wrong, line 3: run() in <anonymous T$1> cannot implement run() in java.lang.Runnable attempting to assign weaker access privileges; was public
class T {
  Runnable r = new Runnable() {
    void run() { }
  };
}
//// missing return type of main | wrong, line 2: invalid method declaration; return type required
class T {
  public static main(String[] a) { }
}
//// capital in a keyword | wrong, line 2: cannot find symbol symbol: class Int location: class T
class T {
  Int x;
}
//// string in lower case | wrong, line 2: cannot find symbol symbol: class string location: class T
class T {
  string x;
}
//// missing quotes | wrong, line 2: cannot find symbol symbol: variable hello location: class T
class T {
  String s = hello;
}
//// missing closing parenthesis of a call | wrong, line 3: ')' expected
class T {
  void m() {
    System.out.println("x";
  }
}
//// missing brace of a method | wrong, line 6: illegal start of expression
class T {
  void m() {
    if (true) {
      m();
  }
  void n() { }
}
//// extra semicolon after if | right
class T {
  int m(boolean b) {
    if (b);
    { return 1; }
  }
}
//// extra semicolon before else | wrong, line 4: 'else' without 'if'
class T {
  void m(boolean b) {
    if (b) m(b);;
    else m(b);
  }
}
//// assignment for comparison with a string | wrong, line 3: incompatible types: java.lang.String cannot be converted to boolean
class T {
  void m(String s) {
    if (s = "x") { }
  }
}
//// new without parentheses | wrong, line 2: '(' or '[' expected
class T {
  Object o = new Object;
}
//// return outside of a method | wrong, line 2: illegal start of type
class T {
  return 1;
}
//// for with a missing semicolon | wrong, line 3: ';' expected
class T {
  void m() {
    for (int i = 0; i < 3) { }
  }
}
//// array declared with its size | wrong, line 2: ']' expected
class T {
  int[3] a;
}
//// C-style bool | wrong, line 2: cannot find symbol symbol: class bool location: class T
class T {
  bool b;
}
//// not equal sign | wrong, line 3: illegal start of expression
class T {
  boolean m(int a, int b) {
    return a <> b;
  }
}
//// else if in one word | wrong, line 3: ';' expected
class T {
  void m(int a) {
    if (a > 0) { } elseif (a < 0) { }
  }
}
//// chained comparison | wrong, line 3: bad operand types for binary operator '<' first type: boolean second type: int
class T {
  boolean m(int a) {
    return 0 < a < 10;
  }
}
//// unclosed comment in a method | wrong, line 3: unclosed comment
class T {
  void m() {
    /* no end
  }
}
