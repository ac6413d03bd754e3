// CompletableFuture supplyAsync, thenCombine, thenCompose, allOf, exceptionally, handle and join
// on a two-thread pool.
//
// tester: clean

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class CompletableFutureGuide {

    record Price(String shop, int cents) {
        Price discount(int percent) {
            return new Price(shop, cents - cents * percent / 100);
        }
    }

    static class ShopClosedException extends RuntimeException {
        ShopClosedException(String shop) { super(shop + " is closed"); }
    }

    private final ExecutorService io;

    CompletableFutureGuide(ExecutorService io) {
        this.io = io;
    }

    CompletableFuture<Price> ask(String shop) {
        return CompletableFuture.supplyAsync(() -> {
            if (shop.startsWith("Z")) throw new ShopClosedException(shop);
            return new Price(shop, shop.length() * 250);
        }, io);
    }

    void combine() {
        var best = ask("Amber").thenCombine(ask("Bo"), (a, b) -> a.cents() <= b.cents() ? a : b);
        System.out.println("best: " + best.join());
    }

    void compose() {
        String s = ask("Carousel")
                .thenApply(p -> p.discount(10))
                .thenCompose(p -> CompletableFuture.supplyAsync(() -> p.shop() + "=" + p.cents(), io))
                .join();
        System.out.println("composed: " + s);
    }

    void all() {
        List<CompletableFuture<Price>> futures =
                Stream.of("Amber", "Zed", "Bo").map(this::ask)
                      .map(f -> f.exceptionally(t -> new Price("n/a", 0)))
                      .collect(Collectors.toList());
        CompletableFuture<Void> all = CompletableFuture.allOf(futures.toArray(new CompletableFuture[0]));
        String line = all.thenApply(v -> futures.stream()
                                                .map(CompletableFuture::join)
                                                .map(p -> p.shop() + ":" + p.cents())
                                                .collect(Collectors.joining(", ", "[", "]")))
                         .join();
        System.out.println("all: " + line);
    }

    void failing() {
        CompletableFuture<String> handled = ask("Zeta").handle((price, ex) ->
                ex == null ? "fine " + price : "handled " + ex.getCause().getMessage());
        System.out.println(handled.join());
        try {
            ask("Zulu").join();
        } catch (CompletionException e) {
            System.out.println("join threw " + e.getCause().getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        ExecutorService io = Executors.newFixedThreadPool(2);
        try {
            var guide = new CompletableFutureGuide(io);
            guide.combine();
            guide.compose();
            guide.all();
            guide.failing();
        } finally {
            io.shutdown();
        }
    }
}

/* expect:
best: Price[shop=Bo, cents=500]
composed: Carousel=1800
all: [Amber:1250, n/a:0, Bo:500]
handled Zeta is closed
join threw ShopClosedException
*/
