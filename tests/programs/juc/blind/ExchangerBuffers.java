// Producer and consumer swap full and empty buffers with an Exchanger; then a lone exchange
// times out (its 20 ms timeout must expire, nobody else can ever come).
//
// tester: clean

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class ExchangerBuffers {

    private static final int ROUNDS = 3;
    private static final int BUFFER = 2;

    static class Producer implements Runnable {
        private List<String> buffer;
        private final Exchanger<List<String>> exchanger;

        Producer(List<String> buffer, Exchanger<List<String>> exchanger) {
            this.buffer = buffer;
            this.exchanger = exchanger;
        }

        @Override
        public void run() {
            for (int cycle = 1; cycle <= ROUNDS; cycle++) {
                for (int j = 0; j < BUFFER; j++) {
                    buffer.add("Event " + (((cycle - 1) * BUFFER) + j));
                }
                try {
                    buffer = exchanger.exchange(buffer);
                } catch (InterruptedException e) {
                    e.printStackTrace();
                }
                if (!buffer.isEmpty()) {
                    throw new IllegalStateException("expected an empty buffer back");
                }
            }
        }
    }

    static class Consumer implements Runnable {
        private List<String> buffer;
        private final Exchanger<List<String>> exchanger;

        Consumer(List<String> buffer, Exchanger<List<String>> exchanger) {
            this.buffer = buffer;
            this.exchanger = exchanger;
        }

        @Override
        public void run() {
            for (int cycle = 1; cycle <= ROUNDS; cycle++) {
                try {
                    buffer = exchanger.exchange(buffer);
                } catch (InterruptedException e) {
                    e.printStackTrace();
                }
                System.out.println("Consumer: cycle " + cycle + " got " + buffer.size());
                while (!buffer.isEmpty()) {
                    System.out.println("Consumer: " + buffer.remove(0));
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Exchanger<List<String>> exchanger = new Exchanger<>();
        Thread producer = new Thread(new Producer(new ArrayList<>(), exchanger));
        Thread consumer = new Thread(new Consumer(new ArrayList<>(), exchanger));
        producer.start();
        consumer.start();
        producer.join();
        consumer.join();

        try {
            new Exchanger<String>().exchange("anybody there?", 20, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("nobody to exchange with");
        }
    }
}

/* expect:
Consumer: cycle 1 got 2
Consumer: Event 0
Consumer: Event 1
Consumer: cycle 2 got 2
Consumer: Event 2
Consumer: Event 3
Consumer: cycle 3 got 2
Consumer: Event 4
Consumer: Event 5
nobody to exchange with
*/
