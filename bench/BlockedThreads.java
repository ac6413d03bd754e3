/** Ten thousand threads that wait at the same time; what is measured is memory. */
public class BlockedThreads extends Thread {
    static final Object gate = new Object();
    static final Object ready = new Object();
    static int waiting;
    static boolean open;

    public void run() {
        synchronized (gate) {
            synchronized (ready) {
                waiting++;
                ready.notify();
            }
            while (!open) {
                try {
                    gate.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
            waiting--;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int count = 10000;
        BlockedThreads[] threads = new BlockedThreads[count];
        for (int i = 0; i < count; i++) {
            threads[i] = new BlockedThreads();
            threads[i].start();
        }
        synchronized (ready) {
            while (waiting < count) ready.wait();
        }
        System.out.println(waiting);
        synchronized (gate) {
            open = true;
            gate.notifyAll();
        }
        for (int i = 0; i < count; i++) threads[i].join();
        System.out.println(waiting);
    }
}
