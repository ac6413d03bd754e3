// Three-stage pipeline over bounded LinkedBlockingQueues that ends by a poison pill compared by
// identity.
//
// tester: clean

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class PoisonPillPipeline {

    static final String POISON = new String("EOF");

    /** First stage: produces raw lines. */
    static class Reader extends Thread {
        private final BlockingQueue<String> out;

        Reader(BlockingQueue<String> out) {
            super("reader");
            this.out = out;
        }

        @Override public void run() {
            String[] lines = { "  alpha ", "beta", " EOF ", "gamma  " };
            try {
                try {
                    for (String line : lines) {
                        out.put(line);
                    }
                } finally {
                    out.put(POISON);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Middle stage: trims and upper-cases. */
    static class Cleaner extends Thread {
        private final BlockingQueue<String> in, out;

        Cleaner(BlockingQueue<String> in, BlockingQueue<String> out) {
            super("cleaner");
            this.in = in;
            this.out = out;
        }

        @Override public void run() {
            try {
                String s;
                // identity comparison is intended: " EOF " is ordinary data
                while ((s = in.take()) != POISON) {
                    out.put(s.trim().toUpperCase());
                }
                out.put(POISON);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<String> raw = new LinkedBlockingQueue<>(2);
        BlockingQueue<String> clean = new LinkedBlockingQueue<>(1);

        Thread reader = new Reader(raw);
        Thread cleaner = new Cleaner(raw, clean);
        reader.start();
        cleaner.start();

        int n = 0;
        for (String s = clean.take(); s != POISON; s = clean.take()) {
            System.out.println(++n + ". " + s);
        }
        reader.join();
        cleaner.join();
        System.out.println("raw empty=" + raw.isEmpty() + " clean empty=" + clean.isEmpty());
    }
}

/* expect:
1. ALPHA
2. BETA
3. EOF
4. GAMMA
raw empty=true clean empty=true
*/
