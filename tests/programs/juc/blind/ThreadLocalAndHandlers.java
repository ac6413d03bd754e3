// ThreadLocal and InheritableThreadLocal contexts, uncaught exception handler, and a daemon
// thread still sleeping at JVM exit.
//
// tester: clean

import java.lang.Thread.UncaughtExceptionHandler;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;

/** ThreadLocal request context, daemon threads and uncaught exception handlers in one lesson. */
public class ThreadLocalAndHandlers {

    private static final ThreadLocal<StringBuilder> CONTEXT = ThreadLocal.withInitial(StringBuilder::new);
    private static final InheritableThreadLocal<String> TENANT = new InheritableThreadLocal<>();

    static void trace(String s) {
        StringBuilder sb = CONTEXT.get();
        if (sb.length() > 0) sb.append(" > ");
        sb.append(s);
    }

    static class Collector implements UncaughtExceptionHandler {
        final Map<String, String> failures = new ConcurrentSkipListMap<>();

        @Override
        public void uncaughtException(Thread t, Throwable e) {
            failures.put(t.getName(), e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Map<String, String> traces = new ConcurrentSkipListMap<>();
        Collector collector = new Collector();
        TENANT.set("blue");
        trace("main");

        Thread[] requests = new Thread[3];
        for (int i = 0; i < requests.length; i++) {
            final int id = i;
            requests[i] = new Thread(() -> {
                trace("login" + id);
                trace("tenant=" + TENANT.get());
                if (id == 1) {
                    throw new ArithmeticException("request " + id + " divided by zero");
                }
                trace("logout" + id);
                traces.put(Thread.currentThread().getName(), CONTEXT.get().toString());
                CONTEXT.remove();
            }, "request-" + id);
            requests[i].setUncaughtExceptionHandler(collector);
        }
        for (Thread r : requests) r.start();
        for (Thread r : requests) r.join();

        traces.forEach((k, v) -> System.out.println(k + ": " + v));
        collector.failures.forEach((k, v) -> System.out.println(k + " died of " + v));
        System.out.println("main's own context: " + CONTEXT.get());

        // a daemon does not keep the JVM alive
        CountDownLatch started = new CountDownLatch(1);
        Thread daemon = new Thread(() -> {
            started.countDown();
            while (true) {
                try {
                    Thread.sleep(60_000);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        started.await();
        try {
            daemon.setDaemon(false);
        } catch (IllegalThreadStateException e) {
            System.out.println("too late to change the daemon flag");
        }
        System.out.println("daemon alive: " + daemon.isAlive() + ", bye");
    }
}

/* expect:
request-0: login0 > tenant=blue > logout0
request-2: login2 > tenant=blue > logout2
request-1 died of java.lang.ArithmeticException: request 1 divided by zero
main's own context: main
too late to change the daemon flag
daemon alive: true, bye
*/
