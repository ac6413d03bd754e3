// putIfAbsent for a synchronized list, in a helper that locks itself instead of the list.
//
// Verdict: the list comes out with x twice. The helper's lock keeps two putIfAbsent apart, but not an
// add that goes to the list directly, between its contains and its add.
//
// finds: [x, x]

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class ListHelper<E> {
  public final List<E> list = Collections.synchronizedList(new ArrayList<E>());

  public synchronized boolean putIfAbsent(E x) { // Wrong: should be synchronized (list).
    boolean absent = !list.contains(x);
    if (absent) {
      list.add(x);
    }
    return absent;
  }

  public static void main(String[] args) throws InterruptedException {
    ListHelper<String> helper = new ListHelper<>();
    Thread direct = new Thread(() -> {
      if (helper.list.isEmpty()) {
        helper.list.add("x");
      }
    }, "direct");
    Thread polite = new Thread(() -> helper.putIfAbsent("x"), "polite");
    direct.start();
    polite.start();
    direct.join();
    polite.join();
    if (helper.list.size() != 1) {
      throw new AssertionError(helper.list.toString());
    }
  }
}
