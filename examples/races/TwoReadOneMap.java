// Filled first, only read afterwards, by both: right, without any lock.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

import java.util.HashMap;
import java.util.Map;

public class TwoReadOneMap {
  public static void main(String[] args) throws InterruptedException {
    Map<String, Integer> ages = new HashMap<>();
    ages.put("Ada", 36);
    Thread other = new Thread(() -> {
      assert ages.get("Ada") == 36;
    });
    other.start();
    System.out.println(ages.get("Ada")); // expect: 36
    other.join();
  }
}
