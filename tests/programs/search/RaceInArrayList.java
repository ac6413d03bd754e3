// Two threads add to one ArrayList, without a lock.
//
// Either may look at the list before the other one has written to it. The accesses that race are in
// library code; they are reported at the lines that call it.
//
// finds: data race on
// finds: thread "main" at RaceInArrayList.java:23 writes
// finds: thread "Thread-0" at RaceInArrayList.java:20 reads
// search rwdd: finds "data race on"
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
