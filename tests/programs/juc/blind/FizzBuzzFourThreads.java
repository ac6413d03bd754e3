// LeetCode 1195: FizzBuzz up to 15 by four threads handing over with semaphores.
//
// tester: clean

import java.util.concurrent.Semaphore;
import java.util.function.IntConsumer;

// LeetCode 1195. Fizz Buzz Multithreaded
public class FizzBuzzFourThreads {

    static class FizzBuzz {
        private int n;
        private Semaphore fizz = new Semaphore(0);
        private Semaphore buzz = new Semaphore(0);
        private Semaphore fizzbuzz = new Semaphore(0);
        private Semaphore num = new Semaphore(1);

        public FizzBuzz(int n) { this.n = n; }

        public void fizz(Runnable printFizz) throws InterruptedException {
            for (int k = 1; k <= n; k++) {
                if (k % 3 == 0 && k % 5 != 0) {
                    fizz.acquire();
                    printFizz.run();
                    releaseNext(k + 1);
                }
            }
        }

        public void buzz(Runnable printBuzz) throws InterruptedException {
            for (int k = 1; k <= n; k++) {
                if (k % 5 == 0 && k % 3 != 0) {
                    buzz.acquire();
                    printBuzz.run();
                    releaseNext(k + 1);
                }
            }
        }

        public void fizzbuzz(Runnable printFizzBuzz) throws InterruptedException {
            for (int k = 1; k <= n; k++) {
                if (k % 15 == 0) {
                    fizzbuzz.acquire();
                    printFizzBuzz.run();
                    releaseNext(k + 1);
                }
            }
        }

        public void number(IntConsumer printNumber) throws InterruptedException {
            for (int k = 1; k <= n; k++) {
                if (k % 3 != 0 && k % 5 != 0) {
                    num.acquire();
                    printNumber.accept(k);
                    releaseNext(k + 1);
                }
            }
        }

        private void releaseNext(int k) {
            if (k > n) return;
            if (k % 15 == 0) fizzbuzz.release();
            else if (k % 3 == 0) fizz.release();
            else if (k % 5 == 0) buzz.release();
            else num.release();
        }
    }

    @FunctionalInterface
    interface Action { void go() throws InterruptedException; }

    static Thread start(Action a) {
        Thread t = new Thread(() -> {
            try {
                a.go();
            } catch (InterruptedException e) {
                e.printStackTrace();
            }
        });
        t.start();
        return t;
    }

    public static void main(String[] args) throws InterruptedException {
        FizzBuzz fb = new FizzBuzz(15);
        StringBuffer out = new StringBuffer();
        Thread[] ts = {
            start(() -> fb.fizz(() -> out.append("fizz "))),
            start(() -> fb.buzz(() -> out.append("buzz "))),
            start(() -> fb.fizzbuzz(() -> out.append("fizzbuzz "))),
            start(() -> fb.number(i -> out.append(i).append(' ')))
        };
        for (Thread t : ts) t.join();
        System.out.println(out.toString().trim());
    }
}

/* expect:
1 2 fizz 4 buzz fizz 7 8 fizz buzz 11 fizz 13 14 fizzbuzz
*/
