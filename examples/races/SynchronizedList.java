// A synchronized wrapper, and the lock held around the iteration, as its documentation demands.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedList {
  public static void main(String[] args) throws InterruptedException {
    List<String> names = Collections.synchronizedList(new ArrayList<>());
    names.add("Ada");
    Thread other = new Thread(() -> {
      names.add("Grace");
    });
    other.start();
    synchronized (names) {
      for (String name : names) assert name != null;
    }
    other.join();
    System.out.println(names.size()); // expect: 2
  }
}
