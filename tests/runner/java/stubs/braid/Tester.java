package braid;

/** Lets a program that speaks to Braid's tester run on any Java machine. */
public final class Tester {
    private Tester() {}

    public static void check(boolean condition, String message) {
        if (!condition) throw new AssertionError(message);
    }

    public static void begin() {}

    public static void end() {}
}
