// Phaser with parties leaving after one, two and three phases and an overridden onAdvance that
// reports.
//
// tester: clean

import java.util.*;
import java.util.concurrent.*;

/** Guide to the Java Phaser: dynamic registration and onAdvance. */
public class PhaserGuide {

    static class LongRunningAction implements Runnable {
        private final String threadName;
        private final Phaser ph;
        private final int phases;
        private final Queue<String> notes;

        LongRunningAction(String threadName, Phaser ph, int phases, Queue<String> notes) {
            this.threadName = threadName;
            this.ph = ph;
            this.phases = phases;
            this.notes = notes;
            ph.register();               // registered by the thread that creates the action
        }

        @Override
        public void run() {
            for (int i = 0; i < phases - 1; i++) {
                notes.add(threadName + "@" + i);
                ph.arriveAndAwaitAdvance();
            }
            notes.add(threadName + "@" + (phases - 1));
            ph.arriveAndDeregister();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        final Queue<String> notes = new ConcurrentLinkedQueue<>();
        final List<String> report = new ArrayList<>();

        Phaser ph = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int registeredParties) {
                List<String> sorted = new ArrayList<>(notes);
                Collections.sort(sorted);
                notes.clear();
                report.add("phase " + phase + " parties " + registeredParties + " " + sorted);
                return registeredParties == 0;
            }
        };

        List<Thread> threads = new ArrayList<>();
        threads.add(new Thread(new LongRunningAction("thread-1", ph, 1, notes)));
        threads.add(new Thread(new LongRunningAction("thread-2", ph, 2, notes)));
        threads.add(new Thread(new LongRunningAction("thread-3", ph, 3, notes)));
        for (Thread t : threads) t.start();

        System.out.println("arrived at " + ph.arriveAndAwaitAdvance());
        System.out.println("arrived at " + ph.arriveAndAwaitAdvance());
        ph.arriveAndDeregister();
        for (Thread t : threads) t.join();

        report.forEach(System.out::println);
        System.out.println("terminated = " + ph.isTerminated());
        System.out.println("negative phase = " + (ph.getPhase() < 0));
    }
}

/* expect:
arrived at 1
arrived at 2
phase 0 parties 3 [thread-1@0, thread-2@0, thread-3@0]
phase 1 parties 2 [thread-2@1, thread-3@1]
phase 2 parties 0 [thread-3@2]
terminated = true
negative phase = true
*/
