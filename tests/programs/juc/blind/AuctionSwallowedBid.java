// Three bids (10, 20, 30) submitted to a pool of 3; a bid arriving after a higher one throws
// inside its never-examined Future, and main then throws AssertionError since a bid is missing.
//
// finds: uncaught exception

import java.util.Collections;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class AuctionSwallowedBid {

    static class BidTooLowException extends RuntimeException {
        BidTooLowException(String msg) { super(msg); }
    }

    static class Auction {
        private final ReentrantLock lock = new ReentrantLock();
        private final List<String> log = new ArrayList<>();
        private int highest;

        void bid(String who, int amount) {
            lock.lock();
            try {
                if (amount <= highest) {
                    throw new BidTooLowException(who + " must offer more than " + highest);
                }
                highest = amount;
                log.add(who + ":" + amount);
            } finally {
                lock.unlock();
            }
        }

        List<String> log() {
            lock.lock();
            try {
                return Collections.unmodifiableList(new ArrayList<>(log));
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Auction auction = new Auction();
        String[] bidders = {"Ann", "Ben", "Cy"};
        ExecutorService pool = Executors.newFixedThreadPool(bidders.length);
        for (int i = 0; i < bidders.length; i++) {
            String who = bidders[i];
            int amount = 10 * (i + 1);
            pool.submit(() -> auction.bid(who, amount));
        }
        pool.shutdown();
        pool.awaitTermination(30, TimeUnit.SECONDS);

        List<String> log = auction.log();
        System.out.println("bids: " + log);
        if (log.size() != bidders.length) {
            throw new AssertionError("lost " + (bidders.length - log.size()) + " bid(s)");
        }
    }
}
