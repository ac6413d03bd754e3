// The lock is the list, and the list is replaced under its own lock. Who waits for the old list
// and who comes for the new one hold different locks.
//
// race: ChangingLock.items
// --race: ChangingLock.items, ChangingLock.items[0]
// --eraser: ChangingLock.items
// --tester --search rwdd --eraser: ChangingLock.items

public class ChangingLock {
  static int[] items = new int[0];

  static void add(int item) {
    synchronized (items) { // Wrong: should be a final object.
      int[] longer = new int[items.length + 1];
      for (int i = 0; i < items.length; i++) longer[i] = items[i];
      longer[items.length] = item;
      items = longer;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> add(1));
    other.start();
    add(2);
    other.join();
    System.out.println(items.length);
  }
}
// output: any
// expect exit: 0
