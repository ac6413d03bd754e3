// The tester goes through switch expressions, patterns and var: a message of the wrong kind gets through.
import java.util.concurrent.ArrayBlockingQueue;

public class SwitchesAndPatterns {
    enum Kind { NUMBER, TEXT }

    static final ArrayBlockingQueue<Object> queue = new ArrayBlockingQueue<>(2);

    static Object make(Kind kind) {
        return switch (kind) {
            case NUMBER -> 5;
            case TEXT -> {
                var text = "five";
                yield text;
            }
        };
    }

    static void send(Kind kind) {
        try {
            queue.put(make(kind));
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        for (var kind : Kind.values()) new Thread(() -> send(kind), kind.name()).start();
        var first = queue.take();
        var value = first instanceof Integer n ? n : -1;
        assert value == 5 : "text came first";
    }
}
// output: any
// finds: text came first
