// Consumer takes three reminders from a DelayQueue in order of due time (common base time); a
// far one stays.
//
// tester: clean

import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class DelayQueueReminders {

    static class Reminder implements Delayed {
        private final String text;
        private final long dueNanos;

        Reminder(String text, long base, long delayMillis) {
            this.text = text;
            this.dueNanos = base + TimeUnit.MILLISECONDS.toNanos(delayMillis);
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(dueNanos - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(this.dueNanos, ((Reminder) other).dueNanos);
        }

        @Override
        public String toString() {
            return "Reminder[" + text + "]";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DelayQueue<Reminder> queue = new DelayQueue<>();
        long now = System.nanoTime();

        queue.put(new Reminder("tea is ready", now, 30));
        queue.put(new Reminder("stand-up meeting", now, 10));
        queue.put(new Reminder("go home", now, 50));

        // Far in the future, so poll() finds nothing expired after the first three
        queue.offer(new Reminder("retire", now, TimeUnit.DAYS.toMillis(10_000)));

        StringBuilder log = new StringBuilder();
        Thread consumer = new Thread(() -> {
            try {
                for (int i = 0; i < 3; i++) {
                    log.append(queue.take()).append('\n');
                }
            } catch (InterruptedException e) {
                log.append("interrupted");
            }
        }, "consumer");
        consumer.start();
        consumer.join();

        System.out.print(log);
        System.out.println("poll: " + queue.poll());
        System.out.println("peek: " + queue.peek());
        System.out.println("size: " + queue.size());
    }
}

/* expect:
Reminder[stand-up meeting]
Reminder[tea is ready]
Reminder[go home]
poll: null
peek: Reminder[retire]
size: 1
*/
