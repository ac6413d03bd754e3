// Two threads print the numbers 1..6 in turn with synchronized wait/notify.
//
// tester: clean

/**
 * Classic interview question: print the numbers 1..10 with two threads,
 * one of which prints only odd numbers and the other only even numbers.
 */
public class OddEvenPrinter {

    static class Printer {
        private boolean oddTurn = true;

        synchronized void printEven(int number) {
            while (oddTurn) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return;
                }
            }
            System.out.println(Thread.currentThread().getName() + ": " + number);
            oddTurn = true;
            notify();
        }

        synchronized void printOdd(int number) {
            while (!oddTurn) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return;
                }
            }
            System.out.println(Thread.currentThread().getName() + ": " + number);
            oddTurn = false;
            notify();
        }
    }

    static class TaskEvenOdd implements Runnable {
        private final int max;
        private final Printer print;
        private final boolean isEvenNumber;

        TaskEvenOdd(Printer print, int max, boolean isEvenNumber) {
            this.print = print;
            this.max = max;
            this.isEvenNumber = isEvenNumber;
        }

        @Override
        public void run() {
            int number = isEvenNumber ? 2 : 1;
            while (number <= max) {
                if (isEvenNumber) {
                    print.printEven(number);
                } else {
                    print.printOdd(number);
                }
                number += 2;
            }
        }
    }

    public static void main(String... args) throws InterruptedException {
        Printer print = new Printer();
        Thread t1 = new Thread(new TaskEvenOdd(print, 6, false), "Odd ");
        Thread t2 = new Thread(new TaskEvenOdd(print, 6, true), "Even");
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println("Done");
    }
}

/* expect:
Odd : 1
Even: 2
Odd : 3
Even: 4
Odd : 5
Even: 6
Done
*/
