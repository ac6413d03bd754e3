import java.util.concurrent.ArrayBlockingQueue;

/** Puts into and takes out of one ArrayBlockingQueue. */
public class QueueChurn {
    public static void main(String[] args) throws InterruptedException {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(64);
        int sum = 0;
        for (int round = 0; round < 20000; round++) {
            for (int i = 0; i < 32; i++) queue.put(i);
            for (int i = 0; i < 32; i++) sum += queue.take();
        }
        System.out.println(sum);
    }
}
