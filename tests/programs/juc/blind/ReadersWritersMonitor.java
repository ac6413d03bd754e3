// Writer-preferring readers-writers monitor with wait/notifyAll, 2 writers and 2 readers,
// invariants asserted.
//
// tester: clean

/**
 * Readers and writers with a hand-written monitor which prefers writers.
 * Invariants (checked): no reader together with a writer, at most one writer.
 */
public class ReadersWritersMonitor {

    static class RWMonitor {
        private int readers = 0;
        private boolean writing = false;
        private int waitingWriters = 0;

        synchronized void startRead() throws InterruptedException {
            while (writing || waitingWriters > 0) wait();
            readers++;
        }

        synchronized void endRead() {
            readers--;
            if (readers == 0) notifyAll();
        }

        synchronized void startWrite() throws InterruptedException {
            waitingWriters++;
            try {
                while (writing || readers > 0) wait();
            } finally {
                waitingWriters--;
            }
            writing = true;
        }

        synchronized void endWrite() {
            writing = false;
            notifyAll();
        }

        synchronized void check(boolean asWriter) {
            assert asWriter ? (writing && readers == 0) : (!writing && readers > 0);
        }
    }

    static int first, second;   // always equal between writes

    public static void main(String[] args) throws InterruptedException {
        final RWMonitor m = new RWMonitor();
        final boolean[] torn = {false, false};

        class Writer extends Thread {
            public void run() {
                try {
                    for (int i = 0; i < 2; i++) {
                        m.startWrite();
                        m.check(true);
                        first++;
                        second++;
                        m.endWrite();
                    }
                } catch (InterruptedException ignored) {
                }
            }
        }
        class Reader extends Thread {
            final int id;
            Reader(int id) { this.id = id; }
            public void run() {
                try {
                    for (int i = 0; i < 2; i++) {
                        m.startRead();
                        m.check(false);
                        if (first != second) torn[id] = true;
                        m.endRead();
                    }
                } catch (InterruptedException ignored) {
                }
            }
        }
        Thread[] all = {new Writer(), new Reader(0), new Reader(1), new Writer()};
        for (Thread t : all) t.start();
        for (Thread t : all) t.join();
        System.out.println("first = " + first + ", second = " + second);
        System.out.println("torn reads: " + torn[0] + " " + torn[1]);
    }
}

/* expect:
first = 4, second = 4
torn reads: false false
*/
