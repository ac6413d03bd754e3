// removeAll of a synchronized wrapper asks its argument about one element after the other, without holding that one's lock:
// what another thread adds meanwhile is found for the later ones only.
// finds: 2 without 1
// search rwdd: finds "2 without 1"
// search dd: finds "2 without 1"
// search exhaustive: finds "2 without 1"
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class NotAtomicWrapper {
  static final List<Integer> all = Collections.synchronizedList(new ArrayList<>(Arrays.asList(1, 2)));
  static final Set<Integer> gone = Collections.synchronizedSet(new HashSet<>());

  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(() -> {
      gone.add(1);
      gone.add(2);
    });
    thread.start();
    all.removeAll(gone);
    thread.join();
    // Whole calls would give [1, 2], [2] or [].
    assert all.contains(2) || !all.contains(1) : "2 without 1";
  }
}
