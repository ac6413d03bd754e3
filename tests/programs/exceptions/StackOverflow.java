// A StackOverflowError can be caught, and the program goes on; finally blocks run on the way.
public class StackOverflow {
  static int depth;
  static int unwound;

  static int forever(int n) {
    depth++;
    return forever(n + 1) + 1;
  }

  static void withFinally() {
    try {
      withFinally();
    } finally {
      unwound++;
    }
  }

  static class Deep {
    Deep next;

    Deep(int n) {
      next = new Deep(n + 1);
    }
  }

  static class Loop {
    public String toString() {
      return "loop " + this;
    }
  }

  static int even(int n) {
    return odd(n + 1);
  }

  static int odd(int n) {
    return even(n + 1);
  }

  public static void main(String[] args) throws InterruptedException {
    for (int i = 0; i < 3; i++) {
      depth = 0;
      try {
        forever(0);
        System.out.println("never");
      } catch (StackOverflowError e) {
        System.out.println("caught " + (depth > 1000) + " " + e.getMessage() + " " + (e.getStackTrace().length > 100));
      }
    }
    try {
      withFinally();
    } catch (StackOverflowError e) {
      System.out.println("finally ran " + (unwound > 1000));
    }
    try {
      new Deep(0);
    } catch (StackOverflowError e) {
      System.out.println("constructor");
    }
    try {
      new Loop().toString();
    } catch (StackOverflowError e) {
      System.out.println("toString");
    }
    try {
      even(0);
    } catch (Throwable t) {
      System.out.println(t.getClass().getName());
    }
    Thread t = new Thread(() -> {
      try {
        forever(0);
      } catch (StackOverflowError e) {
        System.out.println("in a thread");
      }
    });
    t.start();
    t.join();
    System.out.println("done");
  }
}

/* expect:
caught true null true
caught true null true
caught true null true
finally ran true
constructor
toString
java.lang.StackOverflowError
in a thread
done
*/
