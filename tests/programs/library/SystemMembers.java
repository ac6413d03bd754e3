import java.lang.annotation.*;
import java.lang.ref.*;
import java.util.*;
import java.util.concurrent.Callable;

// Class, Enum, System, Runtime, Object, references and the annotations' enums: their members.
public class SystemMembers {
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

  enum Colour {
    RED,
    GREEN {
      @Override public String toString() {
        return "verde";
      }
    }
  }

  interface Shape {}

  abstract static class Base implements Shape, Cloneable {}

  static final class Circle extends Base {
    @Override protected Object clone() throws CloneNotSupportedException {
      return super.clone();
    }
  }

  static void classes() throws Exception {
    Class<?> c = Circle.class;
    show(
        "c.getName() + \" \" + c.getSimpleName() + \" \" + c.getTypeName() + \" \" + c.getCanonicalName() + \" [\" + c.getPackageName() + \"] \" + c + \" \" + Shape.class + \" \" + int.class + \" \" + int[][].class.getName() + \" \" + String[].class.getSimpleName() + \" \" + String[].class.getTypeName() + \" \" + String[].class.getCanonicalName() + \" \" + Map.Entry.class.getPackageName()",
        () -> c.getName() + " " + c.getSimpleName() + " " + c.getTypeName() + " " + c.getCanonicalName() + " [" + c.getPackageName() + "] " + c + " " + Shape.class + " " + int.class + " " + int[][].class.getName() + " " + String[].class.getSimpleName() + " " + String[].class.getTypeName() + " " + String[].class.getCanonicalName() + " " + Map.Entry.class.getPackageName());
    show(
        "c.isInstance(new Circle()) + \" \" + c.isInstance(null) + \" \" + Shape.class.isInstance(new Circle()) + \" \" + Base.class.isAssignableFrom(c) + \" \" + c.isAssignableFrom(Base.class) + \" \" + Object[].class.isAssignableFrom(String[].class) + \" \" + long.class.isAssignableFrom(int.class)",
        () -> c.isInstance(new Circle()) + " " + c.isInstance(null) + " " + Shape.class.isInstance(new Circle()) + " " + Base.class.isAssignableFrom(c) + " " + c.isAssignableFrom(Base.class) + " " + Object[].class.isAssignableFrom(String[].class) + " " + long.class.isAssignableFrom(int.class));
    show(
        "c.isInterface() + \" \" + Shape.class.isInterface() + \" \" + int[].class.isArray() + \" \" + c.isArray() + \" \" + int.class.isPrimitive() + \" \" + Integer.class.isPrimitive() + \" \" + Colour.class.isEnum() + \" \" + c.isEnum() + \" \" + new Object() { }.getClass().isAnonymousClass() + \" \" + c.isAnonymousClass() + \" \" + Colour.GREEN.getClass().isEnum()",
        () -> c.isInterface() + " " + Shape.class.isInterface() + " " + int[].class.isArray() + " " + c.isArray() + " " + int.class.isPrimitive() + " " + Integer.class.isPrimitive() + " " + Colour.class.isEnum() + " " + c.isEnum() + " " + new Object() { }.getClass().isAnonymousClass() + " " + c.isAnonymousClass() + " " + Colour.GREEN.getClass().isEnum());
    show(
        "c.getSuperclass() + \" \" + Shape.class.getSuperclass() + \" \" + Object.class.getSuperclass() + \" \" + int[].class.getSuperclass() + \" \" + int[].class.getComponentType() + \" \" + c.getComponentType()",
        () -> c.getSuperclass() + " " + Shape.class.getSuperclass() + " " + Object.class.getSuperclass() + " " + int[].class.getSuperclass() + " " + int[].class.getComponentType() + " " + c.getComponentType());
    show("Base.class.getInterfaces()", () -> Base.class.getInterfaces());
    show(
        "c.getModifiers() + \" \" + Base.class.getModifiers() + \" \" + Shape.class.getModifiers()",
        () -> c.getModifiers() + " " + Base.class.getModifiers() + " " + Shape.class.getModifiers());
    show("Colour.class.getEnumConstants()", () -> Colour.class.getEnumConstants());
    show("c.getEnumConstants()", () -> c.getEnumConstants());
    show(
        "Object.class.desiredAssertionStatus() | true",
        () -> Object.class.desiredAssertionStatus() | true);
    show("c.cast(new Circle()) != null", () -> c.cast(new Circle()) != null);
    show("String.class.cast(1)", () -> String.class.cast(1));
    show("Integer.class.cast(null)", () -> Integer.class.cast(null));
    show("Circle.class.asSubclass(Base.class)", () -> Circle.class.asSubclass(Base.class));
    show("Base.class.asSubclass(Circle.class)", () -> Base.class.asSubclass(Circle.class));
    show(
        "c.equals(new Circle().getClass()) + \" \" + (c.hashCode() == c.hashCode())",
        () -> c.equals(new Circle().getClass()) + " " + (c.hashCode() == c.hashCode()));
  }

