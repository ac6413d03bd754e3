// Two threads add to one ArrayList, without a lock.
//
// Either may look at the list before the other one has written to it. The accesses that race are in
// library code; they are reported at the lines that call it.
//
// finds: data race inside the ArrayList list
// finds: main writes AbstractList.modCount, holding no lock (line 23)
// finds: Thread-0 reads AbstractList.modCount, holding no lock (line 20)
// search rwdd: finds "data race inside"
// search exhaustive: finds "data race on ArrayList.size"
// tester options: --search rwdd

import java.util.ArrayList;
import java.util.List;

public class RaceInArrayList {
  public static void main(String[] args) {
    List<String> list = new ArrayList<>();
    Thread t1 = new Thread(() -> {
      list.add("a");
    });
    t1.start();
    list.add("b");
  }
}
