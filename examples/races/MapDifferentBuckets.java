// One thread puts into a HashMap, the other one looks for something else in it.
//
// This map has room, and the two keys fall into different parts of its table: what the one
// writes the other one does not read. So there is no race; with other keys, or a table that
// must grow, there is one. Eraser complains, as both threads have put something without a lock:
// for once that is better advice than the truth.
//
// What to learn: a detector looks at what happens, not at what the documentation forbids.
//
// no race
// tester: clean
// --eraser: HashMap.modCount, HashMap.size
// --tester --search rwdd --eraser: HashMap.modCount, HashMap.size

import java.util.HashMap;
import java.util.Map;

public class MapDifferentBuckets {
  public static void main(String[] args) throws InterruptedException {
    Map<String, Integer> ages = new HashMap<>();
    ages.put("Ada", 36);
    Thread other = new Thread(() -> {
      ages.put("Grace", 85); // Wrong all the same: a HashMap promises nothing here.
    });
    other.start();
    System.out.println(ages.get("Ada")); // expect: 36
    other.join();
  }
}