  static void enums() throws Exception {
    Colour r = Colour.RED;
    show(
        "r.name() + \" \" + r + \" \" + Colour.GREEN + \" \" + Colour.GREEN.name() + \" \" + r.toString() + \" \" + r.ordinal() + \" \" + r.compareTo(Colour.GREEN) + \" \" + r.equals(Colour.RED) + \" \" + (r.hashCode() == Colour.RED.hashCode()) + \" \" + Colour.GREEN.getDeclaringClass() + \" \" + Colour.valueOf(\"RED\") + \" \" + Enum.valueOf(Colour.class, \"GREEN\")",
        () -> r.name() + " " + r + " " + Colour.GREEN + " " + Colour.GREEN.name() + " " + r.toString() + " " + r.ordinal() + " " + r.compareTo(Colour.GREEN) + " " + r.equals(Colour.RED) + " " + (r.hashCode() == Colour.RED.hashCode()) + " " + Colour.GREEN.getDeclaringClass() + " " + Colour.valueOf("RED") + " " + Enum.valueOf(Colour.class, "GREEN"));
    show("Colour.valueOf(\"BLUE\")", () -> Colour.valueOf("BLUE"));
    show("Colour.valueOf(null)", () -> Colour.valueOf(null));
    show("Colour.values()", () -> Colour.values());
    show("RetentionPolicy.values()", () -> RetentionPolicy.values());
    show("ElementType.values()", () -> ElementType.values());
    show(
        "RetentionPolicy.SOURCE + \" \" + RetentionPolicy.CLASS + \" \" + RetentionPolicy.RUNTIME + \" \" + RetentionPolicy.valueOf(\"CLASS\")",
        () -> RetentionPolicy.SOURCE + " " + RetentionPolicy.CLASS + " " + RetentionPolicy.RUNTIME + " " + RetentionPolicy.valueOf("CLASS"));
    show(
        "ElementType.TYPE + \" \" + ElementType.FIELD + \" \" + ElementType.METHOD + \" \" + ElementType.PARAMETER + \" \" + ElementType.CONSTRUCTOR + \" \" + ElementType.LOCAL_VARIABLE + \" \" + ElementType.ANNOTATION_TYPE + \" \" + ElementType.PACKAGE + \" \" + ElementType.TYPE_PARAMETER + \" \" + ElementType.TYPE_USE + \" \" + ElementType.MODULE + \" \" + ElementType.RECORD_COMPONENT + \" \" + ElementType.valueOf(\"FIELD\")",
        () -> ElementType.TYPE + " " + ElementType.FIELD + " " + ElementType.METHOD + " " + ElementType.PARAMETER + " " + ElementType.CONSTRUCTOR + " " + ElementType.LOCAL_VARIABLE + " " + ElementType.ANNOTATION_TYPE + " " + ElementType.PACKAGE + " " + ElementType.TYPE_PARAMETER + " " + ElementType.TYPE_USE + " " + ElementType.MODULE + " " + ElementType.RECORD_COMPONENT + " " + ElementType.valueOf("FIELD"));
    show("Thread.State.values()", () -> Thread.State.values());
  }

