// The lines of what is added for a resource: closing at the end of the body, after an exception at
// the `try`.
public class ResourceLines {
    static class Res implements AutoCloseable {
        public void close() {
            throw new IllegalStateException("closing");
        }
    }

    static void normal() {
        try (Res r =
                new Res()) {
            System.out.println("normal");
        }
    }

    static void exceptional() {
        try (Res r = new Res()) {
            throw new RuntimeException("body");
        }
    }

    static int returning() {
        try (Res r = new Res()) {
            return 1;

        }
    }

    static void variable(Res r) {
        try (
                r) {
            System.out.println("variable");
        }
    }

    static void show(Throwable t) {
        for (StackTraceElement e : t.getStackTrace()) {
            System.out.println(t.getMessage() + " " + e.getMethodName() + " " + e.getLineNumber());
        }
        for (Throwable s : t.getSuppressed()) show(s);
    }

    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) {
            try {
                if (i == 0) normal();
                if (i == 1) exceptional();
                if (i == 2) returning();
                if (i == 3) variable(new Res());
            } catch (RuntimeException e) {
                show(e);
            }
        }
    }
}

/* expect:
normal
closing close 6
closing normal 14
closing main 47
body exceptional 19
body main 48
closing close 6
closing exceptional 18
closing main 48
closing close 6
closing returning 27
closing main 49
variable
closing close 6
closing variable 34
closing main 50
*/
