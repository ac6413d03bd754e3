// Hillis-Steele prefix sums by 4 threads on an AtomicIntegerArray, phases separated by a Phaser
// with overridden onAdvance.
//
// tester: clean

import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicIntegerArray;

/* Prefix sums by the Hillis-Steele scheme; a Phaser separates reading and writing. */
public class PhaserSteps {

    public static void main(String[] args) throws InterruptedException {
        final int n = 4;
        final AtomicIntegerArray a = new AtomicIntegerArray(new int[] {3, 1, 4, 1});
        final Phaser phaser = new Phaser(n) {
            @Override
            protected boolean onAdvance(int phase, int registeredParties) {
                if (phase % 2 == 1) System.out.println("after phase " + phase + ": " + a);
                return registeredParties == 0;
            }
        };

        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            final int me = i;
            threads[i] = new Thread(() -> {
                for (int dist = 1; dist < n; dist *= 2) {
                    int mine = a.get(me);
                    int other = me - dist >= 0 ? a.get(me - dist) : 0;
                    phaser.arriveAndAwaitAdvance();   // everybody has read
                    a.set(me, mine + other);
                    phaser.arriveAndAwaitAdvance();   // everybody has written
                }
                phaser.arriveAndDeregister();
            });
        }
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        System.out.println("prefix sums: " + a);
        System.out.println("terminated: " + phaser.isTerminated());
    }
}

/* expect:
after phase 1: [3, 4, 5, 5]
after phase 3: [3, 4, 8, 9]
prefix sums: [3, 4, 8, 9]
terminated: true
*/