  static void system() throws Exception {
    show(
        "System.setProperty(\"my.key\", \"1\") + \" \" + System.setProperty(\"my.key\", \"2\") + \" \" + System.getProperty(\"my.key\") + \" \" + System.getProperty(\"none\") + \" \" + System.getProperty(\"none\", \"d\") + \" \" + System.clearProperty(\"my.key\") + \" \" + System.getProperty(\"my.key\")",
        () -> System.setProperty("my.key", "1") + " " + System.setProperty("my.key", "2") + " " + System.getProperty("my.key") + " " + System.getProperty("none") + " " + System.getProperty("none", "d") + " " + System.clearProperty("my.key") + " " + System.getProperty("my.key"));
    show("System.getProperty(\"\")", () -> System.getProperty(""));
    show("System.getProperty(null)", () -> System.getProperty(null));
    show("System.setProperty(\"k\", null)", () -> System.setProperty("k", null));
    show("System.clearProperty(\"\")", () -> System.clearProperty(""));
    show(
        "System.getProperty(\"line.separator\").equals(System.lineSeparator()) + \" \" + System.getProperty(\"file.separator\") + \" \" + System.getProperty(\"path.separator\")",
        () -> System.getProperty("line.separator").equals(System.lineSeparator()) + " " + System.getProperty("file.separator") + " " + System.getProperty("path.separator"));
    show("System.getenv(\"NO_SUCH_VARIABLE_HERE\")", () -> System.getenv("NO_SUCH_VARIABLE_HERE"));
    show("System.getenv(null)", () -> System.getenv(null));
    int[] a = {1, 2, 3, 4};
    show(
        "System.arraycopy(a, 0, a, 1, 3)",
        () -> { System.arraycopy(a, 0, a, 1, 3); return "done"; });
    show("a", () -> a);
    show(
        "System.arraycopy(a, 2, a, 0, 3)",
        () -> { System.arraycopy(a, 2, a, 0, 3); return "done"; });
    show(
        "System.arraycopy(a, 0, new long[4], 0, 1)",
        () -> { System.arraycopy(a, 0, new long[4], 0, 1); return "done"; });
    show(
        "System.arraycopy(\"x\", 0, a, 0, 1)",
        () -> { System.arraycopy("x", 0, a, 0, 1); return "done"; });
    show(
        "System.arraycopy(null, 0, a, 0, 1)",
        () -> { System.arraycopy(null, 0, a, 0, 1); return "done"; });
    show(
        "System.arraycopy(new Object[] {\"s\", 1}, 0, new String[2], 0, 2)",
        () -> { System.arraycopy(new Object[] {"s", 1}, 0, new String[2], 0, 2); return "done"; });
    show(
        "System.identityHashCode(null) + \" \" + (System.identityHashCode(a) == a.hashCode()) + \" \" + (System.currentTimeMillis() > 1600000000000L) + \" \" + (System.nanoTime() <= System.nanoTime())",
        () -> System.identityHashCode(null) + " " + (System.identityHashCode(a) == a.hashCode()) + " " + (System.currentTimeMillis() > 1600000000000L) + " " + (System.nanoTime() <= System.nanoTime()));
    show(
        "System.gc(); System.runFinalization()",
        () -> { System.gc(); System.runFinalization(); return "done"; });
    Runtime rt = Runtime.getRuntime();
    show("rt.gc(); rt.runFinalization()", () -> { rt.gc(); rt.runFinalization(); return "done"; });
    show(
        "(rt == Runtime.getRuntime()) + \" \" + (rt.availableProcessors() > 0) + \" \" + (rt.totalMemory() > 0) + \" \" + (rt.freeMemory() > 0) + \" \" + (rt.maxMemory() > 0) + \" \" + Runtime.version().feature() + \" \" + Runtime.version().interim() + \" \" + Runtime.version().compareTo(Runtime.version()) + \" \" + Runtime.version().toString().startsWith(\"17\")",
        () -> (rt == Runtime.getRuntime()) + " " + (rt.availableProcessors() > 0) + " " + (rt.totalMemory() > 0) + " " + (rt.freeMemory() > 0) + " " + (rt.maxMemory() > 0) + " " + Runtime.version().feature() + " " + Runtime.version().interim() + " " + Runtime.version().compareTo(Runtime.version()) + " " + Runtime.version().toString().startsWith("17"));
    Thread hook = new Thread(() -> System.out.println("hook"));
    show("rt.addShutdownHook(hook)", () -> { rt.addShutdownHook(hook); return "done"; });
    show("rt.addShutdownHook(hook)", () -> { rt.addShutdownHook(hook); return "done"; });
    show(
        "rt.removeShutdownHook(hook) + \" \" + rt.removeShutdownHook(hook)",
        () -> rt.removeShutdownHook(hook) + " " + rt.removeShutdownHook(hook));
    show("rt.removeShutdownHook(null)", () -> rt.removeShutdownHook(null));
  }

