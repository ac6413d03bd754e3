// Event bus with CopyOnWriteArrayList handlers and a single dispatcher thread; main polls a
// latch count (sleep 1 ms loop) between two publications.
//
// tester: clean

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** Small event bus. All handlers run on a single dispatcher thread, in order of publication. */
public class OrderedEventBus implements AutoCloseable {

    interface Event { }

    record OrderPlaced(int id, String what) implements Event { }

    record OrderShipped(int id) implements Event { }

    private final Map<Class<?>, List<Consumer<Object>>> handlers = new ConcurrentHashMap<>();
    private final ExecutorService dispatcher = Executors.newSingleThreadExecutor();

    <T extends Event> void on(Class<T> type, Consumer<? super T> handler) {
        handlers.computeIfAbsent(type, k -> new CopyOnWriteArrayList<>())
                .add(e -> handler.accept(type.cast(e)));
    }

    void publish(Event e) {
        dispatcher.execute(() ->
                handlers.getOrDefault(e.getClass(), List.of()).forEach(h -> h.accept(e)));
    }

    @Override
    public void close() {
        dispatcher.shutdown();
    }

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch shipped = new CountDownLatch(2);
        try (OrderedEventBus bus = new OrderedEventBus()) {
            bus.on(OrderPlaced.class, o -> System.out.println("billing order " + o.id() + " (" + o.what() + ")"));
            bus.on(OrderPlaced.class, o -> bus.publish(new OrderShipped(o.id())));
            bus.on(OrderShipped.class, o -> {
                System.out.println("order " + o.id() + " is on its way");
                shipped.countDown();
            });

            bus.publish(new OrderPlaced(1, "book"));
            while (shipped.getCount() != 1) Thread.sleep(1);
            bus.publish(new OrderPlaced(2, "lamp"));
            shipped.await();
        }
        System.out.println("bus closed");
    }
}

/* expect:
billing order 1 (book)
order 1 is on its way
billing order 2 (lamp)
order 2 is on its way
bus closed
*/
