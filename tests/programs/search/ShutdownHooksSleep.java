// The only threads beside the initial one are shutdown hooks: they are searched like any others, and a
// sleep of theirs ends.
//
// expect: main ends
// expect: 2 hooks have run
// tester: clean
// search rwdd: misses "deadlock"
public class ShutdownHooksSleep {
  static int run;

  static synchronized void hook() {
    try {
      Thread.sleep(10);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    if (++run == 2) System.out.println("2 hooks have run");
  }

  public static void main(String[] args) {
    for (int i = 0; i < 2; ++i) {
      Runtime.getRuntime().addShutdownHook(new Thread(() -> hook()));
    }
    System.out.println("main ends");
  }
}
