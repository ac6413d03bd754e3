// LeetCode 1195, Fizz Buzz Multithreaded: four threads, one for each kind of line, n = 5.
//
// Verdict: clean. All four look at one counter under one lock; exactly one of them has to act for
// each number; whoever has acted wakes all; whoever wakes up looks at the counter again, and goes
// home when it has passed n.
//
// `vmrun --tester --search rwdd` runs every schedule, 200,009, in some seconds; none fails. The test suite ends
// after 2,000.
//
// expect: 1 2 fizz 4 buzz
// tester: clean

import java.util.function.IntPredicate;

class FizzBuzz {
  private final int n;
  private int current = 1;

  public FizzBuzz(int n) {
    this.n = n;
  }

  private synchronized void say(IntPredicate mine, String word) throws InterruptedException {
    while (current <= n) {
      if (mine.test(current)) {
        if (current > 1) {
          System.out.print(" ");
        }
        System.out.print(word == null ? String.valueOf(current) : word);
        current++;
        notifyAll();
      } else {
        wait();
      }
    }
  }

  public void fizz() throws InterruptedException {
    say(x -> x % 3 == 0 && x % 5 != 0, "fizz");
  }

  public void buzz() throws InterruptedException {
    say(x -> x % 3 != 0 && x % 5 == 0, "buzz");
  }

  public void fizzbuzz() throws InterruptedException {
    say(x -> x % 15 == 0, "fizzbuzz");
  }

  public void number() throws InterruptedException {
    say(x -> x % 3 != 0 && x % 5 != 0, null);
  }
}

public class FizzBuzzMonitor {
  public static void main(String[] args) throws InterruptedException {
    FizzBuzz game = new FizzBuzz(5);
    Thread[] players = new Thread[4];
    for (int i = 0; i < players.length; i++) {
      final int role = i;
      players[i] = new Thread(() -> {
        try {
          switch (role) {
            case 0: game.fizz(); break;
            case 1: game.buzz(); break;
            case 2: game.fizzbuzz(); break;
            default: game.number();
          }
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      });
      players[i].start();
    }
    for (Thread player : players) {
      player.join();
    }
    System.out.println();
  }
}
