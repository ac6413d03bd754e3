import java.util.*;

// Every member of Thread, ThreadGroup, ThreadLocal and its kin that a single thread can show.
public class ThreadMembers {
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
      return "\"" + ((String) value).replace("\n", "\\n") + "\"";
    }
    if (value != null && value.getClass().isArray()) {
      String all = java.util.Arrays.deepToString(new Object[] {value});
      return all.substring(1, all.length() - 1);
    }
    return String.valueOf(value);
  }

  static String where = "";

  static void note(String s) {
    where += s;
  }

  static void making() throws Exception {
    ThreadGroup g = new ThreadGroup("g");
    Runnable r = () -> note("ran;");
    show(
        "new Thread(r).getName().startsWith(\"Thread-\") + \" \" + new Thread().getName().startsWith(\"Thread-\") + \" \" + new Thread(\"n\").getName() + \" \" + new Thread(r, \"rn\").getName() + \" \" + new Thread(g, r).getThreadGroup().getName() + \" \" + new Thread(g, \"gn\").getName() + \" \" + new Thread(g, r, \"grn\").getName() + \" \" + new Thread(g, r, \"grns\", 1000).getName() + \" \" + new Thread(g, r, \"all\", 0, false).getName()",
        () -> new Thread(r).getName().startsWith("Thread-") + " " + new Thread().getName().startsWith("Thread-") + " " + new Thread("n").getName() + " " + new Thread(r, "rn").getName() + " " + new Thread(g, r).getThreadGroup().getName() + " " + new Thread(g, "gn").getName() + " " + new Thread(g, r, "grn").getName() + " " + new Thread(g, r, "grns", 1000).getName() + " " + new Thread(g, r, "all", 0, false).getName());
    show("new Thread((String) null)", () -> new Thread((String) null));
    show("new Thread(r, null)", () -> new Thread(r, null));
    Thread t = new Thread(g, r, "t");
    show(
        "t + \" \" + t.toString() + \" \" + t.getState() + \" \" + t.isAlive() + \" \" + t.isDaemon() + \" \" + t.getPriority() + \" \" + t.isInterrupted() + \" \" + (t.getId() > 0) + \" \" + t.getStackTrace().length",
        () -> t + " " + t.toString() + " " + t.getState() + " " + t.isAlive() + " " + t.isDaemon() + " " + t.getPriority() + " " + t.isInterrupted() + " " + (t.getId() > 0) + " " + t.getStackTrace().length);
    show("t.run()", () -> { t.run(); return "done"; });
    show("t.setName(null)", () -> { t.setName(null); return "done"; });
    show("t.setName(\"renamed\")", () -> { t.setName("renamed"); return "done"; });
    show("t.setPriority(11)", () -> { t.setPriority(11); return "done"; });
    show("t.setPriority(0)", () -> { t.setPriority(0); return "done"; });
    show(
        "t.setPriority(Thread.MAX_PRIORITY)",
        () -> { t.setPriority(Thread.MAX_PRIORITY); return "done"; });
    show(
        "t.getPriority() + \" \" + Thread.MIN_PRIORITY + Thread.NORM_PRIORITY + Thread.MAX_PRIORITY",
        () -> t.getPriority() + " " + Thread.MIN_PRIORITY + Thread.NORM_PRIORITY + Thread.MAX_PRIORITY);
    show("t.setDaemon(true)", () -> { t.setDaemon(true); return "done"; });
    show("t.checkAccess()", () -> { t.checkAccess(); return "done"; });
    show("t.getUncaughtExceptionHandler() == g", () -> t.getUncaughtExceptionHandler() == g);
    show(
        "t.setUncaughtExceptionHandler((th, e) -> note(th.getName() + e.getMessage()))",
        () -> { t.setUncaughtExceptionHandler((th, e) -> note(th.getName() + e.getMessage())); return "done"; });
    show(
        "t.getUncaughtExceptionHandler().uncaughtException(t, new Exception(\"x;\"))",
        () -> { t.getUncaughtExceptionHandler().uncaughtException(t, new Exception("x;")); return "done"; });
    show("t.start()", () -> { t.start(); return "done"; });
    show("t.join()", () -> { t.join(); return "done"; });
    show("t.start()", () -> { t.start(); return "done"; });
    show("t.join(10); t.join(10, 5)", () -> { t.join(10); t.join(10, 5); return "done"; });
    show("t.join(-1)", () -> { t.join(-1); return "done"; });
    show("t.join(-1, 0)", () -> { t.join(-1, 0); return "done"; });
    show("t.join(0, 1000000)", () -> { t.join(0, 1000000); return "done"; });
    show(
        "t.getState() + \" \" + t.isAlive() + \" \" + t.getThreadGroup() + \" \" + t + \" \" + t.getStackTrace().length + \" \" + t.getUncaughtExceptionHandler()",
        () -> t.getState() + " " + t.isAlive() + " " + t.getThreadGroup() + " " + t + " " + t.getStackTrace().length + " " + t.getUncaughtExceptionHandler());
    show("t.interrupt()", () -> { t.interrupt(); return "done"; });
    show("t.isInterrupted()", () -> t.isInterrupted());
    show("where", () -> where);
  }

  static void running() throws Exception {
    java.io.PrintStream err = System.err;
    java.io.ByteArrayOutputStream dumped = new java.io.ByteArrayOutputStream();
    show(
        "System.setErr(new java.io.PrintStream(dumped)); Thread.dumpStack(); System.setErr(err)",
        () -> { System.setErr(new java.io.PrintStream(dumped)); Thread.dumpStack(); System.setErr(err); return "done"; });
    show(
        "dumped.toString().startsWith(\"java.lang.Exception: Stack trace\\n\\tat \")",
        () -> dumped.toString().startsWith("java.lang.Exception: Stack trace\n\tat "));
    show(
        "Thread.currentThread().getThreadGroup().toString()",
        () -> Thread.currentThread().getThreadGroup().toString());
    Thread me = Thread.currentThread();
    show(
        "me + \" \" + me.getName() + \" \" + me.isAlive() + \" \" + me.getState() + \" \" + me.isDaemon() + \" \" + me.getThreadGroup() + \" \" + me.getPriority()",
        () -> me + " " + me.getName() + " " + me.isAlive() + " " + me.getState() + " " + me.isDaemon() + " " + me.getThreadGroup() + " " + me.getPriority());
    show("me.setDaemon(true)", () -> { me.setDaemon(true); return "done"; });
    show("me.start()", () -> { me.start(); return "done"; });
    show("me.interrupt()", () -> { me.interrupt(); return "done"; });
    show(
        "me.isInterrupted() + \" \" + Thread.interrupted() + \" \" + Thread.interrupted()",
        () -> me.isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted());
    show("Thread.sleep(-1)", () -> { Thread.sleep(-1); return "done"; });
    show("Thread.sleep(0, 1000000)", () -> { Thread.sleep(0, 1000000); return "done"; });
    show(
        "Thread.sleep(0); Thread.sleep(1, 2)",
        () -> { Thread.sleep(0); Thread.sleep(1, 2); return "done"; });
    show(
        "me.interrupt(); Thread.sleep(1)",
        () -> { me.interrupt(); Thread.sleep(1); return "done"; });
    show(
        "Thread.yield(); Thread.onSpinWait()",
        () -> { Thread.yield(); Thread.onSpinWait(); return "done"; });
    show("Thread.holdsLock(me)", () -> Thread.holdsLock(me));
    show("Thread.holdsLock(null)", () -> Thread.holdsLock(null));
    show(
        "synchronized (me) { note(\" \" + Thread.holdsLock(me)); }",
        () -> { synchronized (me) { note(" " + Thread.holdsLock(me)); }; return "done"; });
    show("where", () -> where);
    show(
        "me.getStackTrace()[0].getMethodName() + \" \" + Thread.getAllStackTraces().containsKey(me) + \" \" + (Thread.activeCount() > 0) + \" \" + Thread.enumerate(new Thread[1])",
        () -> me.getStackTrace()[0].getMethodName() + " " + Thread.getAllStackTraces().containsKey(me) + " " + (Thread.activeCount() > 0) + " " + Thread.enumerate(new Thread[1]));
    show(
        "Thread.getDefaultUncaughtExceptionHandler()",
        () -> Thread.getDefaultUncaughtExceptionHandler());
    show(
        "Thread.setDefaultUncaughtExceptionHandler((th, e) -> note(\"|default \" + e.getMessage()))",
        () -> { Thread.setDefaultUncaughtExceptionHandler((th, e) -> note("|default " + e.getMessage())); return "done"; });
    Thread bad = new Thread(() -> { throw new RuntimeException("thrown"); });
    show("bad.start(); bad.join()", () -> { bad.start(); bad.join(); return "done"; });
    show("where", () -> where);
    show(
        "Thread.getDefaultUncaughtExceptionHandler().uncaughtException(me, new Error(\"direct\"))",
        () -> { Thread.getDefaultUncaughtExceptionHandler().uncaughtException(me, new Error("direct")); return "done"; });
    show(
        "Thread.setDefaultUncaughtExceptionHandler(null)",
        () -> { Thread.setDefaultUncaughtExceptionHandler(null); return "done"; });
    show("where", () -> where);
  }

  static void groups() throws Exception {
    ThreadGroup main = Thread.currentThread().getThreadGroup();
    ThreadGroup g = new ThreadGroup("g");
    ThreadGroup h = new ThreadGroup(g, "h");
    show(
        "g.getName() + \" \" + g.getParent().getName() + \" \" + h.getParent() + \" \" + main.getParent().getName() + \" \" + main.getParent().getParent() + \" \" + g.getMaxPriority() + \" \" + g.isDaemon() + \" \" + g",
        () -> g.getName() + " " + g.getParent().getName() + " " + h.getParent() + " " + main.getParent().getName() + " " + main.getParent().getParent() + " " + g.getMaxPriority() + " " + g.isDaemon() + " " + g);
    show("g.setMaxPriority(3)", () -> { g.setMaxPriority(3); return "done"; });
    show("g.setMaxPriority(99)", () -> { g.setMaxPriority(99); return "done"; });
    show("g.setDaemon(true)", () -> { g.setDaemon(true); return "done"; });
    show(
        "g.getMaxPriority() + \" \" + g.isDaemon() + \" \" + new Thread(g, \"low\").getPriority() + \" \" + new ThreadGroup(g, \"k\").isDaemon() + \" \" + new ThreadGroup(g, \"k\")",
        () -> g.getMaxPriority() + " " + g.isDaemon() + " " + new Thread(g, "low").getPriority() + " " + new ThreadGroup(g, "k").isDaemon() + " " + new ThreadGroup(g, "k"));
    show(
        "g.parentOf(h) + \" \" + g.parentOf(g) + \" \" + h.parentOf(g) + \" \" + g.parentOf(null)",
        () -> g.parentOf(h) + " " + g.parentOf(g) + " " + h.parentOf(g) + " " + g.parentOf(null));
    show("g.checkAccess()", () -> { g.checkAccess(); return "done"; });
    show(
        "new ThreadGroup((ThreadGroup) null, \"x\")",
        () -> new ThreadGroup((ThreadGroup) null, "x"));
    Object lock = new Object();
    Thread a = new Thread(g, () -> { synchronized (lock) { try { lock.wait(); } catch (InterruptedException e) { note("|a"); } } }, "a");
    Thread b = new Thread(h, () -> { synchronized (lock) { try { lock.wait(); } catch (InterruptedException e) { note("|b"); } } }, "b");
    show("a.start(); b.start()", () -> { a.start(); b.start(); return "done"; });
    show(
        "while (a.getState() != Thread.State.WAITING || b.getState() != Thread.State.WAITING) { Thread.sleep(1); }",
        () -> { while (a.getState() != Thread.State.WAITING || b.getState() != Thread.State.WAITING) { Thread.sleep(1); }; return "done"; });
    show(
        "g.activeCount() + \" \" + h.activeCount() + \" \" + g.enumerate(new Thread[5]) + \" \" + g.enumerate(new Thread[1]) + \" \" + g.enumerate(new Thread[5], false) + \" \" + g.enumerate(new Thread[5], true)",
        () -> g.activeCount() + " " + h.activeCount() + " " + g.enumerate(new Thread[5]) + " " + g.enumerate(new Thread[1]) + " " + g.enumerate(new Thread[5], false) + " " + g.enumerate(new Thread[5], true));
    show(
        "g.interrupt(); a.join(); b.join()",
        () -> { g.interrupt(); a.join(); b.join(); return "done"; });
    show("where.length() + \" \" + g.activeCount()", () -> where.length() + " " + g.activeCount());
    Thread.UncaughtExceptionHandler own = (th, e) -> note("|own " + e.getMessage());
    show(
        "own.uncaughtException(a, new Exception(\"e\"))",
        () -> { own.uncaughtException(a, new Exception("e")); return "done"; });
    ThreadGroup catching = new ThreadGroup("catching") {
    @Override public void uncaughtException(Thread th, Throwable e) { note("|group " + e.getMessage()); }
    };
    Thread c = new Thread(catching, () -> { throw new RuntimeException("c"); });
    show("c.start(); c.join()", () -> { c.start(); c.join(); return "done"; });
    show(
        "catching.uncaughtException(c, new Exception(\"again\"))",
        () -> { catching.uncaughtException(c, new Exception("again")); return "done"; });
    show("where.substring(where.indexOf(\"|own\"))", () -> where.substring(where.indexOf("|own")));
  }

  static void locals() throws Exception {
    ThreadLocal<Integer> l = new ThreadLocal<>();
    ThreadLocal<Integer> w = ThreadLocal.withInitial(() -> 7);
    ThreadLocal<Integer> v = new ThreadLocal<Integer>() { @Override protected Integer initialValue() { return 8; } };
    InheritableThreadLocal<String> i = new InheritableThreadLocal<>();
    InheritableThreadLocal<String> k = new InheritableThreadLocal<String>() { @Override protected String childValue(String x) { return x + "'"; } };
    show(
        "l.get() + \" \" + w.get() + \" \" + v.get() + \" \" + i.get()",
        () -> l.get() + " " + w.get() + " " + v.get() + " " + i.get());
    show(
        "l.set(1); w.set(2); w.remove(); v.set(3); i.set(\"i\"); k.set(\"k\")",
        () -> { l.set(1); w.set(2); w.remove(); v.set(3); i.set("i"); k.set("k"); return "done"; });
    show(
        "l.get() + \" \" + w.get() + \" \" + v.get()",
        () -> l.get() + " " + w.get() + " " + v.get());
    show("v.remove();", () -> { v.remove();; return "done"; });
    show("(v.get())", () -> (v.get()));
    Thread t = new Thread(() -> note("|" + l.get() + w.get() + v.get() + i.get() + k.get()));
    show("t.start(); t.join()", () -> { t.start(); t.join(); return "done"; });
    show(
        "where.substring(where.lastIndexOf(\"|\"))",
        () -> where.substring(where.lastIndexOf("|")));
    show("ThreadLocal.withInitial(null)", () -> ThreadLocal.withInitial(null));
  }

  static void end() throws Exception {
    // An exception that only a handler saw ends a Braid program with 1, a Java program with 0.
    Runtime.getRuntime().exit(0);
  }

  public static void main(String[] args) throws Exception {
    making();
    running();
    groups();
    locals();
    end();
  }
}

