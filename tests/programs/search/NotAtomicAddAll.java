// Vector.addAll reads its argument first, without its own lock: what another thread does to both comes in between. It is
// marked @NotAtomic in the library. The other calls are one step each, and stay that.
// finds: c without b
// search rwdd: finds "c without b"
// search dd: finds "c without b"
// search exhaustive: finds "c without b"
import java.util.Vector;

public class NotAtomicAddAll {
  static final Vector<String> all = new Vector<>();
  static final Vector<String> more = new Vector<>();

  public static void main(String[] args) throws InterruptedException {
    more.add("a");
    Thread thread = new Thread(() -> {
      more.add("b");
      all.add("c");
    });
    thread.start();
    all.addAll(more);
    thread.join();
    // Whole calls would give [a, c], [a, b, c] or [c, a, b].
    assert all.contains("b") || all.indexOf("a") < all.indexOf("c") : "c without b";
  }
}
