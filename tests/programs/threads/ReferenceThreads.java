// Threads that run method references: of the user's classes, of the library's, bound and static.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class ReferenceThreads {
    private final AtomicInteger count = new AtomicInteger();
    static int unguarded = 0;

    void add() {
        count.incrementAndGet();
    }

    static void race() {
        unguarded++;
    }

    public static void main(String[] args) throws InterruptedException {
        ReferenceThreads r = new ReferenceThreads();
        CountDownLatch latch = new CountDownLatch(2);
        Thread a = new Thread(r::add);
        Thread b = new Thread(latch::countDown);
        Thread c = new Thread(latch::countDown);
        a.start();
        b.start();
        c.start();
        latch.await();
        a.join();
        Thread d = new Thread(ReferenceThreads::race, "first");
        Thread e = new Thread(ReferenceThreads::race, "second");
        d.start();
        e.start();
        d.join();
        e.join();
        System.out.println(r.count.get() + " " + unguarded);
    }
}
// output: any
// finds: data race on ReferenceThreads.unguarded
// race: ReferenceThreads.unguarded
