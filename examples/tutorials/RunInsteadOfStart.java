// Tutorial: run instead of start: everything happens in the main thread, one after the other.
//
// Verdict: clean: there is only one thread. That is what is wrong with it, and what the output says.
//
// expect: main counts 0
// expect: main counts 1
// expect: main is done
// tester: clean

public class RunInsteadOfStart {
  static class Counter extends Thread {
    @Override
    public void run() {
      for (int i = 0; i < 2; i++) {
        System.out.println(Thread.currentThread().getName() + " counts " + i);
      }
    }
  }

  public static void main(String[] args) {
    Counter counter = new Counter();
    counter.run(); // Wrong: should be start().
    System.out.println(Thread.currentThread().getName() + " is done");
  }
}
