// ArrayList: adding, reading, changing, walking through, removing at the end, sorting.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class ListChurn {
  public static void main(String[] args) {
    long sum = 0;
    for (int round = 0; round < 60; round++) {
      List<Integer> list = new ArrayList<>();
      for (int i = 0; i < 20000; i++) {
        list.add(i * 7919 % 20011);
      }
      for (int i = 0; i < list.size(); i++) {
        list.set(i, list.get(i) + round);
      }
      for (int value : list) {
        sum += value;
      }
      if (round % 10 == 0) {
        Collections.sort(list);
        sum += list.get(100);
      }
      while (!list.isEmpty()) {
        sum ^= list.remove(list.size() - 1);
      }
    }
    System.out.println(sum);
  }
}