  static void objects() throws Exception {
    Object o = new Object();
    show(
        "o.equals(o) + \" \" + o.equals(new Object()) + \" \" + (o.hashCode() == o.hashCode()) + \" \" + o.toString().startsWith(\"java.lang.Object@\") + \" \" + o.getClass()",
        () -> o.equals(o) + " " + o.equals(new Object()) + " " + (o.hashCode() == o.hashCode()) + " " + o.toString().startsWith("java.lang.Object@") + " " + o.getClass());
    show("o.notify()", () -> { o.notify(); return "done"; });
    show("o.notifyAll()", () -> { o.notifyAll(); return "done"; });
    show("o.wait()", () -> { o.wait(); return "done"; });
    show("o.wait(1)", () -> { o.wait(1); return "done"; });
    show("o.wait(1, 2)", () -> { o.wait(1, 2); return "done"; });
    show("o.wait(-1)", () -> { o.wait(-1); return "done"; });
    show("o.wait(0, 1000000)", () -> { o.wait(0, 1000000); return "done"; });
    show(
        "((Object) new Circle().clone()).getClass()",
        () -> ((Object) new Circle().clone()).getClass());
    Callable<String> call = () -> "called";
    show("call.call()", () -> call.call());
  }

  static void references() throws Exception {
    ReferenceQueue<String> q = new ReferenceQueue<>();
    WeakReference<String> w = new WeakReference<>("w");
    WeakReference<String> wq = new WeakReference<>("wq", q);
    SoftReference<String> s = new SoftReference<>("s");
    SoftReference<String> sq = new SoftReference<>("sq", q);
    PhantomReference<String> p = new PhantomReference<>("p", q);
    Reference<String> r = wq;
    show(
        "w.get() + wq.get() + s.get() + sq.get() + p.get() + r.get() + r.refersTo(\"wq\") + r.refersTo(null)",
        () -> w.get() + wq.get() + s.get() + sq.get() + p.get() + r.get() + r.refersTo("wq") + r.refersTo(null));
    show(
        "Reference.reachabilityFence(r)",
        () -> { Reference.reachabilityFence(r); return "done"; });
    show(
        "q.poll() + \" \" + q.remove(1) + \" \" + w.enqueue() + \" \" + r.isEnqueued()",
        () -> q.poll() + " " + q.remove(1) + " " + w.enqueue() + " " + r.isEnqueued());
    show(
        "r.enqueue() + \" \" + r.enqueue() + \" \" + r.get() + \" \" + (q.poll() == r) + \" \" + q.poll()",
        () -> r.enqueue() + " " + r.enqueue() + " " + r.get() + " " + (q.poll() == r) + " " + q.poll());
    show(
        "sq.enqueue() + \" \" + (q.remove() == sq) + \" \" + p.enqueue() + \" \" + (q.remove(50) == p)",
        () -> sq.enqueue() + " " + (q.remove() == sq) + " " + p.enqueue() + " " + (q.remove(50) == p));
    show("q.remove(-1)", () -> q.remove(-1));
    show("s.clear()", () -> { s.clear(); return "done"; });
    show("s.get()", () -> s.get());
  }

  public static void main(String[] args) throws Exception {
    classes();
    enums();
    system();
    objects();
    references();
  }
}

