// Lamport's bakery for two threads, done right.
//
// Each draws a number that is larger than the other's. Two may draw the same one; then the first in
// line is the one with the lower name. While somebody is drawing, the other one waits for him to be
// finished.
//
// tester: clean

import java.util.concurrent.atomic.AtomicInteger;

public class Bakery {
  static final AtomicInteger[] drawing = {new AtomicInteger(), new AtomicInteger()};
  static final AtomicInteger[] number = {new AtomicInteger(), new AtomicInteger()};
  static int served; // Guarded by the bakery.

  static void enter(int me) {
    int other = 1 - me;
    drawing[me].set(1);
    number[me].set(number[other].get() + 1);
    drawing[me].set(0);
    while (drawing[other].get() == 1) {
      Thread.yield();
    }
    while (isBefore(other, me)) {
      Thread.yield();
    }
  }

  static boolean isBefore(int one, int two) {
    int first = number[one].get();
    if (first == 0) {
      return false; // Does not want to enter.
    }
    int second = number[two].get();
    return first < second || first == second && one < two;
  }

  static void work(int me) {
    enter(me);
    served++;
    number[me].set(0);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> work(1));
    other.start();
    work(0);
    other.join();
    System.out.println(served); // expect: 2
  }
}
