// LeetCode 1115, Print FooBar Alternately, with wait in an "if": see FooBarIf.java.
//
// Verdict: clean, as long as wait does not return for nothing. Each notify comes right after the
// turn has changed, and the only other thread is the one whose turn it is now.
//
// expect: foobarfoobar
// tester: clean

public class FooBarIfOrdinary {
  static final Object monitor = new Object();
  static boolean fooIsOn = true;

  static void say(String word, boolean isFoo) {
    for (int i = 0; i < 2; i++) {
      synchronized (monitor) {
        if (fooIsOn != isFoo) {
          try {
            monitor.wait();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        }
        assert fooIsOn == isFoo : word + " is not on";
        System.out.print(word);
        fooIsOn = !fooIsOn;
        monitor.notify();
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread foo = new Thread(() -> say("foo", true));
    Thread bar = new Thread(() -> say("bar", false));
    bar.start();
    foo.start();
    foo.join();
    bar.join();
    System.out.println();
  }
}
