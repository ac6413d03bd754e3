// Lamport's bakery without the sign "I am drawing a number".
//
// One thread has looked at the numbers and drawn 1, but not written it down yet. The other one
// draws 1 as well, sees nobody before it, and goes in. Now the first one writes its 1 down; the
// numbers are the same, its name is lower: it goes in, too.
//
// finds: data race on BakeryWrong.served

import java.util.concurrent.atomic.AtomicInteger;

public class BakeryWrong {
  static final AtomicInteger[] number = {new AtomicInteger(), new AtomicInteger()};
  static int served;

  static void enter(int me) {
    int other = 1 - me;
    number[me].set(number[other].get() + 1); // Wrong: nobody sees that a number is being drawn.
    while (isBefore(other, me)) {
      Thread.yield();
    }
  }

  static boolean isBefore(int one, int two) {
    int first = number[one].get();
    if (first == 0) {
      return false;
    }
    int second = number[two].get();
    return first < second || first == second && one < two;
  }

  static void work(int me) {
    enter(me);
    served++;
    number[me].set(0);
  }

  public static void main(String[] args) {
    new Thread(() -> work(1)).start();
    work(0);
  }
}
