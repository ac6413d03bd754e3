// try with resources: the order of closing, null, every way out, and what is suppressed.
public class TryWithResources {
    static class Res implements AutoCloseable {
        final String name;
        final boolean fails;

        Res(String name, boolean fails) {
            this.name = name;
            this.fails = fails;
            System.out.println("open " + name);
        }

        @Override
        public void close() {
            System.out.println("close " + name);
            if (fails) throw new IllegalStateException("close of " + name);
        }
    }

    static class Quiet<E extends Exception> implements AutoCloseable {
        @Override
        public void close() throws E {
            System.out.println("quiet");
        }
    }

    interface Two extends AutoCloseable {
        @Override
        void close();
    }

    static Res open(String name) {
        return new Res(name, false);
    }

    static void show(Throwable t) {
        System.out.println(t.getClass().getName() + ": " + t.getMessage());
        for (Throwable s : t.getSuppressed()) System.out.println("  with " + s.getMessage());
    }

    static int returns(int way) {
        int value = 1;
        for (int i = 0; i < 3; i++) {
            try (Res a = open("a" + i); Res b = new Res("b" + i, false)) {
                if (way == 0) return value + i;
                if (way == 1 && i == 1) break;
                if (way == 2 && i == 0) continue;
                System.out.println("body " + i);
            } finally {
                value += 10;
                System.out.println("finally");
            }
        }
        return value;
    }

    static void failing(boolean body, boolean first, boolean second) {
        try (Res a = new Res("a", first); Res b = new Res("b", second)) {
            if (body) throw new RuntimeException("body");
            System.out.println("through");
        } catch (IllegalStateException e) {
            System.out.print("state ");
            show(e);
        } catch (RuntimeException e) {
            show(e);
        } finally {
            System.out.println("end");
        }
    }

    static void nulls() throws Exception {
        AutoCloseable none = null;
        try (none; AutoCloseable also = null; Res r = open("r")) {
            System.out.println(none + " " + also + " " + r.name);
        }
    }

    final Res field = open("field");
    static final Res SHARED = open("shared");

    void variables(Two two) {
        final Res local = open("local");
        try (local; field; this.field; SHARED; TryWithResources.SHARED; two;) {
            System.out.println("variables");
        }
    }

    static <T extends Res & Runnable> void bounded(T given) {
        try (T t = given) {
            t.run();
        }
    }

    static <T extends Comparable<T> & AutoCloseable> void secondBound(T t) throws Exception {
        try (t) {
            System.out.println(t.compareTo(t));
        }
    }

    static class Both implements Comparable<Both>, AutoCloseable {
        public int compareTo(Both o) {
            return 7;
        }

        public void close() {
            System.out.println("close both");
        }
    }

    static class Running extends Res implements Runnable {
        Running() {
            super("running", false);
        }

        public void run() {
            System.out.println("run");
        }
    }

    static void openingFails() {
        try (Res a = open("a"); Res b = failToOpen(); Res c = open("c")) {
            System.out.println("not reached");
        } catch (UnsupportedOperationException e) {
            show(e);
        }
    }

    static Res failToOpen() {
        throw new UnsupportedOperationException("no b");
    }

    static int nested() {
        try (Res outer = open("outer")) {
            try (Res inner = new Res("inner", true)) {
                return inner.name.length();
            } catch (IllegalStateException e) {
                show(e);
                return outer.name.length() * 100;
            }
        }
    }

    static void capture() {
        Runnable r;
        try (Res a = open("captured")) {
            r = () -> System.out.println("still " + a.name);
        }
        r.run();
    }

    static synchronized void locked(Object lock) {
        synchronized (lock) {
            try (Res a = open("under lock")) {
                System.out.println(Thread.holdsLock(lock));
            }
        }
    }

    static void throwsChecked() throws java.io.IOException {
        try (Res a = new Res("checked", true)) {
            throw new java.io.IOException("checked");
        }
    }

    static void endless() {
        int n = 0;
        while (true) {
            try (Res a = open("loop")) {
                if (++n > 1) return;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        for (int way = 0; way < 4; way++) System.out.println(returns(way));
        for (int i = 0; i < 8; i++) failing((i & 4) != 0, (i & 2) != 0, (i & 1) != 0);
        nulls();
        new TryWithResources().variables(() -> System.out.println("two"));
        bounded(new Running());
        secondBound(new Both());
        openingFails();
        System.out.println(nested());
        capture();
        locked("lock");
        try {
            throwsChecked();
        } catch (java.io.IOException e) {
            show(e);
        }
        endless();
        try (Quiet<RuntimeException> q = new Quiet<>()) {
            System.out.println("no checked exception");
        }
        switch (args.length) {
            case 0:
                try (Res a = open("in switch")) {
                    break;
                }
            default:
                System.out.println("not here");
        }
    }
}

/* expect:
open shared
open a0
open b0
close b0
close a0
finally
1
open a0
open b0
body 0
close b0
close a0
finally
open a1
open b1
close b1
close a1
finally
21
open a0
open b0
close b0
close a0
finally
open a1
open b1
body 1
close b1
close a1
finally
open a2
open b2
body 2
close b2
close a2
finally
31
open a0
open b0
body 0
close b0
close a0
finally
open a1
open b1
body 1
close b1
close a1
finally
open a2
open b2
body 2
close b2
close a2
finally
31
open a
open b
through
close b
close a
end
open a
open b
through
close b
close a
state java.lang.IllegalStateException: close of b
end
open a
open b
through
close b
close a
state java.lang.IllegalStateException: close of a
end
open a
open b
through
close b
close a
state java.lang.IllegalStateException: close of b
  with close of a
end
open a
open b
close b
close a
java.lang.RuntimeException: body
end
open a
open b
close b
close a
java.lang.RuntimeException: body
  with close of b
end
open a
open b
close b
close a
java.lang.RuntimeException: body
  with close of a
end
open a
open b
close b
close a
java.lang.RuntimeException: body
  with close of b
  with close of a
end
open r
null null r
close r
open field
open local
variables
two
close shared
close shared
close field
close field
close local
open running
run
close running
7
close both
open a
close a
java.lang.UnsupportedOperationException: no b
open outer
open inner
close inner
java.lang.IllegalStateException: close of inner
close outer
500
open captured
close captured
still captured
open under lock
true
close under lock
open checked
close checked
java.io.IOException: checked
  with close of checked
open loop
close loop
open loop
close loop
no checked exception
quiet
open in switch
close in switch
*/
