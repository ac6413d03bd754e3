// One puts into a HashMap, the other one looks. To look is to read, and that races with the put.

import java.util.HashMap;
import java.util.Map;

public class TwoUseOneMap {
  public static void main(String[] args) throws InterruptedException {
    Map<String, Integer> ages = new HashMap<>();
    ages.put("Ada", 36);
    Thread other = new Thread(() -> {
      ages.put("Grace", 85);
    });
    other.start();
    System.out.println(ages.get("Ada")); // expect: 36
    other.join();
  }
}
