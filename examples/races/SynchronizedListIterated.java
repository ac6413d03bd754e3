// As SynchronizedList, without the lock around the loop: each call of the wrapper is guarded, the
// iterator goes to the list inside by itself.
//
// race: AbstractList.modCount
// --race: AbstractList.modCount, ArrayList.size
// --eraser: nothing
// --tester --search rwdd --eraser: AbstractList.modCount, ArrayList.size

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

public class SynchronizedListIterated {
  public static void main(String[] args) throws InterruptedException {
    List<String> names = Collections.synchronizedList(new ArrayList<>());
    names.add("Ada");
    Thread other = new Thread(() -> {
      names.add("Grace");
    });
    other.start();
    Iterator<String> each = names.iterator(); // Wrong: synchronized (names) is missing.
    if (each.hasNext()) System.out.println("somebody"); // expect: somebody
    other.join();
  }
}
