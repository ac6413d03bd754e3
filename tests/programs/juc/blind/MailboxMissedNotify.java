// fetch tests the volatile message outside the lock and then waits without a loop; if post runs
// entirely between test and wait the receiver (and main's join) hang for ever; a spurious wake-
// up would also give null.
//
// finds: deadlock: a lost wake-up

/** A one-shot mailbox. */
public class MailboxMissedNotify {

    private final Object lock = new Object();
    private volatile String message;

    void post(String m) {
        message = m;
        synchronized (lock) {
            lock.notify();
        }
    }

    String fetch() throws InterruptedException {
        if (message == null) {
            synchronized (lock) {
                lock.wait();
            }
        }
        return message;
    }

    public static void main(String[] args) throws Exception {
        MailboxMissedNotify box = new MailboxMissedNotify();

        Thread receiver = new Thread(() -> {
            try {
                System.out.println("got: " + box.fetch());
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
        receiver.start();

        Thread.sleep(20);   // time to prepare the letter
        box.post("hello");
        receiver.join();
    }
}
