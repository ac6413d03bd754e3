// Dining philosophers (3, 2 meals each) with semaphores as forks and a fair waiter semaphore
// admitting N-1.
//
// tester: clean

import java.util.concurrent.Semaphore;

/**
 * The dining philosophers, solved with a waiter who lets at most N-1 of them sit down.
 */
public class DiningWaiter {

    private static final int N = 3;
    private static final int MEALS = 2;

    private final Semaphore waiter = new Semaphore(N - 1, true);
    private final Semaphore[] forks = new Semaphore[N];

    DiningWaiter() {
        for (int i = 0; i < N; i++) forks[i] = new Semaphore(1);
    }

    class Philosopher extends Thread {
        private final int seat;
        private int eaten;

        Philosopher(int seat) {
            super("philosopher " + seat);
            this.seat = seat;
        }

        private void think() {
            Thread.yield();
        }

        private void eat() {
            eaten++;
        }

        @Override
        public void run() {
            try {
                while (eaten < MEALS) {
                    think();
                    waiter.acquire();
                    forks[seat].acquire();
                    forks[(seat + 1) % N].acquire();
                    eat();
                    forks[(seat + 1) % N].release();
                    forks[seat].release();
                    waiter.release();
                }
            } catch (InterruptedException e) {
                System.err.println(getName() + " left the table");
            }
        }
    }

    void dinner() throws InterruptedException {
        Philosopher[] table = new Philosopher[N];
        for (int i = 0; i < N; i++) (table[i] = new Philosopher(i)).start();
        for (Philosopher p : table) p.join();
        for (Philosopher p : table) System.out.println(p.getName() + " ate " + p.eaten + " times");
        for (int i = 0; i < N; i++) {
            if (forks[i].availablePermits() != 1) throw new AssertionError("fork " + i);
        }
        System.out.println("all forks on the table");
    }

    public static void main(String[] args) throws InterruptedException {
        new DiningWaiter().dinner();
    }
}

/* expect:
philosopher 0 ate 2 times
philosopher 1 ate 2 times
philosopher 2 ate 2 times
all forks on the table
*/
