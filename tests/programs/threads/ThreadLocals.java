// Each thread has its own value of a ThreadLocal; initialValue, withInitial, remove, set.
public class ThreadLocals {
  static int made = 0;

  static final ThreadLocal<Integer> COUNTER = new ThreadLocal<Integer>() {
    @Override
    protected Integer initialValue() {
      return 100;
    }
  };
  static final ThreadLocal<StringBuilder> BUFFER = ThreadLocal.withInitial(() -> new StringBuilder("b" + ++made));
  static final ThreadLocal<String> PLAIN = new ThreadLocal<>();

  static void bump(int n) {
    for (int i = 0; i < n; i++) COUNTER.set(COUNTER.get() + 1);
  }

  public static void main(String[] args) throws InterruptedException {
    System.out.println(COUNTER.get() + " " + PLAIN.get() + " " + BUFFER.get());
    bump(5);
    int[] seen = new int[4];
    Thread[] ts = new Thread[4];
    for (int i = 0; i < ts.length; i++) {
      int k = i;
      ts[i] = new Thread(() -> {
        bump(k * 10);
        PLAIN.set("t" + k);
        seen[k] = COUNTER.get() + PLAIN.get().length();
      });
      ts[i].start();
    }
    for (Thread t : ts) t.join();
    for (int s : seen) System.out.print(s + ",");
    System.out.println(COUNTER.get() + " " + PLAIN.get());
    COUNTER.remove();
    System.out.println(COUNTER.get());
    BUFFER.get().append("x");
    System.out.println(BUFFER.get() + " " + made);
    Thread t = new Thread(() -> System.out.println(BUFFER.get().append("y") + " " + made));
    t.start();
    t.join();
    BUFFER.remove();
    System.out.println(BUFFER.get());
    PLAIN.set(null);
    System.out.println(PLAIN.get());
    ThreadLocal<int[]> perInstance = ThreadLocal.withInitial(() -> new int[1]);
    perInstance.get()[0]++;
    perInstance.get()[0]++;
    System.out.println(perInstance.get()[0]);
  }
}

/* expect:
100 null b1
102,112,122,132,105 null
100
b1x 1
b2y 2
b3
null
2
*/
