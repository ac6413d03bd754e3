/** Ten million thread switches: two threads hand the processor to each other. */
public class ThreadSwitches extends Thread {
    int yields;

    public void run() {
        for (int i = 0; i < 5000000; i++) {
            yields++;
            Thread.yield();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ThreadSwitches a = new ThreadSwitches();
        ThreadSwitches b = new ThreadSwitches();
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(a.yields + b.yields);
    }
}
