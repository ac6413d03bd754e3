// Horse race with ready, go and finished CountDownLatches and a LinkedBlockingQueue; results
// sorted by steps.
//
// tester: clean

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

/* A start gate and an end gate: three horses, one race. */
public class LaunchLatches {

    enum State { READY, RUNNING, FINISHED }

    static class Horse implements Runnable {
        final String name;
        final int stride;
        private final CountDownLatch ready, go, finished;
        private final LinkedBlockingQueue<Horse> arrivals;
        volatile State state;
        int steps;

        Horse(String name, int stride, CountDownLatch ready, CountDownLatch go,
              CountDownLatch finished, LinkedBlockingQueue<Horse> arrivals) {
            this.name = name;
            this.stride = stride;
            this.ready = ready;
            this.go = go;
            this.finished = finished;
            this.arrivals = arrivals;
        }

        @Override
        public void run() {
            state = State.READY;
            ready.countDown();
            try {
                go.await();
                state = State.RUNNING;
                for (int pos = 0; pos < 12; pos += stride) steps++;
                state = State.FINISHED;
                arrivals.offer(this);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } finally {
                finished.countDown();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        String[] names = {"Pegasus", "Black Beauty", "Rosinante"};
        int[] strides = {4, 3, 1};
        CountDownLatch ready = new CountDownLatch(3), go = new CountDownLatch(1), finished = new CountDownLatch(3);
        LinkedBlockingQueue<Horse> arrivals = new LinkedBlockingQueue<>();
        List<Horse> horses = new ArrayList<>();
        for (int i = 0; i < names.length; i++) {
            Horse h = new Horse(names[i], strides[i], ready, go, finished, arrivals);
            horses.add(h);
            new Thread(h, names[i]).start();
        }
        ready.await();
        for (Horse h : horses) System.out.println(h.name + " is " + h.state);
        System.out.println("Go!");
        go.countDown();
        finished.await();

        List<Horse> result = new ArrayList<>();
        arrivals.drainTo(result);
        result.sort(Comparator.comparingInt(h -> h.steps));
        for (Horse h : result) System.out.println(h.name + " is " + h.state + " after " + h.steps + " steps");
    }
}

/* expect:
Pegasus is READY
Black Beauty is READY
Rosinante is READY
Go!
Pegasus is FINISHED after 3 steps
Black Beauty is FINISHED after 4 steps
Rosinante is FINISHED after 12 steps
*/
