// Recursive Fibonacci 0..5 as RecursiveTask in a ForkJoinPool(2), compared with the iterative
// one.
//
// tester: clean

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class FibonacciForkJoin {

    static class Fibonacci extends RecursiveTask<Integer> {
        final int n;

        Fibonacci(int n) {
            this.n = n;
        }

        protected Integer compute() {
            if (n <= 1)
                return n;
            Fibonacci f1 = new Fibonacci(n - 1);
            f1.fork();
            Fibonacci f2 = new Fibonacci(n - 2);
            return f2.compute() + f1.join();
        }
    }

    static int iterative(int n) {
        int a = 0, b = 1;
        for (int i = 0; i < n; i++) {
            int t = a + b;
            a = b;
            b = t;
        }
        return a;
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        for (int n = 0; n <= 5; n++) {
            int f = pool.invoke(new Fibonacci(n));
            System.out.println("fib(" + n + ") = " + f + (f == iterative(n) ? " ok" : " WRONG"));
        }
        pool.shutdown();
    }
}

/* expect:
fib(0) = 0 ok
fib(1) = 1 ok
fib(2) = 1 ok
fib(3) = 2 ok
fib(4) = 3 ok
fib(5) = 5 ok
*/
