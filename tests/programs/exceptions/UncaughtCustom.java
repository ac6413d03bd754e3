// An uncaught exception of the program's own, without a message, thrown in an inner class' method.
public class UncaughtCustom {
  static class Custom extends RuntimeException {}

  class Inner {
    void go() {
      Runnable r = () -> {
        throw new Custom();
      };
      r.run();
    }
  }

  public static void main(String[] args) {
    System.out.println("before");
    new UncaughtCustom().new Inner().go();
  }
}
// expect exception: UncaughtCustom$Custom
// expect stderr: 	at UncaughtCustom$Inner.go(UncaughtCustom.java:10)

/* expect:
before
*/
