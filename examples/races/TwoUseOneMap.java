// Two threads put into one HashMap, each a key of its own. The map has one size, one table and
// one count of its changes, and for those they race.
//
// race: HashMap.table, HashMap.threshold
// --race: HashMap.modCount, HashMap.size, HashMap.table, HashMap.threshold
// --eraser: HashMap.modCount, HashMap.size
// --tester --search rwdd --eraser: HashMap.modCount, HashMap.size

import java.util.HashMap;
import java.util.Map;

public class TwoUseOneMap {
  public static void main(String[] args) throws InterruptedException {
    Map<String, Integer> ages = new HashMap<>();
    Thread other = new Thread(() -> {
      ages.put("Grace", 85);
    });
    other.start();
    ages.put("Ada", 36); // Wrong: HashMap is for one thread, or for a lock around it.
    other.join();
  }
}
// expect exit: 0
