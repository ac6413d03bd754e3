// Prime sieve up to 8 as a growing chain of daemon filter threads linked by ArrayBlockingQueues
// of capacity 1.
//
// tester: clean

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

// The concurrent prime sieve as a chain of filter threads linked by queues.
public class SievePipeline {

    private static final int EOF = -1;

    static class Filter extends Thread {
        final int prime;
        final BlockingQueue<Integer> in;
        final BlockingQueue<Integer> out = new ArrayBlockingQueue<>(1);

        Filter(int prime, BlockingQueue<Integer> in) {
            this.prime = prime;
            this.in = in;
            setDaemon(true);
        }

        @Override
        public void run() {
            try {
                for (;;) {
                    int n = in.take();
                    if (n == EOF) {
                        out.put(EOF);
                        return;
                    }
                    if (n % prime != 0) out.put(n);
                }
            } catch (InterruptedException e) {
                // give up
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        final int limit = 8;
        BlockingQueue<Integer> numbers = new ArrayBlockingQueue<>(1);
        Thread generator = new Thread(() -> {
            try {
                for (int i = 2; i <= limit; i++) numbers.put(i);
                numbers.put(EOF);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        generator.start();

        List<Integer> primes = new ArrayList<>();
        BlockingQueue<Integer> tail = numbers;
        int p;
        while ((p = tail.take()) != EOF) {
            primes.add(p);
            System.out.println("found prime " + p);
            Filter f = new Filter(p, tail);
            f.start();
            tail = f.out;
        }
        generator.join();
        System.out.println("primes up to " + limit + ": " + primes);
    }
}

/* expect:
found prime 2
found prime 3
found prime 5
found prime 7
primes up to 8: [2, 3, 5, 7]
*/
