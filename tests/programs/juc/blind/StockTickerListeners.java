// Observer with CopyOnWriteArrayList listeners, one removing itself, two publishing threads,
// snapshot iterator.
//
// tester: clean

import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** Observer pattern with a CopyOnWriteArrayList of listeners. */
public class StockTickerListeners {

    interface PriceListener {
        void onPrice(String symbol, int price);
    }

    private final List<PriceListener> listeners = new CopyOnWriteArrayList<>();

    void addListener(PriceListener l)    { listeners.add(l); }
    void removeListener(PriceListener l) { listeners.remove(l); }

    void publish(String symbol, int price) {
        for (PriceListener l : listeners) {
            l.onPrice(symbol, price);
        }
    }

    static class MaxPrice implements PriceListener {
        private final Map<String, Integer> max = new ConcurrentHashMap<>();

        @Override
        public void onPrice(String symbol, int price) {
            max.merge(symbol, price, Math::max);
        }
    }

    /** Unsubscribes itself when called for the first time: legal while iterating. */
    class OneShot implements PriceListener {
        private final AtomicInteger calls = new AtomicInteger();

        @Override
        public void onPrice(String symbol, int price) {
            calls.incrementAndGet();
            removeListener(this);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StockTickerListeners ticker = new StockTickerListeners();
        AtomicInteger events = new AtomicInteger();
        MaxPrice max = new MaxPrice();
        OneShot once = ticker.new OneShot();

        ticker.addListener(once);
        ticker.addListener(max);
        ticker.addListener((s, p) -> events.incrementAndGet());
        ticker.publish("ACME", 5);

        Thread nyse = new Thread(() -> {
            int[] prices = { 10, 30, 20 };
            for (int p : prices) ticker.publish("ACME", p);
        });
        Thread lse = new Thread(() -> {
            ticker.publish("TEA", 7);
            ticker.publish("ACME", 25);
        });
        nyse.start();
        lse.start();
        nyse.join();
        lse.join();

        System.out.println("events   = " + events);
        System.out.println("max      = " + new TreeMap<>(max.max));
        System.out.println("one-shot = " + once.calls);
        System.out.println("left     = " + ticker.listeners.size());

        Iterator<PriceListener> snapshot = ticker.listeners.iterator();
        ticker.listeners.clear();
        int n = 0;
        while (snapshot.hasNext()) { snapshot.next(); n++; }
        System.out.println("snapshot iterator still sees " + n);
        try {
            new CopyOnWriteArrayList<>(List.of(1)).iterator().remove();
        } catch (IndexOutOfBoundsException | UnsupportedOperationException e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }
}

/* expect:
events   = 6
max      = {ACME=30, TEA=7}
one-shot = 1
left     = 2
snapshot iterator still sees 2
UnsupportedOperationException
*/