/* expect:
new Thread(r).getName().startsWith("Thread-") + " " + new Thread().getName().startsWith("Thread-") + " " + new Thread("n").getName() + " " + new Thread(r, "rn").getName() + " " + new Thread(g, r).getThreadGroup().getName() + " " + new Thread(g, "gn").getName() + " " + new Thread(g, r, "grn").getName() + " " + new Thread(g, r, "grns", 1000).getName() + " " + new Thread(g, r, "all", 0, false).getName() = "true true n rn g gn grn grns all"
new Thread((String) null) = ! java.lang.NullPointerException: name cannot be null
new Thread(r, null) = ! java.lang.NullPointerException: name cannot be null
t + " " + t.toString() + " " + t.getState() + " " + t.isAlive() + " " + t.isDaemon() + " " + t.getPriority() + " " + t.isInterrupted() + " " + (t.getId() > 0) + " " + t.getStackTrace().length = "Thread[t,5,g] Thread[t,5,g] NEW false false 5 false true 0"
t.run() = "done"
t.setName(null) = ! java.lang.NullPointerException: name cannot be null
t.setName("renamed") = "done"
t.setPriority(11) = ! java.lang.IllegalArgumentException
t.setPriority(0) = ! java.lang.IllegalArgumentException
t.setPriority(Thread.MAX_PRIORITY) = "done"
t.getPriority() + " " + Thread.MIN_PRIORITY + Thread.NORM_PRIORITY + Thread.MAX_PRIORITY = "10 1510"
t.setDaemon(true) = "done"
t.checkAccess() = "done"
t.getUncaughtExceptionHandler() == g = true
t.setUncaughtExceptionHandler((th, e) -> note(th.getName() + e.getMessage())) = "done"
t.getUncaughtExceptionHandler().uncaughtException(t, new Exception("x;")) = "done"
t.start() = "done"
t.join() = "done"
t.start() = ! java.lang.IllegalThreadStateException
t.join(10); t.join(10, 5) = "done"
t.join(-1) = ! java.lang.IllegalArgumentException: timeout value is negative
t.join(-1, 0) = ! java.lang.IllegalArgumentException: timeout value is negative
t.join(0, 1000000) = ! java.lang.IllegalArgumentException: nanosecond timeout value out of range
t.getState() + " " + t.isAlive() + " " + t.getThreadGroup() + " " + t + " " + t.getStackTrace().length + " " + t.getUncaughtExceptionHandler() = "TERMINATED false null Thread[renamed,10,] 0 null"
t.interrupt() = "done"
t.isInterrupted() = true
where = "ran;renamedx;ran;"
System.setErr(new java.io.PrintStream(dumped)); Thread.dumpStack(); System.setErr(err) = "done"
dumped.toString().startsWith("java.lang.Exception: Stack trace\n\tat ") = true
Thread.currentThread().getThreadGroup().toString() = "java.lang.ThreadGroup[name=main,maxpri=10]"
me + " " + me.getName() + " " + me.isAlive() + " " + me.getState() + " " + me.isDaemon() + " " + me.getThreadGroup() + " " + me.getPriority() = "Thread[main,5,main] main true RUNNABLE false java.lang.ThreadGroup[name=main,maxpri=10] 5"
me.setDaemon(true) = ! java.lang.IllegalThreadStateException
me.start() = ! java.lang.IllegalThreadStateException
me.interrupt() = "done"
me.isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted() = "true true false"
Thread.sleep(-1) = ! java.lang.IllegalArgumentException: timeout value is negative
Thread.sleep(0, 1000000) = ! java.lang.IllegalArgumentException: nanosecond timeout value out of range
Thread.sleep(0); Thread.sleep(1, 2) = "done"
me.interrupt(); Thread.sleep(1) = ! java.lang.InterruptedException: sleep interrupted
Thread.yield(); Thread.onSpinWait() = "done"
Thread.holdsLock(me) = false
Thread.holdsLock(null) = ! java.lang.NullPointerException
synchronized (me) { note(" " + Thread.holdsLock(me)); } = "done"
where = "ran;renamedx;ran; true"
me.getStackTrace()[0].getMethodName() + " " + Thread.getAllStackTraces().containsKey(me) + " " + (Thread.activeCount() > 0) + " " + Thread.enumerate(new Thread[1]) = "getStackTrace true true 1"
Thread.getDefaultUncaughtExceptionHandler() = null
Thread.setDefaultUncaughtExceptionHandler((th, e) -> note("|default " + e.getMessage())) = "done"
bad.start(); bad.join() = "done"
where = "ran;renamedx;ran; true|default thrown"
Thread.getDefaultUncaughtExceptionHandler().uncaughtException(me, new Error("direct")) = "done"
Thread.setDefaultUncaughtExceptionHandler(null) = "done"
where = "ran;renamedx;ran; true|default thrown|default direct"
g.getName() + " " + g.getParent().getName() + " " + h.getParent() + " " + main.getParent().getName() + " " + main.getParent().getParent() + " " + g.getMaxPriority() + " " + g.isDaemon() + " " + g = "g main java.lang.ThreadGroup[name=g,maxpri=10] system null 10 false java.lang.ThreadGroup[name=g,maxpri=10]"
g.setMaxPriority(3) = "done"
g.setMaxPriority(99) = "done"
g.setDaemon(true) = "done"
g.getMaxPriority() + " " + g.isDaemon() + " " + new Thread(g, "low").getPriority() + " " + new ThreadGroup(g, "k").isDaemon() + " " + new ThreadGroup(g, "k") = "3 true 3 true java.lang.ThreadGroup[name=k,maxpri=3]"
g.parentOf(h) + " " + g.parentOf(g) + " " + h.parentOf(g) + " " + g.parentOf(null) = "true true false false"
g.checkAccess() = "done"
new ThreadGroup((ThreadGroup) null, "x") = ! java.lang.NullPointerException
a.start(); b.start() = "done"
while (a.getState() != Thread.State.WAITING || b.getState() != Thread.State.WAITING) { Thread.sleep(1); } = "done"
g.activeCount() + " " + h.activeCount() + " " + g.enumerate(new Thread[5]) + " " + g.enumerate(new Thread[1]) + " " + g.enumerate(new Thread[5], false) + " " + g.enumerate(new Thread[5], true) = "2 1 2 1 1 2"
g.interrupt(); a.join(); b.join() = "done"
where.length() + " " + g.activeCount() = "56 0"
own.uncaughtException(a, new Exception("e")) = "done"
c.start(); c.join() = "done"
catching.uncaughtException(c, new Exception("again")) = "done"
where.substring(where.indexOf("|own")) = "|own e|group c|group again"
l.get() + " " + w.get() + " " + v.get() + " " + i.get() = "null 7 8 null"
l.set(1); w.set(2); w.remove(); v.set(3); i.set("i"); k.set("k") = "done"
l.get() + " " + w.get() + " " + v.get() = "1 7 3"
v.remove(); = "done"
(v.get()) = 8
t.start(); t.join() = "done"
where.substring(where.lastIndexOf("|")) = "|null78ik'"
ThreadLocal.withInitial(null) = ! java.lang.NullPointerException
*/
