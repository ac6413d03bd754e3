// Best-price finder: CompletableFuture pipelines over 3 shops, allOf, sorted offers.
//
// tester: clean

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

/** Best price finder, after the "Modern Java" style of examples. */
public class PriceQuoteFutures {

    enum Discount {
        NONE(0), SILVER(10), GOLD(25);
        final int percent;
        Discount(int percent) { this.percent = percent; }
    }

    record Quote(String shop, double price, Discount code) { }

    record Offer(String shop, double finalPrice) {
        @Override public String toString() {
            return String.format(Locale.ROOT, "%s at %.2f", shop, finalPrice);
        }
    }

    record Shop(String name, double base, Discount code) {
        Quote quote(String product) {
            return new Quote(name, base + product.length(), code);
        }
    }

    static Offer apply(Quote q) {
        return new Offer(q.shop(), q.price() * (100 - q.code().percent) / 100.0);
    }

    public static void main(String[] args) {
        var shops = List.of(
                new Shop("BestPrice", 120.0, Discount.SILVER),
                new Shop("LetsSave", 115.0, Discount.NONE),
                new Shop("BuyItAll", 140.0, Discount.GOLD));
        ExecutorService executor = Executors.newFixedThreadPool(3);
        try {
            List<CompletableFuture<Offer>> futures = shops.stream()
                    .map(s -> CompletableFuture.supplyAsync(() -> s.quote("phone"), executor))
                    .map(f -> f.thenApply(PriceQuoteFutures::apply))
                    .collect(Collectors.toList());

            CompletableFuture<Void> all = CompletableFuture.allOf(futures.toArray(new CompletableFuture[0]));
            List<Offer> offers = all.thenApply(v -> futures.stream()
                    .map(CompletableFuture::join)
                    .sorted(Comparator.comparingDouble(Offer::finalPrice))
                    .toList()).join();

            offers.forEach(System.out::println);
            System.out.println("cheapest: " + offers.get(0).shop());
        } finally {
            executor.shutdown();
        }
    }
}

/* expect:
BuyItAll at 108.75
BestPrice at 112.50
LetsSave at 120.00
cheapest: BuyItAll
*/