/* expect:
c.getName() + " " + c.getSimpleName() + " " + c.getTypeName() + " " + c.getCanonicalName() + " [" + c.getPackageName() + "] " + c + " " + Shape.class + " " + int.class + " " + int[][].class.getName() + " " + String[].class.getSimpleName() + " " + String[].class.getTypeName() + " " + String[].class.getCanonicalName() + " " + Map.Entry.class.getPackageName() = "SystemMembers$Circle Circle SystemMembers$Circle SystemMembers.Circle [] class SystemMembers$Circle interface SystemMembers$Shape int [[I String[] java.lang.String[] java.lang.String[] java.util"
c.isInstance(new Circle()) + " " + c.isInstance(null) + " " + Shape.class.isInstance(new Circle()) + " " + Base.class.isAssignableFrom(c) + " " + c.isAssignableFrom(Base.class) + " " + Object[].class.isAssignableFrom(String[].class) + " " + long.class.isAssignableFrom(int.class) = "true false true true false true false"
c.isInterface() + " " + Shape.class.isInterface() + " " + int[].class.isArray() + " " + c.isArray() + " " + int.class.isPrimitive() + " " + Integer.class.isPrimitive() + " " + Colour.class.isEnum() + " " + c.isEnum() + " " + new Object() { }.getClass().isAnonymousClass() + " " + c.isAnonymousClass() + " " + Colour.GREEN.getClass().isEnum() = "false true true false true false true false true false false"
c.getSuperclass() + " " + Shape.class.getSuperclass() + " " + Object.class.getSuperclass() + " " + int[].class.getSuperclass() + " " + int[].class.getComponentType() + " " + c.getComponentType() = "class SystemMembers$Base null null class java.lang.Object int null"
Base.class.getInterfaces() = [interface SystemMembers$Shape, interface java.lang.Cloneable]
c.getModifiers() + " " + Base.class.getModifiers() + " " + Shape.class.getModifiers() = "24 1032 1544"
Colour.class.getEnumConstants() = [RED, verde]
c.getEnumConstants() = null
Object.class.desiredAssertionStatus() | true = true
c.cast(new Circle()) != null = true
String.class.cast(1) = ! java.lang.ClassCastException: Cannot cast java.lang.Integer to java.lang.String
Integer.class.cast(null) = null
Circle.class.asSubclass(Base.class) = class SystemMembers$Circle
Base.class.asSubclass(Circle.class) = ! java.lang.ClassCastException: class SystemMembers$Base
c.equals(new Circle().getClass()) + " " + (c.hashCode() == c.hashCode()) = "true true"
r.name() + " " + r + " " + Colour.GREEN + " " + Colour.GREEN.name() + " " + r.toString() + " " + r.ordinal() + " " + r.compareTo(Colour.GREEN) + " " + r.equals(Colour.RED) + " " + (r.hashCode() == Colour.RED.hashCode()) + " " + Colour.GREEN.getDeclaringClass() + " " + Colour.valueOf("RED") + " " + Enum.valueOf(Colour.class, "GREEN") = "RED RED verde GREEN RED 0 -1 true true class SystemMembers$Colour RED verde"
Colour.valueOf("BLUE") = ! java.lang.IllegalArgumentException: No enum constant SystemMembers.Colour.BLUE
Colour.valueOf(null) = ! java.lang.NullPointerException: Name is null
Colour.values() = [RED, verde]
RetentionPolicy.values() = [SOURCE, CLASS, RUNTIME]
ElementType.values() = [TYPE, FIELD, METHOD, PARAMETER, CONSTRUCTOR, LOCAL_VARIABLE, ANNOTATION_TYPE, PACKAGE, TYPE_PARAMETER, TYPE_USE, MODULE, RECORD_COMPONENT]
RetentionPolicy.SOURCE + " " + RetentionPolicy.CLASS + " " + RetentionPolicy.RUNTIME + " " + RetentionPolicy.valueOf("CLASS") = "SOURCE CLASS RUNTIME CLASS"
ElementType.TYPE + " " + ElementType.FIELD + " " + ElementType.METHOD + " " + ElementType.PARAMETER + " " + ElementType.CONSTRUCTOR + " " + ElementType.LOCAL_VARIABLE + " " + ElementType.ANNOTATION_TYPE + " " + ElementType.PACKAGE + " " + ElementType.TYPE_PARAMETER + " " + ElementType.TYPE_USE + " " + ElementType.MODULE + " " + ElementType.RECORD_COMPONENT + " " + ElementType.valueOf("FIELD") = "TYPE FIELD METHOD PARAMETER CONSTRUCTOR LOCAL_VARIABLE ANNOTATION_TYPE PACKAGE TYPE_PARAMETER TYPE_USE MODULE RECORD_COMPONENT FIELD"
Thread.State.values() = [NEW, RUNNABLE, BLOCKED, WAITING, TIMED_WAITING, TERMINATED]
System.setProperty("my.key", "1") + " " + System.setProperty("my.key", "2") + " " + System.getProperty("my.key") + " " + System.getProperty("none") + " " + System.getProperty("none", "d") + " " + System.clearProperty("my.key") + " " + System.getProperty("my.key") = "null 1 2 null d 2 null"
System.getProperty("") = ! java.lang.IllegalArgumentException: key can't be empty
System.getProperty(null) = ! java.lang.NullPointerException: key can't be null
System.setProperty("k", null) = ! java.lang.NullPointerException
System.clearProperty("") = ! java.lang.IllegalArgumentException: key can't be empty
System.getProperty("line.separator").equals(System.lineSeparator()) + " " + System.getProperty("file.separator") + " " + System.getProperty("path.separator") = "true / :"
System.getenv("NO_SUCH_VARIABLE_HERE") = null
System.getenv(null) = ! java.lang.NullPointerException
System.arraycopy(a, 0, a, 1, 3) = "done"
a = [1, 1, 2, 3]
System.arraycopy(a, 2, a, 0, 3) = ! java.lang.ArrayIndexOutOfBoundsException: arraycopy: last source index 5 out of bounds for int[4]
System.arraycopy(a, 0, new long[4], 0, 1) = ! java.lang.ArrayStoreException: arraycopy: type mismatch: can not copy int[] into long[]
System.arraycopy("x", 0, a, 0, 1) = ! java.lang.ArrayStoreException: arraycopy: source type java.lang.String is not an array
System.arraycopy(null, 0, a, 0, 1) = ! java.lang.NullPointerException
System.arraycopy(new Object[] {"s", 1}, 0, new String[2], 0, 2) = ! java.lang.ArrayStoreException: arraycopy: element type mismatch: can not cast one of the elements of java.lang.Object[] to the type of the destination array, java.lang.String
System.identityHashCode(null) + " " + (System.identityHashCode(a) == a.hashCode()) + " " + (System.currentTimeMillis() > 1600000000000L) + " " + (System.nanoTime() <= System.nanoTime()) = "0 true true true"
System.gc(); System.runFinalization() = "done"
rt.gc(); rt.runFinalization() = "done"
(rt == Runtime.getRuntime()) + " " + (rt.availableProcessors() > 0) + " " + (rt.totalMemory() > 0) + " " + (rt.freeMemory() > 0) + " " + (rt.maxMemory() > 0) + " " + Runtime.version().feature() + " " + Runtime.version().interim() + " " + Runtime.version().compareTo(Runtime.version()) + " " + Runtime.version().toString().startsWith("17") = "true true true true true 17 0 0 true"
rt.addShutdownHook(hook) = "done"
rt.addShutdownHook(hook) = ! java.lang.IllegalArgumentException: Hook previously registered
rt.removeShutdownHook(hook) + " " + rt.removeShutdownHook(hook) = "true false"
rt.removeShutdownHook(null) = ! java.lang.NullPointerException
o.equals(o) + " " + o.equals(new Object()) + " " + (o.hashCode() == o.hashCode()) + " " + o.toString().startsWith("java.lang.Object@") + " " + o.getClass() = "true false true true class java.lang.Object"
o.notify() = ! java.lang.IllegalMonitorStateException: current thread is not owner
o.notifyAll() = ! java.lang.IllegalMonitorStateException: current thread is not owner
o.wait() = ! java.lang.IllegalMonitorStateException: current thread is not owner
o.wait(1) = ! java.lang.IllegalMonitorStateException: current thread is not owner
o.wait(1, 2) = ! java.lang.IllegalMonitorStateException: current thread is not owner
o.wait(-1) = ! java.lang.IllegalArgumentException: timeout value is negative
o.wait(0, 1000000) = ! java.lang.IllegalArgumentException: nanosecond timeout value out of range
((Object) new Circle().clone()).getClass() = class SystemMembers$Circle
call.call() = "called"
w.get() + wq.get() + s.get() + sq.get() + p.get() + r.get() + r.refersTo("wq") + r.refersTo(null) = "wwqssqnullwqtruefalse"
Reference.reachabilityFence(r) = "done"
q.poll() + " " + q.remove(1) + " " + w.enqueue() + " " + r.isEnqueued() = "null null false false"
r.enqueue() + " " + r.enqueue() + " " + r.get() + " " + (q.poll() == r) + " " + q.poll() = "true false null true null"
sq.enqueue() + " " + (q.remove() == sq) + " " + p.enqueue() + " " + (q.remove(50) == p) = "true true true true"
q.remove(-1) = ! java.lang.IllegalArgumentException: Negative timeout value
s.clear() = "done"
s.get() = null
*/
