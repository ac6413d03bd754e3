// Two threads add to one ArrayList. The variables that race belong to the library; the report
// names the list and the lines of the program.
//
// race: AbstractList.modCount
// --race: AbstractList.modCount, ArrayList.items, ArrayList.size
// --eraser: AbstractList.modCount, ArrayList.size
// --tester --search rwdd --eraser: AbstractList.modCount, ArrayList.items, ArrayList.size

import java.util.ArrayList;
import java.util.List;

public class TwoUseOneList {
  public static void main(String[] args) throws InterruptedException {
    List<String> names = new ArrayList<>();
    Thread other = new Thread(() -> {
      names.add("Ada");
    });
    other.start();
    names.add("Grace"); // Wrong: ArrayList is for one thread, or for a lock around it.
    other.join();
  }
}
// expect exit: 0
