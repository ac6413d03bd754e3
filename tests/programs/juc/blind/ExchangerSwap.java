// Filler and emptier threads swap full and empty lists through an Exchanger for 3 rounds; only
// one thread prints.
//
// tester: clean

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Exchanger;

/** A filler and an emptier which exchange full buffers for empty ones. */
public class ExchangerSwap {
    static final int ROUNDS = 3;
    static final int SIZE = 2;

    public static void main(String[] args) throws InterruptedException {
        Exchanger<List<Integer>> exchanger = new Exchanger<>();

        Thread filler = new Thread() {
            @Override
            public void run() {
                List<Integer> buffer = new ArrayList<>();
                int n = 1;
                try {
                    for (int r = 0; r < ROUNDS; r++) {
                        while (buffer.size() < SIZE) buffer.add(n++ * 10);
                        buffer = exchanger.exchange(buffer);
                        if (!buffer.isEmpty()) throw new IllegalStateException("expected an empty buffer");
                    }
                } catch (InterruptedException e) {
                    interrupt();
                }
            }
        };

        Thread emptier = new Thread() {
            @Override
            public void run() {
                List<Integer> buffer = new ArrayList<>();
                int sum = 0;
                try {
                    for (int r = 0; r < ROUNDS; r++) {
                        buffer = exchanger.exchange(buffer);
                        System.out.println("round " + r + " received " + buffer);
                        for (int x : buffer) sum += x;
                        buffer.clear();
                    }
                } catch (InterruptedException e) {
                    interrupt();
                }
                System.out.println("sum " + sum);
            }
        };

        filler.start();
        emptier.start();
        filler.join();
        emptier.join();
    }
}

/* expect:
round 0 received [10, 20]
round 1 received [30, 40]
round 2 received [50, 60]
sum 210
*/
