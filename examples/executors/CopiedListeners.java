// Who goes through a CopyOnWriteArrayList sees it as it was when he began, whatever is added meanwhile.
//
// tester: clean

import java.util.concurrent.CopyOnWriteArrayList;

public class CopiedListeners {
  static final CopyOnWriteArrayList<String> listeners = new CopyOnWriteArrayList<>();

  public static void main(String[] args) throws InterruptedException {
    listeners.add("first");
    Thread t = new Thread(() -> listeners.add("second"));
    t.start();
    int told = 0;
    for (String listener : listeners) {
      told++;
    }
    t.join();
    assert (told == 1 || told == 2) && listeners.size() == 2;
  }
}
